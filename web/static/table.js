// Keeps the page of a table as it is on the server.

const table = document.getElementById("table");

function show({ seen, parts }) {
  table.dataset.seen = seen;
  for (const { id, html } of parts) {
    const old = document.getElementById(id);
    if (!old) continue;
    if (old instanceof SVGElement) {
      const holder = new DOMParser().parseFromString(`<svg xmlns="http://www.w3.org/2000/svg">${html}</svg>`, "image/svg+xml");
      old.replaceWith(document.importNode(holder.documentElement.firstElementChild, true));
    } else {
      const holder = document.createElement("template");
      holder.innerHTML = html;
      old.replaceWith(holder.content);
    }
  }
}

const stream = new EventSource(`/t/${table.dataset.code}/stream?since=${table.dataset.revision}`);
stream.addEventListener("update", (e) => show(JSON.parse(e.data)));
