// Says whose turn it is to one who looks elsewhere: the page's title does, and
// other modules are told when a turn begins.

import { hear, tell } from "./page.js";

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
