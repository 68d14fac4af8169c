#pragma once

#include <nlohmann/json_fwd.hpp>

#include <string>

#include "app/study/study.h"
#include "core/io/reader.h"

// Converts the user's settings for reading a table: to JSON in a study file, to options of a reader, and to words.

namespace greyscope::app {

/// Returns all options with which a text was read as JSON, including which columns contain numbers, so that it is read
/// in the same way later.
[[nodiscard]] nlohmann::json dialectJson(const io::ReadOptions& options);
/// Returns the reading options in a table's entry of a study file. What is missing or not understood is detected from
/// the data, as it was when the text was pasted.
[[nodiscard]] io::ReadOptions dialectOf(const nlohmann::json& entry);
/// Returns the reading options for the copy of a table in a study file, whose cells may have any length.
[[nodiscard]] io::ReadOptions copyOptions(const nlohmann::json& entry);

/// Returns the user's settings for reading a file as JSON.
[[nodiscard]] nlohmann::json toldJson(const ToldReading& told);
/// Returns the user's settings from a table's entry of a study file.
[[nodiscard]] ToldReading toldIn(const nlohmann::json& entry);
/// Returns the options of a reader for the user's settings.
[[nodiscard]] io::ReadOptions optionsOf(const ToldReading& told);
/// Returns the user's settings for reading the file of a table; for a stack, those of its first part.
[[nodiscard]] const ToldReading& toldOf(const StudyTable& table);
/// Returns the settings as text, in the words of the command line: "reader=CSV, delimiter=;".
[[nodiscard]] std::string readingText(const ToldReading& told);

}  // namespace greyscope::app
