package speech

import "reflect"

// In returns a value with all its texts made words of the language, to be written as JSON: a
// copy, which shares nothing with it that a text is in. English is what JSON is in anyway, so
// the value itself is returned.
func (l *Language) In(v any) any {
	if l == English || v == nil {
		return v
	}
	return l.in(reflect.ValueOf(v)).Interface()
}

var textType = reflect.TypeFor[Text]()

func (l *Language) in(v reflect.Value) reflect.Value {
	switch said := reflect.New(v.Type()).Elem(); v.Kind() {
	case reflect.String:
		if v.Type() == textType {
			return reflect.ValueOf(Words(l.Of(Text(v.String()))))
		}
	case reflect.Pointer:
		if !v.IsNil() {
			said.Set(reflect.New(v.Type().Elem()))
			said.Elem().Set(l.in(v.Elem()))
			return said
		}
	case reflect.Interface:
		if !v.IsNil() {
			said.Set(l.in(v.Elem()))
			return said
		}
	case reflect.Struct:
		said.Set(v)
		for i := range v.NumField() {
			if v.Type().Field(i).IsExported() {
				said.Field(i).Set(l.in(v.Field(i)))
			}
		}
		return said
	case reflect.Slice, reflect.Array:
		if v.Kind() == reflect.Slice {
			if v.IsNil() {
				return v
			}
			said.Set(reflect.MakeSlice(v.Type(), v.Len(), v.Len()))
		}
		for i := range v.Len() {
			said.Index(i).Set(l.in(v.Index(i)))
		}
		return said
	case reflect.Map:
		if !v.IsNil() {
			said.Set(reflect.MakeMapWithSize(v.Type(), v.Len()))
			for at, one := range v.Seq2() {
				said.SetMapIndex(at, l.in(one))
			}
			return said
		}
	default: // nothing that a text is in
	}
	return v
}
