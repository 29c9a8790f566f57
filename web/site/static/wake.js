// Keeps the screen awake while somebody wants it to, where the browser can.

import { remember, remembered } from "./page.js";
import { say } from "./say.js";

const box = document.getElementById("awake");
const why = document.getElementById("awake-why");
let lock = null;

async function follow() {
  if (!box.checked) {
    await lock?.release();
    lock = null;
  } else if (document.visibilityState === "visible" && !lock) {
    try {
      lock = await navigator.wakeLock.request("screen");
      lock.addEventListener("release", () => (lock = null)); // as it is when the page is left
      why.textContent = say("awake");
    } catch {
      box.checked = false;
      why.textContent = say("awake-denied");
    }
  }
}

if ("wakeLock" in navigator) {
  box.disabled = false;
  box.checked = remembered("awake") === "yes";
  why.textContent = say("awake");
  box.addEventListener("change", () => {
    remember("awake", box.checked ? "yes" : "no");
    follow();
  });
  document.addEventListener("visibilitychange", follow);
  follow();
} else if (window.isSecureContext) {
  why.textContent = say("awake-not");
} else {
  why.textContent = say("awake-https");
}
