package serve_test

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"encoding/pem"
	"math/big"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"saddlebag/cmd/saddlebag/programtest"
)

// With a certificate the web app is there for https, by HTTP/2, and nothing
// else.
func TestServeOverTLS(t *testing.T) {
	certFile, keyFile, cert := lentCertificate(t, t.TempDir())
	at := programtest.Serve(t, "--tls-cert", certFile, "--tls-key", keyFile)
	roots := x509.NewCertPool()
	roots.AddCert(cert)
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

// lentCertificate writes a certificate for 127.0.0.1, which a server of a library lends.
func lentCertificate(t *testing.T, dir string) (certFile, keyFile string, cert *x509.Certificate) {
	t.Helper()
	lender := httptest.NewTLSServer(nil)
	defer lender.Close()
	certFile, keyFile = filepath.Join(dir, "cert.pem"), filepath.Join(dir, "key.pem")
	writeCertificate(t, certFile, keyFile, lender.Certificate().Raw, lender.TLS.Certificates[0].PrivateKey)
	return certFile, keyFile, lender.Certificate()
}

func writeCertificate(t *testing.T, certFile, keyFile string, cert []byte, key any) {
	t.Helper()
	secret, err := x509.MarshalPKCS8PrivateKey(key)
	if err != nil {
		t.Fatal(err)
	}
	for file, block := range map[string]*pem.Block{certFile: {Type: "CERTIFICATE", Bytes: cert}, keyFile: {Type: "PRIVATE KEY", Bytes: secret}} {
		programtest.Write(t, file, string(pem.EncodeToMemory(block)))
	}
}

// A certificate that somebody puts in the other's place is served from then on. One that has
// no key yet waits for it.
func TestChangedCertificateIsRead(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	certFile, keyFile, first := lentCertificate(t, dir)
	at := programtest.Serve(t, "--tls-cert", certFile, "--tls-key", keyFile)

	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	paper := &x509.Certificate{SerialNumber: big.NewInt(7), IPAddresses: []net.IP{net.IPv4(127, 0, 0, 1)}, NotAfter: time.Now().Add(time.Hour)}
	next, err := x509.CreateCertificate(rand.Reader, paper, paper, key.Public(), key)
	if err != nil {
		t.Fatal(err)
	}
	writeCertificate(t, filepath.Join(dir, "next.pem"), filepath.Join(dir, "next.key"), next, key)
	for _, step := range []struct {
		from, to string
		want     *big.Int
	}{
		{"", "", first.SerialNumber},
		{"next.pem", certFile, first.SerialNumber},
		{"next.key", keyFile, paper.SerialNumber},
	} {
		if step.from != "" {
			if err := os.Rename(filepath.Join(dir, step.from), step.to); err != nil {
				t.Fatal(err)
			}
		}
		conn, err := tls.Dial("tcp", strings.TrimPrefix(at, "https://"), &tls.Config{InsecureSkipVerify: true}) //nolint:gosec,noctx // which one it is counts, and the test ends with it
		if err != nil {
			t.Fatal(err)
		}
		if got := conn.ConnectionState().PeerCertificates[0].SerialNumber; got.Cmp(step.want) != 0 {
			t.Errorf("after %q the certificate is %s, want %s", step.from, got, step.want)
		}
		_ = conn.Close()
	}
}
