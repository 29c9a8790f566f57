// Sends what is entered, one after another. What cannot be sent now waits, over
// a reload too, under a key of its own, so that an entry that is sent twice
// goes in once.

import { close } from "./ask.js";
import { note, reason } from "./notes.js";
import { hear, make, path, remember, remembered, seen, table, tell } from "./page.js";
import { say } from "./say.js";
import "./pencil.js";

const key = `queue-${table.dataset.code}`;
const patience = 8000; // ms for an answer: a connection can be dead without saying so
const quick = 1200; // ms after which somebody wants to know that it waits
const section = document.getElementById("waiting");
let queue = load();
let sending = false;
let why = ""; // the server's sentence, where it takes nothing now
let again = null; // timer of the next try
let pause = 1000;

// Another page of this phone can have the same seat open: what is stored holds.
function load() {
  try {
    return JSON.parse(remembered(key)) ?? [];
  } catch {
    return [];
  }
}

function keep(change) {
  const stored = load();
  queue = change(stored.length > 0 ? stored : queue);
  remember(key, queue.length > 0 ? JSON.stringify(queue) : null);
  draw();
}

// Without crypto.randomUUID, which an insecure origin has not.
const random = () => [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

document.addEventListener("submit", (e) => {
  const form = e.target;
  if (form.getAttribute("action") === `${path}/done`) {
    e.preventDefault();
    fetch(`${path}/done`, { method: "POST", headers: { Accept: "application/json" }, body: new URLSearchParams(new FormData(form)), signal: AbortSignal.timeout(patience) })
      .catch(() => note([say("no-connection")], { kind: "done", passes: true }));
  }
  if (form.getAttribute("action") !== `${path}/enter`) return;
  e.preventDefault();
  const body = new URLSearchParams(new FormData(form, e.submitter));
  body.delete("seen");
  const entry = { key: random(), since: Date.now(), seen: Number(seen()), form: form.id, at: form.dataset.at, what: body.toString(), label: labelOf(form, e.submitter) };
  form.dataset.sent = ""; // what has been sent need not be kept from changing
  tell("sent");
  close();
  if (queue.some((one) => one.what === entry.what)) {
    note([say("already-waits", { label: entry.label })], { kind: "twice", passes: true });
    return;
  }
  body.set("seen", entry.seen);
  body.set("key", entry.key);
  entry.body = body.toString();
  if (!form.id) form.reset();
  e.submitter?.classList.add("sent"); // until it is drawn anew
  keep((all) => [...all, entry]);
  tell("queued", entry);
  send();
});

// What was entered, as its button says it.
const labelOf = (form, button) => (form.dataset.label && !form.id ? form.dataset.label : button?.dataset.says ?? button?.textContent.trim() ?? form.dataset.label);

// Whoever fills a form in again wants it kept as it is.
document.addEventListener("input", (e) => delete e.target.form?.dataset.sent);

// Sends what waits, in order, until something has to wait longer.
async function send() {
  clearTimeout(again);
  if (sending) return;
  sending = true;
  for (queue = load().length > 0 ? load() : queue; queue.length > 0; ) {
    const entry = queue[0];
    const answer = await post(entry);
    why = answer.later ? answer.error ?? "" : "";
    if (answer.later) {
      again = setTimeout(send, answer.after ?? pause);
      pause = Math.min(2 * pause, 30000);
      break;
    }
    pause = 1000;
    tell("reached");
    keep((all) => all.filter((one) => one.key !== entry.key));
    report(entry, answer);
  }
  sending = false;
  draw();
}

async function post(entry) {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), patience);
  try {
    const answer = await fetch(`${path}/enter`, {
      method: "POST",
      headers: { Accept: "application/json", "Content-Type": "application/x-www-form-urlencoded" },
      body: entry.body,
      signal: giveUp.signal,
    });
    const after = Number(answer.headers.get("Retry-After")) * 1000 || undefined;
    const told = answer.headers.get("Content-Type")?.includes("json") ? await answer.json() : null;
    if (answer.status === 429 || answer.status >= 500) return { later: true, after, error: told?.error };
    const json = told ?? { error: say("seat-gone") };
    return { ok: answer.ok, ...json };
  } catch {
    return { later: true };
  } finally {
    clearTimeout(timer);
  }
}

function report(entry, answer) {
  const form = entry.form && document.getElementById(entry.form);
  // A form of what was entered is done with, though the news of it may be late, or
  // may leave it as it is: what is entered next begins anew.
  if (form && answer.ok && answer.number > 0) {
    if (form.dataset.sent !== undefined) form.reset();
  } else if (form) {
    delete form.dataset.sent;
  }
  if (!answer.ok) {
    tell("refused", entry);
    document.querySelectorAll(".button.sent").forEach((button) => button.classList.remove("sent"));
    note([make("p", {}, make("strong", {}, say("not-entered", { label: entry.label }))), ...meanwhile(entry), reason(answer)]);
  } else if (answer.number === 0) {
    tell("goes-on", { form: entry.form, faces: answer.held.length });
  } else {
    // One's own entry, with nothing in between, is no news to this page.
    if (answer.number === Number(seen()) + 1) table.dataset.seen = answer.number;
    tell("entered", { ...entry, number: answer.number });
  }
}

// What others have done while an entry waited, in their order.
function meanwhile(entry) {
  if (Date.now() - entry.since < quick) return [];
  const news = [...document.querySelectorAll("#moves [data-number]")].filter((move) => Number(move.dataset.number) > entry.seen).slice(0, 2).reverse();
  if (news.length === 0) return [];
  return [make("p", {}, say("meanwhile", { news: news.map((move) => move.querySelector(".text").textContent.trim().replace(/\.$/, "")).join("; ") }))];
}

function draw() {
  const late = queue.some((entry) => Date.now() - entry.since >= quick);
  tell("waits", late ? queue.length : 0);
  section.hidden = !late;
  section.querySelector("p").textContent = why;
  section.querySelector("ol").replaceChildren(...(late ? queue : []).map((entry) => {
    const remove = make("button", { type: "button", class: "button" }, say("remove"), make("span", { class: "unseen" }, ` ${entry.label}`));
    remove.addEventListener("click", () => keep((all) => all.filter((one) => one.key !== entry.key)));
    return make("li", {}, make("span", {}, entry.label), remove);
  }));
  if (queue.length > 0 && !late) setTimeout(draw, quick);
}

hear("connected", send);
for (const entry of queue) tell("queued", entry);
draw();
send();
