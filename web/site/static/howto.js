// The buttons of the cards turn them without a step in the browser's history for each,
// so that going back leaves them all. So do the arrow keys.

const deck = document.querySelector(".deck");
const cards = [...deck.children];

const now = () => Math.round(deck.scrollLeft / deck.clientWidth);

function turn(card, from) {
  if (!card) return;
  deck.scrollTo({ left: card.offsetLeft });
  if (from) card.querySelector(`[rel=${from}], a`).focus({ preventScroll: true });
}

deck.addEventListener("click", (e) => {
  const to = e.target.closest("[rel]");
  if (!to) return;
  e.preventDefault();
  turn(document.getElementById(to.hash.slice(1)), to.rel);
});

document.addEventListener("keydown", (e) => {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[e.key];
  if (!step || e.altKey || e.ctrlKey || e.metaKey) return;
  e.preventDefault();
  turn(cards[now() + step]);
});
