// Asks the browser of a site in a phone to keep the tables for good, now that there is one.
navigator.storage?.persist?.();
