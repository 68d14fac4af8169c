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

/// A study read from a file, with the series of each table and remarks on what could not be read.
struct OpenedStudy {
    Study study;
    std::vector<SeriesListing> entries;
    std::vector<StudyRemark> remarks;
    std::vector<base::Error> failures = {};  ///< files that were opened with the study and could not be read
    History history = {};                    ///< the steps that led to the study, as far as they can be restored
    QString undecided = {};  ///< a file of which the user must first choose a part; the rest is empty then
};

/// Returns the study as JSON for a file in the folder of `path`. Tables are stored by their file's path, size and
/// SHA-256, pasted tables in full with their dialect. Fields of the original file that this version does not know are
/// kept.
[[nodiscard]] QByteArray studyText(const Study& study, const QString& path, const History& history = {});

/// Replaces the file in one step. Error: fileNotWritable.
[[nodiscard]] base::Expected<void> writeStudy(const Study& study, const QString& path, const History& history = {});

/// Returns the choices in the text of a study; its tables are all in `missing`, not read yet. Invalid values keep their
/// defaults, with a remark. Error: formatUnknown, with the reason (study_faults.h).
[[nodiscard]] base::Expected<OpenedStudy> parseStudy(std::string_view text, const QString& path);

/// Reads a study and its tables. Tables that cannot be read stay in `missing`, and series that no longer exist leave
/// the selection, each with a remark. `instead` lists files (or tables, by name) and the files that are read in their
/// place. Servers are contacted as readTable() says. Errors: those of the file itself, those of parseStudy(),
/// cancelled; optionUnknown if the study has none of the files of `instead`.
[[nodiscard]] base::Expected<OpenedStudy> readStudy(const QString& path, base::Progress& progress,
                                                    const OtherFiles& instead = {},
                                                    const ServerApproval& approval = {});

/// Reads the text of a study whose file would be at `path`, like readStudy().
[[nodiscard]] base::Expected<OpenedStudy> readStudyText(std::string_view text, const QString& path,
                                                        base::Progress& progress, const OtherFiles& instead = {},
                                                        const ServerApproval& approval = {});

/// Returns the history that waited until no table is missing. nullopt if no history waited, or if none of it leads to
/// the study in its present state; the latter leaves a remark.
[[nodiscard]] std::optional<History> historyThatWaited(const Study& study, StudyRemarks& remarks);

/// Puts a table that was missing into its place, and restores the file's selection if nothing else was selected since.
/// `there` contains the series of all tables, including this one.
void placeTable(Study& study, StudyTable table, const std::vector<SeriesEntry>& there);

}  // namespace greyscope::app
