#include "app/text/left_out_text.h"

#include "widgets/present/visible_text.h"
#include "widgets/present/words.h"

namespace greyscope::app {

using widgets::counted;
using widgets::Words;

namespace {

QString unplacedPhrase(const data::Unplaced& unplaced) {
    const int rows = counted(unplaced.rows);
    const QString column = QString::fromStdString(unplaced.column);
    if (unplaced.firstLine == 0) {
        return (unplaced.isKey ? Words::tr("%n rows belong to no series: %1 is empty", nullptr, rows)
                               : Words::tr("%n rows stand at no point: %1 is empty", nullptr, rows))
            .arg(column);
    }
    return (unplaced.isKey ? Words::tr("%n rows belong to no series: %1 is empty (first in line %2)", nullptr, rows)
                           : Words::tr("%n rows stand at no point: %1 is empty (first in line %2)", nullptr, rows))
        .arg(column)
        .arg(unplaced.firstLine);
}

QString valuesPhrase(const data::LeftOut& leftOut) {
    QStringList why;
    if (leftOut.notNumbers > 0) {
        why << Words::tr("%n of them text", nullptr, counted(leftOut.notNumbers));
    }
    if (leftOut.notFinite > 0) {
        why << Words::tr("%n of them not finite", nullptr, counted(leftOut.notFinite));
    }
    const QString phrase = Words::tr("%n measured values are missing", nullptr, counted(leftOut.valuesMissing));
    return why.isEmpty() ? phrase : phrase + QStringLiteral(" (") + widgets::listed(why) + QLatin1Char(')');
}

QString namesText(const std::vector<std::string>& names) {
    QStringList texts;
    for (const std::string& name : names) {
        texts << widgets::visibleText(name);
    }
    return widgets::listed(texts);
}

}  // namespace

QStringList leftOutPhrases(const data::LeftOut& leftOut) {
    QStringList phrases;
    if (leftOut.filtered > 0) {
        phrases << Words::tr("%n of %1 rows do not meet the conditions", nullptr, counted(leftOut.filtered))
                       .arg(leftOut.rows);
    }
    for (const data::Unplaced& unplaced : leftOut.unplaced) {
        phrases << unplacedPhrase(unplaced);
    }
    if (leftOut.valuesMissing > 0) {
        phrases << valuesPhrase(leftOut);
    }
    if (leftOut.mergedRows > 0) {
        phrases << Words::tr("%1 values are combined to %n points", nullptr, counted(leftOut.mergedPoints))
                       .arg(leftOut.mergedRows);
    }
    if (leftOut.gaps > 0) {
        phrases << Words::tr("%n points of series have no value", nullptr, counted(leftOut.gaps));
    }
    if (leftOut.pointsNotShared > 0) {
        phrases << Words::tr("%n points are left out that a series lacks", nullptr, counted(leftOut.pointsNotShared));
    }
    if (!leftOut.series.empty()) {
        phrases << Words::tr("as asked, the series %1").arg(namesText(leftOut.series));
    }
    if (!leftOut.points.empty()) {
        phrases << Words::tr("as asked, the points %1").arg(namesText(leftOut.points));
    }
    return phrases;
}

QString leftOutSummary(const data::LeftOut& leftOut) {
    if (const std::size_t rows = leftOut.unplacedRows(); rows > 0) {
        return Words::tr("%n rows left out", nullptr, counted(rows));
    }
    if (leftOut.valuesMissing > 0) {
        return Words::tr("values missing: %1").arg(leftOut.valuesMissing);
    }
    return leftOut.gaps > 0 ? Words::tr("points missing: %1").arg(leftOut.gaps)
                            : Words::tr("values combined: %1").arg(leftOut.mergedRows);
}

}  // namespace greyscope::app
