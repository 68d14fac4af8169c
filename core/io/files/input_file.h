#pragma once

#include <cstddef>
#include <memory>
#include <string>

#include "core/base/error.h"

namespace greyscope::io {

/// A regular file that is open for reading.
class InputFile {
public:
    /// Errors: fileNotFound, fileNotReadable, fileIsDirectory, fileEmpty.
    [[nodiscard]] static base::Expected<InputFile> open(const std::string& path);

    /// Bytes at the time of opening.
    [[nodiscard]] std::size_t size() const { return m_size; }
    /// Copies `count` bytes from `offset` on and answers how many there were; fewer at the end and where reading fails.
    [[nodiscard]] std::size_t readAt(std::size_t offset, char* into, std::size_t count) const;
    /// Whether the bytes that were there at the time of opening may be others now; that a file grew is no change.
    [[nodiscard]] bool hasChanged() const;

private:
    struct Descriptor;
    InputFile(std::shared_ptr<const Descriptor> file, std::size_t size) : m_file(std::move(file)), m_size(size) {}

    std::shared_ptr<const Descriptor> m_file;
    std::size_t m_size = 0;
};

}  // namespace greyscope::io
