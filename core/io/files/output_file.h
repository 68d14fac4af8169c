#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "core/base/error.h"

namespace greyscope::io {

/// A file that is replaced in one step: until commit() has succeeded it holds what it held before, and a file that is
/// given up leaves nothing behind; what a killed program left in a folder, the next one that writes there removes. What
/// is committed has reached the disk. A link is followed to its file, whose permissions stay; a pipe or a device,
/// "/dev/stdout" among them, is written to directly.
class OutputFile {
public:
    enum class Access {
        usual,     ///< as other files of this user, or as the file was before
        ownerOnly  ///< no other user may read it
    };

    /// Error: fileNotWritable, as of the others, with the system's reason.
    [[nodiscard]] static base::Expected<OutputFile> open(const std::string& path, Access access = Access::usual);
    OutputFile(OutputFile&&) noexcept;
    OutputFile& operator=(OutputFile&&) noexcept;
    ~OutputFile();

    [[nodiscard]] base::Expected<void> write(std::string_view bytes);
    /// Nothing can be written after it.
    [[nodiscard]] base::Expected<void> commit();

private:
    struct State;
    explicit OutputFile(std::unique_ptr<State> state);

    std::unique_ptr<State> m_state;
};

/// All of it at once. Error: fileNotWritable.
[[nodiscard]] base::Expected<void> writeWholeFile(const std::string& path, std::string_view content,
                                                  OutputFile::Access access = OutputFile::Access::usual);

}  // namespace greyscope::io
