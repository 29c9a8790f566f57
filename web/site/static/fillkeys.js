// The signs that a phone's keys for numbers lack: minus, plus and the question mark of what
// nobody knows. They lie over the keyboard as long as a field for numbers is written in and in sight.
// Without scripts such fields have all keys.

import { hear, make } from "./page.js";
import { say } from "./say.js";

const keys = { "/": [say("cross-out"), struck], "±": [say("sign"), signed], "+": [say("plus"), added], "?": [say("unknown"), () => "?"] };
const most = { decimal: ["±", "+", "/", "?"], numeric: ["?"] }; // what is counted is never negative

const minus = /^[-−–]/;

export function signed(text) {
  return minus.test(text) ? text.slice(1) : `-${text.replace("?", "")}`;
}

export function struck(text) {
  return text.startsWith("/") ? text.slice(1) : `/${text}`;
}

export function added(text) {
  return text && !/[+?]$/.test(text) ? `${text}+` : text;
}

const bar = make("div", { id: "keys", role: "group", "aria-label": say("signs"), hidden: "" });
let field = null;

for (const [key, [label, write]] of Object.entries(keys)) {
  const button = make("button", { type: "button", class: "button", value: key, "aria-label": label }, key);
  button.addEventListener("click", () => {
    field.value = write(field.value.trim());
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
  bar.append(button);
}
document.querySelector("main").append(bar);
bar.addEventListener("mousedown", (e) => e.preventDefault()); // the field stays as it is, and the keyboard up

// Who reads on isn't writing.
const inSight = new IntersectionObserver((looks) => {
  bar.hidden = document.activeElement !== field || !looks.at(-1).isIntersecting;
});

document.addEventListener("focusin", (e) => {
  field = e.target.matches("[data-keys]") ? e.target : null;
  bar.hidden = !field;
  if (field) inSight.observe(field);
  for (const button of bar.children) button.hidden = !most[field?.dataset.keys]?.includes(button.value);
});
document.addEventListener("focusout", () => {
  inSight.disconnect();
  bar.hidden = true;
});

// A keyboard covers the foot of the page, and does not move what is fixed there.
function lift() {
  const seen = window.visualViewport;
  bar.style.setProperty("transform", `translateY(${Math.min(0, seen.offsetTop + seen.height - document.documentElement.clientHeight)}px)`);
}
for (const change of ["resize", "scroll"]) window.visualViewport?.addEventListener(change, lift);

// Fields have the keys for numbers, also those that come later.
function fit() {
  for (const one of document.querySelectorAll("[data-keys]")) one.inputMode = one.dataset.keys;
}
fit();
hear("changed", fit);
