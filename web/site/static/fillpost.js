// Sends the sheets to be judged, and waits for the answer as long as the server
// works it out: some sheets take it long. Only one that does not hear us any more
// is given up on.

import { root } from "./page.js";

const patience = 4000; // ms until the server is asked whether it is there

// The answer to some fields; null where there is no connection, or no room now.
// While it is being worked out, waiting is called, more than once.
export async function post(form, fields, waiting) {
  const given = new AbortController();
  const pulse = setInterval(async () => {
    if (await alive()) waiting();
    else given.abort();
  }, patience);
  try {
    const answer = await fetch(form.action, {
      method: "POST", headers: { Accept: "application/json" }, body: new URLSearchParams(fields), signal: given.signal,
    });
    if (answer.status === 429 || answer.status >= 500) return null;
    return await answer.json();
  } catch {
    return null;
  } finally {
    clearInterval(pulse);
  }
}

async function alive() {
  try {
    return (await fetch(`${root}healthz`, { signal: AbortSignal.timeout(patience) })).ok;
  } catch {
    return false;
  }
}
