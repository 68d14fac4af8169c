#pragma once

#include <cstddef>
#include <memory>
#include <string>

#include "core/base/error.h"

namespace greyscope::io {

/// A file that is open for reading; not a folder or a device.
class InputFile {
public:
    /// Opens a file. Errors: fileNotFound, fileNotReadable, fileIsDirectory, fileEmpty.
    [[nodiscard]] static base::Expected<InputFile> open(const std::string& path);

    /// Size of the file in bytes when it was opened.
    [[nodiscard]] std::size_t size() const { return m_size; }
    /// Copies up to `count` bytes of the file, from `offset` on, to `into`. Returns how many it copied: fewer at the
    /// end of the file or if reading fails.
    [[nodiscard]] std::size_t readAt(std::size_t offset, char* into, std::size_t count) const;
    /// Whether the bytes that the file had when it was opened may have changed; appended bytes do not count as a
    /// change.
    [[nodiscard]] bool hasChanged() const;

private:
    struct Descriptor;
    InputFile(std::shared_ptr<const Descriptor> file, std::size_t size) : m_file(std::move(file)), m_size(size) {}

    std::shared_ptr<const Descriptor> m_file;
    std::size_t m_size = 0;
};

}  // namespace greyscope::io
