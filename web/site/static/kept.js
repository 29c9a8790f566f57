// Lists the sheets that were begun on this phone, to go on with or to forget.

import { make, remember, root } from "./page.js";
import { say } from "./say.js";

const prefix = "filled-"; // of the keys under which they are kept
const section = document.getElementById("kept");

function all() {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix))
      .map((key) => [key, JSON.parse(localStorage.getItem(key))]).filter(([, kept]) => kept?.title).sort((a, b) => b[1].at - a[1].at);
  } catch {
    return []; // nothing is kept here, or not by us
  }
}

const hidden = (name, value) => {
  const area = make("textarea", { name, hidden: "" });
  area.value = value;
  return area;
};

function draw() {
  const kept = all();
  section.hidden = kept.length === 0;
  section.querySelector("ul").replaceChildren(...kept.map(([key, sheets]) => {
    const form = make("form", { method: "post", action: `${root}check/sheet`, enctype: "multipart/form-data" },
      hidden("ledger", sheets.text), hidden("own", sheets.own), hidden("called", sheets.called), make("button", { class: "button" }, sheets.title));
    const forget = make("button", { type: "button", class: "button", "aria-label": say("forget-sheets", { sheets: sheets.title }) }, say("forget"));
    forget.addEventListener("click", () => {
      remember(key, null);
      draw();
    });
    return make("li", {}, form, forget);
  }));
}

draw();
