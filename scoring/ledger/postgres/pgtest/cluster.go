//go:build unix

// Package pgtest starts a real PostgreSQL for tests.
package pgtest

import (
	"context"
	"fmt"
	"net/url"
	"os"
	"os/exec"
	"os/user"
	"path/filepath"
	"strconv"
	"strings"
	"sync/atomic"
	"syscall"
	"testing"

	"github.com/jackc/pgx/v5"
)

// A Cluster is a test's own PostgreSQL, reached only through a socket.
type Cluster struct {
	folder, socket string
	settings       []string
}

// Start makes a cluster with some settings and starts it. Remove stops it and leaves
// nothing behind.
func Start(settings ...string) (c *Cluster, err error) {
	folder, err := os.MkdirTemp("", "pg")
	if err != nil {
		return nil, err
	}
	c = &Cluster{folder: filepath.Join(folder, "data"), socket: folder, settings: settings}
	if id := caller(); id != nil {
		if err := os.Chown(folder, int(id.Uid), int(id.Gid)); err != nil {
			return nil, err
		}
	}
	if err := c.run("initdb", "--pgdata", c.folder, "--username", "saddlebag", "--auth", "trust", "--encoding", "UTF8", "--locale", "C.UTF-8", "--no-sync"); err != nil {
		return nil, err
	}
	return c, c.Up()
}

// Up starts the cluster.
func (c *Cluster) Up() error {
	options := fmt.Sprintf("-c listen_addresses= -c unix_socket_directories=%s -c max_connections=200", c.socket)
	for _, setting := range c.settings {
		options += " -c " + setting
	}
	return c.run("pg_ctl", "start", "--wait", "--silent", "--pgdata", c.folder, "--log", filepath.Join(c.socket, "log"), "--options", options)
}

// Down stops the cluster at once, like a machine that dies.
func (c *Cluster) Down() error {
	return c.run("pg_ctl", "stop", "--wait", "--silent", "--pgdata", c.folder, "--mode", "immediate")
}

// Remove stops the cluster and deletes it.
func (c *Cluster) Remove() {
	_ = c.Down() // which may be down already
	_ = os.RemoveAll(c.socket)
}

// Database makes an empty database and returns its address. It's gone after the test.
func (c *Cluster) Database(tb testing.TB) string {
	tb.Helper()
	name := fmt.Sprintf("t%d_%d", os.Getpid(), made.Add(1))
	conn, err := pgx.Connect(tb.Context(), c.address("postgres"))
	if err != nil {
		tb.Fatal(err)
	}
	defer conn.Close(context.WithoutCancel(tb.Context())) //nolint:errcheck // it has done its work
	if _, err := conn.Exec(tb.Context(), "CREATE DATABASE "+name+" STRATEGY wal_log"); err != nil {
		tb.Fatal(err)
	}
	tb.Cleanup(func() { c.drop(name) })
	return c.address(name)
}

// made is how many databases were made.
var made atomic.Int64

// drop deletes a database, whoever is connected. Its cluster may be down already.
func (c *Cluster) drop(name string) {
	conn, err := pgx.Connect(context.Background(), c.address("postgres"))
	if err != nil {
		return
	}
	defer conn.Close(context.Background()) //nolint:errcheck // it has done its work
	_, _ = conn.Exec(context.Background(), "DROP DATABASE "+name+" WITH (FORCE)")
}

func (c *Cluster) address(database string) string {
	return "postgres:///" + database + "?" + url.Values{"host": {c.socket}, "user": {"saddlebag"}}.Encode()
}

// run runs a program of PostgreSQL, which takes no orders from root.
func (c *Cluster) run(name string, args ...string) error {
	cmd := exec.Command(program(name), args...) //nolint:gosec // the test's own
	cmd.Dir = c.socket
	if id := caller(); id != nil {
		cmd.SysProcAttr = &syscall.SysProcAttr{Credential: id}
	}
	if out, err := cmd.CombinedOutput(); err != nil && len(out) > 0 {
		return fmt.Errorf("%s: %w: %s", name, err, out)
	} else if err != nil {
		log, _ := os.ReadFile(filepath.Join(c.socket, "log")) // if there is one
		return fmt.Errorf("%s: %w: %s", name, err, log)
	}
	return nil
}

// program is where a program of PostgreSQL lies: on the path, or where Debian puts it.
func program(name string) string {
	if found, err := exec.LookPath(name); err == nil {
		return found
	}
	all, err := filepath.Glob("/usr/lib/postgresql/*/bin/" + name)
	if err != nil || len(all) == 0 {
		return name
	}
	return all[len(all)-1]
}

// caller is who PostgreSQL is run as where the test runs as root; nil for the test's
// own user.
func caller() *syscall.Credential {
	if os.Geteuid() != 0 {
		return nil
	}
	for _, name := range []string{"postgres", "nobody"} {
		u, err := user.Lookup(name)
		if err != nil {
			continue
		}
		uid, _ := strconv.ParseUint(strings.TrimSpace(u.Uid), 10, 32) // digits, by the system
		gid, _ := strconv.ParseUint(strings.TrimSpace(u.Gid), 10, 32)
		return &syscall.Credential{Uid: uint32(uid), Gid: uint32(gid)}
	}
	return nil
}
