#include "widgets/common/moment_text.h"

#include <QDateTime>

namespace greyscope::widgets {

QString momentText(const QDateTime& when) {
    return when.toString(QStringLiteral("yyyy-MM-dd HH:mm"));
}

}  // namespace greyscope::widgets
