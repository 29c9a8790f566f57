// Follows the game. Browsers do not always notice that a connection is dead, so
// the server beats, and silence counts as being cut off.

import { keeps } from "./keep.js";
import { note } from "./notes.js";
import { hear, make, path, root, table, tell } from "./page.js";
import { show } from "./parts.js";
import { say } from "./say.js";

const deaf = 10000; // ms without a beat, which comes every four seconds
const blink = 1500; // ms for which being cut off is nothing to worry anybody with
const longest = 8000; // ms between two tries
const anywhere = new RegExp(`( (?:action|href)=\\\\")${root.replace(/\W/g, "\\$&")}t/-/`, "g"); // what is sent is the same for all phones
const link = document.getElementById("link");

let source = null;
let revision = table.dataset.revision;
let heard = Date.now();
let cut = null; // when the connection was lost
let pause = 500;
let retry = null;
let over = false;
let waits = 0; // entries that are not sent yet
let leaves = false; // a form has been sent that leads to another page

function open() {
  clearTimeout(retry);
  source?.close();
  if (over) return;
  heard = Date.now();
  let told = false; // what has happened since
  source = new EventSource(`${path}/stream?addresses=short&language=${document.documentElement.lang}&since=${encodeURIComponent(revision)}`);
  source.addEventListener("update", (e) => {
    revision = e.lastEventId || revision;
    const update = JSON.parse(e.data.replaceAll(anywhere, `$1${path}/`));
    told = true;
    show(update);
    tell("update", { ...update, revision });
    alive();
  });
  source.addEventListener("beat", () => {
    if (told) alive();
    else heard = Date.now(); // many come back, and the page waits for its turn to be told what has happened
  });
  source.addEventListener("moved", () => !leaves && location.reload());
  source.addEventListener("gone", (e) => leave(JSON.parse(e.data).why));
  source.onerror = lost;
}

function alive() {
  heard = Date.now();
  pause = 500;
  if (cut !== null) {
    cut = null;
    standing();
  }
  if (!link.textContent) standing();
}

// standing tells of a connection that is back, too: whoever waited wants to know.
function standing() {
  const time = cut && new Date(cut).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit", hour12: false });
  const text = cut === null ? say("live") : offline(time);
  if (cut === null) removeEventListener("beforeunload", askFirst);
  else if (!keeps) addEventListener("beforeunload", askFirst);
  link.classList.toggle("cut", cut !== null);
  if (link.textContent !== text) link.replaceChildren(waits > 0 && cut !== null ? make("a", { href: "#waiting" }, text) : text);
  if (cut === null) tell("connected");
}

// Without a network, a page that isn't kept can't be loaded again.
function offline(time) {
  if (keeps) return waits === 0 ? say("offline", { time }) : say("offline-waits", { time, n: waits });
  return waits === 0 ? say("offline-stay", { time }) : say("offline-waits-stay", { time, n: waits });
}

const askFirst = (e) => cut !== null && e.preventDefault();

function lost() {
  source.close();
  cut ??= Date.now();
  setTimeout(() => cut !== null && standing(), blink);
  clearTimeout(retry);
  retry = setTimeout(open, pause);
  pause = Math.min(2 * pause, longest);
  ask();
}

// A stream that fails does not say why: the seat can be somebody else's.
async function ask() {
  try {
    const answer = await fetch(path, { method: "HEAD", signal: AbortSignal.timeout(deaf) });
    if (answer.status === 404 || answer.status === 403) leave();
  } catch {
    // It is the connection.
  }
}

function leave(why) {
  over = true;
  tell("left");
  source.close();
  clearTimeout(retry);
  cut = null;
  link.classList.add("cut");
  link.textContent = say("not-connected");
  note([why || (Number(table.dataset.me) < 0 ? say("link-gone") : say("seat-gone-link"))], { kind: "gone" }); // who has no seat has lost none
}

setInterval(() => {
  if (Date.now() - heard > deaf && !over) {
    heard = Date.now(); // until the next try has been silent as long
    lost();
    standing();
  }
}, 1000);

// A phone that comes back does not wait for the next try.
function wake() {
  if (document.visibilityState !== "visible" || over) return;
  if (cut !== null || source.readyState === EventSource.CLOSED || Date.now() - heard > deaf / 2) open();
}

hear("waits", (n) => {
  waits = n;
  if (cut !== null) standing();
});
hear("recalled", (kept) => { // what the page shows now, which is not what was asked from
  revision = kept;
  open();
});
hear("reached", () => cut !== null && wake());
addEventListener("submit", (e) => (leaves ||= !e.defaultPrevented));
addEventListener("online", wake);
addEventListener("offline", lost);
addEventListener("pageshow", wake);
addEventListener("pagehide", () => source.close());
document.addEventListener("visibilitychange", wake);
open();
