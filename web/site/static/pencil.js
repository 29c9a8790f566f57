// What was entered stands on its sheet in pencil, at once, and its dice are spent,
// until the game has taken it or has not.

import { boxes } from "./boxes.js";
import { hear, makeSVG } from "./page.js";

const pencilled = new Map(); // the cell and the faces, by the key of its entry
const taken = new Set(); // keys of entries whose cells are to be drawn anew
const lasts = 1500; // ms until a cell is drawn anew that has changed

function draw() {
  const cells = new Set([...pencilled.values()].map(({ at }) => at));
  for (const picture of document.querySelectorAll(".sheet .picture")) {
    const svg = picture.querySelector("svg");
    svg.querySelector(".pencilled")?.remove();
    const marks = boxes(picture).filter((box) => cells.has(box.id));
    if (marks.length > 0) svg.append(makeSVG("g", { class: "pencilled" }, ...marks.map(scribble)));
  }
  const spent = [...pencilled.values()].flatMap(({ faces }) => faces);
  for (const die of dice()) {
    const at = spent.indexOf(die.dataset.face);
    die.classList.toggle("waits", at >= 0);
    if (at >= 0) spent.splice(at, 1);
  }
}

const dice = () => [...document.querySelectorAll("#dock .pick")];

// The dice that an entry spends: the word of it that is made of faces on the table.
function facesOf(what) {
  const lie = new Set(dice().map((die) => die.dataset.face));
  const words = [...new URLSearchParams(what)].filter(([name]) => name === "event" || name.startsWith("arg-")).flatMap(([, value]) => value.split(" "));
  return words.map((word) => word.split("+")).findLast((faces) => faces.every((face) => lie.has(face))) ?? [];
}

// A few strokes over the cell, as of a hand.
function scribble({ x, y, w, h }) {
  const strokes = Math.max(3, Math.round(w / 1.6));
  const points = Array.from({ length: strokes + 1 }, (_, i) => `${x + (w * i) / strokes} ${y + h * (i % 2 ? 0.15 : 0.85)}`);
  return makeSVG("path", { d: `M${points.join("L")}` });
}

function forget(key) {
  taken.delete(key);
  if (pencilled.delete(key)) draw();
}

hear("queued", ({ key, at, what }) => {
  pencilled.set(key, { at, faces: facesOf(what) });
  draw();
});
hear("refused", ({ key }) => forget(key));
hear("entered", ({ key }) => {
  taken.add(key);
  setTimeout(() => forget(key), lasts);
});
hear("changed", () => {
  for (const key of taken) pencilled.delete(key);
  taken.clear();
  draw();
});
