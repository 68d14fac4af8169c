#pragma once

// Marks a text of a library without Qt for translation; scripts/update_translations finds it as QT_TRANSLATE_NOOP. The
// program translates it where it is shown.
#define GREYSCOPE_TRANSLATE(context, text) text
