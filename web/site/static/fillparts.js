// Puts a part of the page in its place: the element with its id. What is open
// stays open, and the focus stays.

export function place(id, html) {
  const old = document.getElementById(id);
  if (!old) return;
  if (old instanceof SVGElement) {
    const drawn = new DOMParser().parseFromString(`<svg xmlns="http://www.w3.org/2000/svg">${html}</svg>`, "image/svg+xml");
    old.replaceWith(document.importNode(drawn.documentElement.firstElementChild, true));
    return;
  }
  const focused = old.contains(document.activeElement) ? document.activeElement.id : "";
  const folds = new Map([...old.querySelectorAll("details[id]")].map((fold) => [fold.id, fold.open]));
  const parsed = document.createElement("template");
  parsed.innerHTML = html; // by our own templates, which escape
  const fresh = parsed.content.firstElementChild;
  for (const fold of fresh.querySelectorAll("details[id]")) fold.open = folds.get(fold.id) ?? fold.open;
  old.replaceWith(fresh);
  if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
}
