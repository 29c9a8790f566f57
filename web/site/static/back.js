// Where a phone is passed round, a page that the browser has kept can show somebody else's
// hand: nobody sees it before it's loaded anew.

const ofTable = /\/t\/[^/]+/.test(location.pathname);

addEventListener("pagehide", (e) => (document.body.hidden = e.persisted && ofTable));
addEventListener("pageshow", (e) => e.persisted && ofTable && location.reload());
