#include "widgets/common/number_locale.h"

#include <QLocale>

#include <clocale>

namespace greyscope::widgets {

void useNumberLocale() {
    QLocale::setDefault(QLocale::c());
    std::setlocale(LC_NUMERIC, "C");  // QCoreApplication has set the user's
}

}  // namespace greyscope::widgets
