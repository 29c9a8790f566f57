package serve_test

import (
	"crypto/tls"
	"crypto/x509"
	"encoding/pem"
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"strings"
	"testing"

	"saddlebag/cmd/saddlebag/programtest"
)

// With a certificate the web app is there for https, by HTTP/2, and nothing
// else.
func TestServeOverTLS(t *testing.T) {
	// It lends its certificate, which is for 127.0.0.1.
	lender := httptest.NewTLSServer(nil)
	defer lender.Close()
	key, err := x509.MarshalPKCS8PrivateKey(lender.TLS.Certificates[0].PrivateKey)
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	certFile, keyFile := filepath.Join(dir, "cert.pem"), filepath.Join(dir, "key.pem")
	programtest.Write(t, certFile, string(pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: lender.Certificate().Raw})))
	programtest.Write(t, keyFile, string(pem.EncodeToMemory(&pem.Block{Type: "PRIVATE KEY", Bytes: key})))

	at := programtest.Serve(t, "--tls-cert", certFile, "--tls-key", keyFile)
	roots := x509.NewCertPool()
	roots.AddCert(lender.Certificate())
	client := &http.Client{Transport: &http.Transport{TLSClientConfig: &tls.Config{RootCAs: roots}, ForceAttemptHTTP2: true}}
	answer, err := client.Get(at + "/healthz") //nolint:noctx // the test ends with it
	if err != nil {
		t.Fatal(err)
	}
	_ = answer.Body.Close()
	if !strings.HasPrefix(at, "https://127.0.0.1:") || answer.StatusCode != 200 || answer.Proto != "HTTP/2.0" {
		t.Errorf("%s: %s over %s", at, answer.Status, answer.Proto)
	}
	answer, err = http.Get(strings.Replace(at, "https:", "http:", 1) + "/healthz") //nolint:noctx // the test ends with it
	if err != nil {
		t.Fatal(err)
	}
	_ = answer.Body.Close()
	if answer.StatusCode != http.StatusBadRequest {
		t.Errorf("without TLS: %s", answer.Status)
	}
}
