// Notes stand in the bar: what went in, what did not and why. They are read
// out by themselves, and none takes the focus away.

import { hear, make, remember, remembered, root, table } from "./page.js";
import { say } from "./say.js";

const notes = document.getElementById("notes");
const most = 3; // of which the first is in sight
const lasts = 3000; // ms, for what needs no answer
const key = `closed-${table.dataset.code}`;
const longest = 50; // names of closed notes that a phone keeps

const closed = () => (remembered(key) ?? "").split(" ");

// A note with some nodes in it. One that passes goes away by itself, or when the next
// comes; of a kind that has a name there is only one. One that has a name itself stays
// closed on this phone once it is. One whose news is told is not read out.
export function note(nodes, { kind = "", name = null, passes = false, button = null, told = false } = {}) {
  if (name !== null && closed().includes(name)) return;
  if (kind) notes.querySelectorAll(`[data-kind="${kind}"]`).forEach((old) => old.remove());
  if (passes) notes.querySelectorAll(".passing").forEach((old) => old.remove());
  const shown = make("div", { class: passes ? "note passing" : "note", "data-kind": kind }, make("div", {}, ...nodes));
  if (told) shown.setAttribute("aria-live", "off");
  notes.prepend(shown);
  if (passes) {
    setTimeout(() => shown.remove(), lasts);
    return;
  }
  const close = make("button", { type: "button", class: "button", "aria-label": say("close-note") }, "×");
  if (button) shown.append(button);
  shown.append(close);
  shown.addEventListener("click", (e) => {
    if (!e.target.closest("button, .button")) return;
    if (name !== null) remember(key, [...closed(), name].slice(-longest).join(" "));
    shown.remove();
  });
  while (notes.children.length > most) notes.lastElementChild.remove();
}

// Who taps elsewhere has read why they cannot write there.
document.addEventListener("click", (e) => {
  if (!notes.contains(e.target)) notes.querySelectorAll("[data-kind=why]").forEach((old) => old.remove());
}, true);

// Why a button asks for a second tap.
hear("armed", (question) => note([say("tap-again", { question })], { kind: "ends", passes: true }));
hear("disarmed", () => notes.querySelectorAll("[data-kind=ends]").forEach((old) => old.remove()));

// What was done with the power over the table stays in sight until its reader has seen it.
const deeds = new Set();

function noteDeeds() {
  for (const deed of document.querySelectorAll("#deeds [data-deed]")) {
    const name = `deed-${deed.dataset.deed}`;
    if (deeds.has(name)) continue;
    deeds.add(name);
    note([make("p", {}, deed.textContent)], { kind: name, name, told: true });
    document.getElementById("said").append(`${deed.textContent} `);
  }
}

hear("changed", noteDeeds);
noteDeeds();

// Why something cannot be entered, from an answer of the server.
export function reason({ error, violation }) {
  const text = make("p", {}, error);
  if (violation?.instead) text.append(` ${say("instead", { what: violation.instead })}`);
  if (violation?.clause) text.append(" ", make("a", { class: "clause", href: `${root}rules/${table.dataset.game}#${violation.clause}` }, violation.clause));
  return text;
}
