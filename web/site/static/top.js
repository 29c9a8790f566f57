// What stands at the top of a table's page: the menu, the scores and whose turn it is; and how high the bars are.

import { hear, table, tell } from "./page.js";

// The menu of a table closes when its reader goes on with something else.
const menu = document.getElementById("menu");

document.addEventListener("click", (e) => {
  if (!menu.contains(e.target) || e.target.closest("a")) menu.open = false;
});

document.addEventListener("keydown", (e) => {
  if (e.key !== "Escape" || !menu.open) return;
  menu.open = false;
  menu.querySelector("summary").focus();
});

// What is brought into sight comes between the bars, however high they are.
for (const [bar, side] of [[".top", "--above"], [".foot", "--below"]]) {
  const measured = table.querySelector(bar);
  new ResizeObserver(() => document.documentElement.style.setProperty(side, `${measured.offsetHeight}px`)).observe(measured);
}

// The scores are one line, which a tap unfolds.
const button = document.getElementById("scores");

function fold(open) {
  table.classList.toggle("scored-open", open);
  button.setAttribute("aria-expanded", open);
}

document.addEventListener("click", (e) => {
  fold(e.target.closest("#scores, #tally") !== null && button.getAttribute("aria-expanded") === "false");
});

// Says whose turn it is to one who looks elsewhere: the page's title does, and
// other modules are told when a turn begins.
const title = document.title;
let mine = null; // whether it is one's own, when looked at last

function look() {
  const turn = document.getElementById("turn");
  const now = turn.matches(".mine");
  document.title = now ? `${turn.querySelector(".label").textContent} · ${title}` : title;
  if (now && mine === false) tell("my-turn");
  mine = now;
}

hear("changed", look);
look();
