/** Which entry of the encyclopedia lies open over the table; pages of their own use the address instead. */

class LookUp {
  entry = $state<string>();

  open(entry: string): void {
    this.entry = entry;
  }

  close(): void {
    this.entry = undefined;
  }
}

export const lookUp = new LookUp();
