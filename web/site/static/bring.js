// Brings what there is to do into sight: its sheet to the front, and its places
// between the bars.

import { showIn } from "./board.js";
import { areaOf } from "./boxes.js";
import { front } from "./tabs.js";
import { hear, seen } from "./page.js";
import { still } from "./touch.js";

const calm = 3000; // ms that nobody has touched the page: it may move by itself

let entered = 0; // the number of one's own last entry
let home = null; // the sheet of one's turn: who does something on another one comes back to it
let onSheet = false; // the last finger outside the dialog came down on a sheet
let could = null; // ids of the places where one could do something, when looked at last

// The places on the sheets where a seat, whose part of the list that is, can do
// something that does not lie in the bar.
function places(part) {
  const forms = [...part?.querySelectorAll("form[data-at]") ?? []].filter((form) => !document.querySelector(`#dock [data-form="${CSS.escape(form.id)}"]`));
  return forms.map((form) => document.getElementById(form.dataset.at)).filter(Boolean);
}

const mine = () => places(document.querySelector("#entries .mine"));

// What the bars leave of the screen, from top to bottom. Beside the sheet they leave all of it
// but what the style sheet keeps free.
function gap() {
  const [top, foot, sheets] = [".top", ".foot", ".sheets"].map((part) => document.querySelector(part).getBoundingClientRect());
  if (foot.left < sheets.right) return { top: Math.max(0, top.bottom), bottom: Math.min(innerHeight, foot.top) };
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  return { top: parseFloat(scrollPaddingTop), bottom: innerHeight - parseFloat(scrollPaddingBottom) };
}

function inFrame(place) {
  const at = areaOf(place);
  const frame = (place.closest(".board") ?? document.documentElement).getBoundingClientRect();
  const [x, y] = [at.left + at.width / 2, at.top + at.height / 2];
  return at.height > 0 && x >= Math.max(0, frame.left) && x <= Math.min(innerWidth, frame.right) && y >= frame.top && y <= frame.bottom;
}

function inSight(place) {
  const { top, bottom } = gap();
  const at = areaOf(place);
  return at.top >= top && at.bottom <= bottom && inFrame(place);
}

// By how much the page may be scrolled with sheets all over the gap.
function room() {
  const { top, bottom } = gap();
  const all = document.querySelector(".sheets").getBoundingClientRect();
  return { up: Math.min(0, all.top - top), down: all.bottom - bottom };
}

function bring(all) {
  if (all.length === 0) return;
  const shown = all.filter((place) => !place.closest(".aside"));
  const some = shown.length > 0 ? shown : all;
  front(some[0].closest(".sheet"));
  if (!all.some(inSight)) centre(some.find(inFrame) ?? some[0], some);
  for (const lights of document.querySelectorAll(".lights")) lights.replaceWith(lights.cloneNode(true)); // which beckon anew
}

// Has a place in the middle of the gap, or as near to it as the sheet goes; with all the others
// on its board or sheet, where they have room in the gap.
function centre(place, others) {
  const { top, bottom } = gap();
  const board = place.closest(".board"), beside = others.filter((other) => other.closest(".board, .sheet") === place.closest(".board, .sheet"));
  const aim = () => {
    const areas = beside.map(areaOf), [x, y] = ["left", "top"].map((side) => Math.min(...areas.map((area) => area[side])));
    const all = new DOMRect(x, y, Math.max(...areas.map(({ right }) => right)) - x, Math.max(...areas.map((area) => area.bottom)) - y);
    return all.height <= bottom - top && all.width <= innerWidth ? all : areaOf(place);
  };
  if (board && !beside.every(inFrame)) showIn(board, aim());
  const at = aim();
  const { up, down } = room();
  const motion = matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
  const by = at.top + at.height / 2 - (top + bottom) / 2;
  scrollBy({ top: Math.max(up, Math.min(by, down)), behavior: motion });
}

// A sheet that is shorter than the one before it has no less of the screen.
hear("shown", () => {
  const { up, down } = room();
  if (down < 0) scrollBy({ top: Math.max(up, down), behavior: "instant" });
});

document.addEventListener("click", (e) => {
  const button = e.target.closest("[data-places]");
  if (!button) return;
  e.preventDefault();
  bring(places(document.getElementById(button.dataset.places)));
});

// The page moves by itself only after one's own entry, or where nobody is at it and
// there is something else to do. Whoever has just tapped on a sheet goes on looking there,
// but for a turn on another one.
function follow() {
  if (busy()) return;
  const all = mine(), back = all.filter((place) => home !== null && place.closest(".sheet.aside") === home);
  if (back.length > 0) bring(back);
  else if (!all.some(inSight) && !(onSheet && still() <= calm)) bring(all);
}

document.addEventListener("pointerdown", ({ target }) => {
  if (!target.closest("dialog")) onSheet = target.closest(".picture") !== null;
}, true);

// Somebody is filling in something, or reading something else.
const asked = () => document.getElementById("ask").open || document.activeElement.matches("input, select, textarea");
const busy = () => asked() || elsewhere();

// Those of some places that lie on the sheet with the most of them.
function together(all) {
  const sheets = Map.groupBy(all, (place) => place.closest(".sheet"));
  return [...sheets.values()].reduce((most, some) => (some.length > most.length ? some : most), []);
}

// Who has a list under the sheets before them, or the menu open, is reading.
function elsewhere() {
  return document.getElementById("menu").open || document.querySelector(".sheets").getBoundingClientRect().bottom < gap().bottom / 2;
}

// Who turns the phone still sees what they can do, unless they were reading something else.
const lying = matchMedia("(orientation: landscape)");
let lay = lying.matches, reading = elsewhere();
addEventListener("scroll", () => { reading = elsewhere(); }, { passive: true });
addEventListener("resize", () => {
  if (lying.matches === lay) return;
  lay = lying.matches;
  const all = mine();
  if (!reading && !asked() && !all.some(inSight)) bring(all);
});

// Whether there is something else to do on the sheets than when looked at last.
function otherwise() {
  const before = could;
  could = mine().map((place) => place.id).join(" ");
  return could !== before;
}

otherwise();

// A turn begins where the most can be done.
hear("my-turn", () => {
  const most = together(mine());
  home = most[0]?.closest(".sheet") ?? null;
  if (still() > calm && !busy()) bring(most);
});
hear("entered", ({ number }) => {
  entered = number;
  if (Number(seen()) >= entered) follow();
});
hear("changed", () => {
  if (otherwise() && still() > calm || Number(seen()) === entered) follow();
});
