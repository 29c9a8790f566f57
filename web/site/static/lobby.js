// Follows who sits down, and goes on to the game when it starts.

import "./asks.js";
import "./link.js";
import { root, tell } from "./page.js";
import "./second.js";

const lobby = document.getElementById("lobby");
const path = `${root}t/${lobby.dataset.code}`;
const again = 3000; // milliseconds until a stream that was refused is asked for once more

let stream = null;
let waiting = null; // what came while a finger was down
let down = false;

function follow() {
  stream = new EventSource(`${path}/lobby/stream`);
  stream.addEventListener("gathered", (e) => show(e.data));
  stream.addEventListener("over", () => {
    stream.close();
    location.replace(path);
  });
  stream.onerror = () => {
    if (stream.readyState === EventSource.CLOSED) setTimeout(follow, again);
  };
}

function show(html) {
  if (down) {
    waiting = html;
    return;
  }
  const parsed = document.createElement("template");
  parsed.innerHTML = html; // by our own template, which escapes
  const focused = document.activeElement.id;
  document.getElementById("gathered").replaceWith(parsed.content);
  tell("changed");
  if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
}

// A form that is sent leads on by itself.
addEventListener("submit", (e) => e.defaultPrevented || stream.close());

addEventListener("pointerdown", () => (down = true));
for (const end of ["pointerup", "pointercancel"]) {
  addEventListener(end, () => {
    down = false;
    // Once the click that follows has found its button.
    setTimeout(() => {
      if (waiting !== null && !down) show(waiting);
      waiting = null;
    });
  });
}

follow();
