// What somebody has earned is counted out in coins, over their score.

import { hear, make, tell } from "./page.js";

const still = matchMedia("(prefers-reduced-motion: reduce)");
const counts = 700; // ms until all of it is there
const lasts = 1700; // ms until it is gone

const scores = () => new Map([...document.querySelectorAll("#tally li")].map((li) => [li.querySelector(".name").textContent, li.querySelector("strong")]));

// Amounts are in the page's language: "$1,234.5", "1.234,5 $".
const written = (decimals) => new Intl.NumberFormat(document.documentElement.lang, { numberingSystem: "latn", minimumFractionDigits: decimals, maximumFractionDigits: decimals });
const point = written(1).formatToParts(0).find(({ type }) => type === "decimal").value;
const digits = /\d(.*\d)?/;

// The number in an amount, as in "−$1,200" or "12.5 points".
function numberIn(amount) {
  const [whole, tenths = ""] = (digits.exec(amount)?.[0] ?? "0").split(point);
  return Number(`${whole.replace(/\D/g, "")}.${tenths}`) * (/^\D*[-−]/.test(amount) ? -1 : 1);
}

let before = texts();

function texts() {
  return new Map([...scores()].map(([name, score]) => [name, score.textContent]));
}

hear("changed", (parts) => {
  if (!parts.includes("tally")) return;
  const earned = !/ (undo|redo)$/.test(document.getElementById("last")?.dataset.entry ?? ""); // what comes back was earned before
  let some = false;
  for (const [name, score] of scores()) {
    const gain = numberIn(score.textContent) - numberIn(before.get(name) ?? score.textContent);
    if (!earned || !(gain > 0)) continue;
    some = true;
    if (!still.matches) count(score, gain);
  }
  before = texts();
  if (some) tell("earned");
});

// Counts a gain up beside the score that has it already: a heap of coins with its
// sum, which readers of the screen are told elsewhere.
function count(score, gain) {
  const at = score.getBoundingClientRect();
  if (at.width === 0 || at.left < 0 || at.right > innerWidth) return; // out of sight
  const amount = score.textContent.replace(/[-−\p{L}]/gu, "").trim(); // "+1" rather than "+1 points", which the score says
  const numbers = written(gain % 1 === 0 ? 0 : 1);
  const says = (part) => `+${amount.replace(digits, () => numbers.format(gain * part))}`;
  const sum = make("span", {}, says(1));
  const heap = make("div", { class: "earned", "aria-hidden": "true" }, ...[1, 2, 3].map(() => make("i")), sum);
  document.body.append(heap);
  heap.style.setProperty("left", `${Math.max(0, Math.min(at.left, innerWidth - heap.offsetWidth - 8))}px`);
  heap.style.setProperty("top", `${at.bottom}px`);
  const start = performance.now();
  const tick = (now) => {
    const part = Math.min(1, (now - start) / counts);
    sum.textContent = says(part);
    if (part < 1) requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
  setTimeout(() => heap.remove(), lasts);
}
