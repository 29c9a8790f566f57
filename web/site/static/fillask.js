// The dialog that asks what is written in a cell.

import { cells, write } from "./fillsend.js";
import { added, signed } from "./fillkeys.js";
import { make } from "./page.js";
import { say } from "./say.js";

const most = 8; // words that are offered again

const dialog = document.getElementById("ask");
const form = document.getElementById("ask-form");
const name = document.getElementById("ask-name");
const why = document.getElementById("ask-why");
const input = document.getElementById("ask-value");
const used = document.getElementById("ask-used");
const struck = document.getElementById("ask-struck");
let at = null;
let opener = null;

const modes = { letter: "text", figure: "decimal", money: "decimal", entry: "text" };

// Asks for a cell. The focus comes back to the opener, where there is one.
export function ask(id, from) {
  at = id;
  opener = from;
  const kind = cells.kinds[id];
  const value = cells.values[id] ?? "";
  name.textContent = titleOf(id);
  why.replaceChildren(...reasons(id));
  input.value = value === "-" ? "" : value.replace(/^\//, "");
  input.inputMode = modes[kind];
  input.autocapitalize = kind === "letter" ? "characters" : "none";
  input.maxLength = kind === "letter" ? 2 : 200; // a letter can take two code units
  struck.checked = value.startsWith("/");
  struck.closest("p").hidden = kind === "money";
  offer(kind);
  if (!dialog.open) dialog.showModal();
  input.focus();
  input.select();
}

function titleOf(id) {
  const cell = document.getElementById(id);
  const sheet = cell.closest(".sheet").querySelector("h2").textContent;
  const label = cell.querySelector("title, .what")?.textContent ?? "";
  return say("cell-of", { sheet, label });
}

// Why the cell is doubtful, as the verdict has it.
function reasons(id) {
  const doubts = [...document.querySelectorAll(".doubts > li")].filter((doubt) => doubt.dataset.cells.split(" ").includes(id));
  return doubts.map((doubt) => make("div", { class: "finding" }, doubt.querySelector(".why").cloneNode(true)));
}

// What stands in other cells of the kind: a tap writes it again. And a sign,
// which keys for numbers often lack.
function offer(kind) {
  const counts = new Map();
  for (const [id, value] of Object.entries(cells.values)) {
    const word = value.replace(/^\//, "");
    if (cells.kinds[id] === kind && word && word !== "-" && word !== "?") counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const words = [...counts].sort((a, b) => b[1] - a[1]).slice(0, most).map(([word]) => word);
  used.replaceChildren(...words.sort((a, b) => a.localeCompare(b, document.documentElement.lang, { numeric: true })).map((word) => key(word, () => {
    input.value = word;
    finish("write");
  })));
  if (kind !== "figure" && kind !== "money") return;
  used.append(key("±", () => {
    input.value = signed(input.value);
    input.focus();
  }, say("sign")), key("+", () => {
    input.value = added(input.value);
    input.focus();
  }, say("plus")));
}

function key(text, act, label = text) {
  const made = make("button", { type: "button", class: "button", "aria-label": label }, text);
  made.addEventListener("click", act);
  return made;
}

form.addEventListener("submit", (e) => {
  e.preventDefault();
  finish(e.submitter?.value ?? "write");
});

function finish(how) {
  const word = input.value.trim();
  const written = word === "" ? "-" : (struck.checked ? "/" : "") + word;
  const values = { write: written, next: written, blank: "-", unknown: "?" };
  if (how in values) write(at, values[how]);
  const next = how === "next" ? after(at) : null;
  if (next) ask(next, opener);
  else dialog.close();
}

// The next cell of the sheet that is asked for by a dialog.
function after(id) {
  const sheet = document.getElementById(id).closest(".sheet");
  const ids = [...sheet.querySelectorAll("g.cell, .loose button")].map((cell) => cell.id).filter((one) => cells.kinds[one]);
  const rest = ids.slice(ids.indexOf(id) + 1);
  return rest.find((one) => cells.kinds[one] !== "box") ?? null;
}

dialog.addEventListener("close", () => document.getElementById(opener)?.focus({ preventScroll: true }));

// A tap beside it closes it.
dialog.addEventListener("click", (e) => {
  if (e.target === dialog) dialog.close();
});
