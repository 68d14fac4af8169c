#pragma once

#include <string>
#include <string_view>

namespace greyscope::io {

/// The benchmark program that wrote a report ("iozone", "IOR", ...), or the format of the text ("JSON", "XML", "INI"),
/// recognised by lines that no table contains; "" if unknown. Such texts contain tables in places, but read as one
/// table they would give wrong series.
[[nodiscard]] std::string_view seemsToBe(std::string_view firstBytes);

/// Whether a line is in fio's terse format: "3;fio-3.33;..." in versions 3 to 5; in earlier ones "2;job;..." with
/// percentiles such as ";99.000000%=27".
[[nodiscard]] bool isFioTerse(std::string_view line);

/// The only program that prints such a line; "" if unknown.
[[nodiscard]] std::string_view programPrinting(std::string_view line);

/// Whether a line begins like an error or warning of a program, of MPI or of the shell.
[[nodiscard]] bool isProgramMessage(std::string_view line);

/// The name of the reader for the output of a program.
[[nodiscard]] std::string readerOfProgram(std::string_view program);

/// Whether the first bytes contain a line that only this program prints, with `words` in it.
[[nodiscard]] bool hasLineOf(std::string_view program, std::string_view words, std::string_view firstBytes);

}  // namespace greyscope::io
