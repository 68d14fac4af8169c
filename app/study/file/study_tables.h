#pragma once

#include <nlohmann/json_fwd.hpp>

#include <QDir>

#include <string>

#include "app/sources/server_access.h"
#include "app/study/study.h"
#include "app/study/study_remark.h"
#include "core/base/error.h"
#include "core/base/progress.h"

// Writes and reads the tables in a study file. An entry has the source of the data, the recipe and the roles of the
// columns. The source is a file with its size and SHA-256, a sample, a text in the study, or parts that are tables
// themselves.

namespace greyscope::app {

/// Returns the entry of a table for a study file in `folder`, to which its paths are relative.
[[nodiscard]] nlohmann::json tableJson(const StudyTable& table, const QDir& folder);
/// Returns only the source and the recipe of a table's entry, without a copy of its rows.
[[nodiscard]] nlohmann::json tableSource(const StudyTable& table, const QDir& folder);
/// Returns the entry of a table that was not read. It is the same as in its study file, except that paths are relative
/// to `folder`, the folder of the new study file.
[[nodiscard]] nlohmann::json missingJson(const MissingTable& missing, const QDir& folder);

/// Parses the entry of a table in a study file without reading the table. `place` is the index of the entry, from 0.
[[nodiscard]] MissingTable tableEntry(nlohmann::json entry, std::size_t place, const QDir& folder,
                                      StudyRemarks& remarks);

/// Reads a table and applies its recipe. The program connects only to servers that `approval` accepts or, without
/// `approval`, that mayConnect() accepts. Otherwise the study's copy of the rows is used, with a remark. Other remarks:
/// missing columns lose their roles; the file is not the one with which the study was saved. Errors: kNotApproved
/// without such a copy; those of tableFromFile(), tableFromBytes(), data::stepFrom() and setRecipe().
[[nodiscard]] base::Expected<StudyTable> readTable(const MissingTable& entry, StudyRemarks& remarks,
                                                   base::Progress& progress, const ServerApproval& approval = {});

/// Makes the study not store a copy of the rows of a file outside its folder, and adds a remark. A study from another
/// person may name any file. The copy is kept if `entry` already contains the same rows. `study` is the path of the
/// study file.
void settleCopies(StudyTable& table, const MissingTable& entry, const std::string& study, StudyRemarks& remarks);

/// Sets whether the study file stores a copy of the rows of a table and of its parts.
void setCarried(Study& study, const std::string& table, bool carried);

}  // namespace greyscope::app
