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

// Behind a proxy as OPERATING.md sets it up, guests have limits of their own,
// links and cookies are those of https, events come as they happen, and the
// figures are nobody's.
func TestBehindProxy(t *testing.T) {
	t.Parallel()
	for name, proxy := range map[string]func(t *testing.T, port, plain, server string) *x509.CertPool{"nginx": nginx, "Caddy": caddy} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			testBehindProxy(t, proxy)
		})
	}
}

func testBehindProxy(t *testing.T, proxy func(t *testing.T, port, plain, server string) *x509.CertPool) {
	site, plain, figures := programtest.FreePort(t), programtest.FreePort(t), programtest.FreePort(t)
	public := "https://" + net.JoinHostPort(publicHost, site)
	server := programtest.Serve(t, "--public", public, "--trusted-proxies", "127.0.0.1", "--metrics", "127.0.0.1:"+figures, "--limits", "make=2+1/1h")
	roots := proxy(t, site, plain, server)
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
	got := newGuest(t, "http://"+publicHost, plain, "127.0.0.1", nil).send(http.MethodGet, "/tables?game=goldfever", "")
	if to := got.Header.Get("Location"); got.StatusCode != http.StatusPermanentRedirect || to != public+"/tables?game=goldfever" {
		t.Errorf("http leads with %s to %s", got.Status, to)
	}
}

// limitsAreByGuest wants that one guest who has made enough tables keeps no
// other from it, whatever the guest says to come from. It returns the path of
// a table's host, and the cookie of the phone that made it.
func limitsAreByGuest(t *testing.T, ann, bob guest) (host string, phone *http.Cookie) {
	t.Helper()
	for range 2 {
		made := ann.makes()
		host = made.Header.Get("Location")
		if made.StatusCode != http.StatusSeeOther || len(made.Cookies()) != 1 {
			t.Fatalf("%s with %q", made.Status, made.Header.Values("Set-Cookie"))
		}
		phone = made.Cookies()[0]
	}
	for _, lie := range [][]string{nil, {"X-Forwarded-For", "198.51.100.1"}, {"Forwarded", "for=198.51.100.1"}, {"X-Real-IP", "198.51.100.1"}} {
		if refused := ann.makes(lie...); refused.StatusCode != http.StatusTooManyRequests {
			t.Errorf("%s for the third table, saying %q", refused.Status, lie)
		}
	}
	if made := bob.makes(); made.StatusCode != http.StatusSeeOther {
		t.Errorf("%s for another guest", made.Status)
	}
	return host, phone
}

