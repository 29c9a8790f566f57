package typeface

import (
	"bytes"
	"encoding/binary"

	"github.com/klauspost/compress/zlib"
)

const (
	woffVersion = 0x774F4646
	woffHeader  = 44
	woffEntry   = 20 // a table's line in the directory
)

// woff packs the tables as browsers load them (W3C, WOFF File Format 1.0). Version 2
// would save a thirtieth of what a first visit loads, with a compressor that takes
// half a megabyte of the program.
func (t tables) woff() ([]byte, error) {
	be := binary.BigEndian
	tags := t.tags()
	var directory, body []byte
	for _, tag := range tags {
		packed, err := squeezed(t[tag])
		if err != nil {
			return nil, err
		}
		directory = append(directory, tag...)
		directory = be.AppendUint32(directory, uint32(woffHeader+woffEntry*len(tags)+len(body)))
		directory = be.AppendUint32(directory, uint32(len(packed)))
		directory = be.AppendUint32(directory, uint32(len(t[tag])))
		directory = be.AppendUint32(directory, checksum(t[tag]))
		body = append(body, packed...)
		body = append(body, make([]byte, padding(len(packed)))...)
	}
	out := be.AppendUint32(nil, woffVersion)
	out = be.AppendUint32(out, trueType)
	out = be.AppendUint32(out, uint32(woffHeader+len(directory)+len(body)))
	out = be.AppendUint16(out, uint16(len(tags)))
	out = be.AppendUint16(out, 0)
	out = be.AppendUint32(out, uint32(len(t.file())))
	out = append(out, make([]byte, woffHeader-len(out))...) // no version, metadata or private data
	return append(append(out, directory...), body...), nil
}

// squeezed is a table as small as it gets: one that doesn't become smaller stays as it is.
func squeezed(table []byte) ([]byte, error) {
	var packed bytes.Buffer
	z, err := zlib.NewWriterLevel(&packed, zlib.BestCompression)
	if err != nil {
		return nil, err
	}
	if _, err := z.Write(table); err != nil {
		return nil, err
	}
	if err := z.Close(); err != nil {
		return nil, err
	}
	if packed.Len() >= len(table) {
		return table, nil
	}
	return packed.Bytes(), nil
}
