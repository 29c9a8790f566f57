// What the modules of a table's page share, and those of sheets that are filled
// in.

// The path that the site is under, as that of this file tells.
export const root = new URL("../../", import.meta.url).pathname;

export const table = document.getElementById("table");
export const path = `${root}t/${table?.dataset.code}`;

// The number of the last entry that this page shows.
export const seen = () => table.dataset.seen;

// Modules tell one another by events of the document.
export const tell = (name, detail) => document.dispatchEvent(new CustomEvent(name, { detail }));
export const hear = (name, listener) => document.addEventListener(name, (e) => listener(e.detail));

// An element with its attributes and what is in it: texts are never read as
// markup.
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

const svg = "http://www.w3.org/2000/svg";

export function makeSVG(tag, attributes = {}, ...children) {
  const element = document.createElementNS(svg, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

// A face as the page draws it: that of a die, or the bare word.
export function face(value) {
  if (!document.getElementById(`face-${value}`)) return make("span", { class: "face" }, value);
  return makeSVG("svg", { class: "die", viewBox: "0 0 14 14", "aria-hidden": "true" }, makeSVG("use", { href: `#face-${value}` }));
}

// What a phone remembers, where it may.
export function remember(key, value) {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // It is forgotten with the page.
  }
}

export function remembered(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