// makes orders a table, with headers.
func (g guest) makes(header ...string) reply {
	g.t.Helper()
	order := url.Values{"game": {"coal-n-write"}, "player": {"Ann", "Bob"}, "me": {"1"}}.Encode()
	return g.send(http.MethodPost, "/tables", order, append(header, "Content-Type", "application/x-www-form-urlencoded")...)
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

// configured is a configuration that OPERATING.md shows, with what is another on this machine
// in place of what stands there.
func configured(t *testing.T, program string, here [][2]string) string {
	t.Helper()
	block := regexp.MustCompile("(?s)\n```" + program + "\n(.*?)\n```\n").FindStringSubmatch(programtest.Read(t, filepath.Join("..", "..", "..", "OPERATING.md")))
	if block == nil {
		t.Fatalf("OPERATING.md has no configuration of %s", program)
	}
	return replaced(t, block[1], here)
}

// replaced is a text with some of it replaced, each part of which is there once.
func replaced(t *testing.T, text string, here [][2]string) string {
	t.Helper()
	for _, part := range here {
		if n := strings.Count(text, part[0]); n != 1 {
			t.Fatalf("%q is there %d times", part[0], n)
		}
		text = strings.Replace(text, part[0], part[1], 1)
	}
	return text
}

// nginx starts the nginx of OPERATING.md at a port, and at another one for plain HTTP, in front
// of a server, with a certificate of its own. It returns who trusts the certificate.
func nginx(t *testing.T, port, plain, server string) (roots *x509.CertPool) {
	t.Helper()
	dir := t.TempDir()
	certFile, keyFile, roots := selfSigned(t, dir)
	runNginx(t, dir, configured(t, "nginx", [][2]string{
		{"listen 443 ", "listen 127.0.0.1:" + port + " "},
		{"listen 80;", "listen 127.0.0.1:" + plain + ";"},
		{"/etc/ssl/games.example.pem", certFile},
		{"/etc/ssl/games.example.key", keyFile},
		{"http://127.0.0.1:8080", server},
		{"https://games.example$", "https://games.example:" + port + "$"},
	}), port)
	return roots
}

// caddy is nginx with Caddy, which has an authority of its own.
func caddy(t *testing.T, port, plain, server string) (roots *x509.CertPool) {
	t.Helper()
	roots, _ = runCaddy(t, "{\n"+caddyHere+"\thttp_port "+plain+"\n}\n"+configured(t, "caddy", [][2]string{
		{"games.example {\n", "games.example:" + port + " {\n\ttls internal\n\tbind 127.0.0.1\n"},
		{"127.0.0.1:8080", strings.TrimPrefix(server, "http://")},
	}), port)
	return roots
}

// runNginx runs nginx with what a file of its configuration says, until the test ends. It
// returns the file of its log.
func runNginx(t *testing.T, dir, config, port string) (log string) {
	t.Helper()
	programtest.Write(t, filepath.Join(dir, "nginx.conf"), `daemon off;
master_process off;
pid nginx.pid;
events {}
http {
access_log off;
client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path fastcgi; uwsgi_temp_path uwsgi; scgi_temp_path scgi;
`+config+"\n}\n")
	return runProxy(t, exec.Command(proxyProgram(t, "nginx", "sbin"), "-e", "stderr", "-p", dir, "-c", "nginx.conf"), dir, port)
}

// caddyHere are lines in Caddy's options for one that leaves this machine alone.
const caddyHere = "\tadmin off\n\tskip_install_trust\n"

// runCaddy runs Caddy with a file of its configuration, until the test ends. It returns who
// trusts the certificates of its own authority, and the file of its log.
func runCaddy(t *testing.T, config, port string) (roots *x509.CertPool, log string) {
	t.Helper()
	dir := t.TempDir()
	file := filepath.Join(dir, "Caddyfile")
	programtest.Write(t, file, config)
	cmd := exec.Command(proxyProgram(t, "caddy", "bin"), "run", "--config", file, "--adapter", "caddyfile")
	cmd.Env = append(os.Environ(), "XDG_DATA_HOME="+dir, "XDG_CONFIG_HOME="+dir)
	log = runProxy(t, cmd, dir, port)
	roots = x509.NewCertPool()
	if !roots.AppendCertsFromPEM([]byte(programtest.Read(t, filepath.Join(dir, "caddy", "pki", "authorities", "local", "root.crt")))) {
		t.Fatal("the certificate of Caddy's authority is none")
	}
	waittest.For(t, "Caddy has a certificate", func() bool {
		c, err := tls.Dial("tcp", "127.0.0.1:"+port, &tls.Config{RootCAs: roots, ServerName: publicHost})
		if err != nil {
			return false
		}
		_ = c.Close()
		return true
	})
	return roots, log
}

// runProxy runs a proxy until the test ends, and waits until it listens. It returns the file of its
// log.
func runProxy(t *testing.T, cmd *exec.Cmd, dir, port string) (log string) {
	t.Helper()
	log = filepath.Join(dir, "log")
	said, err := os.Create(log)
	if err != nil {
		t.Fatal(err)
	}
	cmd.Stderr = said
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		_ = cmd.Process.Kill()
		_ = cmd.Wait() // killed
		_ = said.Close()
		if t.Failed() {
			t.Log(programtest.Read(t, log))
		}
	})
	waittest.For(t, cmd.Path+" listens", func() bool {
		c, err := net.Dial("tcp", "127.0.0.1:"+port)
		if err != nil {
			return false
		}
		_ = c.Close()
		return true
	})
	return log
}

// proxyProgram is where .ci/need has found or put a proxy.
func proxyProgram(t *testing.T, name, folder string) string {
	t.Helper()
	for _, at := range []string{name, filepath.Join("/usr", folder, name), filepath.Join("../../../.bin", name, "usr", folder, name)} {
		if path, err := exec.LookPath(at); err == nil {
			if path, err = filepath.Abs(path); err == nil {
				return path
			}
		}
	}
	t.Fatalf("the test needs %s; make need gets it", name)
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
