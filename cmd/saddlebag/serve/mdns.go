package serve

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/pion/mdns/v2" // brings nothing but a logger; others bring a DNS library of a megabyte
	"golang.org/x/net/ipv4"
	"golang.org/x/net/ipv6"

	"saddlebag/cmd/saddlebag/command"
)

// mdnsOff is the setting that announces no name.
const mdnsOff = "off"

// localName is the name that the settings announce for what listens at an address, like
// saddlebag.local; empty for none. A public address needs no other name, and a certificate
// would not be for this one.
func localName(s *command.Settings, public, scheme string, listening net.Addr) string {
	at, ok := listening.(*net.TCPAddr)
	if s.MDNS == "" || s.MDNS == mdnsOff || public != "" || scheme != "http" || !ok || !at.IP.IsUnspecified() {
		return ""
	}
	return strings.ToLower(s.MDNS) + ".local"
}

// probing is how long other machines have to say that a name is theirs: as in RFC 6762, 8.1.
const probing = 750 * time.Millisecond

// labelForm is what a name may be, of RFC 1123.
var labelForm = regexp.MustCompile(`^(?i)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$`)

var errTaken = errors.New("another machine has this name")

// announced answers whoever looks for this machine by a name, in the networks where phones
// may be, until ctx is done. It returns the name once that is so, or nothing.
func announced(ctx context.Context, name string, local []network, log *slog.Logger) <-chan string {
	told := make(chan string, 1)
	on := whereLikely(local)
	if name == "" || len(on) == 0 {
		close(told)
		return told
	}
	go func() {
		defer close(told)
		if err := announce(ctx, name, on, local); err != nil {
			log.Info("phones can't look up a name for this machine", "name", name, "error", err)
			return
		}
		told <- name
	}()
	return told
}

// whereLikely are the ways into the networks where phones may be.
func whereLikely(local []network) (on []net.Interface) {
	for _, n := range likeliestFirst(local) {
		if !n.doubtful() && !slices.ContainsFunc(on, func(o net.Interface) bool { return o.Index == n.on.Index }) {
			on = append(on, n.on)
		}
	}
	return on
}

// announce fails where the name is another machine's, or nobody can be told.
func announce(ctx context.Context, name string, on []net.Interface, local []network) error {
	asks, err := responder(on)
	if err != nil {
		return err
	}
	patience, stop := context.WithTimeout(ctx, probing)
	_, whose, nobody := asks.QueryAddr(patience, name)
	stop()
	if err := asks.Close(); err != nil {
		return err
	}
	if nobody == nil {
		if slices.ContainsFunc(local, func(n network) bool { return n.ip.Equal(whose.AsSlice()) }) {
			return nil // this machine is called so already
		}
		return fmt.Errorf("%w: %s", errTaken, whose)
	}
	answers, err := responder(on, mdns.WithLocalNames(name))
	if err != nil {
		return err
	}
	context.AfterFunc(ctx, func() { _ = answers.Close() })
	return nil
}

// responder hears what is asked, and answers for its names.
func responder(on []net.Interface, more ...mdns.ServerOption) (*mdns.Conn, error) {
	var four *ipv4.PacketConn
	var six *ipv6.PacketConn
	l4, err4 := listenForNames("udp4", mdns.DefaultAddressIPv4)
	if err4 == nil {
		four = ipv4.NewPacketConn(l4)
	}
	l6, err6 := listenForNames("udp6", mdns.DefaultAddressIPv6)
	if err6 == nil {
		six = ipv6.NewPacketConn(l6)
	}
	if four == nil && six == nil {
		return nil, errors.Join(err4, err6)
	}
	conn, err := mdns.NewServer(four, six, append(more, mdns.WithInterfaces(on...))...)
	if err != nil {
		if four != nil {
			_ = four.Close()
		}
		if six != nil {
			_ = six.Close()
		}
	}
	return conn, err
}

func listenForNames(network, address string) (*net.UDPConn, error) {
	at, err := net.ResolveUDPAddr(network, address)
	if err != nil {
		return nil, err
	}
	return net.ListenUDP(network, at)
}

// isLocalName refuses a name that nobody can have in a network.
func isLocalName(setting string) error {
	if setting == "" || setting == mdnsOff || labelForm.MatchString(setting) {
		return nil
	}
	return command.Hinted(command.Failed("mdns", "cli.no-local-name", "name", strconv.Quote(setting)), "cli.local-name-hint")
}
