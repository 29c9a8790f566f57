// The keyboard's finger: in a picture that has the focus the arrows move a
// frame from cell to cell, Enter taps there, and where it stands is read out.

import { boxes, titleOf } from "./boxes.js";
import { hear, make, makeSVG, tell } from "./page.js";
import { say } from "./say.js";

const told = document.body.appendChild(make("p", { id: "cell-said", class: "unseen", "aria-live": "assertive" }));
const stands = new Map(); // the cell that the frame is on, by the id of the picture

// Makes the pictures of a part of the page fit for the keyboard.
export function keyed(root) {
  for (const picture of root.querySelectorAll(".picture")) {
    const svg = picture.querySelector("svg");
    picture.id = `on-${svg.id}`;
    picture.tabIndex = 0;
    picture.closest(".board")?.removeAttribute("tabindex"); // the cells move it
    picture.setAttribute("role", "application");
    picture.setAttribute("aria-label", say("keyboard", { title: svg.querySelector("title").textContent }));
    picture.addEventListener("focus", () => picture.matches(":focus-visible") && stand(picture, at(picture) ?? start(picture))); // not for a finger
    picture.addEventListener("blur", () => frame(picture, null));
    picture.addEventListener("keydown", (e) => press(picture, e));
  }
}

const at = (picture) => boxes(picture).find((box) => box.id === stands.get(picture.id));

// Where the frame is first: on what can be written on, if anything can.
function start(picture) {
  const lit = picture.querySelector(".lights rect")?.dataset.cell;
  const all = boxes(picture);
  return all.find((box) => box.id === lit) ?? all[0];
}

const ways = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };

function press(picture, e) {
  const here = at(picture) ?? start(picture);
  if (!here || e.ctrlKey || e.metaKey || e.altKey) return;
  if (e.key === "Enter" || e.key === " ") tell("tapped", { cell: here, opener: picture.id });
  else if (ways[e.key]) stand(picture, next(boxes(picture), here, ways[e.key]) ?? here);
  else return;
  e.preventDefault();
}

// The nearest cell that way: what lies aside counts for more.
function next(all, here, [right, down]) {
  const from = middle(here);
  let best = null;
  let least = Infinity;
  for (const box of all) {
    const [x, y] = middle(box);
    const along = (x - from[0]) * right + (y - from[1]) * down;
    const aside = Math.abs((x - from[0]) * down + (y - from[1]) * right);
    if (along < 0.1 || along + 3 * aside >= least) continue;
    best = box;
    least = along + 3 * aside;
  }
  return best;
}

const middle = (box) => [box.x + box.w / 2, box.y + box.h / 2];

function stand(picture, box) {
  if (!box) return;
  stands.set(picture.id, box.id);
  frame(picture, box);
  told.textContent = spoken(document.getElementById(box.id), picture);
}

// What a cell is and holds, and whether more can be written on it.
function spoken(cell, picture) {
  const lit = picture.querySelector(`.lights [data-cell="${CSS.escape(cell.id)}"]`);
  const name = lit?.getAttribute("aria-label") ?? titleOf(cell);
  return lit?.matches("[data-dice]") ? say("can-fill", { cell: name }) : name;
}

function frame(picture, box) {
  const svg = picture.querySelector("svg");
  svg.querySelector(".cursor")?.remove();
  if (!box) return;
  const around = { x: box.x - 0.8, y: box.y - 0.8, width: box.w + 1.6, height: box.h + 1.6, rx: 1 };
  const drawn = makeSVG("g", { class: "cursor" }, makeSVG("rect", around));
  svg.append(drawn);
  drawn.scrollIntoView({ block: "nearest", inline: "nearest" });
}

// A sheet that was drawn anew has lost its frame.
hear("changed", () => {
  const picture = document.activeElement;
  if (picture?.matches(".picture")) frame(picture, at(picture));
});
