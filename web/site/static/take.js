// A game that a link has brought only needs to be taken. Hosts of files don't see what's behind
// the # of a link.

const parcel = document.getElementById("parcel");

if (parcel && location.hash.length > 1) {
  parcel.value = location.hash.slice(1);
  history.replaceState(null, "", location.pathname);
  for (const field of document.querySelectorAll("#take .field")) field.hidden = true;
  document.querySelector("#take button").focus();
}
