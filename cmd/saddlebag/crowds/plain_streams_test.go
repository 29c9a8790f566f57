package crowds

import (
	"fmt"
	"net"
	"net/http"
	"os"
	"time"
)

// plainStream begins a stream and says nothing more, by net/http alone: what streams are
// measured against.
var plainStream = http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Content-Type", "text/event-stream")
	_, _ = w.Write([]byte(":\n\n"))
	_ = http.NewResponseController(w).Flush()
	<-r.Context().Done()
})

// servePlain serves plain streams, and prints their address.
func servePlain() {
	at, err := net.Listen("tcp", "127.0.0.1:0") //nolint:noctx // it is served until it is killed
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	fmt.Printf("http://%s/\n", at.Addr())
	server := http.Server{ReadHeaderTimeout: time.Minute, Handler: plainStream}
	_ = server.Serve(at)
}
