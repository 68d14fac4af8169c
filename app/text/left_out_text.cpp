#include "app/text/left_out_text.h"

#include "widgets/present/visible_text.h"
#include "widgets/present/words.h"

namespace greyscope::app {

using widgets::Words;

namespace {

QString tr(const char* text, std::size_t count) {
    return Words::tr(text).arg(count);
}

QString unplacedPhrase(const data::Unplaced& unplaced) {
    const bool one = unplaced.rows == 1;
    const char* what = unplaced.isKey ? one ? QT_TRANSLATE_NOOP("Words", "%1 row belongs to no series")
                                            : QT_TRANSLATE_NOOP("Words", "%1 rows belong to no series")
                       : one ? QT_TRANSLATE_NOOP("Words", "%1 row stands at no point")
                                      : QT_TRANSLATE_NOOP("Words", "%1 rows stand at no point");
    QString phrase = tr(what, unplaced.rows) + QStringLiteral(": ") +
                     Words::tr("%1 is empty").arg(QString::fromStdString(unplaced.column));
    if (unplaced.firstLine > 0) {
        phrase += tr(one ? QT_TRANSLATE_NOOP("Words", " (line %1)") : QT_TRANSLATE_NOOP("Words", " (first in line %1)"),
                     unplaced.firstLine);
    }
    return phrase;
}

QString valuesPhrase(const data::LeftOut& leftOut) {
    QStringList why;
    if (leftOut.notNumbers > 0) {
        why << tr(QT_TRANSLATE_NOOP("Words", "%1 of them text"), leftOut.notNumbers);
    }
    if (leftOut.notFinite > 0) {
        why << tr(QT_TRANSLATE_NOOP("Words", "%1 of them not finite"), leftOut.notFinite);
    }
    const QString phrase = tr(leftOut.valuesMissing == 1 ? QT_TRANSLATE_NOOP("Words", "%1 measured value is missing")
                                                         : QT_TRANSLATE_NOOP("Words", "%1 measured values are missing"),
                              leftOut.valuesMissing);
    return why.isEmpty() ? phrase : phrase + QStringLiteral(" (") + why.join(QStringLiteral(", ")) + QLatin1Char(')');
}

}  // namespace

QStringList leftOutPhrases(const data::LeftOut& leftOut) {
    QStringList phrases;
    if (leftOut.filtered > 0) {
        phrases << tr(QT_TRANSLATE_NOOP("Words", "%1 of %2 rows do not meet the conditions"), leftOut.filtered)
                       .arg(leftOut.rows);
    }
    for (const data::Unplaced& unplaced : leftOut.unplaced) {
        phrases << unplacedPhrase(unplaced);
    }
    if (leftOut.valuesMissing > 0) {
        phrases << valuesPhrase(leftOut);
    }
    if (leftOut.mergedRows > 0) {
        phrases << tr(QT_TRANSLATE_NOOP("Words", "%1 values are combined to %2 points"), leftOut.mergedRows)
                       .arg(leftOut.mergedPoints);
    }
    if (leftOut.gaps > 0) {
        phrases << tr(leftOut.gaps == 1 ? QT_TRANSLATE_NOOP("Words", "%1 point of a series has no value")
                                        : QT_TRANSLATE_NOOP("Words", "%1 points of series have no value"),
                      leftOut.gaps);
    }
    if (leftOut.pointsNotShared > 0) {
        phrases << tr(QT_TRANSLATE_NOOP("Words", "%1 points are left out that a series lacks"),
                      leftOut.pointsNotShared);
    }
    const auto asked = [&](const char* what, const std::vector<std::string>& names) {
        QStringList texts;
        for (const std::string& name : names) {
            texts << widgets::visibleText(name);
        }
        if (!names.empty()) {
            phrases << Words::tr(what).arg(texts.join(QStringLiteral(", ")));
        }
    };
    asked(QT_TRANSLATE_NOOP("Words", "as asked, the series %1"), leftOut.series);
    asked(QT_TRANSLATE_NOOP("Words", "as asked, the points %1"), leftOut.points);
    return phrases;
}

QString leftOutSummary(const data::LeftOut& leftOut) {
    if (const std::size_t rows = leftOut.unplacedRows(); rows > 0) {
        return rows == 1 ? tr(QT_TRANSLATE_NOOP("Words", "%1 row left out"), rows)
                         : tr(QT_TRANSLATE_NOOP("Words", "%1 rows left out"), rows);
    }
    if (leftOut.valuesMissing > 0) {
        return tr(QT_TRANSLATE_NOOP("Words", "values missing: %1"), leftOut.valuesMissing);
    }
    return leftOut.gaps > 0 ? tr(QT_TRANSLATE_NOOP("Words", "points missing: %1"), leftOut.gaps)
                            : tr(QT_TRANSLATE_NOOP("Words", "values combined: %1"), leftOut.mergedRows);
}

}  // namespace greyscope::app
