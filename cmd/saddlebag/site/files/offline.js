// The worker of a site without a server: it unpacks the program, has it answer every request
// for a page, and keeps the files that pages name for good. Before this stand the names of the
// program, of the files that it needs and of those that it fetches, the pages that say in each
// language that the program doesn't start, and Go's own script for WebAssembly.

globalThis.root = new URL("./", location).pathname;

const files = "files"; // the cache of what never changes under its address
const own = /^(static\/[^/]+\/|saddlebag-)/; // the addresses of such files

addEventListener("install", (e) => e.waitUntil(install()));
addEventListener("activate", (e) => e.waitUntil(Promise.all([forgetOthers(), clients.claim()])));
addEventListener("fetch", (e) => {
  const { origin, pathname } = new URL(e.request.url);
  if (origin !== location.origin || !pathname.startsWith(root)) return;
  if (!own.test(pathname.slice(root.length))) e.respondWith(ask(e.request));
  else if (e.request.destination !== "video") e.respondWith(file(e.request)); // films are asked for in pieces
});

addEventListener("message", (e) => e.waitUntil(tellPlayed(e.ports[0])));

// Another program takes over between games, never within one: at once, so that no game begins
// while it waits. Where one is being played, the browser tries again at a later visit.
async function install() {
  await Promise.all(needed.map((name) => file(new Request(name))));
  if (await isPlayed()) throw new Error("a game is being played");
  skipWaiting();
}

const patience = 60000; // ms for the worker before, which may be broken

// What the worker before says; nothing where there is none.
const isPlayed = () => new Promise((done) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => done(data);
  if (!registration.active) done(false);
  else registration.active.postMessage("played", [port2]);
  setTimeout(done, patience, false);
});

async function tellPlayed(port) {
  const answer = await ask(new Request(`${root}played`));
  port.postMessage(answer.ok && (await answer.json()));
}

async function file(request) {
  const cache = await caches.open(files);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (!answer.ok) throw new Error(`${request.url}: ${answer.status}`);
  await cache.put(request, answer.clone());
  return answer;
}

// What sheets are drawn with comes once pages do, so that they are printed without a network.
// What can't be had now is fetched when it's wanted, or when the program is next started.
function bring() {
  for (const name of Object.values(fetched)) file(new Request(name)).catch(() => {});
}

globalThis.fetchFile = async (name, done) => {
  try {
    done(name in fetched ? new Uint8Array(await (await file(new Request(fetched[name]))).arrayBuffer()) : null);
  } catch {
    done(null);
  }
};

// The program of before is of no use, nor are its files. Other sites of the same host are none
// of ours.
async function forgetOthers() {
  const cache = await caches.open(files);
  const folder = needed.at(-1).replace(/[^/]+$/, "");
  for (const request of await cache.keys()) {
    if (!new URL(request.url).pathname.startsWith(root)) continue;
    if (![program, ...Object.values(fetched)].some((name) => request.url.endsWith(name)) && !request.url.includes(folder)) await cache.delete(request);
  }
}

let running = null;

// Starts the program, which calls serving when it can answer, or failed.
function start() {
  running ??= run().catch((e) => {
    running = null;
    throw e;
  });
  return running;
}

async function run() {
  const go = new Go();
  const packed = (await file(new Request(program))).body.pipeThrough(new DecompressionStream("gzip"));
  const wasm = new Response(packed, { headers: { "Content-Type": "application/wasm" } });
  const { instance } = await WebAssembly.instantiateStreaming(wasm, go.importObject);
  await new Promise((serving, failed) => {
    Object.assign(globalThis, { serving, failed: (why) => failed(new Error(why)) });
    go.run(instance).then(() => (running = null)); // it ends only where something is wrong
  });
  bring();
}

const bodiless = [101, 204, 205, 304];

// What the browser would say of a request to a server, and keeps from workers, is said here.
async function ask(request) {
  const { method, url, referrer } = request;
  const headers = [...request.headers, ["Accept-Language", navigator.languages.join()], ["Referer", referrer]];
  const from = referrer.startsWith(`${location.origin}/`) ? "same-origin" : "cross-site";
  if (method !== "GET" && method !== "HEAD") headers.push(["Sec-Fetch-Site", from]);
  const body = new Uint8Array(await request.arrayBuffer());
  try {
    await start();
  } catch (e) {
    console.error(e);
    const tongue = navigator.languages.map((tag) => tag.split("-")[0]).find((tag) => tag in notStarted) ?? "en";
    return new Response(notStarted[tongue].replace("static/", `${root}static/`), { status: 503, headers: { "Content-Type": "text/html; charset=utf-8" } });
  }
  return new Promise((done) => {
    answer({ method, url, headers, body }, (status, headers, body) => {
      done(new Response(bodiless.includes(status) ? null : body, { status, headers }));
    });
  });
}
