#pragma once

#include <nlohmann/json_fwd.hpp>

#include <QDir>

#include <string>

#include "app/sources/server_access.h"
#include "app/study/study.h"
#include "app/study/study_remark.h"
#include "core/base/error.h"
#include "core/base/progress.h"

// How a study file names its tables: where their data is (a file with its size and SHA-256, a sample, a text that the
// study carries, or parts that are tables themselves), and what their columns are used as.

namespace greyscope::app {

[[nodiscard]] nlohmann::json tableJson(const StudyTable& table, const QDir& folder);
/// Where its rows come from and what is done with them, without the rows themselves.
[[nodiscard]] nlohmann::json tableSource(const StudyTable& table, const QDir& folder);
/// The entry as it was read; only its path follows the study file to another folder.
[[nodiscard]] nlohmann::json missingJson(const MissingTable& missing, const QDir& folder);

/// An entry of a study file, not read so far. `place` is its number among the tables.
[[nodiscard]] MissingTable tableEntry(nlohmann::json entry, std::size_t place, const QDir& folder,
                                      StudyRemarks& remarks);

/// Reads the table; servers that `approval` does not approve are not asked: the study's own copy of the rows is shown,
/// where it has one, with a remark, else the error is kNotApproved. Without an approval those are asked that may be
/// anyway (mayConnect()). Columns that are gone leave its roles, with a remark, as does a file that is not the one that
/// the study was written with. A step of its recipe that cannot be understood or applied is an error: without it the
/// numbers would be others. Errors: those of tableFromFile(), tableFromBytes(), data::stepFrom() and setRecipe().
[[nodiscard]] base::Expected<StudyTable> readTable(const MissingTable& entry, StudyRemarks& remarks,
                                                   base::Progress& progress, const ServerApproval& approval = {});

/// A study from somebody else may name any file. It goes on holding a copy of the rows of a file outside its folder
/// where it held these very rows, as `entry` says; otherwise not until somebody asks for it, with a remark. `study` is
/// its path.
void settleCopies(StudyTable& table, const MissingTable& entry, const std::string& study, StudyRemarks& remarks);

/// Whether the study's file holds a copy of the table, with its parts, should its files be gone.
void setCarried(Study& study, const std::string& table, bool carried);

}  // namespace greyscope::app
