#include "widgets/common/names/separated_text.h"

#include <algorithm>

namespace greyscope::widgets {

QString csvLine(const QStringList& cells) {
    QStringList quoted;
    for (QString cell : cells) {
        const bool special = std::any_of(cell.begin(), cell.end(),
                                         [](QChar c) { return c == u',' || c == u'"' || c == u'\n' || c == u'\r'; });
        quoted << (special ? u'"' + cell.replace(u'"', QStringLiteral("\"\"")) + u'"' : cell);
    }
    return quoted.join(u',');
}

QString csvFromTabs(const QString& text) {
    QStringList lines = text.split(u'\n');
    for (QString& line : lines) {
        line = csvLine(line.split(u'\t'));
    }
    return lines.join(u'\n');
}

}  // namespace greyscope::widgets
