#include "app/window/command_words.h"

#include <QRegularExpression>

namespace greyscope::app {

QString commandWords(QString text) {
    static const QRegularExpression letter(QStringLiteral("\\(&.\\)"));
    return text.remove(letter).remove(QLatin1Char('&'));
}

}  // namespace greyscope::app
