#include "widgets/present/spec/drawn_share.h"

#include "widgets/present/words/words.h"

namespace greyscope::widgets {

QString drawnShareText(const DrawnShare& share) {
    QStringList parts;
    if (share.series < share.allSeries) {
        parts << Words::tr("%1 of %n series", nullptr, counted(share.allSeries)).arg(share.series);
    }
    if (share.rows < share.allRows) {
        parts << Words::tr("%1 of %n rows", nullptr, counted(share.allRows)).arg(share.rows);
    }
    return listed(parts);
}

QString drawnShareLine(const DrawnShare& share) {
    const QString text = drawnShareText(share);
    return text.isEmpty() ? text : Words::tr("Drawn: %1").arg(text);
}

}  // namespace greyscope::widgets
