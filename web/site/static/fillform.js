// The forms in which sheets are filled in without drawings: what is typed goes into
// the document at once, and a part that somebody leaves has no more written on it.

import { change, waits } from "./fillsend.js";
import { make, hear, table } from "./page.js";

const pause = 700; // ms without a key until a number is taken
const number = /^(\?|[-+−$]?[\d.,]+(\+[\d.,]+)*)$/; // or a sum
const asked = /^(numeric|decimal)$/;

let typing = null;
let at = ""; // the part that somebody is in
const begun = new Set(); // parts that were written on since they were left
const said = new Map(); // what fields said last, by their ids
const late = new Map(); // what the field that somebody is in was read as, by its id

const valueOf = (field) => (field.type === "checkbox" ? (field.checked ? "x" : "-") : field.value.trim());
const before = (field) => said.get(field.id) ?? (field.type === "checkbox" ? (field.defaultChecked ? "x" : "-") : given(field));
const given = (field) => (field instanceof HTMLSelectElement ? [...field.options].find((one) => one.defaultSelected)?.value ?? "" : field.defaultValue);
const ours = (element) => element.closest?.("#forms") && element.matches("input:not([type=hidden]), select");

// Takes what a field says.
function say(field) {
  clearTimeout(typing);
  const value = valueOf(field);
  if (value === before(field)) return;
  late.delete(field.id);
  said.set(field.id, value);
  begun.add(field.closest(".part").id);
  change(["at", field.id], ["value", value]);
}

// What is not written on a part is blank.
function leave(part) {
  if (begun.delete(part)) change(["done", part]);
}

document.addEventListener("input", (e) => {
  if (!ours(e.target) || !asked.test(e.target.inputMode) || !number.test(e.target.value.trim())) return;
  clearTimeout(typing);
  typing = setTimeout(say, pause, e.target);
});
document.addEventListener("change", (e) => ours(e.target) && say(e.target));
document.addEventListener("focusout", (e) => {
  if (!ours(e.target)) return;
  say(e.target); // our own keys change nothing, to a browser
  if (late.has(e.target.id)) fill(e.target, late.get(e.target.id));
});

// Enter goes on to the next field; what is ticked is tapped.
document.addEventListener("keydown", (e) => {
  if (e.key !== "Enter" || !ours(e.target)) return;
  e.preventDefault();
  const all = [...document.querySelectorAll("#forms :is(input:not([type=hidden], [type=checkbox]), select)")].filter((field) => field.checkVisibility());
  const next = all[all.indexOf(e.target) + 1];
  if (!next) {
    e.target.blur();
    leave(at);
    return;
  }
  next.focus();
  next.select?.();
});

// A number that the rules propose is a tap.
document.addEventListener("click", (e) => {
  const offer = e.target.closest("#forms .offer");
  if (!offer) return;
  const field = document.getElementById(offer.closest(".beside").dataset.of);
  field.value = offer.value;
  say(field);
});

// Whoever goes on to anything else has left the part.
function enter(element) {
  const part = element.closest("#forms .part")?.id ?? "";
  if (part === at) return;
  leave(at);
  at = part;
}

document.addEventListener("focusin", (e) => enter(e.target));
document.addEventListener("click", (e) => {
  enter(e.target);
  const done = e.target.closest("button[name=done]");
  if (!done) return;
  e.preventDefault();
  begun.delete(done.value);
  change(["done", done.value]);
});

// What the server has made of it. What is being typed is left alone until it is left.
hear("answered", ({ fields, beside, rows }) => {
  for (const { of, id, html } of rows) {
    if (!document.getElementById(id)) document.getElementById(of)?.append(fresh(html));
  }
  for (const [id, value] of Object.entries(fields)) {
    const field = document.getElementById(id);
    if (!field || waits(id)) continue;
    if (field === document.activeElement) late.set(id, value);
    else fill(field, value);
  }
  for (const mark of document.querySelectorAll("#forms .beside")) {
    const html = beside[mark.dataset.of] ?? "";
    if (mark.innerHTML === html) continue;
    mark.innerHTML = html; // by our own templates, which escape
    const field = document.getElementById(mark.dataset.of);
    if (field.matches("input:not([type=checkbox])")) field.placeholder = mark.querySelector(".adds")?.textContent ?? "";
  }
});

function fresh(html) {
  const parsed = document.createElement("template");
  parsed.innerHTML = html;
  return parsed.content;
}

function fill(field, value) {
  late.delete(field.id);
  if (field.type === "checkbox") {
    field.checked = value === "x";
    said.set(field.id, value === "x" ? "x" : "-");
    return;
  }
  if (field instanceof HTMLSelectElement && ![...field.options].some((one) => one.value === value)) field.append(make("option", {}, value));
  field.value = value;
  said.set(field.id, value);
}

// What could not be taken is marked.
hear("refused", (id) => document.getElementById(id)?.setAttribute("aria-invalid", "true"));
hear("changed", (parts) => {
  if (parts.includes("forms")) [said, late].forEach((map) => map.clear());
  for (const field of document.querySelectorAll("#forms [aria-invalid]")) field.removeAttribute("aria-invalid");
});

// One player at a time, where the drawings are.
hear("shown", () => {
  const chosen = document.querySelector('.tabs [aria-selected="true"]')?.hash.replace("#of-", "form-");
  for (const form of document.querySelectorAll("#forms .copy")) form.classList.toggle("aside", form.id !== chosen && chosen !== undefined);
});

// The field in which a cell is filled in, if it is in sight so deep.
export function fieldOf(cell, counted) {
  const field = document.getElementById(`in-${cell}`) ?? document.getElementById(counted[cell]);
  if (!field || table.dataset.depth === "all") return null;
  return field;
}
