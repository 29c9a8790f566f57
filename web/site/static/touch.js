// A finger on the page: what is painted stays as it is from the moment it comes
// down until its tap is over.

import { tell } from "./page.js";

const longest = 3000; // ms: a finger that rests longer does not tap
const late = 150; // ms in which the tap of a finger that was lifted comes

let down = 0; // when the finger came down that is on the page; 0 for none
let last = 0; // when the last one did
let over = null; // timer

export const touched = () => down > 0 && Date.now() - down < longest;

// How long nobody has touched the page, ms.
export const still = () => Date.now() - last;

// When the finger came down whose tap is told of now.
export const tappedAt = () => last;

function lift() {
  clearTimeout(over);
  down = 0;
  tell("lifted");
}

function soon(ms) {
  clearTimeout(over);
  over = setTimeout(lift, ms);
}

document.addEventListener("pointerdown", () => {
  down = last = Date.now();
  soon(longest);
}, true);
document.addEventListener("pointerup", () => soon(late), true);
document.addEventListener("pointercancel", () => soon(0), true);
document.addEventListener("click", () => down > 0 && soon(0), true);
