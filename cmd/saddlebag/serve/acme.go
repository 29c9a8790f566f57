package serve

import (
	"context"
	"crypto/tls"
	"crypto/x509"
	"log/slog"
	"net"
	"net/http"
	"net/netip"
	"net/url"
	"os"
	"slices"
	"strings"
	"sync"
	"time"

	"golang.org/x/crypto/acme"
	"golang.org/x/crypto/acme/autocert"

	"saddlebag/cmd/saddlebag/command"
	"saddlebag/scoring/ledger/postgres"
)

// certifier gets the certificate of the public name from an authority, by ACME (RFC 8555),
// keeps it in a folder, and renews it in time.
type certifier struct {
	public  string
	host    string // of the public address
	manager *autocert.Manager
	log     *slog.Logger

	mu    sync.Mutex
	until time.Time // when the certificate ends that the log knows
	told  string    // the last failure that it knows
}

// newCertifier makes one by the settings, for a server with a database.
func newCertifier(s *command.Settings, public, database string, log *slog.Logger) (*certifier, error) {
	if err := oneOf("tls", s.TLS, command.TLSWays); err != nil {
		return nil, err
	}
	if s.TLSCert != "" || s.TLSKey != "" {
		return nil, command.Hinted(command.Failed("tls", "cli.tls-twice"), "cli.tls-twice-hint")
	}
	if err := isAddress("http", s.HTTP); err != nil {
		return nil, err
	}
	host, err := certifiable(public)
	if err != nil {
		return nil, err
	}
	folder, err := certificateFolder(s, database)
	if err != nil {
		return nil, err
	}
	client, err := authority(s)
	if err != nil {
		return nil, err
	}
	return &certifier{public: public, host: host, log: log, manager: &autocert.Manager{
		Prompt: autocert.AcceptTOS, HostPolicy: autocert.HostWhitelist(host),
		Cache: autocert.DirCache(folder), Client: client,
	}}, nil
}

// certifiable is the name of the public address, if a certificate can be for it.
func certifiable(public string) (string, error) {
	u, err := url.Parse(public)
	if err != nil || u.Scheme != "https" {
		return "", command.Hinted(command.Failed("tls", "cli.tls-no-name"), "cli.tls-name-hint")
	}
	host := u.Hostname()
	_, err = netip.ParseAddr(host)
	local := !strings.Contains(host, ".") || strings.HasSuffix(host, ".localhost") || strings.HasSuffix(host, ".local")
	if err == nil || local {
		return "", command.Hinted(command.Failed("public", "cli.tls-bad-name", "name", host), "cli.tls-name-hint")
	}
	return host, nil
}

// certificateFolder is where certificates and their keys are kept: the one that is set, or
// one beside the file of the tables.
func certificateFolder(s *command.Settings, database string) (string, error) {
	if s.TLSFolder != "" {
		return s.TLSFolder, nil
	}
	if postgres.Is(database) {
		return "", command.Hinted(command.Failed("tls", "cli.tls-no-folder"), "cli.tls-folder-hint")
	}
	return database + ".tls", nil
}

// authority is who is asked for certificates: of the library, Let's Encrypt, unless another
// is set.
func authority(s *command.Settings) (*acme.Client, error) {
	client := &acme.Client{DirectoryURL: s.ACMEDirectory}
	if client.DirectoryURL == "" {
		client.DirectoryURL = autocert.DefaultACMEDirectory
	}
	if s.ACMERoot != "" {
		pem, err := os.ReadFile(s.ACMERoot)
		if err != nil {
			return nil, command.FailedBy(s.ACMERoot, command.PlainCause(err))
		}
		roots := x509.NewCertPool()
		if !roots.AppendCertsFromPEM(pem) {
			return nil, command.Hinted(command.Failed(s.ACMERoot, "cli.acme-no-root"), "cli.acme-root-hint")
		}
		transport := http.DefaultTransport.(*http.Transport).Clone()
		transport.TLSClientConfig = &tls.Config{RootCAs: roots, MinVersion: tls.VersionTLS12}
		client.HTTPClient = &http.Client{Transport: transport}
	}
	return client, nil
}

// get is the certificate, got now if there is none. The log hears what keeps it from us,
// and until when a new one holds.
func (c *certifier) get(hello *tls.ClientHelloInfo) (*tls.Certificate, error) {
	cert, err := c.manager.GetCertificate(hello)
	if !strings.EqualFold(hello.ServerName, c.host) || slices.Contains(hello.SupportedProtos, acme.ALPNProto) {
		return cert, err // a stranger's mistake, or the authority itself
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	switch {
	case err != nil && err.Error() != c.told:
		c.told = err.Error()
		c.log.Warn("no certificate", "name", c.host, "error", err)
	case err == nil && cert.Leaf != nil && !cert.Leaf.NotAfter.Equal(c.until):
		c.until, c.told = cert.Leaf.NotAfter, ""
		c.log.Info("certificate", "name", c.host, "until", c.until)
	}
	return cert, err
}

// getFirst gets the certificate before somebody waits for it.
func (c *certifier) getFirst() {
	_, _ = c.get(&tls.ClientHelloInfo{ // the log hears of it
		ServerName:   c.host,
		CipherSuites: []uint16{tls.TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256}, // as every browser has
	})
}

// serveHTTP answers at the address for plain http what the authority asks, leads everybody
// else to https, and gets the certificate, until ctx is done. Whoever calls it waits for the
// end. Where there is no certifier there is nothing to do.
func serveHTTP(ctx context.Context, addr string, c *certifier, log *slog.Logger) (wait func(), err error) {
	if c == nil {
		return func() {}, nil
	}
	wait, _, err = serveBeside(ctx, "http", addr, portless(c.manager.HTTPHandler(http.HandlerFunc(c.leadOn))), log)
	if err != nil {
		return wait, command.Hinted(err, "cli.http-hint")
	}
	go c.getFirst()
	return wait, nil
}

// portless has answers find the host that is asked for without its port: an authority may
// reach this machine at another one than 80.
func portless(answers http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if host, _, err := net.SplitHostPort(r.Host); err == nil {
			r.Host = host
		}
		answers.ServeHTTP(w, r)
	})
}

// leadOn leads to the same page over https.
func (c *certifier) leadOn(w http.ResponseWriter, r *http.Request) {
	page := url.URL{Path: r.URL.Path, RawPath: r.URL.RawPath, RawQuery: r.URL.RawQuery}
	http.Redirect(w, r, c.public+"/"+strings.TrimPrefix(page.String(), "/"), http.StatusPermanentRedirect)
}
