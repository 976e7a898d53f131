// Tables that are wider than the page can be moved by keys, too.
document$.subscribe(() =>
  requestAnimationFrame(() => {
    for (const table of document.querySelectorAll(".md-typeset__scrollwrap")) table.tabIndex = 0;
  }),
);
