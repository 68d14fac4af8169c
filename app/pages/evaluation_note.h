#pragma once

#include <algorithm>
#include <vector>

#include "widgets/controls/note.h"
#include "widgets/present/words/joined_words.h"

namespace greyscope::app {

/// Shows all remarks in one note, which warns if one of them does.
inline void showAllRemarks(widgets::Note& note, const std::vector<widgets::Remark>& remarks) {
    QStringList texts;
    for (const widgets::Remark& remark : remarks) {
        texts << remark.text;
    }
    const bool warns = std::ranges::any_of(remarks, [](const widgets::Remark& remark) { return remark.warns(); });
    note.setNote(warns ? widgets::Remark::Kind::look : widgets::Remark::Kind::info, widgets::paragraph(texts));
}

}  // namespace greyscope::app
