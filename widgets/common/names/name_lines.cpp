#include "widgets/common/names/name_lines.h"

#include <vector>

namespace greyscope::widgets {

namespace {

/// A piece that a line break cannot divide.
struct NamePiece {
    QString text;
    bool blankBefore = false;
};

/// Whether a line may end behind this character of a name.
bool endsPiece(const QString& name, qsizetype at) {
    const QChar here = name[at];
    const QChar next = name[at + 1];
    const bool begins = at == 0 || name[at - 1].isSpace();                     // -5
    const bool between = !begins && name[at - 1].isDigit() && next.isDigit();  // 3.19, 10:30
    return (QStringLiteral("_-/.:,;=|").contains(here) && !begins && !between) || (here.isLower() && next.isUpper()) ||
           here.script() == QChar::Script_Han;
}

std::vector<NamePiece> piecesOf(const QString& text) {
    std::vector<NamePiece> pieces(1);
    for (qsizetype at = 0; at < text.size(); ++at) {
        if (text[at].isSpace()) {
            pieces.push_back({{}, true});
            continue;
        }
        pieces.back().text += text[at];
        if (at + 1 < text.size() && !text[at + 1].isSpace() && endsPiece(text, at)) {
            pieces.emplace_back();
        }
    }
    return pieces;
}

}  // namespace

QStringList NameLines::of(const QString& text) {
    QStringList lines;
    for (const QString& line : text.split(QLatin1Char('\n'))) {
        lines << broken(line);
    }
    return lines;
}

QStringList NameLines::broken(const QString& text) {
    QStringList lines;
    QString line;
    double used = 0.0;
    for (const NamePiece& piece : piecesOf(text)) {
        const double width = widthOf(piece.text);
        const double before = piece.blankBefore && !line.isEmpty() ? m_blank : 0.0;
        if (!line.isEmpty() && used + before + width > m_width) {
            lines << line;
            line.clear();
            used = 0.0;
        } else if (before > 0.0) {
            line += QLatin1Char(' ');
            used += before;
        }
        line += piece.text;
        used += width;
    }
    return lines << line;
}

double NameLines::widthOf(const QString& piece) {
    const auto known = m_widths.constFind(piece);
    return known != m_widths.constEnd() ? *known : *m_widths.insert(piece, m_metrics.horizontalAdvance(piece));
}

}  // namespace greyscope::widgets
