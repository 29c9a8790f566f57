// What does not fit a screen of some width or a thumb, as sentences. The value
// of this file is a function of the width in CSS pixels.
(width) => {
  const touch = 44; // CSS pixels
  const slack = 0.1; // of what browsers round
  const wrong = [];
  const page = document.scrollingElement;
  if (page.scrollWidth > width) wrong.push(`the page scrolls sideways: ${page.scrollWidth} of ${width}`);

  const name = (e) => e.cloneNode().outerHTML.slice(0, 120) + (e.textContent.trim().slice(0, 40) || "");
  const size = (r) => r.width.toFixed(1) + " x " + r.height.toFixed(1);
  const cut = (a, b) => {
    const x = Math.max(a.left, b.left), y = Math.max(a.top, b.top);
    return new DOMRect(x, y, Math.max(0, Math.min(a.right, b.right) - x), Math.max(0, Math.min(a.bottom, b.bottom) - y));
  };

  // A word on a button or a way to somewhere else is on one line, and nothing of it is cut off.
  // What takes back an entry says what that was in a place of fixed size: there words are hyphenated.
  for (const way of document.querySelectorAll("nav a, .button:not(#undo), button:not(#undo)")) {
    if (!way.checkVisibility({ visibilityProperty: true })) continue;
    if (way.textContent.trim() && way.scrollWidth > way.clientWidth + 1 && getComputedStyle(way).display !== "inline") wrong.push(`${name(way)} is wider than its place`);
    const texts = document.createTreeWalker(way, NodeFilter.SHOW_TEXT);
    while (texts.nextNode())
      for (const word of texts.currentNode.data.matchAll(/[^\s-]+-?/g)) {
        const range = new Range();
        range.setStart(texts.currentNode, word.index);
        range.setEnd(texts.currentNode, word.index + word[0].length);
        if (new Set([...range.getClientRects()].map((line) => line.top)).size > 1) wrong.push(`"${word[0]}" is broken in ${name(way)}`);
      }
  }

  // A control can be hit where it is and on its labels; the largest counts.
  const areas = (control) => [control, ...(control.labels ?? [])].map((element) => ({ element, box: element.getBoundingClientRect() }));
  const largest = (all) => all.reduce((a, b) => (b.box.width * b.box.height > a.box.width * a.box.height ? b : a));

  // A link in a sentence is as high as the sentence's lines.
  const inSentence = (e) => {
    if (!(e instanceof HTMLAnchorElement) || getComputedStyle(e).display !== "inline") return false;
    let block = e.parentElement;
    while (getComputedStyle(block).display === "inline") block = block.parentElement;
    const rest = block.cloneNode(true);
    for (const link of rest.querySelectorAll("a")) link.remove();
    return /[\p{L}\p{N}]/u.test(rest.textContent);
  };

  // What frames that scroll leave to be seen of a box.
  const seen = (e, box) => {
    for (let up = e.parentElement; up && up !== document.body; up = up.parentElement)
      if (!/visible/.test(getComputedStyle(up).overflow) && !(up instanceof SVGElement)) box = cut(box, up.getBoundingClientRect());
    return box;
  };

  // What floats over the page is not in the way: the page scrolls under it.
  const layer = (e) => {
    while (e && !/fixed|sticky/.test(getComputedStyle(e).position)) e = e.parentElement;
    return e;
  };

  const within = document.querySelector("dialog:modal") ?? document; // all else is out of reach
  const controls = "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=link], [role=checkbox], [role=radio], [role=switch], [role=tab], [tabindex='0']:not([role=region])";
  const targets = [];
  for (const control of within.querySelectorAll(controls)) {
    if (!control.checkVisibility({ visibilityProperty: true }) || inSentence(control) || control.closest(".lights")) continue; // places on a sheet are tapped by the nearest
    const { element, box } = largest(areas(control));
    if (box.width === 0 || box.height === 0 || box.right + scrollX <= 0) continue; // shown only to who asks for it
    if (box.width < touch - slack || box.height < touch - slack) wrong.push(`${name(control)} is ${size(box)}`);
    targets.push({ control, element, box: seen(element, box), layer: layer(element) });
  }
  for (const [i, a] of targets.entries())
    for (const b of targets.slice(i + 1)) {
      const both = cut(a.box, b.box);
      if (a.element !== b.element && a.layer === b.layer && both.width > 0.5 && both.height > 0.5)
        wrong.push(`${name(a.control)} and ${name(b.control)} overlap by ${size(both)}`);
    }

  // A picture lies over nothing that is read or tapped, nor over the box round it. Boards
  // and what is drawn in a button have things of their own on them.
  const pictures = [...document.querySelectorAll("main :is(svg, img)")].filter((one) => one.checkVisibility() && !one.closest("svg svg, .picture, button, a, label, dialog, #thrown, .foot, .top"));
  const texts = document.createTreeWalker(document.querySelector("main") ?? document.body, NodeFilter.SHOW_TEXT);
  const read = targets.filter(({ control }) => control.closest("main")).map(({ element, box }) => ({ element, box }));
  for (const element of document.querySelectorAll("main :is(.notice, [role=alert])")) read.push({ element, box: element.getBoundingClientRect() });
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.data.trim() || text.parentElement.closest("svg, .unseen")) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    if (text.parentElement.checkVisibility()) for (const box of range.getClientRects()) read.push({ element: text.parentElement, box: seen(text.parentElement, box) });
  }
  for (const picture of pictures)
    for (const { element, box } of read) {
      const both = cut(seen(picture, picture.getBoundingClientRect()), box);
      if (!element.contains(picture) && layer(element) === layer(picture) && both.width > 1.5 && both.height > 1.5) wrong.push(`${name(picture)} lies over ${name(element)} by ${size(both)}`);
    }
  return wrong;
}
