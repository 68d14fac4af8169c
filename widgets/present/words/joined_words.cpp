#include "widgets/present/words/joined_words.h"

#include "widgets/present/words/words.h"

namespace greyscope::widgets {

namespace {

constexpr char16_t kFirstWide = 0x3000;  // the first Chinese sign; Chinese characters follow it

bool isWide(QChar letter) {
    return letter.unicode() >= kFirstWide && !letter.isSurrogate();
}

/// Appends a text; a space between two wide characters is removed.
void append(QString& text, const QString& more) {
    const bool behind = text.size() > 1 && text.endsWith(u' ') && isWide(text.at(text.size() - 2));
    if (behind && !more.isEmpty() && isWide(more.front())) {
        text.chop(1);
    }
    const bool before = more.size() > 1 && more.startsWith(u' ') && isWide(more.at(1));
    text += before && !text.isEmpty() && isWide(text.back()) ? more.mid(1) : more;
}

}  // namespace

QString stopped(const QString& sentence) {
    return Words::tr("%1.", "a sentence").arg(sentence);
}

QString sentences(const QString& first, const QString& second) {
    return Words::tr("%1. %2", "two sentences").arg(first, second);
}

QString betweenSentences() {
    return sentences({}, {}).mid(1);  // the part after the full stop
}

QString withComma(const QString& first, const QString& second) {
    return Words::tr("%1, %2", "two parts").arg(first, second);
}

QString withColon(const QString& first, const QString& second) {
    return Words::tr("%1: %2", "two parts").arg(first, second);
}

QString withBrackets(const QString& first, const QString& second) {
    return Words::tr("%1 (%2)", "two parts").arg(first, second);
}

QString clauses(const QStringList& parts) {
    return parts.join(Words::tr("; ", "between the clauses of a sentence"));
}

QString paragraph(QStringList said) {
    said.removeAll(QString());
    return said.join(betweenSentences());
}

QString filled(const QString& pattern, const QStringList& words) {
    QString text;
    for (qsizetype from = 0; from < pattern.size();) {
        const qsizetype mark = pattern.indexOf(u'%', from);
        const int place = mark >= 0 && mark + 1 < pattern.size() ? pattern.at(mark + 1).digitValue() : -1;
        const bool isPlace = place >= 1 && place <= words.size();
        const qsizetype end = mark < 0 ? pattern.size() : isPlace ? mark : mark + 1;
        append(text, pattern.mid(from, end - from));
        if (isPlace) {
            append(text, words.at(place - 1));
        }
        from = isPlace ? mark + 2 : end;
    }
    return text;
}

}  // namespace greyscope::widgets
