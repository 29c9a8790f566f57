// Notes lie over the bar: what went in, what did not and why. They are read
// out by themselves, and none takes the focus away.

import { hear, make, table } from "./page.js";
import { say } from "./say.js";

const notes = document.getElementById("notes");
const most = 3; // more would hide the sheets
const lasts = 3000; // ms, for what needs no answer

// A note with some nodes in it. One that passes goes away by itself, or when the next
// comes; of a kind that has a name there is only one. One whose news is told is not read out.
export function note(nodes, { kind = "", passes = false, button = null, told = false } = {}) {
  if (kind) notes.querySelectorAll(`[data-kind="${kind}"]`).forEach((old) => old.remove());
  if (passes) notes.querySelectorAll(".passing").forEach((old) => old.remove());
  const shown = make("div", { class: passes ? "note passing" : "note", "data-kind": kind }, make("div", {}, ...nodes));
  if (told) shown.setAttribute("aria-live", "off");
  notes.append(shown);
  if (passes) {
    setTimeout(() => shown.remove(), lasts);
    return;
  }
  const close = make("button", { type: "button", class: "button", "aria-label": say("close-note") }, "×");
  if (button) shown.append(button);
  shown.append(close);
  close.addEventListener("click", () => shown.remove());
  while (notes.children.length > most) notes.firstElementChild.remove();
}

// Who taps elsewhere has read why they cannot write there.
document.addEventListener("click", (e) => {
  if (!notes.contains(e.target)) notes.querySelectorAll("[data-kind=why]").forEach((old) => old.remove());
}, true);

// Why a button asks for a second tap.
hear("armed", (question) => note([say("tap-again", { question })], { kind: "ends", passes: true }));
hear("disarmed", () => notes.querySelectorAll("[data-kind=ends]").forEach((old) => old.remove()));

// Why something cannot be entered, from an answer of the server.
export function reason({ error, violation }) {
  const text = make("p", {}, error);
  if (violation?.instead) text.append(` ${say("instead", { what: violation.instead })}`);
  if (violation?.clause) text.append(" ", make("a", { class: "clause", href: `/rules/${table.dataset.game}#${violation.clause}` }, violation.clause));
  return text;
}
