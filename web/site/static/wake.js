// Keeps the screen awake while somebody wants it to. Browsers lock it over https only;
// elsewhere a film keeps it on.

import { remember, remembered } from "./page.js";
import { say } from "./say.js";

const box = document.getElementById("awake");
const why = document.getElementById("awake-why");
const locks = "wakeLock" in navigator;
const apple = "GestureEvent" in window;
let lock = null;
let film = null;

async function follow({ type } = {}) {
  if (!box.checked) {
    film?.pause();
    await lock?.release();
  } else if (document.visibilityState === "visible" && !lock) {
    try {
      await (locks ? take() : play());
      why.textContent = say("awake");
    } catch {
      if (!box.checked || (film && type !== "change")) return; // the next tap starts it
      box.checked = false;
      why.textContent = say("awake-denied");
    }
  }
}

async function take() {
  lock = await navigator.wakeLock.request("screen");
  lock.addEventListener("release", () => (lock = null)); // as it is when the page is left
}

function play() {
  if (!film) {
    film = Object.assign(document.createElement("video"), { className: "awake", playsInline: true, ariaHidden: "true" });
    if (apple) playSilence();
    else playStill();
    document.body.append(film); // behind the page, as one out of sight keeps nothing awake
  }
  return film.play();
}

// Safari wants a sound track, neither muted nor looped. Near its end it could stop.
function playSilence() {
  if (navigator.audioSession) navigator.audioSession.type = "ambient"; // leaves music on
  film.src = new URL("awake.mp4", import.meta.url);
  film.addEventListener("timeupdate", () => film.currentTime > film.duration / 2 && (film.currentTime = 0));
}

// Others take a live picture, as in a call. Sound would stop music, and without it a
// small film isn't enough for Chrome, nor a large one for Firefox.
function playStill() {
  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d");
  film.muted = true;
  film.srcObject = canvas.captureStream();
  pen.fillRect(0, 0, 1, 1); // a change sends the first picture
}

if (locks || apple || "captureStream" in HTMLCanvasElement.prototype) {
  box.disabled = false;
  box.checked = remembered("awake") === "yes";
  why.textContent = say("awake");
  box.addEventListener("change", (e) => {
    remember("awake", box.checked ? "yes" : "no");
    follow(e);
  });
  document.addEventListener("visibilitychange", follow);
  for (const tap of ["touchend", "click"]) document.addEventListener(tap, () => film?.paused && follow());
  follow();
} else {
  why.textContent = say("awake-not");
}
