#pragma once

#include <QRegularExpression>
#include <QStringList>

#include <cmath>
#include <map>
#include <set>

#include "tests/support/printed_page.h"

namespace greyscope::test {

inline constexpr double kTextPt = 7.0;
inline constexpr double kThinnestPt = 0.25, kWidestPt = 1.5;

inline bool overlap(const QRectF& a, const QRectF& b) {
    const QRectF shared = a.intersected(b);
    return shared.width() > 0.4 && shared.height() > 0.4;
}

/// What is wrong with a page, a line each.
inline QStringList defects(const PrintedPage& page, const QSizeF& mm, double textPt = kTextPt) {
    QStringList found;
    const QSizeF wanted = mm * 72.0 / 25.4;
    const double tenth = 0.1 * 72.0 / 25.4;
    if (std::abs(page.size.width() - wanted.width()) > tenth ||
        std::abs(page.size.height() - wanted.height()) > tenth) {
        found << QStringLiteral("page is %1 by %2 pt").arg(page.size.width()).arg(page.size.height());
    }
    if (page.pictures > 0) {
        found << QStringLiteral("raster");
    }
    if (!page.tagged) {
        found << QStringLiteral("not a tagged document");
    }
    if (!page.embedded) {
        found << QStringLiteral("a font is not embedded");
    }
    if (page.texts.empty()) {
        found << QStringLiteral("no text");
    }
    const QRectF sheet = QRectF(QPointF(), page.size).adjusted(-0.5, -0.5, 0.5, 0.5);
    if (!page.painted.isNull() && !sheet.contains(page.painted)) {
        found << QStringLiteral("drawn outside the page: %1 %2 %3 %4")
                     .arg(page.painted.left())
                     .arg(page.painted.top())
                     .arg(page.painted.right())
                     .arg(page.painted.bottom());
    }
    std::map<QString, int> shortened;
    for (std::size_t i = 0; i < page.texts.size(); ++i) {
        const PrintedText& text = page.texts[i];
        const QString name = QLatin1Char('"') + text.text + QLatin1Char('"');
        if (text.size < textPt - 0.05) {
            found << QStringLiteral("text of %1 pt: ").arg(text.size, 0, 'f', 2) + name;
        }
        if (text.missing) {
            found << QStringLiteral("glyph missing: ") + name;
        }
        if (!sheet.contains(text.ink)) {
            found << QStringLiteral("text outside the page: ") + name;
        } else if (text.cut) {
            found << QStringLiteral("text cut: ") + name;
        }
        if (text.covered) {
            found << QStringLiteral("text covered: ") + name;
        }
        if (text.text.contains(QChar(0x2026)) && text.text.size() > 1) {
            ++shortened[text.text];
            static const QRegularExpression inWords(QStringLiteral("[\\p{L},]\u2026|\u2026[\\p{L},]"));
            if (text.text.contains(inWords)) {
                found << QStringLiteral("shortened: ") + name;
            }
        }
        for (std::size_t k = 0; k < i; ++k) {
            if (overlap(page.texts[k].ink, text.ink)) {
                found << QStringLiteral("texts overlap: \"") + page.texts[k].text + QStringLiteral("\" ") + name;
            }
        }
    }
    for (const auto& [text, times] : shortened) {
        if (times > 1) {
            found << QStringLiteral("shortened alike %1 times: ").arg(times) + text;
        }
    }
    std::set<int> widths;
    for (const auto& [width, extent] : page.lines) {
        if ((width < kThinnestPt - 0.005 || width > kWidestPt + 0.005) && widths.insert(qRound(width * 100)).second) {
            found << QStringLiteral("line of %1 pt").arg(width, 0, 'f', 2);
        }
    }
    return found;
}

}  // namespace greyscope::test
