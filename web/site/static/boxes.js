// The boxes of a picture's cells, in millimetres of the picture.
export function boxes(picture) {
  const cells = [...picture.querySelectorAll("g.cell")];
  const words = picture.dataset.boxes.split(",").map((box) => box.split(" "));
  return cells.map((cell, i) => {
    const [x, y, w, h] = words[i].slice(0, 4).map(Number);
    return { id: cell.id, x, y, w, h, targets: targets(words[i].slice(4)) };
  });
}

// What a cell is and holds.
export const titleOf = (cell) => cell.querySelector("title")?.textContent ?? "";

// Where a cell lies on the screen, whatever is written in it: an empty one draws nothing. It
// has no height where its sheet isn't shown.
export function areaOf(cell) {
  const picture = cell.closest(".picture"), svg = cell.ownerSVGElement;
  if (!svg.checkVisibility()) return new DOMRect();
  const { a, d, e, f } = svg.getScreenCTM(), { x, y, w, h } = boxes(picture).find((box) => box.id === cell.id);
  return new DOMRect(a * x + e, d * y + f, a * w, d * h);
}

// Places in a cell that stand for a value each.
function targets(words) {
  const all = [];
  for (let i = 0; i < words.length; i += 3) all.push({ value: words[i], x: Number(words[i + 1]), y: Number(words[i + 2]) });
  return all;
}

// The value of the place that is nearest to a point; null where there is none.
export function valueAt(box, at) {
  const far = (target) => Math.hypot(target.x - at.x, target.y - at.y);
  return box.targets.toSorted((a, b) => far(a) - far(b))[0]?.value ?? null;
}

const finger = 22; // CSS pixels from the point that a tap reports

// The cells of a picture in reach of a finger, the nearest first, with how far it
// is to them in CSS pixels.
export function reach(picture, x, y) {
  const svg = picture.querySelector("svg");
  const to = svg.getScreenCTM().inverse();
  const at = new DOMPoint(x, y).matrixTransform(to);
  const distance = (box) => Math.hypot(Math.max(box.x - at.x, 0, at.x - box.x - box.w), Math.max(box.y - at.y, 0, at.y - box.y - box.h)) / to.a;
  return boxes(picture).map((box) => ({ ...box, far: distance(box), value: valueAt(box, at) })).filter((box) => box.far <= finger)
    .sort((a, b) => a.far - b.far || a.w * a.h - b.w * b.h);
}
