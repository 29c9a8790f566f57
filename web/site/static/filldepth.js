// How deep the page goes into the sheets: it shows all that it has, or less of it.

import { remember, remembered, table, tell } from "./page.js";

const key = `depth-${table.dataset.code}`;
const field = document.getElementById("depth");
const buttons = [...document.querySelectorAll(".depths button")];

export function go(depth) {
  if (!buttons.some((button) => button.value === depth)) return;
  table.dataset.depth = depth;
  field.value = depth;
  for (const button of buttons) button.setAttribute("aria-pressed", button.value === depth);
  tell("shown");
}

document.addEventListener("click", (e) => {
  const button = e.target.closest("button[name=depth]");
  if (!button) return;
  e.preventDefault();
  go(button.value);
  remember(key, button.value);
  if (button.closest(".deeper")) document.querySelector(".depths").scrollIntoView();
});

go(remembered(key) ?? table.dataset.depth);
