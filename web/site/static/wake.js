// Keeps the screen awake while somebody wants it to. Browsers have a wake lock over https
// only; elsewhere a picture that plays does it, as during a film.

import { remember, remembered } from "./page.js";
import { say } from "./say.js";

const box = document.getElementById("awake");
const why = document.getElementById("awake-why");
const locks = "wakeLock" in navigator;
const apple = "GestureEvent" in window; // Safari, and all browsers of an iPhone
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
  film ??= apple ? silentFilm() : stillPicture();
  return film.play();
}

// Safari stays awake only for a film with a sound track, neither muted nor looped. It is
// taken back long before its end, where Safari could stop.
function silentFilm() {
  if (navigator.audioSession) navigator.audioSession.type = "ambient"; // leaves music on
  const film = shown({ src: new URL("awake.mp4", import.meta.url) });
  film.addEventListener("timeupdate", () => {
    if (film.currentTime > film.duration / 2) film.currentTime = 0;
  });
  return film;
}

// Others stay awake for a live picture, as in a call, though it is small and has no sound.
// Chrome does not for a small film without sound, and Firefox for none; sound would stop
// music.
function stillPicture() {
  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d");
  const srcObject = canvas.captureStream();
  pen.fillRect(0, 0, 1, 1); // a picture is sent once something changes
  return shown({ srcObject, muted: true });
}

// What nobody can see keeps nothing awake, but it may lie behind the page.
function shown(source) {
  const film = Object.assign(document.createElement("video"), { className: "awake", playsInline: true, ariaHidden: "true", ...source });
  document.body.append(film);
  return film;
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
  for (const tap of ["touchend", "click"]) document.addEventListener(tap, () => film?.paused && follow()); // where it may not start by itself
  follow();
} else {
  why.textContent = say("awake-not");
}
