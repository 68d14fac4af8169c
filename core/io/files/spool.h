#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/io/text/text_source.h"

namespace greyscope::io {

/// A sequence of bytes with random access.
struct Bytes {
    std::size_t size = 0;
    ReadAt readAt;
};

/// The bytes of a text in memory, which must outlive the result.
[[nodiscard]] Bytes bytesOf(std::string_view text);
/// The first `wanted` bytes, or all if there are fewer; repeats short reads.
[[nodiscard]] std::string firstBytes(const Bytes& bytes, std::size_t wanted);

/// Stores bytes that are appended in sequence and read at random. Few bytes are kept in memory; many go to an unnamed
/// temporary file, deleted with its last reader, so that memory use is bounded.
class Spool {
public:
    explicit Spool(std::size_t bytesInMemory = std::size_t{1} << 25U) : m_limit(bytesInMemory) {}

    /// Appends bytes. Error: fileNotWritable, for example if the disk is full.
    [[nodiscard]] base::Expected<void> add(std::string_view bytes);
    [[nodiscard]] std::size_t size() const { return m_size; }
    /// The bytes added; nothing can be added afterwards.
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
