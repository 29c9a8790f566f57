// What a tap means is what was painted when its finger set out: after a change
// from elsewhere, what changed rests for a moment. What stands where it stood and
// enters the same stays live.

import { note } from "./notes.js";
import { hear, table } from "./page.js";
import { say } from "./say.js";
import { still, tappedAt } from "./touch.js";

const rests = 600; // ms
const settles = 350; // ms after one's own entry: the second half of a double tap
const scrolls = 1000; // ms for which the page scrolls by a finger that was on it
const finger = 22; // CSS pixels, as in boxes.js
const dialog = document.getElementById("ask");

const own = Symbol("what its reader has moved or filled in");

let past = []; // what was painted before the changes of the last moment
let closed = 0; // when the dialog closed

const news = () => document.getElementById("last");
const scene = () => (dialog.open ? dialog : table);

// What can be tapped now, each with where it is and what a tap on it means.
function painted() {
  const bars = [...table.querySelectorAll(".top, .foot")].map((bar) => bar.getBoundingClientRect());
  const all = [...scene().querySelectorAll("button, a[href], summary, .lights rect")].map((element) => ({ element, at: element.getBoundingClientRect() }));
  const inSight = all.filter(({ at }) => at.width > 0 && at.bottom > 0 && at.top < innerHeight);
  return { scene: scene(), bars, targets: inSight.map((one) => ({ ...one, bar: one.element.closest(".top, .foot") !== null, means: meaning(one.element) })) };
}

// The entry that a tap means, or where it leads.
function meaning(element) {
  if (element.type === "button") return `${element.id || element.getAttribute("aria-label")} of ${element.form?.id} ${element.textContent.trim()}`;
  if (element.dataset.cell) return `${element.dataset.cell} ${formsAt(element.dataset.cell).map(written).join("|")}`;
  const { entry, form, takes } = element.dataset; // of two alike, one is taken back
  const label = element.matches(".armed") ? element.dataset.label : element.textContent;
  return `${entry ?? form ?? (element.form ? written(element.form, element) : element.getAttribute("href") ?? element.id)} ${takes ?? ""} ${label.trim()}`;
}

const formsAt = (cell) => [...document.querySelectorAll("form[data-at]")].filter((form) => [form.dataset.at, form.dataset.with].includes(cell));

function written(form, button) {
  const fields = new FormData(form, button?.type === "submit" ? button : null);
  fields.delete("seen");
  return `${form.dataset.label} ${new URLSearchParams(fields)}`;
}

// What a tap at a point means on what was painted; null for nothing.
const meantAt = (before, x, y) => targetAt(before, x, y)?.means ?? null;

// What a finger at a point touches of what was painted.
function targetAt({ bars, targets, scrolled }, x, y) {
  const inBar = dialog.open ? undefined : bars.some((bar) => inside(bar, x, y));
  if (scrolled && !inBar) return { means: own };
  const there = targets.filter((one) => inBar === undefined || one.bar === inBar);
  const hit = there.findLast((one) => inside(one.at, x, y));
  if (hit) return hit;
  const near = there.filter((one) => one.element.dataset.cell).map((one) => ({ far: distance(one.at, x, y), ...one })).sort((a, b) => a.far - b.far)[0];
  return near?.far <= finger ? near : null;
}

const inside = (at, x, y) => x >= at.left && x <= at.right && y >= at.top && y <= at.bottom;
const distance = (at, x, y) => Math.hypot(Math.max(at.left - x, 0, x - at.right), Math.max(at.top - y, 0, y - at.bottom));

// Puts a change in place. What stands otherwise after it rests, and shows it.
export function change(apply) {
  const before = painted();
  const last = news()?.dataset.number;
  apply();
  const now = Date.now();
  past.push({ ...before, last, at: now, until: now + rests });
  mark();
  if (before.scene !== scene()) return;
  for (const { element, at, means } of painted().targets) {
    const same = meantAt(before, at.left + at.width / 2, at.top + at.height / 2) === means;
    if (!same) flash(element);
  }
}

// Says on the page whether something rests.
function mark() {
  past = past.filter((one) => one.until > Date.now());
  const until = Math.max(closed + settles, ...past.map((one) => one.until));
  const rest = until - Date.now();
  table.toggleAttribute("data-rests", rest > 0);
  if (rest > 0) setTimeout(mark, rest);
}

function flash(element) {
  element.classList.add("changed");
  setTimeout(() => element.classList.remove("changed"), rests);
}

// One's own entry is no news: what follows from it rests for as long as a double
// tap takes.
hear("entered", () => {
  for (const one of past) one.until = Math.min(one.until, one.at + settles);
  mark();
});

// What somebody fills in means what they have just made of it.
hear("edited", (form) => {
  for (const { targets } of past) {
    for (const target of targets) if (target.element.form?.id === form.id) target.means = own;
  }
});

// What the reader has moved is where they look for it.
hear("shown", () => {
  past = [];
  mark();
});
addEventListener("scroll", () => {
  if (still() < scrolls) for (const one of past) one.scrolled = true;
}, true);
dialog.addEventListener("close", () => {
  closed = Date.now();
  mark();
});

document.addEventListener("click", (e) => {
  if (!scene().contains(e.target)) return;
  if (e.target.closest("[aria-disabled=true]")) return refuse(e, news()?.textContent);
  if (e.detail === 0) return pressed(e);
  if (tappedAt() < closed + settles && tappedAt() >= closed && !dialog.open) return refuse(e, null);
  const recent = past.filter((one) => one.until > tappedAt() && one.scene === scene());
  if (recent.length === 0) return;
  const now = targetAt(painted(), e.clientX, e.clientY);
  const entry = e.target.closest("[data-entry]")?.dataset.entry ?? entryAt(now?.element?.dataset.cell);
  if (recent.some((one) => ![own, now?.means ?? null].includes(meantAt(one, e.clientX, e.clientY)) || doneSince(one, entry))) refuse(e, news()?.textContent);
}, true);

// What a tap on a cell enters, where that is one thing.
function entryAt(cell) {
  const [form, more] = cell ? formsAt(cell) : [];
  if (!form || more) return null;
  const fields = [...new FormData(form)].filter(([name]) => /^(actor|verb|arg-\d+)$/.test(name));
  return fields.map(([, value]) => (/\s/.test(value) ? JSON.stringify(value) : value)).join(" ");
}

// Whether a tap enters once more what somebody has entered since: who throws as the
// dice are thrown does not mean a second throw.
function doneSince({ last }, entry) {
  const now = news()?.dataset;
  return Boolean(entry && now) && now.number !== last && says(entry, now.entry);
}

// Whether an event is what a button says, with whatever the program has made of it.
function says(entry, event) {
  const [words, made] = [entry, event].map((text) => text.match(/"(?:[^"\\]|\\.)*"|\S+/g));
  return (words.includes("*") || words.length === made.length) && words.every((word, i) => word === "*" || word === made[i]);
}

// A key presses what has the focus, which another thing may have taken over with
// its name.
function pressed(e) {
  const button = e.target.closest("button[id], a[id]");
  const was = past.filter((one) => one.until > Date.now()).map(({ targets }) => targets.find(({ element }) => element.id === button?.id)?.means ?? own);
  if (button && was.some((means) => ![own, meaning(button)].includes(means))) refuse(e, news()?.textContent);
}

function refuse(e, why) {
  e.preventDefault();
  e.stopImmediatePropagation();
  if (why !== null) note([say("tap-late", { why: why?.trim().replace(/\.$/, "") || say("page-changed") })], { kind: "rest", passes: true });
}
