#include "widgets/present/words/words.h"

#include "widgets/present/words/joined_words.h"

namespace greyscope::widgets {

QString listed(const QStringList& words) {
    return words.join(Words::tr(", ", "between the words of a list"));
}

QString listed(const QStringList& first, std::size_t all) {
    const auto shown = static_cast<std::size_t>(first.size());
    return all > shown ? Words::tr("%1 and %n more", nullptr, counted(all - shown)).arg(listed(first)) : listed(first);
}

QString enumerated(QStringList words) {
    const QString last = words.isEmpty() ? QString() : words.takeLast();
    return words.isEmpty() ? last : filled(Words::tr("%1 and %2"), {listed(words), last});
}

}  // namespace greyscope::widgets
