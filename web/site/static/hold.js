// What somebody reads in the middle of the screen stays there, while what stands
// above it grows or shrinks. Not every browser does so by itself. A cell of a sheet is as large as
// what is written in it: its place is that of its sheet.

export function hold() {
  const read = document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest("[data-number], [id]:not(svg *)");
  const { top } = read?.getBoundingClientRect() ?? {};
  return () => {
    const fresh = read && document.querySelector(read.id ? `#${CSS.escape(read.id)}` : `#moves [data-number="${read.dataset.number}"]`);
    if (fresh) scrollBy({ top: fresh.getBoundingClientRect().top - top, behavior: "instant" });
  };
}
