// The next pages of a preview come when somebody has nearly seen those that are there. Pages
// of a sheet that only the form can ask for wait for its button.

import { say } from "./say.js";

const paper = document.querySelector(".preview .paper");
const row = () => document.getElementById("next");

const sight = new IntersectionObserver((entries) => {
  if (entries.some((entry) => entry.isIntersecting)) more();
}, { rootMargin: "100% 0px" });

function watch() {
  sight.disconnect();
  if (row()?.querySelector("a")) sight.observe(row());
}

async function more() {
  sight.disconnect();
  const link = row().querySelector("a");
  try {
    const answer = await fetch(link.href);
    if (!answer.ok) return; // the link is still there, and says why
    add(new DOMParser().parseFromString(await answer.text(), "text/html"));
    watch();
  } catch {
    // Without a network the link stays, too.
  }
}

function add(page) {
  const drawn = page.querySelector(".preview .paper");
  const after = `-${paper.children.length}`; // what a page draws once has a name there that another page may use
  for (const part of drawn.querySelectorAll("[id]")) part.id += after;
  for (const use of drawn.querySelectorAll("use")) use.setAttribute("href", use.getAttribute("href") + after);
  paper.append(...drawn.children);
  row().replaceWith(page.getElementById("next"));
  row().querySelector("[role=status]").textContent = say("pages-shown", { done: paper.children.length, all: paper.dataset.all });
}

watch();
