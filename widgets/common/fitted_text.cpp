#include "widgets/common/fitted_text.h"

#include <QFontMetricsF>
#include <QRegularExpression>
#include <QTextLayout>

#include <algorithm>
#include <map>
#include <set>

namespace greyscope::widgets {

namespace {

constexpr QChar kEllipsis(0x2026);
constexpr QChar kJoiner(0x2060);  // no line ends there

/// "MB/s" stays in one line, where a path may be broken behind its slashes.
QString withWholeUnits(QString text) {
    static const QRegularExpression unit(QStringLiteral("(?<![/\\w])(\\w{1,4})/(\\w{1,2})(?![/\\w])"));
    return text.replace(unit, QStringLiteral("\\1/%1\\2").arg(kJoiner));
}

/// How much the names have in common at their beginning (or end), up to whole characters.
qsizetype commonLength(const QStringList& names, bool atEnd) {
    qsizetype common = names.front().size();
    for (const QString& name : names) {
        const qsizetype most = std::min(common, name.size());
        qsizetype same = 0;
        while (same < most && (atEnd ? name[name.size() - 1 - same] == names.front()[names.front().size() - 1 - same]
                                     : name[same] == names.front()[same])) {
            ++same;
        }
        common = same;
    }
    return common;
}

/// Names that an ellipsis makes alike, by what they are shortened to.
std::map<QString, std::set<QString>> clashes(const QStringList& names, const QStringList& fitted) {
    std::map<QString, std::set<QString>> meant;
    for (qsizetype i = 0; i < names.size(); ++i) {
        meant[fitted[i]].insert(names[i]);
    }
    std::erase_if(meant, [](const auto& entry) { return entry.second.size() < 2; });
    return meant;
}

}  // namespace

QStringList wrapped(const QString& text, const QFont& font, double width) {
    QStringList lines;
    for (const QString& paragraph : text.split(QLatin1Char('\n'))) {
        if (QFontMetricsF(font).horizontalAdvance(paragraph) <= width) {
            lines << paragraph;
            continue;
        }
        QTextLayout layout(withWholeUnits(paragraph), font);
        QTextOption option;
        option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
        layout.setTextOption(option);
        layout.beginLayout();
        for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
            line.setLineWidth(std::max(1.0, width));
            lines << layout.text().mid(line.textStart(), line.textLength()).remove(kJoiner).trimmed();
        }
        layout.endLayout();
    }
    return lines;
}

void drawLines(QPainter& painter, const QRectF& box, Qt::Alignment across, const QStringList& lines) {
    const double line = QFontMetricsF(painter.font()).height();
    double y = box.center().y() - 0.5 * line * static_cast<double>(lines.size());
    for (const QString& text : lines) {
        painter.drawText(QRectF(box.left(), y, box.width(), line),
                         static_cast<int>(across | Qt::AlignVCenter) | Qt::TextSingleLine | Qt::TextDontClip, text);
        y += line;
    }
}

QStringList fittedNames(const QStringList& names, const QFont& font, double width) {
    const QFontMetricsF metrics(font);
    const auto elided = [&](Qt::TextElideMode where) {
        QStringList shortened;
        for (const QString& name : names) {
            shortened << metrics.elidedText(name, where, width + 0.5);
        }
        return shortened;
    };
    QStringList fitted = elided(Qt::ElideMiddle);
    for (const Qt::TextElideMode where : {Qt::ElideRight, Qt::ElideLeft}) {
        if (clashes(names, fitted).empty()) {
            break;
        }
        if (const QStringList other = elided(where); clashes(names, other).empty()) {
            fitted = other;
        }
    }
    // What all of them say goes first, then the rest is counted through.
    for (const bool counted : {false, true}) {
        for (const auto& [shortened, meant] : clashes(names, fitted)) {
            const QStringList alike(meant.begin(), meant.end());
            const qsizetype head = commonLength(alike, false);
            const qsizetype tail = commonLength(alike, true);
            int number = 0;
            for (const QString& name : alike) {
                const QString end = counted ? QStringLiteral(" (%1)").arg(++number) : QString();
                const qsizetype own = std::max<qsizetype>(0, name.size() - head - tail);
                QString rest = name.mid(head, own);
                rest = (head > 0 ? QString(kEllipsis) : QString()) + rest + (tail > 0 ? QString(kEllipsis) : QString());
                rest = metrics.elidedText(rest, Qt::ElideMiddle, width - metrics.horizontalAdvance(end)) + end;
                for (qsizetype i = 0; i < names.size(); ++i) {
                    if (names[i] == name) {
                        fitted[i] = rest;
                    }
                }
            }
        }
    }
    return fitted;
}

}  // namespace greyscope::widgets
