package servers

import (
	"bufio"
	"context"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"encoding/pem"
	"io"
	"math/big"
	"net"
	"net/http"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/scoring/waittest"
	"saddlebag/web/roomtest"
)

// publicHost is the host of the configuration in OPERATING.md.
const publicHost = "games.example"

// A guest comes by way of the proxy, from one address of this machine.
type guest struct {
	t  *testing.T
	at string // the public address
	*http.Client
}

// Behind nginx as OPERATING.md sets it up, guests have limits of their own,
// links and cookies are those of https, events come as they happen, and the
// figures are nobody's.
func TestBehindNginx(t *testing.T) {
	site, figures := programtest.FreePort(t), programtest.FreePort(t)
	public := "https://" + net.JoinHostPort(publicHost, site)
	server := programtest.Serve(t, "--public", public, "--trusted-proxies", "127.0.0.1", "--metrics", "127.0.0.1:"+figures, "--limits", "make=2+1/1h")
	plain, roots := nginx(t, site, server)
	ann, bob := newGuest(t, public, site, "127.0.0.2", roots), newGuest(t, public, site, "127.0.0.3", roots)

	host, phone := limitsAreByGuest(t, ann, bob)
	linksAndCookiesAreSafe(t, ann, host, phone)
	eventsComeAtOnce(t, ann, host)

	for _, path := range []string{"/metrics", "/%6detrics"} {
		got, text := ann.get(path)
		if got.StatusCode != http.StatusNotFound || strings.Contains(text, "saddlebag_http_requests_total") {
			t.Errorf("%s by the proxy: %s", path, got.Status)
		}
	}
	if text := fetched(t, "http://127.0.0.1:"+figures+"/metrics"); !strings.Contains(text, "saddlebag_http_requests_total") {
		t.Error("no figures at their own address")
	}
	direct := &http.Client{CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	got, err := direct.Get("http://127.0.0.1:" + plain + "/tables?game=goldfever") //nolint:noctx // the test ends with it
	if err != nil {
		t.Fatal(err)
	}
	_ = got.Body.Close()
	if to := got.Header.Get("Location"); got.StatusCode != http.StatusPermanentRedirect || to != public+"/tables?game=goldfever" {
		t.Errorf("http leads with %s to %s", got.Status, to)
	}
}

// limitsAreByGuest wants that one guest who has made enough tables keeps no
// other from it, whatever the guest says to come from. It returns the path of
// a table's host, and the cookie of the phone that made it.
func limitsAreByGuest(t *testing.T, ann, bob guest) (host string, phone *http.Cookie) {
	t.Helper()
	order := url.Values{"game": {"coal-n-write"}, "player": {"Ann", "Bob"}, "me": {"1"}}.Encode()
	make := func(g guest, header ...string) reply {
		return g.send(http.MethodPost, "/tables", order, append(header, "Content-Type", "application/x-www-form-urlencoded")...)
	}
	for range 2 {
		made := make(ann)
		host = made.Header.Get("Location")
		if made.StatusCode != http.StatusSeeOther || len(made.Cookies()) != 1 {
			t.Fatalf("%s with %q", made.Status, made.Header.Values("Set-Cookie"))
		}
		phone = made.Cookies()[0]
	}
	for _, lie := range [][]string{nil, {"X-Forwarded-For", "198.51.100.1"}, {"Forwarded", "for=198.51.100.1"}, {"X-Real-IP", "198.51.100.1"}} {
		if refused := make(ann, lie...); refused.StatusCode != http.StatusTooManyRequests {
			t.Errorf("%s for the third table, saying %q", refused.Status, lie)
		}
	}
	if made := make(bob); made.StatusCode != http.StatusSeeOther {
		t.Errorf("%s for another guest", made.Status)
	}
	return host, phone
}

// linksAndCookiesAreSafe looks at what a browser is given over https.
func linksAndCookiesAreSafe(t *testing.T, ann guest, host string, phone *http.Cookie) {
	t.Helper()
	if phone.Name != "__Host-saddlebag-phone" || !phone.Secure || !phone.HttpOnly || phone.Path != "/" || phone.Domain != "" {
		t.Errorf("the cookie is %s", phone.Raw)
	}
	seats, page := ann.get(host + "/seats")
	if links := regexp.MustCompile(`value="(http[^"]*)/sit/[a-z2-7]{26}"`).FindAllStringSubmatch(page, -1); len(links) == 0 {
		t.Errorf("no link in %s", page)
	} else if links[0][1] != ann.at {
		t.Errorf("links lead to %s", links[0][1])
	}
	for name, want := range map[string]string{
		"Strict-Transport-Security": "max-age=15552000", "Cross-Origin-Opener-Policy": "same-origin", "Cache-Control": "no-store",
	} {
		if got := seats.Header.Get(name); got != want {
			t.Errorf("%s is %q", name, got)
		}
	}
	// A phone that sat down before there was TLS still finds its table, and is
	// known by a safe cookie from then on.
	old := ann.send(http.MethodGet, "/tables", "", "Cookie", "saddlebag-phone="+phone.Value)
	text, err := io.ReadAll(old.Body)
	if renamed := old.Cookies(); err != nil || !strings.Contains(string(text), host) || len(renamed) != 2 ||
		renamed[0].Name != phone.Name || renamed[0].Value != phone.Value || renamed[1].Name != "saddlebag-phone" || renamed[1].MaxAge >= 0 {
		t.Errorf("%v, cookies %q", err, old.Header.Values("Set-Cookie"))
	}
}

// eventsComeAtOnce reads what an entry sends to a stream while it is open. A
// proxy that held it back would do so for ever.
func eventsComeAtOnce(t *testing.T, ann guest, host string) {
	t.Helper()
	stream := ann.send(http.MethodGet, host+"/stream?since=", "")
	if stream.StatusCode != http.StatusOK || stream.Header.Get("Content-Type") != "text/event-stream" {
		t.Fatalf("%s, %s", stream.Status, stream.Header.Get("Content-Type"))
	}
	entered := ann.send(http.MethodPost, "/api/v1/tables/"+strings.TrimPrefix(host, "/t/")+"/events",
		`{"seen": 0, "event": "table note windlass"}`, "Content-Type", "application/json")
	if entered.StatusCode != http.StatusCreated {
		t.Fatal(entered.Status)
	}
	lines := bufio.NewScanner(stream.Body)
	lines.Buffer(nil, 4<<20)
	for lines.Scan() {
		if strings.Contains(lines.Text(), `"seen":1`) {
			return
		}
	}
	t.Errorf("the stream ended: %v", lines.Err())
}

// newGuest is a browser at another address of this machine.
func newGuest(t *testing.T, public, port, from string, roots *x509.CertPool) guest {
	dialer := &net.Dialer{LocalAddr: &net.TCPAddr{IP: net.ParseIP(from)}}
	transport := &http.Transport{
		TLSClientConfig: &tls.Config{RootCAs: roots}, ForceAttemptHTTP2: true,
		DialContext: func(ctx context.Context, network, _ string) (net.Conn, error) {
			return dialer.DialContext(ctx, network, "127.0.0.1:"+port)
		},
	}
	t.Cleanup(transport.CloseIdleConnections)
	return guest{t, public, &http.Client{Transport: transport, CheckRedirect: func(*http.Request, []*http.Request) error {
		return http.ErrUseLastResponse
	}}}
}

// A reply is closed at the end of the test.
type reply struct{ *http.Response }

// send sends a request with headers, names and values by turns. The answer is
// read, if at all, before the test ends.
func (g guest) send(method, path, body string, header ...string) reply {
	g.t.Helper()
	r, err := http.NewRequestWithContext(g.t.Context(), method, g.at+path, strings.NewReader(body))
	if err != nil {
		g.t.Fatal(err)
	}
	for i := 0; i < len(header); i += 2 {
		r.Header.Set(header[i], header[i+1])
	}
	roomtest.AddKey(r)
	answer, err := g.Do(r)
	if err != nil {
		g.t.Fatal(err)
	}
	g.t.Cleanup(func() { _ = answer.Body.Close() })
	return reply{answer}
}

func (g guest) get(path string) (answer reply, text string) {
	g.t.Helper()
	answer = g.send(http.MethodGet, path, "")
	body, err := io.ReadAll(answer.Body)
	if err != nil {
		g.t.Fatal(err)
	}
	return answer, string(body)
}

// fetched is what stands at an address.
func fetched(t *testing.T, url string) string {
	t.Helper()
	answer, err := http.Get(url) //nolint:noctx // the test ends with it
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = answer.Body.Close() }()
	text, err := io.ReadAll(answer.Body)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// nginx starts the proxy of OPERATING.md at a port, in front of a server, with
// a certificate of its own. It returns the port for plain HTTP, and who trusts
// the certificate.
func nginx(t *testing.T, port, server string) (plain string, roots *x509.CertPool) {
	t.Helper()
	dir := t.TempDir()
	certFile, keyFile, roots := selfSigned(t, dir)
	plain = programtest.FreePort(t)
	block := regexp.MustCompile("(?s)\n```nginx\n(.*?)\n```\n").FindStringSubmatch(programtest.Read(t, filepath.Join("..", "..", "..", "OPERATING.md")))
	if block == nil {
		t.Fatal("OPERATING.md has no configuration of nginx")
	}
	config := block[1]
	for _, here := range [][2]string{ // what is another on this machine
		{"listen 443 ", "listen 127.0.0.1:" + port + " "},
		{"listen 80;", "listen 127.0.0.1:" + plain + ";"},
		{"/etc/ssl/games.example.pem", certFile},
		{"/etc/ssl/games.example.key", keyFile},
		{"http://127.0.0.1:8080", server},
		{"https://games.example$", "https://games.example:" + port + "$"},
	} {
		if strings.Count(config, here[0]) != 1 {
			t.Fatalf("OPERATING.md has %q %d times", here[0], strings.Count(config, here[0]))
		}
		config = strings.Replace(config, here[0], here[1], 1)
	}
	runNginx(t, dir, config, port)
	return plain, roots
}

// runNginx runs nginx with what a file of its configuration says, until the test ends.
func runNginx(t *testing.T, dir, config, port string) {
	t.Helper()
	programtest.Write(t, filepath.Join(dir, "nginx.conf"), `daemon off;
master_process off;
pid nginx.pid;
events {}
http {
access_log off;
client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path fastcgi; uwsgi_temp_path uwsgi; scgi_temp_path scgi;
`+config+"\n}\n")
	cmd := exec.Command(nginxProgram(t), "-e", "stderr", "-p", dir, "-c", "nginx.conf")
	cmd.Stderr = t.Output()
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		_ = cmd.Process.Kill()
		_ = cmd.Wait() // killed
	})
	waittest.For(t, "nginx listens", func() bool {
		c, err := net.Dial("tcp", "127.0.0.1:"+port)
		if err != nil {
			return false
		}
		_ = c.Close()
		return true
	})
}

