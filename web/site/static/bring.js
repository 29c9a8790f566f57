// Brings what there is to do into sight: its sheet to the front, and its places
// into the middle of the screen.

import { front } from "./tabs.js";
import { hear } from "./page.js";
import { still } from "./touch.js";

const calm = 3000; // ms that nobody has touched the page: it may move by itself

let entered = false; // by this phone, just now

// The places on the sheets where one's own seat can do something; else where the
// table can.
function places() {
  for (const part of ["#entries .mine", "#entries-0"]) {
    const forms = [...document.querySelectorAll(`${part} form[data-at]`)];
    const all = forms.map((form) => document.getElementById(form.dataset.at)).filter(Boolean);
    if (all.length > 0) return all;
  }
  return [];
}

function inSight(place) {
  const at = place.getBoundingClientRect();
  const [top, foot] = [document.querySelector(".top"), document.querySelector(".foot")].map((bar) => bar.getBoundingClientRect());
  const x = at.left + at.width / 2;
  return at.height > 0 && at.top >= top.bottom && at.bottom <= foot.top && x >= 0 && x <= innerWidth;
}

function bring() {
  const all = places();
  if (all.length === 0) return;
  const shown = all.filter((place) => !place.closest(".aside"));
  const [first] = shown.length > 0 ? shown : all;
  front(first.closest(".sheet"));
  const motion = matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
  if (!all.some(inSight)) first.scrollIntoView({ block: "center", inline: "center", behavior: motion });
  for (const lights of document.querySelectorAll(".lights")) lights.replaceWith(lights.cloneNode(true)); // which beckon anew
}

document.addEventListener("click", (e) => {
  if (!e.target.closest("[data-bring]")) return;
  e.preventDefault();
  bring();
});

hear("entered", () => (entered = true));

// The page moves by itself only after one's own entry, or where nobody is at it.
hear("changed", () => {
  const may = entered || still() > calm;
  entered = false;
  const { activeElement: at } = document;
  if (may && !document.getElementById("ask").open && !at.matches("input, select, textarea") && !places().some(inSight)) bring();
});
