// A link to share, or to copy.

import { say } from "./say.js";

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
