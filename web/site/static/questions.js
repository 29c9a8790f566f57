// What a form asks. Where that is one thing of a few, each of them is a button that
// answers and enters in one tap.

import { make } from "./page.js";

const most = 16; // buttons: more are a list to read, with a button of its own

// The fields of a form that somebody has to fill in.
export const questions = (form) => [...form.querySelectorAll("fieldset:not(.settled), .field")];

// Gives a form of one question its answers as buttons.
export function answers(form) {
  const [field, more] = questions(form);
  const tiles = [...(field?.querySelectorAll("input[type=radio]") ?? [])];
  const go = form.querySelector("[data-go]");
  if (more || tiles.length === 0 || tiles.length > most || !go || form.closest(".mending")) return;
  const row = make("div", { class: "answers choices", role: "group", "aria-label": field.querySelector("legend").textContent });
  for (const tile of tiles) {
    const says = [...tile.parentElement.children].filter((part) => part !== tile).map((part) => part.cloneNode(true));
    const button = make("button", { type: "submit", class: "button tile", "data-answer": tile.value, "data-says": `${form.dataset.label}: ${tile.dataset.title ?? tile.value}` }, ...says);
    button.addEventListener("click", () => (tile.checked = true));
    row.append(button);
  }
  form.classList.add("answered");
  field.after(row);
}
