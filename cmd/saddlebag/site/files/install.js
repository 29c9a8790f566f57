// Fetches the program, and hands the site over to the worker. A browser comes here once, and
// again where it has cleared the site's data.

const { program } = document.querySelector("script").dataset;
const said = [...document.querySelectorAll("main [lang]")];
const progress = document.querySelector("progress");

const tongue = navigator.languages.map((tag) => said.find(({ lang }) => tag.split("-")[0] === lang)).find(Boolean) ?? said[0];
for (const other of said) if (other !== tongue) other.remove();
document.documentElement.lang = tongue.lang;

// The program goes to where the worker looks for it.
async function load() {
  const cache = await caches.open("files");
  if (await cache.match(program)) return;
  const answer = await fetch(program);
  if (!answer.ok) throw new Error(answer.statusText);
  const all = Number(answer.headers.get("Content-Length"));
  let come = 0;
  const counted = answer.body.pipeThrough(new TransformStream({
    transform(piece, on) {
      come += piece.length;
      if (all) progress.value = come / all;
      on.enqueue(piece);
    },
  }));
  await cache.put(program, new Response(counted, { headers: { "Content-Length": all } }));
}

try {
  await load();
  await navigator.serviceWorker.register("offline.js");
  await navigator.serviceWorker.ready;
  if (!navigator.serviceWorker.controller) await new Promise((taken) => navigator.serviceWorker.addEventListener("controllerchange", taken));
  location.reload();
} catch {
  progress.remove();
  tongue.querySelector(".failed").hidden = false;
}
