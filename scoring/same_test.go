package scoring_test

import (
	"reflect"
	"testing"

	"saddlebag/scoring"
)

// Prompts and joins that differ in anything, however deep, are not the same.
func TestSame(t *testing.T) {
	tried := 0
	others(reflect.TypeFor[scoring.Prompt](), func(other, none reflect.Value) {
		tried++
		a, b := other.Interface().(scoring.Prompt), none.Interface().(scoring.Prompt)
		if !a.Same(&a) || !scoring.SamePrompts([]scoring.Prompt{a}, []scoring.Prompt{a}) {
			t.Errorf("%+v is not the same as itself", a)
		}
		if a.Same(&b) || b.Same(&a) || scoring.SamePrompts([]scoring.Prompt{a}, []scoring.Prompt{b}) {
			t.Errorf("%+v is the same as %+v", a, b)
		}
	})
	others(reflect.TypeFor[scoring.Join](), func(other, none reflect.Value) {
		tried++
		a, b := other.Interface().(scoring.Join), none.Interface().(scoring.Join)
		if !a.Same(a) {
			t.Errorf("%+v is not the same as itself", a)
		}
		if a.Same(b) || b.Same(a) {
			t.Errorf("%+v is the same as %+v", a, b)
		}
	})
	if tried < 60 {
		t.Errorf("%d ways to differ", tried)
	}
	if scoring.SamePrompts(nil, make([]scoring.Prompt, 1)) {
		t.Error("none are the same as one")
	}
}

// others makes pairs of values of a type that differ in one field.
func others(of reflect.Type, do func(other, none reflect.Value)) {
	switch of.Kind() {
	case reflect.Struct:
		for i := range of.NumField() {
			others(of.Field(i).Type, func(other, none reflect.Value) {
				do(with(of, i, other), with(of, i, none))
			})
		}
	case reflect.Slice:
		do(reflect.MakeSlice(of, 1, 1), reflect.Zero(of))
		others(of.Elem(), func(other, none reflect.Value) {
			do(reflect.Append(reflect.Zero(of), other), reflect.Append(reflect.Zero(of), none))
		})
	case reflect.String:
		do(reflect.ValueOf("other").Convert(of), reflect.Zero(of))
	case reflect.Bool:
		do(reflect.ValueOf(true).Convert(of), reflect.Zero(of))
	default:
		do(reflect.ValueOf(7).Convert(of), reflect.Zero(of))
	}
}

// with is a struct with nothing but one field.
func with(of reflect.Type, field int, value reflect.Value) reflect.Value {
	v := reflect.New(of).Elem()
	v.Field(field).Set(value)
	return v
}
