package main

import (
	"log/slog"
	"net"
	"os"
	"os/signal"
	"strconv"
	"syscall"
	"time"

	"github.com/spf13/cobra"

	"saddlebag/scoring/dice"
	"saddlebag/web"
)

func serveCommand(s *settings) *cobra.Command {
	cmd := &cobra.Command{
		Use:   "serve",
		Short: "Serve the web app: print, check, roll and the rules",
		Long: `Serve answers browsers until it is interrupted: the sheets as a preview and as
PDF, checking of ledgers, dice, the rules and their odds. It prints the
addresses to open, on this machine and from others in the same network.`,
		Example: `  saddlebag serve
  saddlebag serve --addr localhost:9000`,
		Args: arguments(0, 0, "no arguments"),
		RunE: func(cmd *cobra.Command, _ []string) error {
			ctx, stop := signal.NotifyContext(cmd.Context(), os.Interrupt, syscall.SIGTERM)
			defer stop()
			log := slog.New(slog.NewTextHandler(cmd.ErrOrStderr(), nil))
			app, err := web.New(web.Config{Titles: titles, Shelf: shelf(), Dice: dice.Crypto(), Clock: time.Now, Log: log})
			if err != nil {
				return failed("serve", "%w", err)
			}
			var config net.ListenConfig
			l, err := config.Listen(ctx, "tcp", s.Addr)
			if err != nil {
				return hinted(failed("addr", "%w", err), "--addr HOST:PORT listens elsewhere; :0 takes any free port")
			}
			p := &printer{w: cmd.OutOrStdout()}
			for _, address := range addresses(l.Addr(), localAddresses()) {
				p.line("%s", address)
			}
			if p.err != nil {
				_ = l.Close()
				return p.err
			}
			if err := web.Serve(ctx, l, app, log); err != nil {
				return failed("serve", "%w", err)
			}
			return nil
		},
	}
	cmd.Flags().String("addr", ":8080", "the `ADDRESS` to listen at, as host:port; without a host, at all of this machine")
	return cmd
}

// localAddresses are those of this machine in its networks.
func localAddresses() []net.IP {
	found, err := net.InterfaceAddrs()
	if err != nil {
		return nil // only the addresses to be told are missing
	}
	var ips []net.IP
	for _, a := range found {
		if n, ok := a.(*net.IPNet); ok {
			ips = append(ips, n.IP)
		}
	}
	return ips
}

// addresses are where a browser finds what listens at an address: the one that
// was given or, where that is all of this machine, this machine's own and
// those that others in a home network reach it by.
func addresses(listening net.Addr, local []net.IP) []string {
	at, ok := listening.(*net.TCPAddr)
	if !ok {
		return []string{listening.String()}
	}
	url := func(host string) string { return "http://" + net.JoinHostPort(host, strconv.Itoa(at.Port)) + "/" }
	if !at.IP.IsUnspecified() {
		return []string{url(at.IP.String())}
	}
	all := []string{url("localhost")}
	for _, ip := range local {
		if ip.To4() != nil && !ip.IsLoopback() && !ip.IsLinkLocalUnicast() {
			all = append(all, url(ip.String()))
		}
	}
	return all
}
