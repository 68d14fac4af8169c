#pragma once

#include <nlohmann/json_fwd.hpp>

#include <string>

#include "app/study/study.h"
#include "core/io/reader.h"

// How the user wants a table to be read: as JSON of a study file, as options of a reader, and in words.

namespace greyscope::app {

/// Returns the JSON that makes a later reading identical, including which columns contain numbers.
[[nodiscard]] nlohmann::json dialectJson(const io::ReadOptions& options);
/// Returns the options of an entry. What is missing or not understood is detected from the data, as it was when the
/// text was pasted.
[[nodiscard]] io::ReadOptions dialectOf(const nlohmann::json& entry);
/// Returns the options for the stored copy of a table, whose cells may have any length.
[[nodiscard]] io::ReadOptions copyOptions(const nlohmann::json& entry);

/// The user's settings for reading a file.
[[nodiscard]] nlohmann::json toldJson(const ToldReading& told);
[[nodiscard]] ToldReading toldIn(const nlohmann::json& entry);
[[nodiscard]] io::ReadOptions optionsOf(const ToldReading& told);
/// Returns the settings of a table; for a stack, those of its first part.
[[nodiscard]] const ToldReading& toldOf(const StudyTable& table);
/// Returns the settings in the words of the command line: "reader=CSV, delimiter=;".
[[nodiscard]] std::string readingText(const ToldReading& told);

}  // namespace greyscope::app
