// Layouts read from what `lfs getstripe` prints, written and read again; bytes followed to their places and back.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>

#include "core/striping/lustre_text.h"

using namespace greyscope;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size > 5'000) {
        return 0;
    }
    const auto layout = striping::readGetstripe(std::string(data, data + size));
    if (!layout) {
        return 0;
    }
    const auto again = striping::readGetstripe(striping::getstripeYaml(*layout));
    if (!again || again->countedFrom() != layout->countedFrom()) {
        std::abort();
    }
    for (std::int64_t byte = 0; byte >= 0 && byte < INT64_MAX / 8; byte = byte * 7 + 3) {
        const auto place = layout->placeOf(byte);
        if (place && (layout->byteAt(*place) != byte || again->placeOf(byte) != place)) {
            std::abort();
        }
    }
    static_cast<void>(striping::setstripeCommand(*layout, "file"));
    return 0;
}
