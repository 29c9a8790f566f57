// Cells that something can be written on light up; a tap takes those under the
// finger, or asks the server why there are none.

import { ask, asks, settle, sorted } from "./ask.js";
import { bring } from "./board.js";
import { boxes, reach, titleOf } from "./boxes.js";
import { chosen } from "./dice.js";
import { note } from "./notes.js";
import { hear, makeSVG, path } from "./page.js";
import { say } from "./say.js";

// The forms of the cells that are legal with the dice that are chosen.
function offers() {
  const forms = [...document.querySelectorAll("form[data-at]")].filter((form) => form.dataset.at);
  if (!chosen()) return forms;
  return forms.filter((form) => diceOf(form).some((input) => sorted(input.value) === chosen()));
}

// Whether a tap on a cell can mean a form: it writes there, or is done with what stands there.
const isFor = (form, cell) => form.dataset.at === cell || form.dataset.with === cell;

const diceOf = (form) => [...form.querySelectorAll("[data-kind=dice] input, input[data-kind=dice]")];

const marksOn = new WeakMap(); // by the picture's svg, as text

// Marks what can be written on, and what is in sight. A picture whose marks stay as they are isn't
// laid out anew.
function light() {
  const forms = offers();
  const legal = new Set(forms.flatMap((form) => [form.dataset.at, form.dataset.with]));
  const seen = new Set([...document.querySelectorAll("#hints [data-seen]")].map((line) => line.dataset.seen));
  for (const picture of document.querySelectorAll(".picture")) {
    const svg = picture.querySelector("svg"), all = boxes(picture);
    const marks = [
      marked("seen", all.filter((box) => seen.has(box.id)), 2, () => ({ rx: 3 })),
      marked("lights", all.filter((box) => legal.has(box.id)), 0.4, ({ id }) => ({ rx: 1, "data-cell": id, role: "button", ...open(forms, id) })),
    ].filter(Boolean);
    const text = marks.map((mark) => mark.outerHTML).join("");
    if (marksOn.get(svg) === text) continue;
    marksOn.set(svg, text);
    svg.querySelectorAll(".lights, .seen").forEach((old) => old.remove());
    svg.append(...marks);
  }
  document.querySelectorAll(".tabs a").forEach(point);
  document.querySelectorAll(".board").forEach(bring);
}

// Marks round some boxes, so many millimetres wider; null round none.
function marked(name, some, wider, more) {
  if (some.length === 0) return null;
  return makeSVG("g", { class: name }, ...some.map((box) => makeSVG("rect", {
    x: box.x - wider, y: box.y - wider, width: box.w + 2 * wider, height: box.h + 2 * wider, ...more(box),
  })));
}

// What a cell is and holds, and with which dice something can be written there.
function open(forms, id) {
  const cell = titleOf(document.getElementById(id));
  const picks = forms.filter((form) => form.dataset.at === id).flatMap(diceOf).map((input) => input.value.replaceAll("+", " + "));
  if (picks.length === 0) return { "aria-label": say("can-fill", { cell }) };
  const [first, ...others] = new Set(picks);
  return { "aria-label": others.reduce((text, dice) => say("or-with", { text, dice }), say("open-with", { cell, dice: first })), "data-dice": "" };
}

// A tab says that something can be written on its sheet.
function point(tab) {
  const lit = document.querySelector(`${tab.hash} .lights`) !== null;
  tab.classList.toggle("lit", lit);
  if (lit) tab.setAttribute("aria-description", say("tab-lit"));
  else tab.removeAttribute("aria-description");
}

document.addEventListener("click", (e) => {
  const picture = e.target.closest(".picture");
  if (!picture) return;
  const named = e.target.dataset.cell; // by a screen reader, whose tap has no place: fingers pass through
  if (named) return tap(boxes(picture).filter((box) => box.id === named), picture.id);
  tap(reach(picture, e.clientX, e.clientY));
});
hear("tapped", ({ cell, opener }) => tap([cell], opener));

const apart = 8; // CSS pixels further from the finger than another: it was not meant

// Enters what can be written on a cell, where that is one thing and asks nothing;
// else offers what can be on those in reach, first what is done with what stands
// there, or says why that can't be, or why nothing can be on the first. The focus comes back to the opener, where there is one.
function tap(near, opener = null) {
  const forms = offers();
  const lit = near.filter((box) => forms.some((form) => isFor(form, box.id)));
  const meant = lit.filter((box) => lit.length === 1 || box.far <= lit[0].far + apart);
  const legal = meant.flatMap((box) => forms.filter((form) => isFor(form, box.id)));
  const tools = legal.filter((form) => meant.some((box) => form.dataset.with === box.id));
  const lacks = [...document.querySelectorAll("#entries [data-lacks]")].filter((lack) => meant.some((box) => lack.dataset.lacks === box.id));
  if (legal.length === 0) {
    if (near.length > 0) why(near[0].id);
    return;
  }
  if (legal.length === 1) settle(legal[0], near[0].value);
  const alone = legal.length === 1 && tools.length + lacks.length === 0;
  if (alone && !asks(legal[0]) && !cutsShort(legal[0])) legal[0].requestSubmit(legal[0].querySelector("[data-go], button"));
  else ask([...tools, ...legal.filter((form) => !tools.includes(form))], opener, near[0].value, lacks);
}

// Whether a form ends what others can still do, so that its button asks first. A tap on a die
// can be meant to choose it.
const cutsShort = (form) => document.querySelector(`#dock [data-form="${CSS.escape(form.id)}"][data-ends]`) !== null;

async function why(id) {
  try {
    const answer = await fetch(`${path}/why?at=${encodeURIComponent(id)}&with=${encodeURIComponent(chosen())}`, { signal: AbortSignal.timeout(8000) });
    const parsed = document.createElement("template");
    parsed.innerHTML = await answer.text(); // by our own templates, which escape
    if (answer.ok) note([parsed.content], { kind: "why" });
  } catch {
    note([say("no-rules")], { kind: "why", passes: true });
  }
}

hear("chosen", light);
hear("changed", light);
hear("shown", light); // a sheet that was out of sight could not be scrolled
light();
