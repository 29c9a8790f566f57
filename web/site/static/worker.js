// Shows the page of a table where there is no network: as keep.js has kept it,
// in a cache that has the name of the page's path. It runs beside the pages.

const patience = 4000; // ms for the network, where there is something else to show
const ofTable = /^\/t\/[^/]+$/;

addEventListener("install", () => skipWaiting());
addEventListener("activate", (e) => e.waitUntil(clients.claim()));
addEventListener("fetch", (e) => {
  const { method, mode, destination } = e.request;
  const { origin, pathname, search } = new URL(e.request.url);
  if (method !== "GET" || origin !== location.origin) return;
  if (mode === "navigate" && ofTable.test(pathname) && search === "") e.respondWith(page(e, pathname));
  else if ((pathname.startsWith("/static/") && destination !== "video") || pathname.includes("/plates/")) e.respondWith(file(e.request)); // browsers ask for films in pieces
});

// What the server says holds; only its silence does not.
async function page(e, path) {
  const kept = await caches.match(path);
  const asked = fetch(e.request);
  if (!kept) return asked;
  const answer = await Promise.race([asked.catch(() => kept), new Promise((done) => setTimeout(done, patience, kept))]);
  if (answer !== kept && answer.status < 500) e.waitUntil(keep(path, answer.clone()));
  return answer;
}

// A seat that is somebody else's now, or gone with its table, is forgotten.
async function keep(path, answer) {
  const html = await answer.text();
  if (!answer.ok || !html.includes(' data-revision="')) return caches.delete(path);
  return (await caches.open(path)).put(path, new Response(html, { headers: answer.headers }));
}

// Files never change under their address.
const file = async (request) => (await caches.match(request)) ?? fetch(request);
