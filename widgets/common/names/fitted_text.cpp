#include "widgets/common/names/fitted_text.h"

#include <QFontMetricsF>
#include <QHash>
#include <QRegularExpression>
#include <QSet>
#include <QTextLayout>

#include <algorithm>
#include <cstddef>
#include <deque>
#include <map>
#include <utility>
#include <vector>

#include "widgets/common/names/fitted_dates.h"
#include "widgets/common/names/name_widths.h"

namespace greyscope::widgets {

namespace {

constexpr QChar kEllipsis(0x2026);
constexpr qsizetype kMostToldApart = 1000;  // largest number of names that are kept different
constexpr QChar kJoiner(0x2060);            // prevents a line break

/// Keeps "MB/s" on one line, whereas a path may be broken behind its slashes.
QString withWholeUnits(QString text) {
    static const QRegularExpression unit(QStringLiteral("(?<![/\\w])(\\w{1,4})/(\\w{1,2})(?![/\\w])"));
    return text.replace(unit, QStringLiteral("\\1/%1\\2").arg(kJoiner));
}

/// A part of a name, and whether the other names have the same part there.
struct Part {
    QString text;
    bool shared = false;
};
using Parts = std::vector<Part>;
using Named = std::map<QString, Parts>;  ///< key: the whole name

/// Words, and the characters between them one by one.
QStringList wordsOf(const QString& name) {
    static const QRegularExpression word(QStringLiteral("[\\p{L}\\p{N}\\p{M}]+|\\X"));
    QStringList words;
    for (auto found = word.globalMatch(name); found.hasNext();) {
        words << found.next().captured();
    }
    return words;
}

/// Which parts are words and which are separators: names of the same shape can be compared word by word.
QString shapeOf(const QStringList& words) {
    QString shape;
    for (const QString& word : words) {
        shape += word.front().isLetterOrNumber() ? QStringLiteral("w") : word;
    }
    return shape;
}

/// The number of characters that all names have in common at their beginning (or end), without splitting a character.
qsizetype commonLength(const QStringList& names, bool atEnd) {
    const QString& first = names.front();
    qsizetype common = first.size();
    for (const QString& name : names) {
        const qsizetype most = std::min(common, name.size());
        const auto differs = [&](qsizetype i) {
            return atEnd ? name[name.size() - 1 - i] != first[first.size() - 1 - i] : name[i] != first[i];
        };
        for (common = 0; common < most && !differs(common);) {
            ++common;
        }
    }
    return common;
}

/// commonLength() without splitting a number; 0 if the common part is too short to replace.
qsizetype commonPart(const QStringList& words, bool atEnd) {
    constexpr qsizetype kWorthIt = 3;
    const QString& first = words.front();
    qsizetype common = commonLength(words, atEnd);
    const auto last = [&] { return atEnd ? first[first.size() - common] : first[common - 1]; };
    while (common > 0 && (last().isNumber() || last().isSurrogate() || last().isMark())) {
        --common;
    }
    return common < kWorthIt ? 0 : common;
}

void addPart(Parts& parts, const QString& text, bool shared) {
    if (text.isEmpty()) {
        return;
    }
    if (!parts.empty() && parts.back().shared == shared) {
        parts.back().text += text;
    } else {
        parts.push_back({text, shared});
    }
}

/// The parts of names with the same shape, compared word by word. A word that all of them have at a place is shared if
/// it is `common` in other names too.
template <class Common>
Named partsByWord(const std::map<QString, QStringList>& names, Common common) {
    Named parts;
    for (qsizetype w = 0; w < names.begin()->second.size(); ++w) {
        QStringList column;
        for (const auto& [name, words] : names) {
            column << words[w];
        }
        const bool same = column.count(column.front()) == column.size();
        const bool shared = same && common(column.front());
        const qsizetype head = same ? 0 : commonPart(column, false);
        qsizetype tail = same ? 0 : commonPart(column, true);
        tail = std::any_of(column.begin(), column.end(), [&](const auto& word) { return word.size() < head + tail; })
                   ? 0
                   : tail;
        for (const auto& [name, words] : names) {
            const QString& word = words[w];
            addPart(parts[name], word.left(head), true);
            addPart(parts[name], word.mid(head, word.size() - head - tail), shared);
            addPart(parts[name], word.right(tail), true);
        }
    }
    return parts;
}

/// The parts of a name that is the only one of its shape: the common beginning and end of all names are shared.
Named partsAtEnds(const QString& name, const QStringList& names) {
    Parts parts;
    const qsizetype begin = std::min(commonPart(names, false), name.size());
    const qsizetype end = std::max(begin, name.size() - commonPart(names, true));
    addPart(parts, name.left(begin), true);
    addPart(parts, name.mid(begin, end - begin), false);
    addPart(parts, name.mid(end), true);
    return {{name, parts}};
}

/// The parts that distinguish these names, which are all different; names of the same shape are together.
std::vector<Named> partsOf(const QStringList& names) {
    if (names.size() == 1) {
        return {{{names.front(), {{names.front(), false}}}}};
    }
    std::map<QString, std::map<QString, QStringList>> shapes;  // key: the name; value: its words
    QHash<QString, qsizetype> counts;                          // number of names that contain a word
    for (const QString& name : names) {
        const QStringList words = wordsOf(name);
        shapes[shapeOf(words)][name] = words;
        for (const QString& word : QSet<QString>(words.begin(), words.end())) {
            ++counts[word];
        }
    }
    const auto common = [&](const QString& word) { return 2 * counts.value(word) > names.size(); };
    std::vector<Named> parts;
    for (const auto& [shape, ofShape] : shapes) {
        parts.push_back(ofShape.size() > 1 ? partsByWord(ofShape, common) : partsAtEnds(ofShape.begin()->first, names));
    }
    return parts;
}

/// The number of characters kept of each part. A negative limit removes shared parts behind or before the
/// distinguishing parts completely, without an ellipsis.
struct Limits {
    qsizetype behind, between, before, telling;
};

/// The name with its parts shortened: a shared part keeps its beginning, a distinguishing part its beginning and end.
QString joined(const Parts& parts, const Limits& limits) {
    const auto tells = [](const Part& part) { return !part.shared; };
    const auto first = std::find_if(parts.begin(), parts.end(), tells);
    const auto last = std::find_if(parts.rbegin(), parts.rend(), tells).base();
    const auto whole = [](const QString& text, qsizetype at) {  // does not split a character
        return at > 0 && at < text.size() && text[at].isLowSurrogate() ? at - 1 : at;
    };
    QString name;
    for (auto part = parts.begin(); part != parts.end(); ++part) {
        const QString& text = part->text;
        const qsizetype most = !part->shared  ? limits.telling
                               : part < first ? limits.before
                               : part < last  ? limits.between
                                              : limits.behind;
        if (text.size() <= most + 1) {
            name += text;
        } else if (most >= 0) {
            const qsizetype tail = part->shared ? 0 : most / 4;
            name += text.left(whole(text, most - tail));
            name += name.endsWith(kEllipsis) ? QString() : QString(kEllipsis);
            name += text.mid(whole(text, text.size() - tail));
        }
    }
    return name;
}

/// The largest limit up to `most` for which something fits; -1 if there is none.
template <class Fits>
qsizetype largest(qsizetype most, Fits fits) {
    qsizetype least = -1;
    while (least < most) {
        const qsizetype middle = least + (most - least + 1) / 2;
        fits(middle) ? least = middle : most = middle - 1;
    }
    return least;
}

/// The name with an ellipsis in the middle, as long as fits.
QString elidedInside(const QString& name, NameWidths& widths, double width) {
    const auto kept = [&](qsizetype characters) {
        const qsizetype tail = characters / 2;
        const qsizetype head = characters - tail;
        return name.left(head) + kEllipsis + name.right(tail);
    };
    const qsizetype most =
        largest(name.size() - 1, [&](qsizetype characters) { return widths.of(kept(characters)) <= width; });
    return most < 1 ? QString(kEllipsis) : kept(most);
}

using Fitted = std::map<QString, QString>;  ///< key: the whole name

/// Shortens the shared parts of all names with the same limits, so that these look the same in all of them. In names
/// that are still too long, the distinguishing parts are shortened too.
Fitted shortened(const Named& names, NameWidths& widths, double width) {
    qsizetype longest = 0;
    for (const auto& [name, parts] : names) {
        longest = std::max(longest, name.size());
    }
    const auto fits = [&](const Parts& parts, const Limits& limits) {
        return widths.of(joined(parts, limits)) <= width;
    };
    std::vector<const Parts*> fitting;
    for (const auto& [name, parts] : names) {
        if (fits(parts, {0, 0, 0, longest})) {
            fitting.push_back(&parts);
        }
    }
    Limits shared{longest, longest, longest, longest};
    for (qsizetype Limits::*const limit : {&Limits::behind, &Limits::between, &Limits::before}) {
        const qsizetype most = largest(longest, [&](qsizetype characters) {
            shared.*limit = characters;
            return std::all_of(fitting.begin(), fitting.end(), [&](const Parts* each) { return fits(*each, shared); });
        });
        shared.*limit = std::max<qsizetype>(most, 0);
        if (most >= 0) {
            break;
        }
    }
    Fitted texts;
    for (const auto& [name, parts] : names) {
        Limits limits = shared;
        if (!fits(parts, limits)) {
            limits = {-1, 0, -1, 0};
            limits.telling = largest(longest, [&, &parts = parts](qsizetype characters) {
                return fits(parts, {-1, 0, -1, characters});
            });
        }
        constexpr qsizetype kFewestTelling = 2;  // "… … D…" distinguishes nothing
        texts[name] = limits.telling < kFewestTelling ? elidedInside(name, widths, width) : joined(parts, limits);
    }
    return texts;
}

/// The groups of names that were shortened to the same text.
std::vector<QStringList> alikeIn(const Fitted& fitted) {
    std::map<QString, QStringList> meant;
    for (const auto& [name, text] : fitted) {
        meant[text] << name;
    }
    std::vector<QStringList> alike;
    for (const auto& [text, names] : meant) {
        if (names.size() > 1) {
            alike.push_back(names);
        }
    }
    return alike;
}

QStringList keysOf(const Fitted& fitted) {
    QStringList names;
    for (const auto& [name, text] : fitted) {
        names << name;
    }
    return names;
}

Fitted fittedOf(const QStringList& names, const QFont& font, double width) {
    constexpr int kRounds = 3;
    const QFontMetricsF metrics(font);
    NameWidths widths(font);
    Fitted fitted;
    QStringList tooLong;
    for (const QString& name : names) {
        if (fitted.emplace(name, name).second && widths.of(name) > width) {
            tooLong << name;
        }
    }
    const auto shorten = [&](const QStringList& which) {
        for (const Named& names : partsOf(which)) {
            for (const auto& [name, text] : shortened(names, widths, width)) {
                fitted[name] = text;
            }
        }
    };
    if (tooLong.isEmpty()) {
        return fitted;
    }
    const QStringList distinct = keysOf(fitted);
    const QStringList dates = fittedDates(distinct, [&](const QString& text) { return widths.of(text) <= width; });
    if (!dates.isEmpty()) {
        for (qsizetype n = 0; n < distinct.size(); ++n) {
            fitted[distinct[n]] = dates[n];
        }
        return fitted;
    }
    shorten(tooLong);
    // Names that are still equal have more in common: compared with each other, these parts are shortened first.
    for (int round = 0; round < kRounds; ++round) {
        for (const QStringList& alike : alikeIn(fitted)) {
            shorten(alike);
        }
    }
    for (const QStringList& alike : alikeIn(fitted)) {
        for (qsizetype n = 0; n < alike.size(); ++n) {
            const QString number = QStringLiteral(" (%1)").arg(n + 1);
            const double room = width - metrics.horizontalAdvance(number);
            if (room >= metrics.horizontalAdvance(kEllipsis)) {
                fitted[alike[n]] = metrics.elidedText(fitted[alike[n]], Qt::ElideRight, room) + number;
            }
        }
    }
    return fitted;
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
    if (names.size() > kMostToldApart) {
        const QFontMetricsF metrics(font);
        QStringList each;
        for (const QString& name : names) {
            each << metrics.elidedText(name, Qt::ElideMiddle, width + 0.5);
        }
        return each;
    }
    struct Known {
        QStringList names;
        QFont font;
        double width;
        QStringList fitted;
    };
    constexpr std::size_t kMostKnown = 16;
    thread_local std::deque<Known> all;  // newest first: a view asks for the same names whenever it is painted
    const auto same = std::find_if(all.begin(), all.end(), [&](const Known& known) {
        return known.width == width && known.font == font && known.names == names;
    });
    if (same != all.end()) {
        return same->fitted;
    }
    const Fitted byName = fittedOf(names, font, width + 0.5);
    QStringList fitted;
    for (const QString& name : names) {
        fitted << byName.at(name);
    }
    all.push_front({names, font, width, fitted});
    all.resize(std::min(all.size(), kMostKnown));
    return fitted;
}

QString fittedName(const QString& name, const QStringList& among, const QFont& font, double width) {
    const qsizetype place = among.size() > kMostToldApart ? -1 : among.indexOf(name);
    return place < 0 ? QFontMetricsF(font).elidedText(name, Qt::ElideMiddle, width + 0.5)
           : QFontMetricsF(font).horizontalAdvance(name) <= width + 0.5 ? name
                                                                        : fittedNames(among, font, width)[place];
}

}  // namespace greyscope::widgets
