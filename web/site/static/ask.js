// The dialog borrows forms from the list of what can be entered, and gives them
// back when it closes: there is one form for each thing, wherever it is filled
// in.

import { chosen, choose } from "./dice.js";
import { name } from "./forms.js";
import { hear, make, table, tell } from "./page.js";
import { answers, questions } from "./questions.js";
import { release } from "./parts.js";
import { say } from "./say.js";

const dialog = document.getElementById("ask");
const title = document.getElementById("ask-name");
const holder = document.getElementById("ask-forms");
const borrowed = new Map(); // the place that each form came from
let opener = null;

// Offers some forms, with all chosen that can be: a value was chosen by where
// the tap was. Above them it says what can't be done.
export function ask(forms, from = null, value = null, lacks = []) {
  giveBack();
  opener = from;
  for (const lack of lacks) holder.append(make("p", { class: "lack" }, ...lack.cloneNode(true).childNodes));
  for (const form of forms) {
    const place = document.createComment(form.id);
    borrowed.set(form, place);
    form.replaceWith(place);
    holder.append(form);
    settle(form, value);
    answers(form);
  }
  title.textContent = forms.length === 1 && lacks.length === 0 ? forms[0].dataset.label : say("do-here");
  if (!dialog.open) dialog.showModal();
  holder.scrollTop = 0;
  for (const form of forms) tell("asked", form);
  const first = [".answers button", "[data-go]:not(:disabled)", ".key, button, input:not([type=hidden])"];
  (first.map((one) => forms[0].querySelector(one)).find((one) => one?.checkVisibility()) ?? dialog).focus({ preventScroll: true }); // who opens a list begins at its top
}

// With dice chosen before, there is no more to choose.
export function settle(form, value) {
  const meant = value && [...form.querySelectorAll("fieldset[data-kind=choice] input")].find((input) => input.value === value);
  if (meant) meant.checked = true;
  for (const field of form.querySelectorAll("fieldset[data-kind=dice]")) {
    const taken = [...field.querySelectorAll("input")].find((input) => sorted(input.value) === chosen());
    field.classList.toggle("settled", Boolean(taken));
    if (taken) taken.checked = true;
  }
  name(form);
}

export const sorted = (dice) => dice.split("+").sort().join("+");

// Whether a form has to be looked at before it is sent: it asks something, or there
// is something to know.
export const asks = (form) => questions(form).length > 0 || Boolean(form.dataset.warning) || form.querySelectorAll(".actions button").length > 1;

function giveBack() {
  for (const [form, place] of borrowed) {
    form.querySelectorAll(".settled").forEach((field) => field.classList.remove("settled"));
    form.classList.remove("answered");
    form.querySelector(".answers")?.remove();
    place.replaceWith(form);
  }
  borrowed.clear();
  holder.replaceChildren();
}

export function close() {
  if (dialog.open) dialog.close();
}

dialog.addEventListener("close", () => {
  giveBack();
  release();
  (document.getElementById(opener) ?? table.querySelector("#dock a, #dock button:not(:disabled)"))?.focus({ preventScroll: true });
});

// A tap beside it closes it.
dialog.addEventListener("click", (e) => {
  if (e.target === dialog) dialog.close();
});

// What lies at hand needs no dialog where there is nothing to fill in.
document.addEventListener("click", (e) => {
  const act = e.target.closest("[data-form]");
  const form = act && document.getElementById(act.dataset.form);
  if (!form) return;
  e.preventDefault();
  if (asks(form) && !act.dataset.ends) ask([form], act.id);
  else form.requestSubmit(form.querySelector("button"));
  if (act.dataset.types) form.querySelector(`.key[aria-label="${act.dataset.types}"]`).click(); // the first die
});

// A throw of one die at a time goes on in the dialog, as soon as the page knows
// of the die.
let awaited = null;

hear("queued", () => choose([]));
hear("goes-on", ({ form, faces }) => {
  awaited = { form, faces };
  goOn();
});
hear("changed", goOn);

function goOn() {
  const form = awaited && document.getElementById(awaited.form);
  if (!form || Number(form.dataset.held) !== awaited.faces) return;
  awaited = null;
  ask([form]);
}
