package serve_test

import (
	"context"
	"crypto/tls"
	"crypto/x509"
	"encoding/binary"
	"encoding/json"
	"io"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"testing"

	"golang.org/x/net/dns/dnsmessage"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/scoring/waittest"
)

// publicHost is the name that certificates are for. In the tests it leads to this machine.
const publicHost = "games.example"

// An authority is pebble, the test server of Let's Encrypt, and what it thinks are the ports
// 80 and 443 of the public name.
type authority struct {
	cmd         *exec.Cmd
	directory   string
	root        string         // file with the root of its own server
	roots       *x509.CertPool // of what it issues
	http, https string
}

// startAuthority starts one whose certificates hold for so many seconds.
func startAuthority(t *testing.T, seconds int) authority {
	t.Helper()
	dir := t.TempDir()
	cert, key, _ := lentCertificate(t, dir)
	port, roots := programtest.FreePort(t), programtest.FreePort(t)
	a := authority{
		directory: "https://127.0.0.1:" + port + "/dir", root: cert, roots: x509.NewCertPool(),
		http: programtest.FreePort(t), https: programtest.FreePort(t),
	}
	number := func(port string) int {
		n, err := strconv.Atoi(port)
		if err != nil {
			t.Fatal(err)
		}
		return n
	}
	config, err := json.Marshal(map[string]any{"pebble": map[string]any{
		"listenAddress": "127.0.0.1:" + port, "managementListenAddress": "127.0.0.1:" + roots,
		"certificate": cert, "privateKey": key, "keyAlgorithm": "ecdsa", "httpPort": number(a.http), "tlsPort": number(a.https),
		"profiles": map[string]any{"default": map[string]any{"validityPeriod": seconds}},
	}})
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(dir, "pebble.json")
	programtest.Write(t, file, string(config))
	program, err := filepath.Abs("../../../.bin/pebble")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(program); err != nil {
		t.Fatalf("the test needs pebble, %v; make need gets it", err)
	}
	a.cmd = exec.Command(program, "-config", file, "-dnsserver", nameServer(t))
	a.cmd.Env = append(os.Environ(), "PEBBLE_VA_NOSLEEP=1", "PEBBLE_WFE_NONCEREJECT=0", "PEBBLE_AUTHZREUSE=0")
	a.cmd.Stdout, a.cmd.Stderr = t.Output(), t.Output()
	if err := a.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(a.end)
	own := x509.NewCertPool()
	own.AppendCertsFromPEM([]byte(programtest.Read(t, cert)))
	client := &http.Client{Transport: &http.Transport{TLSClientConfig: &tls.Config{RootCAs: own}}}
	waittest.For(t, "the authority tells its root", func() bool {
		answer, err := client.Get("https://127.0.0.1:" + roots + "/roots/0") //nolint:noctx // the test ends with it
		if err != nil {
			return false
		}
		defer func() { _ = answer.Body.Close() }()
		pem, err := io.ReadAll(answer.Body)
		return err == nil && a.roots.AppendCertsFromPEM(pem)
	})
	return a
}

// end ends the authority; nothing where it has ended.
func (a authority) end() {
	if a.cmd.ProcessState == nil {
		_ = a.cmd.Process.Kill()
		_ = a.cmd.Wait() // killed
	}
}

// nameServer says of every name that it is this machine, and where it is itself. It is asked
// over TCP, one question a connection.
func nameServer(t *testing.T) string {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0") //nolint:noctx // closed at the end
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = l.Close() })
	go func() {
		for {
			c, err := l.Accept()
			if err != nil {
				return
			}
			_ = answerName(c) // whoever asked notices
			_ = c.Close()
		}
	}()
	return l.Addr().String()
}

func answerName(c net.Conn) error {
	var length uint16
	if err := binary.Read(c, binary.BigEndian, &length); err != nil {
		return err
	}
	asked := make([]byte, length)
	if _, err := io.ReadFull(c, asked); err != nil {
		return err
	}
	var m dnsmessage.Message
	if err := m.Unpack(asked); err != nil {
		return err
	}
	m.Response, m.Additionals = true, nil
	for _, q := range m.Questions {
		if q.Type == dnsmessage.TypeA {
			m.Answers = append(m.Answers, dnsmessage.Resource{
				Header: dnsmessage.ResourceHeader{Name: q.Name, Type: q.Type, Class: q.Class},
				Body:   &dnsmessage.AResource{A: [4]byte{127, 0, 0, 1}},
			})
		}
	}
	answer, err := m.Pack()
	if err != nil {
		return err
	}
	_, err = c.Write(append(binary.BigEndian.AppendUint16(nil, uint16(len(answer))), answer...))
	return err
}

