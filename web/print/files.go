package print

import (
	"archive/zip"
	"bytes"
	"context"
	"errors"
	"fmt"
	"net/http"
	"net/url"

	"github.com/gorilla/mux"

	"saddlebag/scoring/house"
	"saddlebag/sheets/press"
	"saddlebag/web/site"
)

// A file is what an order can be had as.
type file struct {
	make func(ctx context.Context, d Document, game string) ([]byte, error)
	send func(w http.ResponseWriter, r *http.Request, game string, made []byte)
}

// The files of an order: a document with all its copies, and its pages as pictures.
var (
	pdfFile = file{makePDF, site.SendPDF}
	zipFile = file{makeZip, sendZip}
)

// at sends the file of an order that came by its address.
func (f file) at(h *handlers) site.Handler {
	return func(w http.ResponseWriter, r *http.Request) error {
		w.Header().Set("Cache-Control", "no-cache")
		return h.send(w, r, f, r.URL.Query(), nil)
	}
}

// sent sends the file of a form.
func (f file) sent(h *handlers) site.Handler {
	return func(w http.ResponseWriter, r *http.Request) error {
		form, own, err := SentOrder(w, r)
		if err != nil {
			return err
		}
		if own == nil {
			return SeeOther(w, r, form)
		}
		w.Header().Set("Cache-Control", "no-store")
		return h.send(w, r, f, form, own)
	}
}

// send makes the file of a form, and sends it.
func (h *handlers) send(w http.ResponseWriter, r *http.Request, f file, form url.Values, own *OwnData) error {
	game := mux.Vars(r)["game"]
	form.Set("game", game)
	o, err := OrderOf(h.site, form, own)
	if err != nil {
		return err
	}
	var made []byte
	err = h.site.AtWork(r, func() error {
		d, err := ordered(h.site, site.Language(r), o)
		if err == nil {
			made, err = f.make(r.Context(), d, game)
		}
		return err
	})
	var wrong *house.Error
	if errors.As(err, &wrong) {
		return Unprocessable(wrong)
	}
	if err != nil {
		return err
	}
	if own == nil {
		w.Header().Set("ETag", site.ETag(made))
	}
	f.send(w, r, game, made)
	return nil
}

func makePDF(ctx context.Context, d Document, _ string) ([]byte, error) {
	d, err := d.Repeated()
	if err != nil {
		return nil, err
	}
	var pdf bytes.Buffer
	_, err = d.Write(ctx, &pdf)
	return pdf.Bytes(), err
}

// pictureDPI is how fine pictures are: a phone shows no more, and a printer little.
const pictureDPI = 150

// makeZip makes an archive of the pages of one copy, each a picture. They are packed
// already.
func makeZip(ctx context.Context, d Document, game string) ([]byte, error) {
	pictures, _, err := press.PNG(ctx, d.Pages, d.options, pictureDPI)
	if err != nil {
		return nil, Refusable(err)
	}
	var archive bytes.Buffer
	z := zip.NewWriter(&archive)
	digits := len(fmt.Sprint(len(pictures)))
	for i, picture := range pictures {
		f, err := z.CreateHeader(&zip.FileHeader{Name: fmt.Sprintf("%s-%0*d.png", game, digits, i+1), Method: zip.Store})
		if err != nil {
			return nil, err
		}
		if _, err := f.Write(picture); err != nil {
			return nil, err
		}
	}
	err = z.Close()
	return archive.Bytes(), err
}

func sendZip(w http.ResponseWriter, _ *http.Request, game string, made []byte) {
	site.SendFile(w, "application/zip", game+".zip", made)
}
