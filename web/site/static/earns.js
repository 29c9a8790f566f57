// What would be earned by what is counted in a form stands beside it, as the rules
// of the game say.

import { hear, path } from "./page.js";
import { say } from "./say.js";

const moment = 100; // ms: a finger on its way up the steps

let next = null; // timer
let asked = 0; // how often: only the last answer counts

function look(form) {
  const shown = form.querySelector(".earns");
  if (!shown || !form.closest("#ask")) return;
  clearTimeout(next);
  next = setTimeout(async () => {
    const number = ++asked;
    const amount = await amountOf(form);
    if (number === asked) shown.textContent = amount;
  }, moment);
}

async function amountOf(form) {
  try {
    const answer = await fetch(`${path}/earns?${new URLSearchParams(new FormData(form))}`, { signal: AbortSignal.timeout(8000) });
    return answer.ok ? say("earns", await answer.json()) : "";
  } catch {
    return ""; // cut off: the rules are not at hand
  }
}

hear("asked", look);
hear("edited", look);
