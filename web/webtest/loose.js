// What hangs together badly in a page, as sentences.
(() => {
  const wrong = [];
  const ids = [...document.querySelectorAll("[id]")].map((e) => e.id);
  for (const id of new Set(ids.filter((id, i) => ids.indexOf(id) !== i))) wrong.push(`two of id ${id}`);
  for (const label of document.querySelectorAll("label[for]"))
    if (!document.getElementById(label.htmlFor)) wrong.push(`a label for nothing: ${label.htmlFor}`);
  for (const link of document.querySelectorAll("a[href^='#']"))
    if (!document.getElementById(decodeURIComponent(link.hash.slice(1)))) wrong.push(`a link to nothing: ${link.hash}`);
  if (document.querySelectorAll("h1").length !== 1) wrong.push("not one h1");
  return wrong;
})()
