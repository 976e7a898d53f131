/** What of one's own lies open over the hand's place. */
export type Opened = "goods" | "technologies" | undefined;
