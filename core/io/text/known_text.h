#pragma once

#include <string>
#include <string_view>

namespace greyscope::io {

/// The benchmark program whose own report a text is ("iozone", "IOR", ...), or the format that it has ("JSON", "XML",
/// "INI"), told by lines that no table has; "" where nothing is known. Such texts hold tables here and there, and read
/// as one they give wrong series.
[[nodiscard]] std::string_view seemsToBe(std::string_view firstBytes);

/// Whether a line is of fio's terse format: "3;fio-3.33;..." in versions 3 to 5, "2;job;..." with percentiles as
/// ";99.000000%=27" before.
[[nodiscard]] bool isFioTerse(std::string_view line);

/// The program that prints such a line, where no other does; "" where that is not known.
[[nodiscard]] std::string_view programPrinting(std::string_view line);

/// Whether a line begins as programs, MPI and the shell begin what went wrong.
[[nodiscard]] bool isProgramMessage(std::string_view line);

/// The name of the reader of what a program prints.
[[nodiscard]] std::string readerOfProgram(std::string_view program);

/// Whether a line of the program's own, with these words in it, is among the first bytes.
[[nodiscard]] bool hasLineOf(std::string_view program, std::string_view words, std::string_view firstBytes);

}  // namespace greyscope::io
