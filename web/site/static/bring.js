// Brings what there is to do into sight: its sheet to the front, and its places
// between the bars.

import { front } from "./tabs.js";
import { hear, seen } from "./page.js";
import { still } from "./touch.js";

const calm = 3000; // ms that nobody has touched the page: it may move by itself

let entered = 0; // the number of one's own last entry
let could = null; // ids of the places where one could do something, when looked at last

// The places on the sheets where a seat, whose part of the list that is, can do
// something that does not lie in the bar.
function places(part) {
  const forms = [...part?.querySelectorAll("form[data-at]") ?? []].filter((form) => !document.querySelector(`#dock [data-form="${CSS.escape(form.id)}"]`));
  return forms.map((form) => document.getElementById(form.dataset.at)).filter(Boolean);
}

const mine = () => places(document.querySelector("#entries .mine"));

function inSight(place) {
  const at = place.getBoundingClientRect();
  const [top, foot] = [document.querySelector(".top"), document.querySelector(".foot")].map((bar) => bar.getBoundingClientRect());
  const x = at.left + at.width / 2;
  return at.height > 0 && at.top >= top.bottom && at.bottom <= foot.top && x >= 0 && x <= innerWidth;
}

function bring(all) {
  if (all.length === 0) return;
  const shown = all.filter((place) => !place.closest(".aside"));
  const [first] = shown.length > 0 ? shown : all;
  front(first.closest(".sheet"));
  const motion = matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
  if (!all.some(inSight)) first.scrollIntoView({ block: "nearest", inline: "center", behavior: motion }); // and no further, for the sheet ends somewhere
  for (const lights of document.querySelectorAll(".lights")) lights.replaceWith(lights.cloneNode(true)); // which beckon anew
}

document.addEventListener("click", (e) => {
  const button = e.target.closest("[data-places]");
  if (!button) return;
  e.preventDefault();
  bring(places(document.getElementById(button.dataset.places)));
});

// The page moves by itself only after one's own entry, or where nobody is at it and
// there is something else to do.
function follow() {
  const { activeElement: at } = document;
  if (elsewhere() || document.getElementById("ask").open || at.matches("input, select, textarea") || mine().some(inSight)) return;
  bring(mine());
}

// Who has a list under the sheets before them, or the menu open, is reading.
function elsewhere() {
  const [sheets, foot] = [".sheets", ".foot"].map((part) => document.querySelector(part).getBoundingClientRect());
  return document.getElementById("menu").open || sheets.bottom < foot.top / 2;
}

// Whether there is something else to do on the sheets than when looked at last.
function otherwise() {
  const before = could;
  could = mine().map((place) => place.id).join(" ");
  return could !== before;
}

otherwise();

hear("entered", ({ number }) => {
  entered = number;
  if (Number(seen()) >= entered) follow();
});
hear("changed", () => {
  if (otherwise() && still() > calm || Number(seen()) === entered) follow();
});
