// Keeps what is filled in: on this phone at once, and in the document as soon as
// the server has it, which says what it means. What cannot be sent now waits,
// over a reload too.

import { boxes } from "./boxes.js";
import { note } from "./notes.js";
import { place } from "./fillparts.js";
import { post } from "./fillpost.js";
import { make, makeSVG, remember, remembered, table, tell } from "./page.js";
import { say } from "./say.js";

const key = `filled-${table.dataset.code}`;
const longest = 30000; // ms between two tries
const form = document.getElementById("document");
const text = document.getElementById("text");
const link = document.getElementById("link");
const said = document.getElementById("said");

// What is known of the cells: their kinds, and what stands in them.
export const cells = JSON.parse(document.getElementById("cells").textContent);

let known = { ...cells.values }; // as the server has them
let waiting = []; // fields of the form that asks for changes
let whole = false; // all is asked for anew
let single = false; // one change at a time: some were refused together
let sending = false;
let pause = 1000;
let timer = null;

// Writes a value into a cell.
export function write(id, value) {
  cells.values[id] = value;
  change(["at", id], ["value", value]);
}

// Asks for changes of the document.
export function change(...fields) {
  waiting.push(...fields);
  keep();
  send();
}

// Whether a cell, or a field, waits for an answer.
export const waits = (id) => waiting.some(([name, value]) => name === "at" && value === id);

form.addEventListener("submit", (e) => {
  if (e.submitter?.id === "print") return;
  e.preventDefault();
  const { name, value } = e.submitter ?? {};
  if (name === "rest") change(["depth", table.dataset.depth], ["rest", value]);
  else if (name === "pick") change(["pick", value]);
  else readAnew();
});

// Has all of the document read again.
function readAnew() {
  whole = true;
  keep();
  send();
}

text.addEventListener("input", keep);

function keep() {
  const { own, called } = form.elements;
  remember(key, JSON.stringify({ title: table.dataset.title, at: Date.now(), text: text.value, waiting, own: own.value, called: called.value }));
  outline();
}

// Sheets that were begun on this phone are taken up where they were left.
function takeUp() {
  let kept = null;
  try {
    kept = JSON.parse(remembered(key));
  } catch {
    // What cannot be read is not ours.
  }
  if (!kept) return;
  const same = kept.text === text.value;
  if (same ? kept.waiting.length === 0 : table.dataset.fresh === undefined) return;
  text.value = kept.text;
  waiting = kept.waiting;
  note([say("taken-up")], { kind: "kept", passes: true });
  readAnew();
}

async function send() {
  clearTimeout(timer);
  if (sending) return;
  sending = true;
  while (waiting.length > 0 || whole) {
    const sent = { text: text.value, count: single ? unit() : waiting.length, whole };
    const answer = await post(form, fieldsOf(sent), working);
    if (!answer) {
      standing(say("fill-cut"), true);
      timer = setTimeout(send, pause);
      pause = Math.min(2 * pause, longest);
      break;
    }
    pause = 1000;
    standing("", false);
    if (answer.error && sent.count > unit()) {
      single = true;
      continue;
    }
    const [first] = waiting.splice(0, sent.count);
    whole = false;
    single = single && waiting.length > 0;
    take(answer, sent, first);
  }
  sending = false;
}

// How many fields the first change is.
const unit = () => (["at", "depth"].includes(waiting[0]?.[0]) ? 2 : Math.min(waiting.length, 1));

function fieldsOf({ text, count, whole }) {
  const { own, called } = form.elements;
  const fields = [["ledger", text], ["own", own.value], ["called", called.value], ...waiting.slice(0, count)];
  return whole ? [...fields, ["whole", "yes"]] : fields;
}

// How the answer is getting on.
function standing(text, cut) {
  if (link.textContent !== text) link.textContent = text;
  link.classList.toggle("cut", cut);
}

const working = () => standing(say("fill-working"), false);

function take(answer, sent, first) {
  if (answer.error) {
    if (first?.[0] === "at") tell("refused", first[1]);
    note([make("p", {}, answer.error)], { kind: "wrong" });
    cells.values = { ...known }; // what was refused is not in the cells
    keep();
    return;
  }
  if (answer.key !== table.dataset.code) { // other players, another game: another page
    remember(key, null);
    form.submit();
    return;
  }
  if (text.value === sent.text) text.value = answer.document;
  if (sent.whole) cells.values = {};
  Object.assign(cells.values, answer.values);
  known = { ...cells.values };
  for (const { id, html } of answer.parts) place(id, html);
  keep();
  tell("answered", answer);
  const word = document.querySelector("#standing .word").textContent;
  if (said.textContent !== word) said.textContent = word;
  tell("changed", answer.parts.map((part) => part.id));
}

// Outlines the cells that wait for an answer.
function outline() {
  const ids = new Set(waiting.filter(([name]) => name === "at").map(([, id]) => id));
  for (const picture of document.querySelectorAll(".picture")) {
    const svg = picture.querySelector("svg");
    svg.querySelector(".waits")?.remove();
    const late = ids.size > 0 ? boxes(picture).filter((box) => ids.has(box.id)) : [];
    if (late.length === 0) continue;
    svg.append(makeSVG("g", { class: "waits" }, ...late.map((box) => makeSVG("rect", { x: box.x, y: box.y, width: box.w, height: box.h, rx: 1 }))));
  }
}

addEventListener("online", send);
takeUp();
