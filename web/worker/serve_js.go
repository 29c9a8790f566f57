package worker

import (
	"bytes"
	"context"
	"crypto/tls"
	"net/http"
	"syscall/js"
	"time"
)

// Serve answers what the worker's script asks, until the browser ends the worker. The script
// calls answer(request, begin): request has a method, an url, headers as pairs, and a body of
// bytes; begin is called with the answer's status, headers as pairs, and body: bytes, or a
// stream.
func Serve(h http.Handler) {
	js.Global().Set("answer", js.FuncOf(func(_ js.Value, args []js.Value) any {
		go answerTo(h, args[0], args[1])
		return nil
	}))
	js.Global().Call("serving")
	select {}
}

func answerTo(h http.Handler, asked, begin js.Value) {
	ctx, gone := context.WithCancel(context.Background())
	defer gone()
	w := &answer{header: http.Header{}, begin: begin, gone: gone}
	r, err := requestOf(ctx, asked)
	if err != nil {
		http.Error(w, err.Error(), http.StatusBadRequest)
	} else {
		h.ServeHTTP(w, r)
	}
	w.end()
}

// requestOf is a request of the script's as a handler gets it.
func requestOf(ctx context.Context, asked js.Value) (*http.Request, error) {
	body := make([]byte, asked.Get("body").Length())
	js.CopyBytesToGo(body, asked.Get("body"))
	r, err := http.NewRequestWithContext(ctx, asked.Get("method").String(), asked.Get("url").String(), bytes.NewReader(body))
	if err != nil {
		return nil, err
	}
	headers := asked.Get("headers")
	for i := range headers.Length() {
		r.Header.Add(headers.Index(i).Index(0).String(), headers.Index(i).Index(1).String())
	}
	if r.URL.Scheme == "https" {
		r.TLS = &tls.ConnectionState{}
	}
	r.RequestURI, r.RemoteAddr = r.URL.RequestURI(), "127.0.0.1:0"
	r.URL.Scheme, r.URL.Host = "", ""
	return r, nil
}

// An answer goes to the script whole once its handler has returned, or as a stream from when
// it is first flushed.
type answer struct {
	header http.Header
	status int
	body   bytes.Buffer // that has not been sent yet
	begin  js.Value
	stream js.Value // its controller; undefined of an answer that is sent whole
	gone   func()   // the reader is
}

func (w *answer) Header() http.Header { return w.header }

func (w *answer) WriteHeader(status int) {
	if w.status == 0 {
		w.status = status
	}
}

func (w *answer) Write(p []byte) (int, error) {
	w.WriteHeader(http.StatusOK)
	return w.body.Write(p)
}

// Flush sends what has been written.
func (w *answer) Flush() {
	if w.stream.IsUndefined() {
		var start, cancel js.Func
		start = js.FuncOf(func(_ js.Value, args []js.Value) any {
			defer start.Release()
			w.stream = args[0]
			return nil
		})
		cancel = js.FuncOf(func(js.Value, []js.Value) any {
			defer cancel.Release()
			w.gone()
			return nil
		})
		w.send(js.Global().Get("ReadableStream").New(map[string]any{"start": start, "cancel": cancel}))
	}
	if w.body.Len() > 0 {
		w.stream.Call("enqueue", w.rest())
	}
}

// SetReadDeadline and SetWriteDeadline do nothing: nobody is slow here.
func (w *answer) SetReadDeadline(time.Time) error { return nil }

// SetWriteDeadline does nothing.
func (w *answer) SetWriteDeadline(time.Time) error { return nil }

func (w *answer) end() {
	w.WriteHeader(http.StatusOK)
	if w.stream.IsUndefined() {
		w.send(w.rest())
		return
	}
	defer func() { _ = recover() }() // the reader has gone
	w.Flush()
	w.stream.Call("close")
}

// rest are the bytes that have not been sent yet.
func (w *answer) rest() js.Value {
	bytes := js.Global().Get("Uint8Array").New(w.body.Len())
	js.CopyBytesToJS(bytes, w.body.Bytes())
	w.body.Reset()
	return bytes
}

func (w *answer) send(body js.Value) {
	pairs := []any{}
	for name, values := range w.header {
		for _, value := range values {
			pairs = append(pairs, []any{name, value})
		}
	}
	w.begin.Invoke(w.status, pairs, body)
}
