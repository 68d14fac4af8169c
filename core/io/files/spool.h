#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/io/text/text_source.h"

namespace greyscope::io {

/// Bytes that may be read at any place.
struct Bytes {
    std::size_t size = 0;
    ReadAt readAt;
};

/// The bytes of a text in memory, which has to stay.
[[nodiscard]] Bytes bytesOf(std::string_view text);
/// So many from the beginning, or all that there are, however few are read at once.
[[nodiscard]] std::string firstBytes(const Bytes& bytes, std::size_t wanted);

/// Keeps bytes that come one after the other and are read at any place: some in memory, many in a temporary file that
/// has no name and ends with its last reader, so that memory stays bounded.
class Spool {
public:
    explicit Spool(std::size_t bytesInMemory = std::size_t{1} << 25U) : m_limit(bytesInMemory) {}

    /// Error: fileNotWritable, as where the disk is full.
    [[nodiscard]] base::Expected<void> add(std::string_view bytes);
    [[nodiscard]] std::size_t size() const { return m_size; }
    /// What was added; the spool takes no more then.
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
