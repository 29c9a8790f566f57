// Remembers under which name its owner plays, on this phone alone.

import { remember, remembered } from "./page.js";

const key = "my-name";

for (const field of document.querySelectorAll("input[data-my-name]")) {
  if (field.value === "") field.value = remembered(key) ?? "";
  field.form.addEventListener("submit", () => field.value.trim() && remember(key, field.value.trim()));
}
