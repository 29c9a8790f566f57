package serve

import (
	"crypto/tls"
	"errors"
	"log/slog"
	"net"
	"os"
	"strings"
	"sync"

	"golang.org/x/crypto/acme"

	"saddlebag/cmd/saddlebag/command"
)

// Where the web app listens unless its address is set, with TLS by itself and without.
const (
	usual     = ":8080"
	usualAuto = ":443"
)

func usualAddress(way string) string {
	if way == "" {
		return usual
	}
	return usualAuto
}

// overTLS is where certificates come from: from the one or the other, or there are none.
type overTLS struct {
	files *certificateFiles
	own   *certifier
}

// tlsOf reads the settings for TLS, of a server with a database.
func tlsOf(s *command.Settings, public, database string, log *slog.Logger) (o overTLS, err error) {
	if s.TLS == "" {
		o.files, err = openCertificate(s, log)
	} else {
		o.own, err = newCertifier(s, public, database, log)
	}
	return o, err
}

// secured makes a listener one for TLS if there are certificates, and says where a browser
// finds it: nowhere but at the public name, if the certificate is for that alone.
func (o overTLS) secured(l net.Listener) (net.Listener, *finder) {
	config := &tls.Config{MinVersion: tls.VersionTLS12, NextProtos: []string{"h2", "http/1.1"}}
	switch {
	case o.own != nil:
		config.GetCertificate = o.own.get
		config.NextProtos = append(config.NextProtos, acme.ALPNProto)
		return tls.NewListener(l, config), &finder{}
	case o.files != nil:
		config.GetCertificate = o.files.get
		return tls.NewListener(l, config), &finder{scheme: "https", listening: l.Addr()}
	}
	return l, &finder{scheme: "http", listening: l.Addr()}
}

// certificateFiles are where a certificate and its key are. Who renews them puts others in
// their place.
type certificateFiles struct {
	names [2]string
	log   *slog.Logger

	mu     sync.Mutex
	seen   [2]os.FileInfo
	loaded *tls.Certificate
}

// openCertificate reads the certificate of the settings; nil where there is none.
func openCertificate(s *command.Settings, log *slog.Logger) (*certificateFiles, error) {
	if s.TLSCert == "" && s.TLSKey == "" {
		return nil, nil
	}
	if s.TLSCert == "" || s.TLSKey == "" {
		return nil, command.Hinted(command.Failed("serve", "cli.tls-pair"), "cli.tls-pair-hint")
	}
	c := &certificateFiles{names: [2]string{s.TLSCert, s.TLSKey}, log: log}
	c.seen = c.look()
	var err error
	c.loaded, err = c.read()
	return c, err
}

// get is the certificate as the files have it now. One that can't be read, or is not yet
// there as a whole, leaves the last one in use.
func (c *certificateFiles) get(*tls.ClientHelloInfo) (*tls.Certificate, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if now := c.look(); !same(now[0], c.seen[0]) || !same(now[1], c.seen[1]) {
		c.seen = now
		if read, err := c.read(); err != nil {
			c.log.Warn("the changed certificate can't be used", "error", err)
		} else {
			c.loaded = read
			c.log.Info("certificate", "until", read.Leaf.NotAfter)
		}
	}
	return c.loaded, nil
}

// look asks how the files are; nothing stands for one that isn't there.
func (c *certificateFiles) look() (found [2]os.FileInfo) {
	for i, name := range c.names {
		found[i], _ = os.Stat(name)
	}
	return found
}

func same(a, b os.FileInfo) bool {
	if a == nil || b == nil {
		return a == nil && b == nil
	}
	return os.SameFile(a, b) && a.ModTime().Equal(b.ModTime()) && a.Size() == b.Size()
}

func (c *certificateFiles) read() (*tls.Certificate, error) {
	var pem [2][]byte
	for i, name := range c.names {
		var err error
		if pem[i], err = os.ReadFile(name); err != nil {
			return nil, command.FailedBy(name, command.PlainCause(err))
		}
	}
	cert, err := tls.X509KeyPair(pem[0], pem[1])
	if err != nil {
		return nil, command.Hinted(command.FailedBy(c.names[0], errors.New(strings.TrimPrefix(err.Error(), "tls: "))),
			"cli.tls-files-hint", "file", c.names[1])
	}
	return &cert, nil
}
