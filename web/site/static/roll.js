// Keeps the throws of this tab, and counts the faces of all of them. The page
// says all else without it.

import { say } from "./say.js";

const key = "throws";
const most = 200;

function load() {
  try {
    return JSON.parse(sessionStorage.getItem(key)) ?? [];
  } catch {
    return []; // no storage here, or not ours
  }
}

function save(history) {
  try {
    sessionStorage.setItem(key, JSON.stringify(history));
  } catch {
    // Without storage the page knows its own throw only.
  }
}

function count(history, name) {
  const counts = new Map();
  for (const { throws } of history.filter((h) => h.name === name)) {
    for (const face of throws.flat()) {
      counts.set(face, (counts.get(face) ?? 0) + 1);
    }
  }
  return counts;
}

// The column of faces in all, beside that of this throw.
function showCounts(section, history, name) {
  const counts = count(history, name);
  for (const row of section.querySelectorAll(".faces-came tbody tr")) {
    row.querySelector(".in-all").textContent = counts.get(row.querySelector("th").textContent) ?? 0;
  }
  for (const cell of section.querySelectorAll(".in-all")) {
    cell.hidden = false;
  }
}

function showHistory(history) {
  const section = document.getElementById("history");
  // A line ends between two dice, not within a number.
  const items = history.map(({ name, throws }) => {
    const item = document.createElement("li");
    item.textContent = say("rolled", { name, rolls: throws.map((faces) => faces.join("+\u200b")).join(", ") });
    return item;
  });
  section.querySelector("ol").replaceChildren(...items.reverse());
  section.hidden = history.length === 0;
}

const before = load();
const sections = [...document.querySelectorAll("[data-record]")];
const thrown = sections.map((section) => JSON.parse(section.dataset.record));
const history = [...before, ...thrown].slice(-most);
save(history);
showHistory(before);
sections.forEach((section, i) => showCounts(section, history, thrown[i].name));
document.querySelector("#history button").addEventListener("click", () => {
  save([]);
  showHistory([]);
  sections.forEach((section, i) => showCounts(section, [thrown[i]], thrown[i].name));
});
