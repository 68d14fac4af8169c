#include "widgets/present/words.h"

namespace greyscope::widgets {

QString enumerated(QStringList words) {
    const QString last = words.isEmpty() ? QString() : words.takeLast();
    return words.isEmpty() ? last : Words::tr("%1 and %2").arg(words.join(QStringLiteral(", ")), last);
}

}  // namespace greyscope::widgets
