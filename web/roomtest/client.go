package roomtest

import "net/http"

// Transport asks for nothing to be compressed, unless a request does: under the
// race detector that took a fifth of the time of rooms in which much is read.
// Tests of the site see to compression, and browsers ask for it.
var Transport = &http.Transport{DisableCompression: true}

// client follows where it is led.
var client = &http.Client{Transport: Transport}
