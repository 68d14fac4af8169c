#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "core/base/error.h"

namespace greyscope::io {

/// Replaces a file atomically. Until commit() succeeds, the file keeps its old content, and an abandoned write leaves
/// nothing behind. Leftovers of a killed program are removed by the next write in the same folder. A committed file has
/// reached the disk. A link is followed to its file, which keeps its permissions. A pipe or a device, such as
/// "/dev/stdout", is written to directly.
class OutputFile {
public:
    enum class Access {
        usual,     ///< default permissions of this user, or those of the existing file
        ownerOnly  ///< readable by the owner only
    };

    /// Opens a file. Error: fileNotWritable with the system's reason, as in write() and commit().
    [[nodiscard]] static base::Expected<OutputFile> open(const std::string& path, Access access = Access::usual);
    OutputFile(OutputFile&&) noexcept;
    OutputFile& operator=(OutputFile&&) noexcept;
    ~OutputFile();

    [[nodiscard]] base::Expected<void> write(std::string_view bytes);
    /// Replaces the file; nothing can be written afterwards.
    [[nodiscard]] base::Expected<void> commit();

private:
    struct State;
    explicit OutputFile(std::unique_ptr<State> state);

    std::unique_ptr<State> m_state;
};

/// Writes a whole file atomically. Error: fileNotWritable.
[[nodiscard]] base::Expected<void> writeWholeFile(const std::string& path, std::string_view content,
                                                  OutputFile::Access access = OutputFile::Access::usual);

}  // namespace greyscope::io
