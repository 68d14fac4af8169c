#pragma once

#include <string>
#include <string_view>

namespace greyscope::io {

/// Recognises a text that is not a plain table. Returns the name of the benchmark program that wrote it ("iozone",
/// "IOR", ...), or the format of the text ("JSON", "XML", "INI"); "" if unknown. It is recognised by lines that tables
/// never contain. Such texts may contain tables, but would give wrong series if read as one table.
[[nodiscard]] std::string_view seemsToBe(std::string_view firstBytes);

/// Whether a line is in the terse format of the program fio: "3;fio-3.33;..." in versions 3 to 5; in earlier ones
/// "2;job;..." with percentiles such as ";99.000000%=27".
[[nodiscard]] bool isFioTerse(std::string_view line);

/// Returns the name of the program whose output the line comes from, if no other program prints such a line; otherwise
/// "".
[[nodiscard]] std::string_view programPrinting(std::string_view line);

/// Whether a line begins like an error or a warning of a program, of MPI or of the shell.
[[nodiscard]] bool isProgramMessage(std::string_view line);

/// Returns the name of the reader that reads the output of the program with this name.
[[nodiscard]] std::string readerOfProgram(std::string_view program);

/// Whether the first bytes of a file contain a line that has `words` in it and that only `program` prints.
[[nodiscard]] bool hasLineOf(std::string_view program, std::string_view words, std::string_view firstBytes);

}  // namespace greyscope::io
