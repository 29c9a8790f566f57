// A board is larger than a phone: its frame is zoomed by two buttons, and moved
// by scrolling.

import { make } from "./page.js";
import { say } from "./say.js";

const step = 1.5;
const most = 6; // times as wide as the screen

export function frames(root) {
  for (const board of root.querySelectorAll(".board")) {
    const picture = board.querySelector(".picture");
    const zoom = (by) => {
      const wide = Math.min(picture.clientWidth * by, board.clientWidth * most);
      picture.style.width = `${Math.max(board.clientWidth, wide)}px`;
    };
    board.before(make("div", { class: "zooms" }, button("−", say("smaller"), () => zoom(1 / step)), button("+", say("larger"), () => zoom(step))));
  }
}

// Brings what can be tapped into the frame of a board, unless some of it is in
// sight.
export function bring(board) {
  const lights = [...board.querySelectorAll(".lights rect")];
  if (lights.length === 0) return;
  const frame = board.getBoundingClientRect(), marks = lights.map((mark) => mark.getBoundingClientRect());
  const seen = (mark) => mark.left >= frame.left && mark.right <= frame.right && mark.top >= frame.top && mark.bottom <= frame.bottom;
  if (!marks.some(seen)) showIn(board, marks[0]);
}

// Has an area of the screen in the middle of a board's frame, or as near to it as the board goes.
export function showIn(board, { left, top, width, height }) {
  const frame = board.getBoundingClientRect();
  board.scrollBy(left + (width - frame.width) / 2 - frame.left, top + (height - frame.height) / 2 - frame.top);
}

function button(sign, name, act) {
  const made = make("button", { type: "button", class: "button", "aria-label": name }, sign);
  made.addEventListener("click", act);
  return made;
}
