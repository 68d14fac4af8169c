#pragma once

#include <optional>
#include <string>

namespace greyscope::app {

/// What kind of content a file has, to check whether it may be overwritten.
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

/// Returns the English name of a kind for messages: "study", "PDF".
[[nodiscard]] const char* fileKindName(FileKind kind);

/// Returns the kind of content that the program would write to a file with this name.
[[nodiscard]] FileKind kindByName(const std::string& path);
/// Returns what kind of content an existing file has, from its first bytes; for plain text from its name. nullopt if
/// overwriting the file loses nothing: it does not exist, is empty, or is not a regular file.
[[nodiscard]] std::optional<FileKind> kindOfFile(const std::string& path);

}  // namespace greyscope::app
