#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "core/base/error.h"

namespace greyscope::io {

/// Writes a file and replaces the old one atomically. Until commit() succeeds, the file keeps its old content; a write
/// without commit() leaves no trace. Temporary files of a killed program are removed by the next write in the same
/// folder. After commit(), the content has reached the disk. A link is followed to its file, which keeps its
/// permissions. A pipe or a device, such as "/dev/stdout", is written to directly.
class OutputFile {
public:
    /// Who may read the file.
    enum class Access {
        usual,     ///< default permissions of this user, or those of the existing file
        ownerOnly  ///< readable by the owner only
    };

    /// Opens a file for writing. Error: fileNotWritable with the system's reason, as in write() and commit().
    [[nodiscard]] static base::Expected<OutputFile> open(const std::string& path, Access access = Access::usual);
    OutputFile(OutputFile&&) noexcept;
    OutputFile& operator=(OutputFile&&) noexcept;
    ~OutputFile();

    [[nodiscard]] base::Expected<void> write(std::string_view bytes);
    /// Replaces the old file by the new content; nothing can be written afterwards.
    [[nodiscard]] base::Expected<void> commit();

private:
    struct State;
    explicit OutputFile(std::unique_ptr<State> state);

    std::unique_ptr<State> m_state;
};

/// Replaces a file by `content`, atomically. Error: fileNotWritable.
[[nodiscard]] base::Expected<void> writeWholeFile(const std::string& path, std::string_view content,
                                                  OutputFile::Access access = OutputFile::Access::usual);

}  // namespace greyscope::io
