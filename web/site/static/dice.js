// The dice on the table: one's own are chosen by tapping them, and a throw of
// the program's is shown as it came.

import { face, hear, tell } from "./page.js";

let picked = []; // faces

const dock = () => document.getElementById("dock");
const picks = () => [...document.querySelectorAll("#dock .pick")];

// The faces chosen, as a form writes them; empty for none.
export const chosen = () => [...picked].sort().join("+");

export function choose(faces) {
  picked = faces;
  mark();
  tell("chosen");
}

// Marks the dice that are chosen, as far as they still lie there.
function mark() {
  const left = [...picked];
  picked = [];
  for (const pick of picks()) {
    const at = left.indexOf(pick.dataset.face);
    pick.setAttribute("aria-pressed", at >= 0);
    if (at >= 0) picked.push(...left.splice(at, 1));
  }
}

document.addEventListener("click", (e) => {
  const pick = e.target.closest("#dock .pick");
  if (!pick) return;
  pick.setAttribute("aria-pressed", pick.getAttribute("aria-pressed") !== "true");
  picked = picks().filter((one) => one.getAttribute("aria-pressed") === "true").map((one) => one.dataset.face);
  tell("chosen");
});

const shown = () => [...document.querySelectorAll("#dock .tray > *")].map((die) => die.dataset.face);

let before = shown().join("+");

hear("changed", (parts) => {
  if (!parts.includes("dock")) return;
  mark();
  const now = shown();
  if (now.join("+") !== before && now.some(drawn) && dock().dataset.virtual === "true") tumble(now);
  before = now.join("+");
});

const drawn = (value) => document.getElementById(`face-${value}`) !== null;

// The dice roll over the page and lie as they were recorded: what moves are
// their backs.
function tumble(faces) {
  tell("thrown");
  const over = document.getElementById("thrown");
  over.replaceChildren(...faces.map(face));
  over.classList.remove("rolling");
  over.getBoundingClientRect(); // so that the animation starts anew
  over.classList.add("rolling");
  clearTimeout(tumble.ends);
  tumble.ends = setTimeout(() => over.replaceChildren(), 1800);
}
