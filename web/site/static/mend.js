// The page where an entry is changed or a missing one is put in, and the book where the
// game is put right: faces in place of lists, and buttons that say what they would enter.

import { dress } from "./forms.js";

document.documentElement.classList.add("scripted");
dress(document);
