// A spin of the program's is shown over the page, wherever its reader is: the
// needle comes to rest where it was recorded.

import { hear, tell } from "./page.js";

const lasts = 3500; // ms
const over = document.getElementById("thrown");
let ends = null;

hear("changed", (parts) => {
  if (document.getElementById("dock").dataset.virtual !== "true") return;
  const needle = parts.map((id) => document.getElementById(id)?.querySelector(".needle")).find(Boolean);
  if (!needle) return;
  const shown = needle.closest("svg").cloneNode(true);
  shown.querySelectorAll(".lights, .seen, .cursor").forEach((mark) => mark.remove());
  for (const named of [shown, ...shown.querySelectorAll("[id]")]) named.removeAttribute("id");
  shown.classList.add("spun");
  over.replaceChildren(shown);
  tell("thrown");
  clearTimeout(ends);
  ends = setTimeout(() => shown.remove(), lasts);
});
