// Packed files and texts of any encoding: read whole and a few bytes at a time, which must agree; what comes out is
// UTF-8 without a NUL. The first byte chooses how many bytes are given at a time.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "core/base/progress.h"
#include "core/io/csv/plain_bytes.h"
#include "core/io/text/utf8.h"

using namespace greyscope;

namespace {

void require(bool holds) {
    if (!holds) {
        std::abort();
    }
}

std::string textOf(const io::Bytes& bytes) {
    std::string text(bytes.size, '\0');
    std::size_t filled = 0;
    while (filled < text.size()) {
        const std::size_t got = bytes.readAt(filled, text.data() + filled, text.size() - filled);
        require(got > 0);
        filled += got;
    }
    return text;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size < 2) {
        return 0;
    }
    const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
    const std::size_t most = 1 + data[0];
    io::ReadOptions options;
    options.unpack = {std::size_t{1} << 16U, 20};
    base::NoProgress progress;
    const io::Bytes whole = io::bytesOf(text);
    const io::Bytes pieces{text.size(), [&](std::size_t offset, char* into, std::size_t count) {
                               return whole.readAt(offset, into, std::min(count, most));
                           }};
    for (const bool wholly : {false, true}) {
        const auto plain = io::plainBytes(whole, "", options, wholly, progress);
        const auto again = io::plainBytes(pieces, "", options, wholly, progress);
        require(plain.has_value() == again.has_value());
        if (!plain) {
            require(plain.error().code == again.error().code);
            continue;
        }
        const std::string read = textOf(plain->bytes);
        require(read == textOf(again->bytes) && plain->encoding == again->encoding);
        require(plain->problems == again->problems);
        require(!plain->converted || plain->encoding.empty() || io::isValidUtf8(read));
    }
    return 0;
}
