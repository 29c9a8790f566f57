// Opens the lines of a score where somebody asks about it, as they stand on the page of the
// standings. Without a connection, or if that page says something else, it's gone to.

const dialog = document.getElementById("why");
const lines = dialog.querySelector(".scores");

document.addEventListener("click", async (e) => {
  const link = e.target.closest("#tally .why");
  if (!link) return;
  e.preventDefault();
  try {
    const answer = await fetch(link.href);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    lines.replaceChildren(page.querySelector(link.hash) ?? page.querySelector("details[data-asked] .remark"));
  } catch {
    location.assign(link.href);
    return;
  }
  document.getElementById("why-name").textContent = link.getAttribute("aria-label");
  dialog.showModal();
  document.getElementById("why-name").focus();
});

// A tap beside it closes it.
dialog.addEventListener("click", (e) => e.target === dialog && dialog.close());
