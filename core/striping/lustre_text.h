#pragma once

#include <string>
#include <string_view>

#include "core/striping/layout.h"

namespace greyscope::striping {

inline constexpr const char* kExtensionSize = "lmm_extension_size";

/// 65536 -> "64K": the largest of K, M and G that divides it, without a unit where none does.
[[nodiscard]] std::string sizeText(std::int64_t bytes);

/// The `lfs setstripe` command that creates a file of this layout; further components on lines of their own. Lustre
/// counts the objects of components from the start of the file, so a layout that counts from them moves bytes (not
/// between files or components, but on their OSTs).
/// Errors: endNotAligned and optionOutOfRange: Lustre takes ends and stripe sizes that are multiples of 64 KiB.
[[nodiscard]] base::Expected<std::string> setstripeCommand(const Layout& layout, const std::string& file);

/// What `lfs getstripe --yaml` writes of such a file, without its identifiers; `lfs setstripe --yaml` takes it.
[[nodiscard]] std::string getstripeYaml(const Layout& layout);

/// Reads what `lfs getstripe` writes of one file, with or without --yaml, and the table of OSTs that older ones write.
/// Components that have no objects yet take the OSTs from their stripe offset on, or from 0 where Lustre has not chosen
/// one.
/// Errors: layoutIncomplete (kExtensionSize: self-extending), those of Layout::create().
[[nodiscard]] base::Expected<Layout> readGetstripe(std::string_view text);

/// Whether Lustre has yet to choose the OSTs of a component in that text (stripe offset -1), as in a directory's
/// default.
[[nodiscard]] bool leavesOstsOpen(std::string_view text);

}  // namespace greyscope::striping
