// Goes to the podium when the game ends, whoever entered what ended it, and when the page of
// a game that has ended is opened. It goes there once: then everybody looks where they like.

import { close } from "./ask.js";
import { hear } from "./page.js";

const dialog = document.getElementById("ask");
const heading = () => document.querySelector("#end h2");

let there = false;

function look() {
  const ended = heading() !== null;
  if (ended && !there) arrive();
  there = ended; // what ended it can be taken back
}

// What lies over the podium makes way: nothing can be filled in any more. A dialog gives the
// focus back when it has closed, and only then is it the podium's.
function arrive() {
  document.getElementById("menu").open = false;
  if (!dialog.open) return show();
  dialog.addEventListener("close", show, { once: true });
  close();
}

// In one go: what moves on for long is hard to tap.
function show() {
  document.getElementById("end").scrollIntoView({ block: "start", behavior: "instant" });
  heading()?.focus({ preventScroll: true });
}

hear("changed", look);
if (heading()) history.scrollRestoration = "manual"; // or a browser goes back to where it was
if (location.hash) there = heading() !== null; // who follows a link wants to see something else
else requestAnimationFrame(look); // once the page is laid out as with scripts
