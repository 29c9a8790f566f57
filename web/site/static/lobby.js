// Follows who sits down, and goes on to the game when it starts.

import "./asks.js";
import { root, tell } from "./page.js";
import { say } from "./say.js";
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

const link = document.getElementById("link");
const share = document.getElementById("share");
const copy = document.getElementById("copy");

// Both need a page that came over TLS, and sharing a phone that does it. Copying has an
// older way besides; where a browser refuses that, too, the link is marked for its reader to copy.
if (share) {
  share.hidden = !navigator.share;
  share.addEventListener("click", () => navigator.share({ title: share.dataset.title, url: link.value }).catch(() => {}));
  copy.hidden = false;
  copy.addEventListener("click", async () => {
    const copied = (navigator.clipboard && (await navigator.clipboard.writeText(link.value).then(() => true, () => false))) || copyMarked();
    copy.textContent = copied ? say("copied") : say("copy-marked");
    copy.removeAttribute("aria-label");
  });
}

function copyMarked() {
  link.focus();
  link.setSelectionRange(0, link.value.length); // an iPhone wants it so
  const copied = document.execCommand("copy");
  if (copied) copy.focus();
  return copied;
}

follow();
