#include "widgets/present/words/visible_text.h"

#include <QStringList>

#include "core/base/utf8.h"

namespace greyscope::widgets {

QString visibleText(const std::string& text) {
    return QString::fromStdString(base::visibleText(text));
}

QString visibleText(const QString& text) {
    return visibleText(text.toStdString());
}

QString visibleLines(const QString& text) {
    QStringList lines = text.split(QLatin1Char('\n'));
    for (QString& line : lines) {
        line = visibleText(line);
    }
    return lines.join(QLatin1Char('\n'));
}

}  // namespace greyscope::widgets
