// What ends something for others takes a second tap on the same place: the first
// asks.

import { hear, tell } from "./page.js";

const waits = 5000; // ms for the second tap
const settles = 400; // ms: the second half of a double tap is no answer

let armed = null; // { entry, at, ends }: what was asked last

const asked = (button) => button.dataset.entry ?? button.dataset.form ?? button.id;

document.addEventListener("click", (e) => {
  const button = e.target.closest("[data-ends]");
  if (!button) return disarm();
  const again = armed?.entry === asked(button);
  if (again && (e.detail === 0 || Date.now() - armed.at > settles)) return disarm();
  e.preventDefault();
  e.stopImmediatePropagation();
  if (again) return;
  disarm();
  armed = { entry: asked(button), at: Date.now(), ends: setTimeout(disarm, waits) };
  mark();
  tell("armed", button.dataset.ends);
}, true);

document.addEventListener("pointerdown", (e) => !e.target.closest("[data-ends]") && disarm(), true);

// Shows the question on its button, wherever that is drawn.
function mark() {
  for (const button of document.querySelectorAll("[data-ends]")) {
    const says = armed?.entry === asked(button);
    if (button.classList.contains("armed") === says) continue;
    button.classList.toggle("armed", says);
    if (says) [button.dataset.label, button.dataset.named] = [button.textContent, button.ariaLabel ?? ""];
    button.textContent = says ? button.dataset.ends.replace(/\? .*/, "?") : button.dataset.label;
    button.ariaLabel = (!says && button.dataset.named) || null;
  }
}

function disarm() {
  clearTimeout(armed?.ends);
  armed = null;
  tell("disarmed");
  mark();
}

hear("changed", mark);
