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

/// A study as it was read from a file, with the series of each table, and remarks on what could not be read.
struct OpenedStudy {
    Study study;
    std::vector<SeriesListing> entries;
    std::vector<StudyRemark> remarks;
    /// Errors of further files that were to be opened with the study and could not be read.
    std::vector<base::Error> failures = {};
    History history = {};  ///< the steps that led to the study, as far as they can be restored
    /// Path of a file of which the user must first choose a part; everything else is then empty.
    QString undecided = {};
};

/// Returns the study as JSON for the study file `path`. Tables are stored by the path, size and SHA-256 of their files,
/// pasted tables with their whole text and dialect. Fields of the original file that this version does not know are
/// kept.
[[nodiscard]] QByteArray studyText(const Study& study, const QString& path, const History& history = {});

/// Writes a study to its file, which is replaced in one step. Error: fileNotWritable.
[[nodiscard]] base::Expected<void> writeStudy(const Study& study, const QString& path, const History& history = {});

/// Parses the text of a study file. Its tables are not read and are in `missing`. An invalid value is replaced by its
/// default, with a remark. Error: formatUnknown, with the reason (study_faults.h).
[[nodiscard]] base::Expected<OpenedStudy> parseStudy(std::string_view text, const QString& path);

/// Reads a study and its tables. Tables that cannot be read stay in `missing`, and series that no longer exist are
/// removed from the selection, each with a remark. `instead` lists files (or tables, by name), each with the file that
/// is read in its place. readTable() decides whether servers are contacted. Errors: those of the file itself, those of
/// parseStudy(), cancelled; optionUnknown if the study has none of the files of `instead`.
[[nodiscard]] base::Expected<OpenedStudy> readStudy(const QString& path, base::Progress& progress,
                                                    const OtherFiles& instead = {},
                                                    const ServerApproval& approval = {});

/// Reads a study like readStudy(), but from its text. `path` is where its file would be.
[[nodiscard]] base::Expected<OpenedStudy> readStudyText(std::string_view text, const QString& path,
                                                        base::Progress& progress, const OtherFiles& instead = {},
                                                        const ServerApproval& approval = {});

/// Returns the history that could not be restored before because tables were missing. nullopt if there is none, or if
/// none of it leads to the current state of the study; the latter leaves a remark.
[[nodiscard]] std::optional<History> historyThatWaited(const Study& study, StudyRemarks& remarks);

/// Puts a table that was missing, and has now been read, into the study. If the user has not changed the selection
/// since, restores the selection of the file. `there` contains the series of all tables, including this one.
void placeTable(Study& study, StudyTable table, const std::vector<SeriesEntry>& there);

}  // namespace greyscope::app
