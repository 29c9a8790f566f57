// The scores are one line, which a tap unfolds.

import { table } from "./page.js";

const button = document.getElementById("scores");

function fold(open) {
  table.classList.toggle("scored-open", open);
  button.setAttribute("aria-expanded", open);
}

document.addEventListener("click", (e) => {
  fold(e.target.closest("#scores, #tally") !== null && button.getAttribute("aria-expanded") === "false");
});