// serial is the number of the certificate that a browser is shown at a port, and whether it
// trusts that and is answered by HTTP/2.
func (a authority) serial(port string) (number string, ok bool) {
	client := &http.Client{Transport: &http.Transport{
		TLSClientConfig: &tls.Config{RootCAs: a.roots}, ForceAttemptHTTP2: true, DisableKeepAlives: true,
		DialContext: func(ctx context.Context, network, _ string) (net.Conn, error) {
			var d net.Dialer
			return d.DialContext(ctx, network, "127.0.0.1:"+port)
		},
	}}
	answer, err := client.Get("https://" + publicHost + "/healthz") //nolint:noctx // the test ends with it
	if err != nil {
		return "", false
	}
	_ = answer.Body.Close()
	return answer.TLS.PeerCertificates[0].SerialNumber.String(), answer.StatusCode == http.StatusOK && answer.Proto == "HTTP/2.0"
}

// flags are those of a server that gets its certificate from the authority.
func (a authority) flags(https string) []string {
	return []string{
		"--tls", "auto", "--public", "https://" + publicHost, "--addr", "127.0.0.1:" + https, "--http", "127.0.0.1:" + a.http,
		"--acme-directory", a.directory, "--acme-root", a.root,
	}
}

// The server gets a certificate over the port that it serves at, and another before that
// one ends, without anybody doing anything.
func TestCertificateIsGotAndRenewed(t *testing.T) {
	t.Parallel()
	a := startAuthority(t, 4)
	database := filepath.Join(t.TempDir(), "tables.db")
	at := programtest.ServeFrom(t, database, a.flags(a.https)...)
	if at != "https://"+publicHost {
		t.Errorf("it is served at %s", at)
	}
	var first string
	waittest.For(t, "a certificate that a browser trusts", func() (ok bool) {
		first, ok = a.serial(a.https)
		return ok
	})
	waittest.For(t, "another one", func() bool {
		next, ok := a.serial(a.https)
		return ok && next != first
	})
	keptForOneself(t, database+".tls")
}

// keptForOneself wants that nobody else can read what is in a folder.
func keptForOneself(t *testing.T, folder string) {
	t.Helper()
	files, err := os.ReadDir(folder)
	if err != nil || len(files) < 2 { // a certificate, and the key of the account
		t.Errorf("%s has %d files, %v", folder, len(files), err)
	}
	for _, file := range files {
		if info, err := file.Info(); err != nil || info.Mode().Perm() != 0o600 {
			t.Errorf("%s: %v, %v", file.Name(), info.Mode(), err)
		}
	}
}

// Where the authority can't reach the port for https, it asks over http, which leads
// everybody else to https. A server that starts again has its certificate at once.
func TestCertificateOverHTTP(t *testing.T) {
	t.Parallel()
	a := startAuthority(t, 3600)
	port, folder := programtest.FreePort(t), t.TempDir()
	flags := append([]string{"serve", "--db", filepath.Join(t.TempDir(), "tables.db"), "--tls-folder", folder}, a.flags(port)...)
	server := programtest.StartCommand(t, exec.Command("saddlebag", flags...))
	var first string
	waittest.For(t, "a certificate that a browser trusts", func() (ok bool) {
		first, ok = a.serial(port)
		return ok
	})
	browser := &http.Client{CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	for _, page := range []string{"/tables?game=goldfever", "//evil.example/"} {
		answer, err := browser.Get("http://127.0.0.1:" + a.http + page) //nolint:noctx // the test ends with it
		if err != nil {
			t.Fatal(err)
		}
		_ = answer.Body.Close()
		if to := answer.Header.Get("Location"); answer.StatusCode != http.StatusPermanentRedirect || to != "https://"+publicHost+page {
			t.Errorf("%s leads with %s to %q", page, answer.Status, to)
		}
	}
	server.Kill(t)
	a.end()
	programtest.StartCommand(t, exec.Command("saddlebag", flags...))
	waittest.For(t, "the same certificate", func() bool {
		again, ok := a.serial(port)
		return ok && again == first
	})
}
