// Loads a sheet that the page came without: once it comes into sight, or
// something on it can be filled in.

import { hear, path } from "./page.js";
import { show } from "./parts.js";

let changes = 0; // of the page, since it was loaded

const sight = new IntersectionObserver((entries) => {
  for (const entry of entries) if (entry.isIntersecting) load(entry.target);
});

async function load(sheet) {
  if (sheet.dataset.later !== "") return;
  sheet.dataset.later = "loading";
  try {
    let answer, html, before;
    do { // until nothing has changed meanwhile: news of a sheet that is not there is lost
      before = changes;
      answer = await fetch(`${path}/sheet/${sheet.id}`, { signal: AbortSignal.timeout(8000) });
      html = await answer.text();
    } while (answer.ok && before !== changes);
    if (answer.ok && sheet.isConnected) show({ parts: [{ id: sheet.id, html }] });
  } catch {
    // The connection is lost: once it is back, it is tried again.
  }
  sheet.dataset.later = "";
}

function wanted() {
  for (const form of document.querySelectorAll("form[data-at]")) {
    const [, number] = form.dataset.at.match(/^s(\d+)-/) ?? [];
    const sheet = number && document.getElementById(`sheet-${number}`);
    if (sheet?.matches("[data-later]")) load(sheet);
  }
}

hear("changed", () => {
  changes++;
  wanted();
});
hear("connected", () => {
  for (const sheet of document.querySelectorAll("[data-later]")) {
    sight.unobserve(sheet);
    sight.observe(sheet);
  }
  wanted();
});
