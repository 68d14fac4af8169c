#include "widgets/common/number_locale.h"

#include <QLocale>

namespace greyscope::widgets {

void useNumberLocale() {
    QLocale::setDefault(QLocale::c());
}

}  // namespace greyscope::widgets
