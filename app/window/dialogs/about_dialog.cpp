#include "app/window/dialogs/about_dialog.h"

#include <QMessageBox>

#include "app/run/build_text.h"
#include "widgets/common/plain_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

using widgets::Words;

QStringList usedLibraries() {
    return {"Qt: LGPL-3.0",
            "QCustomPlot: GPL-3.0-or-later",
            "Eigen: MPL-2.0",
            "tl::expected: CC0-1.0",
            "CLI11: BSD-3-Clause",
            "JSON for Modern C++: MIT",
            "simdjson: Apache-2.0",
            "fast_float: MIT",
            "libarchive: BSD-2-Clause",
            "uchardet: MPL-1.1",
            "ICU: Unicode-DFS-2016",
            "libxlsxwriter: BSD-2-Clause",
            "SQLite: blessing",
            "OpenSSL: Apache-2.0",
            "QtKeychain: BSD-3-Clause"};
}

void openAbout(QWidget& window) {
    const QString about = QStringLiteral("<b>Greyscope %1</b><p>%2</p><p>%3</p><p>%4</p><p>%5<br>%6</p>")
                              .arg(QString::fromStdString(versionText()),
                                   Words::tr("Compare, forecast and explain performance measurements."),
                                   Words::tr("Free software under the GNU General Public License, version 3 or later."),
                                   QString::fromStdString(toolsText()), Words::tr("Libraries and their licences:"),
                                   usedLibraries().join(QStringLiteral("<br>")));
    widgets::ownHtmlBox(Words::tr("About Greyscope"), about, &window)->open();
}

}  // namespace greyscope::app
