#pragma once

#include <nlohmann/json_fwd.hpp>

#include <QDir>

#include <string>

#include "app/sources/server_access.h"
#include "app/study/study.h"
#include "app/study/study_remark.h"
#include "core/base/error.h"
#include "core/base/progress.h"

// Tables in a study file: the source of the data (a file with its size and SHA-256, a sample, a text in the study, or
// parts that are tables themselves), the recipe and the roles of the columns.

namespace greyscope::app {

/// Returns the entry of a table; paths are relative to `folder`, the folder of the study file.
[[nodiscard]] nlohmann::json tableJson(const StudyTable& table, const QDir& folder);
/// Returns the source and the recipe of the table, without a copy of its rows.
[[nodiscard]] nlohmann::json tableSource(const StudyTable& table, const QDir& folder);
/// Returns the entry of a table that was not read, unchanged except for its paths, which are relative to `folder`.
[[nodiscard]] nlohmann::json missingJson(const MissingTable& missing, const QDir& folder);

/// Parses an entry of a study file without reading the table. `place` is the index of the entry, from 0.
[[nodiscard]] MissingTable tableEntry(nlohmann::json entry, std::size_t place, const QDir& folder,
                                      StudyRemarks& remarks);

/// Reads the table and applies its recipe. The program connects only to servers that `approval` accepts, or, without an
/// approval, to those of mayConnect(); otherwise it uses the copy of the rows in the study, with a remark. Other
/// remarks: missing columns lose their roles; the file is not the one that the study was saved with. Errors:
/// kNotApproved without such a copy; those of tableFromFile(), tableFromBytes(), data::stepFrom() and setRecipe().
[[nodiscard]] base::Expected<StudyTable> readTable(const MissingTable& entry, StudyRemarks& remarks,
                                                   base::Progress& progress, const ServerApproval& approval = {});

/// Stops the study from storing a copy of the rows of a file outside its folder, with a remark, unless `entry` already
/// holds a copy of the same rows: a study from somebody else may name any file. `study` is the path of the study file.
void settleCopies(StudyTable& table, const MissingTable& entry, const std::string& study, StudyRemarks& remarks);

/// Sets whether the study file stores a copy of the rows of a table and of its parts.
void setCarried(Study& study, const std::string& table, bool carried);

}  // namespace greyscope::app
