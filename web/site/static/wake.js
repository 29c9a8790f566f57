// Keeps the screen awake while somebody wants it to, where the browser can.

import { remember, remembered } from "./page.js";

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
      why.textContent = "The screen stays on while this page is open.";
    } catch {
      box.checked = false;
      why.textContent = "The phone does not allow it now, perhaps because its battery is low.";
    }
  }
}

if ("wakeLock" in navigator) {
  box.disabled = false;
  box.checked = remembered("awake") === "yes";
  why.textContent = "The screen stays on while this page is open.";
  box.addEventListener("change", () => {
    remember("awake", box.checked ? "yes" : "no");
    follow();
  });
  document.addEventListener("visibilitychange", follow);
  follow();
} else if (window.isSecureContext) {
  why.textContent = "This browser cannot keep the screen awake.";
} else {
  why.textContent = "Browsers allow this only over HTTPS: whoever runs the server can start it with --tls-cert and --tls-key.";
}
