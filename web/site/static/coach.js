// Tips for a first game: over the buttons stands what there is to do and why one would, once
// on a phone for each kind of thing. One tip is enough at a time: after it is closed, the next
// waits until there is something else to do.

import { hear, remember, remembered, table } from "./page.js";
import { change } from "./rest.js";

const coach = document.getElementById("coach"); // null for onlookers

function begin() {
  const box = document.getElementById("tips");
  const [line, buttons] = coach.children;
  const lines = new Map([...coach.querySelector("template").content.children].map((one) => [one.dataset.kind, one.textContent]));
  const off = `no-tips-${table.dataset.game}`; // "yes" where none are wanted: another game is new
  const key = `tips-${table.dataset.game}`; // the kinds that were closed
  const played = `played-${table.dataset.game}`; // whether a game has been seen to its end

  const closed = new Set(remembered(key)?.split(","));
  const heard = new Set();
  let wanted = remembered(off) !== "yes" && (closed.size > 0 || !remembered(played));
  let enough = false; // for now
  let shown;

  // What there is to do for one's own seat, then for the table.
  const kinds = () => [...document.querySelectorAll('#entries .mine > [id^="verb-"], #entries-0 > [id^="verb-"]')].map(({ id }) => {
    const [, seat, verb] = id.match(/^verb-(\d+)-(.*)$/);
    return seat === "0" ? `table ${verb}` : verb;
  });

  function look() {
    if (document.querySelector("#end .bill")) remember(played, "yes");
    const open = wanted && !enough ? kinds().filter((kind) => lines.has(kind) && !closed.has(kind)) : [];
    draw(open[0]);
  }

  function draw(kind) {
    if (kind === shown) return;
    shown = kind;
    line.ariaLive = heard.has(kind) ? "off" : "polite"; // it is read out once
    heard.add(kind);
    line.textContent = lines.get(kind) ?? "";
    buttons.hidden = kind === undefined;
    coach.toggleAttribute("data-open", !buttons.hidden);
  }

  // A second tap does not reach what lay below.
  function put() {
    const focused = coach.contains(document.activeElement);
    change(look);
    if (focused && buttons.hidden) table.querySelector("#dock a, #dock button:not(:disabled)")?.focus({ preventScroll: true });
  }

  function want(all) {
    wanted = box.checked = all;
    remember(off, all ? null : "yes");
  }

  coach.querySelector("#got-it").addEventListener("click", () => {
    closed.add(shown);
    remember(key, [...closed].join(","));
    enough = true;
    put();
  });
  coach.querySelector("#no-tips").addEventListener("click", () => {
    want(false);
    put();
  });
  box.addEventListener("change", () => {
    want(box.checked);
    if (wanted) { // all of them, from the first
      closed.clear();
      heard.clear();
      enough = false;
      remember(key, null);
      remember(played, null);
    }
    put();
  });
  hear("changed", (parts) => {
    if (parts.some((id) => id.startsWith("entries-"))) enough = false;
    look();
  });

  box.disabled = false;
  box.checked = wanted;
  look();
}

if (coach) begin();
