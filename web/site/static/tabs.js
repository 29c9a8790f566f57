// One sheet at a time on a narrow screen. The tabs are links to the sheets
// where there is no script.

import { remember, remembered, table, tell } from "./page.js";

const list = document.querySelector(".tabs");
const tabs = [...(list?.children ?? [])];
const sheetOf = (tab) => document.getElementById(tab.hash.slice(1));
const key = `sheet-${table.dataset.code}-${table.dataset.me}`; // one phone can go from seat to seat

// Brings a sheet to the front.
export function front(sheet) {
  const tab = tabs.find((one) => sheetOf(one) === sheet);
  if (tab && tab.getAttribute("aria-selected") !== "true") choose(tab);
}

function choose(tab) {
  for (const one of tabs) {
    one.setAttribute("aria-selected", one === tab);
    one.tabIndex = one === tab ? 0 : -1;
    sheetOf(one).classList.toggle("aside", one !== tab);
  }
  tell("shown");
}

if (list) {
  list.setAttribute("role", "tablist");
  for (const tab of tabs) {
    tab.setAttribute("role", "tab");
    tab.setAttribute("aria-controls", tab.hash.slice(1));
    sheetOf(tab).setAttribute("role", "tabpanel");
  }
  list.addEventListener("click", (e) => {
    const tab = e.target.closest("a");
    if (!tab) return;
    e.preventDefault();
    choose(tab);
    remember(key, tab.id);
  });
  list.addEventListener("keydown", (e) => {
    const at = tabs.indexOf(document.activeElement);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[e.key];
    if (e.key === " ") tabs[at]?.click();
    if (at < 0 || to === undefined) return;
    e.preventDefault();
    const tab = tabs[(to + tabs.length) % tabs.length];
    tab.click();
    tab.focus();
  });
  choose(tabs.find((tab) => tab.id === remembered(key)) ?? tabs.find(mine) ?? tabs.find((tab) => tab.matches("[data-front]")) ?? tabs[0]);
}

// A sheet on which one's own seat can write now.
function mine(tab) {
  const forms = [...document.querySelectorAll("#entries .mine form[data-at]")];
  return forms.some((form) => form.dataset.at && sheetOf(tab).contains(document.getElementById(form.dataset.at)));
}
