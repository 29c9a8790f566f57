// The page of sheets that are filled in: a tap on a cell crosses it, or asks
// what is written there. What that means is for the server to say.

import { frames } from "./board.js";
import { reach } from "./boxes.js";
import { keyed } from "./cursor.js";
import { ask } from "./fillask.js";
import { fieldOf } from "./fillform.js";
import { cells, change, write } from "./fillsend.js";
import { hear, make } from "./page.js";
import "./fillkeys.js";
import "./tabs.js";
import { go } from "./filldepth.js";
import { say } from "./say.js";

document.documentElement.classList.add("scripted");
frames(document);
keyed(document);
enable();

function enable() {
  for (const button of document.querySelectorAll("[data-script]")) button.disabled = false;
}

// A sheet that was drawn anew as a whole is made fit for fingers and keys, too.
hear("changed", (parts) => {
  enable();
  for (const sheet of parts.map((id) => document.getElementById(id)).filter((part) => part?.matches(".panels"))) {
    frames(sheet);
    keyed(sheet);
  }
});

// A box goes from crossed to blank and back; anything else is asked for.
function tap(id, from = null) {
  if (cells.kinds[id] === "box") write(id, cells.values[id] === "x" ? "-" : "x");
  else if (cells.kinds[id]) ask(id, from);
}

document.addEventListener("click", (e) => {
  const loose = e.target.closest(".loose button");
  if (loose) tap(loose.id, loose.id);
  const picture = e.target.closest(".picture");
  if (!picture) return;
  const box = reach(picture, e.clientX, e.clientY).find(({ id }) => cells.kinds[id]);
  if (!box) return;
  if (box.value && cells.kinds[box.id] !== "box") write(box.id, box.value);
  else tap(box.id);
});
hear("tapped", ({ cell, opener }) => tap(cell.id, opener));

// An entry of the verdict leads to its field or cell, on whichever sheet that is
// and however deep.
document.addEventListener("click", (e) => {
  const link = e.target.closest("a.entry");
  const id = link && decodeURIComponent(link.hash.slice(1));
  const cell = id && document.getElementById(id);
  if (!cell) return;
  e.preventDefault();
  const field = fieldOf(id, cells.fields);
  if (!field) go("all");
  else if (field.closest(".made")) go("made");
  const sheet = field?.closest(".copy") ?? cell.closest(".sheet");
  if (sheet.classList.contains("aside")) document.querySelector(`.tabs a[href="#${sheet.id.replace("form-", "of-")}"]`)?.click();
  if (field) field.focus();
  else point(cell);
});

// Brings a cell into sight, and to whoever listens or steers by keys.
function point(cell) {
  const picture = cell.closest(".picture");
  if (!picture) {
    cell.focus();
    return;
  }
  const mark = picture.querySelector(`.marks [data-cell="${CSS.escape(cell.id)}"]`) ?? picture;
  picture.focus({ preventScroll: true });
  mark.scrollIntoView({ block: "center", inline: "center" });
}

// Start afresh asks once more, in place.
const afresh = document.getElementById("afresh");
afresh.hidden = false;
afresh.addEventListener("click", () => {
  const sure = make("button", { type: "button", class: "button first" }, say("wipe"));
  sure.addEventListener("click", () => {
    change(["wipe", "yes"]);
    sure.replaceWith(afresh);
    afresh.focus();
  });
  afresh.replaceWith(sure);
  sure.focus();
});
