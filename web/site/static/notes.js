// Notes lie over the dock: what went in, what did not and why. They are read
// out by themselves, and none takes the focus away.

import { make, table } from "./page.js";

const notes = document.getElementById("notes");
const most = 3; // more would hide the sheets
const lasts = 3000; // ms, for what needs no answer

// A note with some nodes in it. One that passes goes away by itself; of a kind
// that has a name there is only one.
export function note(nodes, { kind = "", passes = false, button = null } = {}) {
  if (kind) notes.querySelectorAll(`[data-kind="${kind}"]`).forEach((old) => old.remove());
  const close = make("button", { type: "button", class: "button", "aria-label": "Close this note" }, "×");
  const shown = make("div", { class: "note", "data-kind": kind }, make("div", {}, ...nodes));
  if (button) shown.append(button);
  shown.append(close);
  close.addEventListener("click", () => shown.remove());
  notes.append(shown);
  while (notes.children.length > most) notes.firstElementChild.remove();
  if (passes) fade(shown);
  return shown;
}

// Nothing goes away under a finger, or while the focus is on it.
function fade(shown) {
  setTimeout(() => (shown.matches(":hover, :focus-within") ? fade(shown) : shown.remove()), lasts);
}

// Why something cannot be entered, from an answer of the server.
export function reason({ error, violation }) {
  const text = make("p", {}, error);
  if (violation?.instead) text.append(` Instead: ${violation.instead}.`);
  if (violation?.clause) text.append(" ", make("a", { class: "clause", href: `/rules/${table.dataset.game}#${violation.clause}` }, violation.clause));
  return text;
}
