// The notary's view: the sheet that is kept for all is drawn anew when the game
// goes on.

import { hear, path } from "./page.js";

const paper = document.getElementById("paper");
const pause = 300; // ms: several entries at once are one drawing
let waits = null;

async function draw() {
  try {
    const answer = await fetch(`${path}/notary/paper`, { signal: AbortSignal.timeout(8000) });
    if (answer.ok) paper.innerHTML = await answer.text(); // by our own templates, which escape
  } catch {
    waits = setTimeout(draw, 2000);
  }
}

if (paper) {
  hear("changed", () => {
    clearTimeout(waits);
    waits = setTimeout(draw, pause);
  });
}
