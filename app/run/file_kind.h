#pragma once

#include <optional>
#include <string>

namespace greyscope::app {

/// The kind of a file's content, for checks before it is overwritten.
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

/// Returns the name of a kind: "study", "PDF".
[[nodiscard]] const char* fileKindName(FileKind kind);

/// Returns the kind of a file that the program would write under this name.
[[nodiscard]] FileKind kindByName(const std::string& path);
/// Returns the kind of an existing file by its first bytes, and for plain text by its name. nullopt if overwriting it
/// loses nothing: there is no file, it is empty, or it is not a regular file.
[[nodiscard]] std::optional<FileKind> kindOfFile(const std::string& path);

}  // namespace greyscope::app
