// Shares the picture of how a game ended, where the phone can share pictures.

import { hear } from "./page.js";

const pictureOf = (data, name) => new File(data, name, { type: "image/png" });

function offer() {
  const button = document.getElementById("share");
  if (button) button.hidden = !navigator.canShare?.({ files: [pictureOf([], "picture.png")] });
}

document.addEventListener("click", async (e) => {
  if (!e.target.closest("#share")) return;
  const link = document.getElementById("picture");
  try {
    const answer = await fetch(link.href);
    if (!answer.ok) throw new Error(answer.statusText);
    await navigator.share({ files: [pictureOf([await answer.blob()], link.dataset.name)] });
  } catch (error) {
    if (error.name !== "AbortError") link.click(); // then it can be kept at least
  }
});

hear("changed", offer);
offer();
