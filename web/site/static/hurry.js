// A throw that has been typed whole enters itself, after a moment in which it can
// be taken back.

import { hear } from "./page.js";

const moment = 1500; // ms
let pending = null; // { go, timer }

// Enters a form soon, or holds it back.
export function hurry(form, soon) {
  stop();
  const go = form.querySelector("[data-go]");
  if (!soon || !form.closest("#ask")) return;
  go.classList.add("soon");
  pending = { go, timer: setTimeout(() => stop() || form.requestSubmit(go), moment) };
}

function stop() {
  clearTimeout(pending?.timer);
  pending?.go.classList.remove("soon");
  pending = null;
}

hear("sent", stop);
document.getElementById("ask")?.addEventListener("close", stop);
