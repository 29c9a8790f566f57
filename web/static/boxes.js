// The boxes of a picture's cells, in millimetres of the picture.
export function boxes(picture) {
  const cells = [...picture.querySelectorAll("g.cell")];
  const numbers = picture.dataset.boxes.split(",").map((box) => box.split(" ").map(Number));
  return cells.map((cell, i) => ({ id: cell.id, x: numbers[i][0], y: numbers[i][1], w: numbers[i][2], h: numbers[i][3] }));
}
