#pragma once

#include <nlohmann/json_fwd.hpp>

#include <string>

#include "app/study/study.h"
#include "core/io/reader.h"

// How a table was told to be read: in a study file, for a reader, and in words.

namespace greyscope::app {

/// What the reader is told the next time: also which columns hold numbers.
[[nodiscard]] nlohmann::json dialectJson(const io::ReadOptions& options);
/// What is not said, or not understood, is detected as it was when the text was pasted.
[[nodiscard]] io::ReadOptions dialectOf(const nlohmann::json& entry);
/// Of the copy of a table, which may have cells of any length.
[[nodiscard]] io::ReadOptions copyOptions(const nlohmann::json& entry);

/// What somebody said about the reading of a file.
[[nodiscard]] nlohmann::json toldJson(const ToldReading& told);
[[nodiscard]] ToldReading toldIn(const nlohmann::json& entry);
[[nodiscard]] io::ReadOptions optionsOf(const ToldReading& told);
/// What was told of a table, or of the first of its parts.
[[nodiscard]] const ToldReading& toldOf(const StudyTable& table);
/// "reader=CSV, delimiter=;", in the words of the command line.
[[nodiscard]] std::string readingText(const ToldReading& told);

}  // namespace greyscope::app
