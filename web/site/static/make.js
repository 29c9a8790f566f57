// Leaves out of the form for a table what is for more or fewer than play.

const form = document.querySelector("form.make");
const scenarios = [...form.querySelectorAll("[data-players]")];
const fits = [...form.querySelectorAll("[data-fit]")];
const seats = [...form.querySelectorAll("[data-seat]")];
const others = form.querySelector("[data-others]"); // where all play on this phone

function fit() {
  const n = form.querySelector('[name="seats"]:checked')?.value;
  if (!n) return;
  for (const one of scenarios) {
    one.hidden = !one.dataset.players.split(" ").includes(n);
    const radio = one.querySelector("input");
    if (one.hidden && radio.checked) form.querySelector('[name="data"][value=""]').checked = true;
  }
  for (const one of fits) one.hidden = one.dataset.fit !== n;
  for (const one of seats) one.hidden = Number(one.dataset.seat) > Number(n) && one.querySelector("input").value === "";
  if (others) others.hidden = n === "1" && seats.every((one) => one.hidden) && !others.querySelector('[name="me"]').checked;
}

form.addEventListener("change", fit);
fit();
