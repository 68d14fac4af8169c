#include "widgets/present/words/reading_words.h"

#include <QStringList>

#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

using data::ReadingClue;
using data::ReadingPart;

namespace {

/// Returns the names of the columns as a list; of many columns, only the first four.
QString columnList(const std::vector<std::string>& columns, const QString& between) {
    constexpr std::size_t kTold = 4;
    QStringList names;
    for (std::size_t c = 0; c < columns.size() && c < kTold; ++c) {
        names << visibleText(columns[c]);
    }
    return columns.size() > kTold ? listed(names, columns.size()) : names.join(between);
}

/// Returns the pattern of the sentence that describes a reading; %1 to %3 are its parts in the order of kReadingParts.
QString sentencePattern(const data::Reading& reading) {
    const bool oneSeries = !reading.wide && reading.roles.keys.empty();
    return oneSeries ? Words::tr("%1 along %2, %3") : Words::tr("%1 along %2, one series per %3");
}

}  // namespace

QString readingPartText(const data::Reading& reading, ReadingPart part) {
    const std::vector<std::string> columns = reading.columns(part);
    const QString times = QStringLiteral(" \u00d7 ");
    switch (part) {
        case ReadingPart::metric:
            return columns.empty() ? Words::tr("nothing", "is measured")
                                   : columnList(columns, listed({QString(), QString()}));
        case ReadingPart::axis:
            return columns.empty() ? Words::tr("row numbers") : columnList(columns, times);
        case ReadingPart::keys:
            break;
    }
    return reading.wide      ? Words::tr("column", "one series per")
           : columns.empty() ? Words::tr("one series")
                             : columnList(columns, times);
}

std::vector<SentencePiece> readingPieces(const data::Reading& reading) {
    const QString pattern = sentencePattern(reading);
    std::vector<SentencePiece> pieces;
    qsizetype from = 0;
    for (qsizetype mark = pattern.indexOf(u'%'); mark >= 0; mark = pattern.indexOf(u'%', from)) {
        if (mark > from) {
            pieces.push_back({pattern.mid(from, mark - from)});
        }
        const int place = pattern.at(mark + 1).digitValue() - 1;
        const ReadingPart part = data::kReadingParts.at(static_cast<std::size_t>(place));
        pieces.push_back({readingPartText(reading, part), part});
        from = mark + 2;
    }
    if (from < pattern.size()) {
        pieces.push_back({pattern.mid(from)});
    }
    return pieces;
}

QString readingSentence(const data::Reading& reading) {
    QStringList parts;
    for (const ReadingPart part : data::kReadingParts) {
        parts << readingPartText(reading, part);
    }
    return filled(sentencePattern(reading), parts);
}

std::vector<AccountPhrase> readingAccountPhrases(const data::ReadingAccount& account) {
    const QString series = Words::tr("%n series", nullptr, counted(account.series));
    const int most = counted(account.mostPoints);
    std::vector<AccountPhrase> phrases{
        {account.fewestPoints == account.mostPoints ? Words::tr("%1 of %n points each", nullptr, most).arg(series)
                                                    : Words::tr("%1 of %2 to %n points each", nullptr, most)
                                                          .arg(series, QString::number(account.fewestPoints))},
        {Words::tr("%n rows used", nullptr, counted(account.used))},
        {Words::tr("%n left out", nullptr, counted(account.leftOut())),
         account.leftOut() > 0 ? AccountTone::leftOut : AccountTone::plain}};
    if (account.averaged > 0) {
        phrases.push_back({Words::tr("%n averaged", nullptr, counted(account.averaged)), AccountTone::averaged});
    }
    if (account.held > 0) {
        phrases.push_back({Words::tr("%n at other levels of the held factors", nullptr, counted(account.held))});
    }
    return phrases;
}

QString readingAccountText(const data::ReadingAccount& account) {
    QString text;
    for (const AccountPhrase& phrase : readingAccountPhrases(account)) {
        text = text.isEmpty() ? phrase.text : withComma(text, phrase.text);
    }
    return text;
}

QString alternativeText(const data::Alternative& alternative) {
    const QString column = visibleText(alternative.column);
    switch (alternative.clue) {
        case ReadingClue::column:
            return alternative.part == ReadingPart::axis ? Words::tr("along %1").arg(column) : column;
        case ReadingClue::severalMetrics:
            return Words::tr("%1, one series each").arg(readingPartText(alternative.reading, ReadingPart::metric));
        case ReadingClue::rowNumbers:
            return Words::tr("along row numbers");
        case ReadingClue::withoutKey:
            return Words::tr("without %1").arg(column);
        case ReadingClue::withKey:
            return Words::tr("also one series per %1").arg(column);
        case ReadingClue::oneSeries:
            break;
    }
    return Words::tr("one series");
}

}  // namespace greyscope::widgets
