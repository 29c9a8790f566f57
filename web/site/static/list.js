// A long list is looked through by what is typed, and taken from with a tap. The list of
// the form stays what it sends; nothing is chosen before somebody chooses it.

import { make } from "./page.js";

export function lists(root) {
  root.querySelectorAll("select[data-list]:not([hidden])").forEach(dressed);
}

const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

function dressed(select) {
  const field = select.closest(".field");
  const options = [...select.options].filter((option) => option.value);
  const search = make("input", { type: "search", "aria-label": select.dataset.search, placeholder: select.dataset.search, autocomplete: "off", autocapitalize: "none", spellcheck: "false" });
  const found = make("div", { class: "found choices", role: "group", "aria-label": select.closest("label").firstChild.textContent.trim() });
  const none = make("p", { role: "status" });
  for (const option of options) {
    const tile = make("button", { type: "button", class: "tile", "data-value": option.value }, option.textContent);
    tile.addEventListener("click", () => {
      select.value = option.value;
      select.dispatchEvent(new Event("input", { bubbles: true }));
    });
    found.append(tile);
  }
  const mark = () => {
    for (const tile of found.children) tile.setAttribute("aria-pressed", tile.dataset.value === select.value);
    if (select.value) none.textContent = "";
  };
  search.addEventListener("input", (e) => {
    e.stopPropagation(); // nothing is chosen by it
    const words = plain(search.value).split(/\s+/);
    for (const tile of found.children) tile.hidden = !words.every((word) => plain(`${tile.textContent} ${tile.dataset.value}`).includes(word));
    none.textContent = [...found.children].every((tile) => tile.hidden) ? select.dataset.none : "";
  });
  select.addEventListener("input", mark);
  select.form.addEventListener("reset", () => setTimeout(mark));
  select.required = false; // it says itself what is missing
  select.hidden = true;
  select.closest("label").classList.add("unseen"); // the dialog's title says it
  if (options.length > 8) field.append(search);
  field.append(found, none);
  mark();
}

// Entering needs a choice first.
document.addEventListener("click", (e) => {
  const form = e.target.closest("[data-go]")?.form;
  const list = form?.querySelector("select[data-list][hidden]");
  if (list?.value !== "") return;
  e.preventDefault();
  form.querySelector(".field [role=status]").textContent = list.dataset.first;
}, true);
