#pragma once

#include <optional>
#include <string>

namespace greyscope::app {

/// What a file holds, as far as it matters to those who would write over it.
enum class FileKind {
    study,
    figureRecipe,
    json,
    pdf,
    postscript,
    svg,
    png,
    emf,
    html,
    xml,
    zip,
    tex,
    text,
    otherText,
    binary
};

/// "study", "PDF".
[[nodiscard]] const char* fileKindName(FileKind kind);

/// What a file of this name is when the program writes it.
[[nodiscard]] FileKind kindByName(const std::string& path);
/// What is there, by its first bytes, and where it is plain text by its name. Null where nothing would be lost: no
/// file, an empty one, or none of the ordinary kind.
[[nodiscard]] std::optional<FileKind> kindOfFile(const std::string& path);

}  // namespace greyscope::app
