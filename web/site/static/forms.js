// Makes parts of the page fit for thumbs: buttons that only a script can serve, faces in
// place of lists, and a button that says what it will enter.

import { frames } from "./board.js";
import { keyed } from "./cursor.js";
import { face, hear, make, tell } from "./page.js";
import { hurry } from "./hurry.js";
import { say } from "./say.js";

export function dress(root) {
  for (const button of root.querySelectorAll("[data-script]")) button.disabled = false;
  frames(root);
  keyed(root);
  root.querySelectorAll("fieldset.throw").forEach(pad);
  root.querySelectorAll("form.offer").forEach(name);
}

// A long list is made one to look through once it is asked.
hear("asked", (form) => form.querySelector("[data-list]:not([hidden])") && import("./list.js").then(({ lists }) => lists(form)));

// The button of a form says with what.
export function name(form) {
  const go = form.querySelector("[data-go]");
  if (!go) return;
  const thrown = form.querySelector("fieldset.throw");
  const with_ = [...form.querySelectorAll("[data-kind=dice] input:checked, input[data-kind=dice]")].map((input) => input.value);
  const chosen = [...form.querySelectorAll(".choices:not([data-kind=dice]) input:checked, [data-list] option:checked:not([value=''])")].map((one) => one.label ?? one.dataset.title ?? one.value);
  const counted = [...form.querySelectorAll("[data-item]")].filter((input) => Number(input.value) > 0).map((input) => `${input.value} ${input.dataset.title}`);
  const number = form.querySelector("[data-kind=range] input:not([type=hidden])");
  let text = form.querySelector(".what") ? (go.dataset.bare ??= go.textContent) : form.dataset.label;
  if (with_.length > 0) text = say("with", { label: text, what: with_.join(", ") });
  if (chosen.length > 0) text = form.dataset.tells === undefined ? say("chosen", { label: text, what: chosen.join(", ") }) : say("enter-what", { what: chosen.join(", ") });
  if (counted.length > 0) text = say("chosen", { label: text, what: counted.join(", ") });
  if (form.querySelector("[data-fill]") && !form.closest(".mending")) {
    if (counted.length > 0) delete go.dataset.ends;
    else go.dataset.ends = say("nothing-sure", { label: text }); // where there is something to take, that is rarely meant
  }
  if (number) text = say("number", { label: text, number: number.value });
  if (thrown) {
    const faces = facesOf(thrown);
    if (faces.length > 0) text = form.closest(".mending") ? say("see-roll", { dice: faces.join("+") }) : say("enter-what", { what: faces.join("+") });
    go.disabled = !enough(thrown, faces);
  }
  go.textContent = text;
}

document.addEventListener("input", (e) => {
  const form = e.target.closest("form.offer");
  if (!form) return;
  name(form);
  tell("edited", form);
});

// Steppers count up and down within their bounds, and those of all together.
document.addEventListener("click", (e) => {
  const button = e.target.closest("[data-by]");
  if (!button) return;
  const input = button.parentElement.querySelector("input");
  const all = button.closest("[data-to]");
  const before = Number(input.value);
  const after = Math.min(Number(input.max), Math.max(Number(input.min), before + Number(button.dataset.by)));
  if (all && after > before) {
    const sum = [...all.querySelectorAll("input[type=number]")].reduce((n, one) => n + Number(one.value), 0);
    if (sum >= Number(all.dataset.to)) return;
  }
  input.value = after;
  input.dispatchEvent(new Event("input", { bubbles: true }));
});

// Takes what the button names, or else as much as there is room for, in the order in which
// things are named.
document.addEventListener("click", (e) => {
  const fill = e.target.closest("[data-fill]");
  const all = fill?.closest("[data-to]");
  if (!all) return;
  const named = fill.dataset.fill.split(" ");
  let room = Number(all.dataset.to);
  for (const [i, input] of all.querySelectorAll("input[type=number]").entries()) {
    input.value = named[i] || Math.min(Number(input.max), room);
    room -= Number(input.value);
  }
  all.dispatchEvent(new Event("input", { bubbles: true }));
});

const facesOf = (field) => [...field.querySelectorAll("select")].map((select) => select.value).filter(Boolean);

const enough = (field, faces) => faces.length >= Math.max(1, Number(field.dataset.from));

// A throw that goes on until a sum is reached takes no more after it.
function full(field, faces) {
  const until = Number(field.dataset.until);
  const sum = faces.reduce((n, one) => n + Number(one), 0);
  return faces.length === field.querySelectorAll("select").length || (until > 0 && sum >= until);
}

// A pad of faces in place of lists: each tap fills the next die, and a tap on a
// filled one takes it back. The lists stay what the form sends.
function pad(field) {
  const selects = [...field.querySelectorAll("select")];
  const dice = make("div", { class: "thrown-so-far", role: "group", "aria-label": say("typed") });
  const keys = make("div", { class: "pad", role: "group", "aria-label": say("faces") });
  const draw = () => {
    const faces = facesOf(field);
    dice.replaceChildren(...faces.map((value, i) => {
      const filled = make("button", { type: "button", class: "pick", "aria-label": say("remove-die", { face: value }) }, face(value));
      filled.addEventListener("click", () => set(faces.toSpliced(i, 1)));
      return filled;
    }));
    const rest = Number(field.dataset.from) - faces.length;
    for (let i = 0; i < rest; i++) dice.append(make("span", { class: "empty" }));
    for (const key of keys.children) key.disabled = full(field, faces);
  };
  const set = (faces) => {
    selects.forEach((select, i) => (select.value = faces[i] ?? ""));
    draw();
    name(field.form);
    tell("edited", field.form);
    hurry(field.form, faces.length === selects.length && Number(field.dataset.from) === selects.length && !field.form.dataset.warning);
  };
  for (const option of selects[0].options) {
    if (!option.value) continue;
    const key = make("button", { type: "button", class: "key", "aria-label": option.value }, face(option.value));
    key.addEventListener("click", () => set([...facesOf(field), option.value]));
    keys.append(key);
  }
  for (const select of selects) {
    select.required = false; // the button says when it is enough
    select.hidden = true;
  }
  field.append(dice, keys);
  draw();
  field.form.addEventListener("reset", () => setTimeout(() => {
    draw();
    name(field.form);
  }));
}
