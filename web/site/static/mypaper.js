// Remembers on which paper its owner prints, on this phone alone.

import { remember, remembered } from "./page.js";

const key = "my-paper";

for (const field of document.querySelectorAll("select[data-my-paper]")) {
  const mine = remembered(key);
  if (field.dataset.myPaper !== "sent" && [...field.options].some((o) => o.value === mine)) field.value = mine;
  field.addEventListener("change", () => remember(key, field.value));
}
