// Package site is the subcommand that writes the web app as a static site, which needs no
// server: any host of files, or a folder on a stick that is served anyhow, brings it into a
// phone, where it stays.
//
// The site is the program, built for WebAssembly, which answers as the server does; a script
// that runs it in a worker of the browser; a page that fetches both; and the static files of
// the web app, which have names of their own for each content. Begin with [Command].
package site

import (
	"bytes"
	"compress/gzip"
	"context"
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"html/template"
	"log/slog"
	"maps"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"saddlebag/cmd/saddlebag/command"
	"saddlebag/cmd/saddlebag/titles"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/fetched"
	"saddlebag/web"
	"saddlebag/web/site"
)

//go:embed files
var files embed.FS

// Command writes the static site.
func Command() *cobra.Command {
	return &cobra.Command{
		Use:   "site FOLDER",
		Short: command.Say("cli.site-short"),
		Long:  command.Say("cli.site-long"),
		Example: `  saddlebag site ~/public
  saddlebag site /srv/www/saddlebag`,
		Args: command.Arguments(1, 1, "cli.site-takes"),
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := os.MkdirAll(args[0], 0o755); err != nil { // before the program is built for nothing
				return command.FailedBy(args[0], command.PlainCause(err))
			}
			command.Note(cmd.ErrOrStderr(), "cli.site-builds")
			made, err := makeSite(cmd.Context())
			if err != nil {
				return err
			}
			if err := write(args[0], made); err != nil {
				return err
			}
			command.Note(cmd.ErrOrStderr(), "cli.site-written", "n", len(made), "folder", args[0])
			return nil
		},
	}
}

// A folder is what is in the files of a site, by their paths in it.
type folder map[string][]byte

// makeSite makes all files of the site.
func makeSite(ctx context.Context) (folder, error) {
	program, runner, err := build(ctx)
	if err != nil {
		return nil, err
	}
	made := folder{}
	small, err := packed(program)
	if err != nil {
		return nil, command.FailedBy("site", err)
	}
	// No host knows this ending, and sends the file as anything but what it is.
	name := "saddlebag-" + digest(program) + ".bin"
	made[name] = small
	if err := errors.Join(made.addApp(name), made.addWorker(name, runner)); err != nil {
		return nil, command.FailedBy("site", err)
	}
	return made, nil
}

// build is the program as WebAssembly, and Go's script that runs it. It's built of the source:
// in this program it would be a third of its size, for a command that few ever need. Releases
// have the site ready to use.
func build(ctx context.Context) (program, runner []byte, err error) {
	where, err := exec.CommandContext(ctx, "go", "list", "-m", "-f", "{{.Path}} {{.Dir}}").Output()
	root, ours := strings.CutPrefix(strings.TrimSpace(string(where)), "saddlebag ")
	if err != nil || !ours {
		return nil, nil, command.Hinted(command.Failed("site", "cli.site-no-source"), "cli.site-source-hint")
	}
	temporary, err := os.MkdirTemp("", "saddlebag")
	if err != nil {
		return nil, nil, command.FailedBy("site", err)
	}
	defer func() { _ = os.RemoveAll(temporary) }()
	at := filepath.Join(temporary, "program")
	// Without inlining, the program has a sixth less to load, and starts a tenth later.
	goBuild := exec.CommandContext(ctx, "go", "build", "-trimpath", "-ldflags=-s -w", "-gcflags=all=-l", "-o", at, "./cmd/saddlebag/site/phone")
	goBuild.Dir = root
	goBuild.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "CGO_ENABLED=0", "GOFLAGS=-buildvcs=false")
	if said, err := goBuild.CombinedOutput(); err != nil {
		return nil, nil, command.FailedBy("site", fmt.Errorf("%w: %s", err, bytes.TrimSpace(said)))
	}
	if program, err = os.ReadFile(at); err != nil {
		return nil, nil, command.FailedBy("site", err)
	}
	lib, err := exec.CommandContext(ctx, "go", "env", "GOROOT").Output()
	if err == nil {
		runner, err = os.ReadFile(filepath.Join(strings.TrimSpace(string(lib)), "lib", "wasm", "wasm_exec.js"))
	}
	if err != nil {
		return nil, nil, command.FailedBy("site", err)
	}
	return program, runner, nil
}

// packed is the program as browsers can unpack it.
func packed(program []byte) ([]byte, error) {
	var b bytes.Buffer
	z, err := gzip.NewWriterLevel(&b, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	_, err = z.Write(program)
	if err = errors.Join(err, z.Close()); err != nil {
		return nil, err
	}
	return b.Bytes(), nil
}

// digest names what has a content.
func digest(data []byte) string {
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:6])
}

