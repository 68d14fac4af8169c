#include "app/study/remark_text.h"

#include <QFileInfo>

#include "app/sources/database_source.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

using widgets::Words;

QString remarkText(const StudyRemark& remark) {
    using Kind = StudyRemark::Kind;
    const auto argument = [&remark](std::size_t index) {
        return index < remark.arguments.size() ? QString::fromStdString(remark.arguments[index]) : QStringLiteral("?");
    };
    const auto file = [&argument](std::size_t index) { return QFileInfo(argument(index)).fileName(); };
    switch (remark.kind) {
        case Kind::wrongType:
            return Words::tr("%1 is %2, but the study needs a value of another kind (%3); the default is used.")
                .arg(argument(0), argument(1), argument(2));
        case Kind::outOfRange:
            return Words::tr("%1 = %2 is out of range; it must lie in %3. %4 is used.")
                .arg(argument(0), argument(1), argument(2), argument(3));
        case Kind::unknownName:
            return Words::tr("This version does not know %1 = %2; %3 is used, and the file is not changed.")
                .arg(argument(0), argument(1), argument(2));
        case Kind::tableRenamed:
            return Words::tr("Two tables are called “%1”; the second one is now “%2”.").arg(argument(0), argument(1));
        case Kind::fileMissing:
            if (remark.arguments.size() > 2 && isDatabaseUrl(remark.arguments[1])) {
                return Words::tr("Table “%1” shows the rows stored in the study. %2 Choose Reload to query again.")
                    .arg(argument(0), argument(2));
            }
            return Words::tr("“%2” was not found; table “%1” shows the copy stored in the study.")
                .arg(argument(0), argument(1));
        case Kind::notConnected:
            return Words::tr("Not connected: %1. Table “%2” shows the rows stored in the study.")
                .arg(argument(2), argument(0));
        case Kind::fileDiffers:
            if (remark.arguments.size() > 1 && isDatabaseUrl(remark.arguments[1])) {
                return Words::tr(
                           "The database of “%1” returns different rows than when the study was saved (%2 rows then, "
                           "%3 now). The table shows the current rows.")
                    .arg(argument(0), argument(2), argument(3));
            }
            return Words::tr(
                       "“%1” has changed since the study was saved: its checksum differs (%2 bytes then, %3 now). "
                       "Table “%4” shows the current contents.")
                .arg(file(1), argument(2), argument(3), argument(0));
        case Kind::headingsSpread:
            return Words::tr(
                       "Columns of “%1” with the same measurement are read as rows; see the step on the Data page.")
                .arg(argument(0));
        case Kind::timesBinned:
            return Words::tr(
                       "The times of the files in “%1” differ slightly. Their points are placed at multiples of the "
                       "usual interval; see the step on the Data page.")
                .arg(argument(0));
        case Kind::rowsAveraged:
            return Words::tr(
                       "Several rows of “%1” have the same point: %2 values are drawn as their means at %n points.",
                       nullptr, widgets::counted(argument(2).toULongLong()))
                .arg(argument(0), argument(1));
        case Kind::rolesRecalled:
            return Words::tr("Table “%1” has the same columns as a table opened before and uses its roles.")
                .arg(argument(0));
        case Kind::readingRecalled:
            return Words::tr(
                       "Table “%1” is read like the last file with the same columns: %2. To change this, use Source on "
                       "the Data page.")
                .arg(argument(0), argument(1));
        case Kind::historyLost:
            return Words::tr(
                "%n steps of the history were discarded: they do not lead to the current state of this study.", nullptr,
                widgets::counted(argument(0).toULongLong()));
        case Kind::historyWaits:
            return Words::tr(
                "%n steps of the history need the missing data. Locate the data before any other change to restore "
                "them.",
                nullptr, widgets::counted(argument(0).toULongLong()));
        case Kind::copyDropped:
            return Words::tr(
                       "Table “%1” is read from “%2”, outside the study's folder: saving stores no copy of its rows. "
                       "“Keep a copy in the study's file” on the Data page stores one.")
                .arg(argument(0), argument(1));
        case Kind::columnGone:
            return Words::tr("Table “%1” no longer has a column “%2”.").arg(argument(0), argument(1));
        case Kind::filesLeftOut:
            return Words::tr("%n files of “%1” have no readable content: %2.", nullptr,
                             widgets::counted(argument(1).toULongLong()))
                .arg(file(0), argument(2));
        case Kind::seriesGone:
            return Words::tr("Table “%1” no longer has a series “%2”; it is not compared any more.")
                .arg(argument(0), argument(1));
        case Kind::referenceGone:
            return argument(2).isEmpty()
                       ? Words::tr("Table “%1” no longer has a series “%2”; no reference is chosen.")
                             .arg(argument(0), argument(1))
                       : Words::tr("Table “%1” no longer has a series “%2”; “%3” is the reference now.")
                             .arg(argument(0), argument(1), argument(2));
        case Kind::more:
            return Words::tr("Remarks not listed here: %1.").arg(argument(0));
    }
    return {};
}

}  // namespace greyscope::app
