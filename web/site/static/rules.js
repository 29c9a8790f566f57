// Chapters are open on paper, and where a link leads into one: not all browsers do that by
// themselves.

const chapters = document.querySelectorAll("details.chapter");

function open() {
  const to = document.getElementById(location.hash.slice(1));
  const chapter = to?.closest("details.chapter");
  if (!chapter || chapter.open) return;
  chapter.open = true;
  to.scrollIntoView();
}

addEventListener("hashchange", open);
addEventListener("beforeprint", () => {
  for (const one of chapters) one.open = true;
});
open();
