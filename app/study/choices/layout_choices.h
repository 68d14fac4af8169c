#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "core/access/pattern.h"

namespace greyscope::app {

/// An access pattern and the two layouts that are compared for it.
struct LayoutChoices {
    access::Pattern pattern{
        .shape = access::Shape::strided, .processes = 6, .segments = 8, .segmentSize = std::int64_t{64} << 10};
    access::Operation operation = access::Operation::write;
    std::int64_t stripeSize = std::int64_t{64} << 10;
    std::int64_t osts = 8;                       ///< number of OSTs that the file is striped over
    std::optional<std::int64_t> ostsInAll = {};  ///< number of OSTs of the system; nullopt: `osts`
    /// Size of the file that is divided into subfiles; nullopt: the size that the pattern needs.
    std::optional<std::int64_t> fileSize = {};
    std::int64_t firstOst = 0;
    std::int64_t subsetSize = 2;   ///< number of OSTs of a subfile
    std::int64_t subfileSize = 0;  ///< bytes; 0: equal parts of the file
    bool splitWriting = true;      ///< true: a subfile is created when it is first written to
    std::int64_t step = 4;         ///< step of the pattern that is shown, from 1
    std::string getstripe;         ///< output of lfs getstripe; its layout replaces the default one
    std::string getstripeName;     ///< the file that the output was read from
    bool operator==(const LayoutChoices&) const = default;
};

}  // namespace greyscope::app