// addWorker adds the worker's script, which names the program and the files that every page may
// need: a browser takes new ones when it finds that the script has changed. What sheets are drawn
// with, fonts of rare letters and films come later.
func (f folder) addWorker(program string, runner []byte) error {
	own, err := files.ReadFile("files/offline.js")
	if err != nil {
		return err
	}
	fetched, err := f.addFetched()
	if err != nil {
		return err
	}
	needed := []string{program}
	for _, name := range slices.Sorted(maps.Keys(f)) {
		if strings.HasPrefix(name, "static/") && (slices.Contains([]string{".css", ".js", ".svg"}, path.Ext(name)) || strings.Contains(name, "-common-")) {
			needed = append(needed, name)
		}
	}
	list, err := json.Marshal(needed)
	if err != nil {
		return err
	}
	pages, err := notStarted(needed[slices.IndexFunc(needed, isStyle)])
	f["offline.js"] = slices.Concat(fmt.Appendf(nil, "const program = %q;\nconst needed = %s;\nconst fetched = %s;\nconst notStarted = %s;\n", program, list, fetched, pages), runner, own)
	return err
}

// isStyle says whether a file is the style sheet of all pages.
func isStyle(name string) bool { return path.Base(name) == "style.css" }

// notStarted are the pages that say that the program doesn't start, by language, as JSON.
func notStarted(style string) ([]byte, error) {
	page, err := template.ParseFS(files, "files/notstarted.html")
	if err != nil {
		return nil, err
	}
	pages := map[string]string{}
	for _, l := range speech.Languages() {
		var b strings.Builder
		if err := page.Execute(&b, map[string]string{"Tag": l.Tag(), "Style": style, "Says": l.Of("site.not-started")}); err != nil {
			return nil, err
		}
		pages[l.Tag()] = b.String()
	}
	return json.Marshal(pages)
}

// addFetched adds the files that the program fetches, and lists where they are, as JSON.
func (f folder) addFetched() ([]byte, error) {
	all, err := fetched.All()
	if err != nil {
		return nil, err
	}
	at := map[string]string{}
	for name, file := range all {
		at[name] = "saddlebag-" + strings.ToLower(strings.ReplaceAll(name, "/", "-")) + "-" + digest(file) + ".bin"
		f[at[name]] = file
	}
	return json.Marshal(at)
}

// browserFiles are what a browser reads of a site beside its pages and without a worker.
var browserFiles = []string{"manifest.webmanifest", "favicon.ico", "icon-180.png", "icon-192.png", "icon-512.png"}

// addApp adds what doesn't change in a phone, as the web app itself has it, and the page that
// installs the rest.
func (f folder) addApp(program string) error {
	app, err := web.NewSite(web.Config{Config: site.Config{
		Titles: titles.List, Shelf: titles.Shelf(), Clock: time.Now, Log: slog.New(slog.DiscardHandler), Alone: true,
	}})
	if err != nil {
		return err
	}
	page := installPage{Program: program}
	err = app.StaticFiles(func(at string, data []byte) error {
		f[strings.TrimPrefix(at, "/")] = data
		if isStyle(at) {
			page.Style = strings.TrimPrefix(at, "/")
		}
		return nil
	})
	if err != nil {
		return err
	}
	h, err := app.Handler()
	if err != nil {
		return err
	}
	for _, name := range browserFiles {
		w := httptest.NewRecorder()
		h.ServeHTTP(w, httptest.NewRequest(http.MethodGet, "/"+name, nil))
		if w.Code != http.StatusOK {
			return fmt.Errorf("%s: status %d", name, w.Code)
		}
		f[name] = w.Body.Bytes()
	}
	return f.addInstaller(page)
}

// An installPage is what a phone shows while it fetches the program, in every language: nobody
// knows yet which one is read.
type installPage struct {
	Program, Style, Script string
	Languages              []installWords
}

type installWords struct{ Tag, Loading, Failed string }

func (f folder) addInstaller(page installPage) error {
	script, err := files.ReadFile("files/install.js")
	if err != nil {
		return err
	}
	page.Script = "install-" + digest(script) + ".js"
	f[page.Script] = script
	for _, l := range speech.Languages() {
		page.Languages = append(page.Languages, installWords{l.Tag(), l.Of("site.installing"), l.Of("site.not-installed")})
	}
	template, err := template.ParseFS(files, "files/install.html")
	if err != nil {
		return err
	}
	var b bytes.Buffer
	err = template.Execute(&b, page)
	f["index.html"] = b.Bytes()
	return err
}

// write writes the files into a folder, in which others may be: those of an older site are still
// named by pages that are open.
func write(to string, made folder) error {
	for _, name := range slices.Sorted(maps.Keys(made)) {
		file := filepath.Join(to, filepath.FromSlash(name))
		err := os.MkdirAll(filepath.Dir(file), 0o755)
		if err == nil {
			err = command.WriteWhole(file, made[name])
		}
		if err != nil {
			return command.FailedBy(file, command.PlainCause(err))
		}
	}
	return nil
}
