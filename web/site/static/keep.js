// Keeps the page of a table, its files, and all that has changed since it was
// loaded, for the worker to show where there is no network. Browsers have
// workers over https only.

import { hear, path, table, tell } from "./page.js";
import { show } from "./parts.js";

// Whether the page can be shown without a network: where a worker answers for the whole site,
// nobody has to keep it.
export const keeps = isSecureContext && "serviceWorker" in navigator && !navigator.serviceWorker.controller?.scriptURL.endsWith("/offline.js");

const tables = 8; // that are kept on a phone, the last ones
const quiet = 300; // ms without news before it is written down
const news = `${path}/news`; // no address of the site

const parts = new Map(); // by id, as they came last
const connected = new Promise((done) => hear("connected", done));
let base = table.dataset.revision; // of the page that is kept
let number = table.dataset.seen;
let revision = base; // of the page with all that has come
let cache = null; // once there is a worker to read it
let writing = null;
let left = false;

async function begin() {
  await navigator.serviceWorker.register("/worker.js", { scope: "/t/" });
  cache = await caches.open(path);
  const kept = await (await cache.match(news))?.json();
  if (kept?.base === base && Number(kept.seen) > Number(number)) { // this is the page that was kept
    for (const part of kept.parts) parts.set(part.id, part);
    revision = kept.revision ?? "";
    show({ seen: kept.seen, parts: kept.parts });
    tell("recalled", revision);
  }
  await connected;
  await fill();
}

hear("update", ({ seen, revision: now, parts: changed }) => {
  number = seen;
  revision = now;
  for (const part of changed) parts.set(part.id, part);
  clearTimeout(writing);
  writing = setTimeout(write, quiet);
});
hear("left", forget);

async function write() {
  if (cache && !left) await cache.put(news, new Response(JSON.stringify({ base, seen: number, revision, parts: [...parts.values()] })));
}

// The worker keeps each page that it loads, but the first was loaded without it.
async function fill() {
  const files = performance.getEntriesByType("resource").map((one) => new URL(one.name)).filter(({ pathname }) => pathname.startsWith("/static/") || pathname.includes("/plates/"));
  const has = (await cache.keys()).map((request) => new URL(request.url).pathname);
  const missing = [...new Set(files.map((file) => file.pathname))].filter((file) => !has.includes(file));
  await cache.addAll(missing);
  if (!has.includes(path)) {
    const answer = await fetch(path);
    const html = await answer.text();
    base = html.match(/ data-revision="([^"]*)"/)?.[1];
    if (answer.ok && base) await cache.put(path, new Response(html, { headers: answer.headers }));
  }
  for (const old of (await caches.keys()).slice(0, -tables)) await caches.delete(old);
  if (left) forget();
}

function forget() {
  left = true;
  if (cache) caches.delete(path);
}

if (keeps) begin().catch(() => {}); // it can do without
