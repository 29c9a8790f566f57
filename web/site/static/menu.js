// The menu of a table closes when its reader goes on with something else.

const menu = document.getElementById("menu");

document.addEventListener("click", (e) => {
  if (!menu.contains(e.target) || e.target.closest("a")) menu.open = false;
});

document.addEventListener("keydown", (e) => {
  if (e.key !== "Escape" || !menu.open) return;
  menu.open = false;
  menu.querySelector("summary").focus();
});
