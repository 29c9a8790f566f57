// A game that a link has brought is looked at first, and taken by a tap. Hosts of files don't see
// what's behind the # of a link.

const parcel = document.getElementById("parcel");

if (parcel && location.hash.length > 1) {
  parcel.value = location.hash.slice(1);
  history.replaceState(null, "", location.pathname);
  const look = Object.assign(document.createElement("input"), { type: "hidden", name: "look", value: "yes" });
  parcel.form.append(look);
  parcel.form.submit();
}