// nginxProgram is where .ci/need has found or put nginx.
func nginxProgram(t *testing.T) string {
	t.Helper()
	for _, name := range []string{"nginx", "/usr/sbin/nginx", "../../../.bin/nginx/usr/sbin/nginx"} {
		if path, err := exec.LookPath(name); err == nil {
			if path, err = filepath.Abs(path); err == nil {
				return path
			}
		}
	}
	t.Fatal("the test needs nginx; make need gets it")
	return ""
}

// selfSigned makes a certificate for the public host.
func selfSigned(t *testing.T, dir string) (certFile, keyFile string, roots *x509.CertPool) {
	t.Helper()
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	paper := &x509.Certificate{SerialNumber: big.NewInt(1), DNSNames: []string{publicHost}, NotAfter: time.Now().Add(time.Hour)}
	cert, err := x509.CreateCertificate(rand.Reader, paper, paper, key.Public(), key)
	if err != nil {
		t.Fatal(err)
	}
	secret, err := x509.MarshalPKCS8PrivateKey(key)
	if err != nil {
		t.Fatal(err)
	}
	certFile, keyFile, roots = filepath.Join(dir, "cert.pem"), filepath.Join(dir, "key.pem"), x509.NewCertPool()
	for file, block := range map[string]*pem.Block{certFile: {Type: "CERTIFICATE", Bytes: cert}, keyFile: {Type: "PRIVATE KEY", Bytes: secret}} {
		if err := os.WriteFile(file, pem.EncodeToMemory(block), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if !roots.AppendCertsFromPEM([]byte(programtest.Read(t, certFile))) {
		t.Fatal("the certificate is none")
	}
	return certFile, keyFile, roots
}
