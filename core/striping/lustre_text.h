#pragma once

#include <string>
#include <string_view>

#include "core/striping/layout.h"

namespace greyscope::striping {

/// Key in the output of `lfs getstripe` that marks a self-extending component.
inline constexpr const char* kExtensionSize = "lmm_extension_size";

/// Returns a size in bytes as text with the largest of the units K, M and G that divides it, or without a unit: 65536
/// -> "64K".
[[nodiscard]] std::string sizeText(std::int64_t bytes);

/// Returns the `lfs setstripe` command that creates a file with this layout, with further components on separate lines.
/// Lustre counts the objects of components from the start of the file. In a layout that counts from the components,
/// bytes therefore move between OSTs, but not between files or components.
/// Errors: endNotAligned and optionOutOfRange, because Lustre requires ends and stripe sizes that are multiples of 64
/// KiB.
[[nodiscard]] base::Expected<std::string> setstripeCommand(const Layout& layout, const std::string& file);

/// Returns what `lfs getstripe --yaml` prints for a file with this layout, without its identifiers. `lfs setstripe
/// --yaml` accepts this text.
[[nodiscard]] std::string getstripeYaml(const Layout& layout);

/// Reads a layout from the output of `lfs getstripe` for one file, with or without --yaml, or the table of OSTs that
/// older versions write. Components without objects get consecutive OSTs from their stripe offset on, or from 0 if
/// Lustre has not chosen one. Errors: layoutIncomplete (kExtensionSize: self-extending), those of Layout::create().
[[nodiscard]] base::Expected<Layout> readGetstripe(std::string_view text);

/// Returns whether the output of `lfs getstripe` has a component for which Lustre has not yet chosen the OSTs (stripe
/// offset -1), as in the default layout of a directory.
[[nodiscard]] bool leavesOstsOpen(std::string_view text);

}  // namespace greyscope::striping
