#pragma once

#include <QByteArray>
#include <QString>

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/sources/server_access.h"
#include "app/study/file/study_history.h"
#include "app/study/series_catalog.h"
#include "app/study/study.h"
#include "app/study/study_remark.h"
#include "app/study/tables/reread_table.h"
#include "core/base/error.h"
#include "core/base/progress.h"

namespace greyscope::app {

inline constexpr const char* kStudySuffix = "greyscope";
[[nodiscard]] bool isStudyFile(const QString& path);

/// A study from a file: with the series of each of its tables, and what could not be taken as it stood there.
struct OpenedStudy {
    Study study;
    std::vector<SeriesListing> entries;
    std::vector<StudyRemark> remarks;
    std::vector<base::Error> failures = {};  ///< files that were opened with it and could not be read
    History history = {};                    ///< steps that led to the study, as far as they can be gone again
    QString undecided = {};                  ///< a file of which a part has to be chosen first; then nothing else
};

/// The study as JSON, for a file in the folder of `path`: tables by their file, its size and SHA-256, pasted ones in
/// full with their dialect. What the file that it was read from says and this version does not know stays.
[[nodiscard]] QByteArray studyText(const Study& study, const QString& path, const History& history = {});

/// Replaces the file in one step. Error: fileNotWritable.
[[nodiscard]] base::Expected<void> writeStudy(const Study& study, const QString& path, const History& history = {});

/// The choices in the text of a study; its tables are all among the missing ones, not read so far. Values that cannot
/// be taken keep their defaults, with a remark. Error: formatUnknown, with what is wrong (study_faults.h).
[[nodiscard]] base::Expected<OpenedStudy> parseStudy(std::string_view text, const QString& path);

/// Opens what can be opened: tables that cannot be read stay among the missing ones, series that are gone leave the
/// selection, each with a remark. Errors: those of the file itself, those of parseStudy(), cancelled.
/// `instead` are files (or tables, by their names) and those that are read in their place: optionUnknown where the
/// study has none of them. Servers are asked as readTable() says.
[[nodiscard]] base::Expected<OpenedStudy> readStudy(const QString& path, base::Progress& progress,
                                                    const OtherFiles& instead = {},
                                                    const ServerApproval& approval = {});

/// The same of the text of a study in a file of that path.
[[nodiscard]] base::Expected<OpenedStudy> readStudyText(std::string_view text, const QString& path,
                                                        base::Progress& progress, const OtherFiles& instead = {},
                                                        const ServerApproval& approval = {});

/// The steps that waited for the tables of a study, now that none is missing any more. None where nothing waited, or
/// nothing of it leads to the study as it is, which is remarked.
[[nodiscard]] std::optional<History> historyThatWaited(const Study& study, StudyRemarks& remarks);

/// Puts a table that was missing where it belongs, and the selection of the file where nothing else has been chosen
/// since. `there` are the series of all tables, its own included.
void placeTable(Study& study, StudyTable table, const std::vector<SeriesEntry>& there);

}  // namespace greyscope::app
