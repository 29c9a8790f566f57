// Goes on as soon as the host has answered. Without scripts the page loads
// itself again and again, which a screen reader would have to listen to.

const every = 3000; // milliseconds

async function look() {
  try {
    const answer = await fetch(location.href, { cache: "no-store" });
    const text = await answer.text();
    if (answer.redirected || !text.includes('id="waiting"')) {
      location.reload();
      return;
    }
  } catch {
    // cut off: the next look may go well
  }
  setTimeout(look, every);
}

setTimeout(look, every);
