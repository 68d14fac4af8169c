#include "widgets/present/joined_words.h"

#include "widgets/present/words.h"

namespace greyscope::widgets {

QString stopped(const QString& sentence) {
    return Words::tr("%1.", "a sentence").arg(sentence);
}

QString sentences(const QString& first, const QString& second) {
    return Words::tr("%1. %2", "two sentences").arg(first, second);
}

QString betweenSentences() {
    return sentences({}, {}).mid(1);  // after the stop
}

QString inARow(QStringList sentences) {
    sentences.removeAll(QString());
    return sentences.join(betweenSentences());
}

QString clauses(const QStringList& parts) {
    return parts.join(Words::tr("; ", "between clauses"));
}

QString withComma(const QString& first, const QString& second) {
    return Words::tr("%1, %2", "two parts").arg(first, second);
}

QString withColon(const QString& first, const QString& second) {
    return Words::tr("%1: %2", "two parts").arg(first, second);
}

}  // namespace greyscope::widgets
