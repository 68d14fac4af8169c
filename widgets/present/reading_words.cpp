#include "widgets/present/reading_words.h"

#include <QStringList>

#include "widgets/present/visible_text.h"
#include "widgets/present/words.h"

namespace greyscope::widgets {

using data::ReadingClue;
using data::ReadingPart;

namespace {

/// The first ones of many.
QString columnList(const std::vector<std::string>& columns, const QString& between) {
    constexpr std::size_t kTold = 4;
    QStringList names;
    for (std::size_t c = 0; c < columns.size() && c < kTold; ++c) {
        names << visibleText(columns[c]);
    }
    return columns.size() > kTold ? listed(names, columns.size()) : names.join(between);
}

}  // namespace

QString readingSentence(const data::Reading& reading) {
    const QString times = QStringLiteral(" \u00d7 ");
    const auto axis = reading.columns(ReadingPart::axis);
    const auto keys = reading.columns(ReadingPart::keys);
    const QString metric = columnList(reading.columns(ReadingPart::metric), Words::tr(", "));
    const QString along = axis.empty() ? Words::tr("%1 along row numbers").arg(metric)
                                       : Words::tr("%1 along %2").arg(metric, columnList(axis, times));
    return reading.wide   ? Words::tr("%1, one series per column").arg(along)
           : keys.empty() ? Words::tr("%1, one series").arg(along)
                          : Words::tr("%1, one series per %2").arg(along, columnList(keys, times));
}

QString readingAccountText(const data::ReadingAccount& account) {
    QStringList parts;
    const QString series = Words::tr("%n series", nullptr, counted(account.series));
    parts << (account.fewestPoints == account.mostPoints
                  ? Words::tr("%1 of %n points each", nullptr, counted(account.mostPoints)).arg(series)
                  : Words::tr("%1 of %2 to %n points each", nullptr, counted(account.mostPoints))
                        .arg(series, QString::number(account.fewestPoints)));
    parts << Words::tr("%n rows used", nullptr, counted(account.used))
          << Words::tr("%n left out", nullptr, counted(account.leftOut()));
    if (account.averaged > 0) {
        parts << Words::tr("%n averaged", nullptr, counted(account.averaged));
    }
    if (account.held > 0) {
        parts << Words::tr("%n at other levels of the held factors", nullptr, counted(account.held));
    }
    return parts.join(Words::tr(", "));
}

QString alternativeText(const data::Alternative& alternative) {
    const QString column = visibleText(alternative.column);
    switch (alternative.clue) {
        case ReadingClue::column:
            return alternative.part == ReadingPart::axis ? Words::tr("along %1").arg(column) : column;
        case ReadingClue::withoutKey:
            return Words::tr("without %1").arg(column);
        case ReadingClue::withKey:
            return Words::tr("a series per %1 too").arg(column);
        case ReadingClue::oneSeries:
            break;
    }
    return Words::tr("one series");
}

}  // namespace greyscope::widgets
