#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/io/text/text_source.h"

namespace greyscope::io {

/// A sequence of bytes, such as the content of a file, of which any part can be read by `readAt`.
struct Bytes {
    std::size_t size = 0;
    ReadAt readAt;
};

/// Returns access to the bytes of a text in memory, which must outlive the result.
[[nodiscard]] Bytes bytesOf(std::string_view text);
/// Reads the first `wanted` bytes, or all if there are fewer. Calls `readAt` again if it returns fewer bytes than
/// requested.
[[nodiscard]] std::string firstBytes(const Bytes& bytes, std::size_t wanted);

/// Temporary storage in bounded memory, for bytes that are appended in sequence and then read at random. Up to
/// `bytesInMemory` bytes are kept in memory; more go to an unnamed temporary file, which is deleted with its last
/// reader.
class Spool {
public:
    explicit Spool(std::size_t bytesInMemory = std::size_t{1} << 25U) : m_limit(bytesInMemory) {}

    /// Appends bytes. Error: fileNotWritable if the temporary file cannot be written, for example because the disk is
    /// full.
    [[nodiscard]] base::Expected<void> add(std::string_view bytes);
    [[nodiscard]] std::size_t size() const { return m_size; }
    /// Returns access to the stored bytes; nothing can be added afterwards.
    [[nodiscard]] Bytes take() &&;

private:
    struct File;
    [[nodiscard]] base::Expected<void> write(std::string_view bytes);

    std::size_t m_limit;
    std::size_t m_size = 0;
    std::string m_memory;
    std::shared_ptr<File> m_file;
};

}  // namespace greyscope::io
