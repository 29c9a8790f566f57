package serve

import (
	"crypto/tls"
	"errors"
	"net"
	"os"
	"strings"

	"saddlebag/cmd/saddlebag/command"
)

// secured makes a listener one for TLS if a certificate is set; scheme is that
// of its addresses.
func secured(l net.Listener, cert *tls.Certificate) (over net.Listener, scheme string) {
	if cert == nil {
		return l, "http"
	}
	return tls.NewListener(l, &tls.Config{
		Certificates: []tls.Certificate{*cert},
		MinVersion:   tls.VersionTLS12,
		NextProtos:   []string{"h2", "http/1.1"},
	}), "https"
}

// tlsCertificate reads the certificate of the settings; nil where there is none.
func tlsCertificate(s *command.Settings) (*tls.Certificate, error) {
	if s.TLSCert == "" && s.TLSKey == "" {
		return nil, nil
	}
	if s.TLSCert == "" || s.TLSKey == "" {
		return nil, command.Hinted(command.Failed("serve", "cli.tls-pair"), "cli.tls-pair-hint")
	}
	var pem [2][]byte
	for i, file := range []string{s.TLSCert, s.TLSKey} {
		var err error
		if pem[i], err = os.ReadFile(file); err != nil {
			return nil, command.FailedBy(file, command.PlainCause(err))
		}
	}
	cert, err := tls.X509KeyPair(pem[0], pem[1])
	if err != nil {
		return nil, command.Hinted(command.FailedBy(s.TLSCert, errors.New(strings.TrimPrefix(err.Error(), "tls: "))),
			"cli.tls-files-hint", "file", s.TLSKey)
	}
	return &cert, nil
}
