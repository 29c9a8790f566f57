// Puts the parts of the page that have changed in their place, so that nobody
// who is in the middle of something notices more than they want to: the focus
// stays, what is open stays open, and a form that somebody fills in waits until
// they are through.

import { dress } from "./forms.js";
import { hold } from "./hold.js";
import { note } from "./notes.js";
import { hear, make, table, tell } from "./page.js";
import { change } from "./rest.js";
import { say } from "./say.js";
import { touched } from "./touch.js";

const came = []; // updates that wait for a finger to be lifted
const held = new Map(); // parts that wait, by id
const said = document.getElementById("said");
let told = Number(document.getElementById("last")?.dataset.number ?? 0);

// Nothing moves or changes its meaning under a finger.
export function show(update) {
  came.push(update);
  if (!touched()) change(catchUp);
}

hear("lifted", () => came.length > 0 && change(catchUp));

function catchUp() {
  for (const { seen = table.dataset.seen, parts } of came.splice(0)) {
    const atIt = document.querySelector("#turn.mine") !== null;
    table.dataset.seen = seen;
    const steady = hold();
    for (const { id, html } of parts) {
      if (id.startsWith("entries-") && busy()) held.set(id, html);
      else place(id, html);
    }
    document.querySelectorAll("#tally li")[table.dataset.me]?.classList.add("mine"); // what is sent is the same for all
    steady();
    announce(atIt);
    tell("changed", parts.map((part) => part.id));
  }
}

// Somebody is filling in a form, here or in the dialog.
function busy() {
  if (document.getElementById("ask").open) return true;
  const at = document.activeElement;
  return at.closest("#entries form:not([data-sent])") !== null && at.matches("select, input:not([type=radio])");
}

export function release() {
  if (held.size === 0 || busy()) return;
  const waiting = [...held];
  held.clear();
  change(() => {
    for (const [id, html] of waiting) place(id, html);
    tell("changed", waiting.map(([id]) => id));
  });
}

document.addEventListener("focusout", () => setTimeout(release)); // once the focus is where it goes
hear("sent", release);

function place(id, html) {
  const old = document.getElementById(id);
  if (!old) return;
  const fresh = parsed(html, old instanceof SVGElement);
  if (fresh instanceof SVGElement) {
    fresh.classList.add("fresh");
    old.replaceWith(fresh);
    return;
  }
  const focused = old.contains(document.activeElement) ? document.activeElement.id : null;
  const folds = new Map([...old.querySelectorAll("details[id]")].map((fold) => [fold.id, fold.open]));
  for (const fold of fresh.querySelectorAll("details[id]")) fold.open = folds.get(fold.id) ?? fold.open;
  dress(fresh);
  old.replaceWith(fresh);
  if (focused !== null) (document.getElementById(focused) ?? fallback(fresh)).focus({ preventScroll: true });
}

// The element that a part is, of a picture or of the page round it.
function parsed(html, drawn) {
  const part = document.createElement("template");
  part.innerHTML = drawn ? `<svg>${html}</svg>` : html; // by our own templates, which escape
  return drawn ? part.content.firstElementChild.firstElementChild : part.content.firstElementChild;
}

// Where the focus goes when what had it is no more.
function fallback(part) {
  const heading = part.closest("#entries")?.querySelector("[tabindex]");
  if (!heading) part.tabIndex = -1;
  return heading ?? part;
}

// Each move is read out once, however often it is drawn. Whoever was at it when the
// table was moved on is told.
function announce(atIt) {
  const moves = [...document.querySelectorAll("#moves [data-number]")].filter((move) => Number(move.dataset.number) > told);
  if (moves.length === 0) return;
  told = Number(moves[0].dataset.number);
  const scored = moves.find((move) => move.querySelector(".scored"))?.querySelector(".scored");
  if (scored) noteScored(scored.cloneNode(true));
  moves.reverse();
  const others = (move) => move.dataset.sender !== table.dataset.sender;
  for (const move of moves.filter((one) => one.matches(".amends") || one.matches(".takes") && others(one))) noteNews(move);
  const on = atIt && moves.find((move) => move.matches(".on") && others(move));
  const goneOn = on && noteGoneOn(on.querySelector(".text").cloneNode(true));
  said.textContent = moves.map((move) => (move === on ? goneOn : move.querySelector(".text").textContent.trim())).join(". ");
}

// Whose time is over, though they had not said to be done, reads by whom. It is what they
// hear, too.
function noteGoneOn(text) {
  const by = text.querySelector(".remark");
  by?.prepend(", ");
  const news = say("went-on", { what: text.textContent.trim().replace(/\s+,/, ",") });
  note([news], { kind: "on", passes: true, told: true });
  return news;
}

// What others took back is news, and what was changed of what stood stays in sight
// until its reader has seen to it.
function noteNews(move) {
  const sentence = move.querySelector(".text").cloneNode(true);
  const look = sentence.querySelector(".look");
  look?.remove();
  look?.classList.replace("look", "button");
  note([make("p", {}, sentence.textContent.trim())], { name: move.dataset.number, button: look, passes: look === null, told: true });
}

// What a move brought is shown to all, in as little room as it takes.
function noteScored(scored) {
  scored.querySelectorAll("a").forEach((link) => link.replaceWith(link.textContent));
  note([scored], { kind: "scored", passes: true, told: true });
}
