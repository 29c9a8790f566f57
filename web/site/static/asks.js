// Answers who asks to be let in without leaving the page. What was answered goes
// when the page is told that nobody asks any more.

document.addEventListener("submit", async (e) => {
  const form = e.target;
  if (!form.matches("form.ask")) return;
  e.preventDefault();
  const body = new URLSearchParams(new FormData(form, e.submitter));
  form.inert = true;
  try {
    const answer = await fetch(form.action, { method: "POST", body, headers: { Accept: "application/json" } });
    if (!answer.ok) form.querySelector("p").textContent = (await answer.json()).error;
  } catch {
    form.inert = false; // cut off: to be tapped again
  }
});
