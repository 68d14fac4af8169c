#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "core/access/pattern.h"

namespace greyscope::app {

/// An access pattern and the two layouts that it is held against.
struct LayoutChoices {
    access::Pattern pattern{
        .shape = access::Shape::strided, .processes = 6, .segments = 8, .segmentSize = std::int64_t{64} << 10};
    access::Operation operation = access::Operation::write;
    std::int64_t stripeSize = std::int64_t{64} << 10;
    std::int64_t osts = 8;                       ///< that the file is striped over
    std::optional<std::int64_t> ostsInAll = {};  ///< that there are; none: those
    std::optional<std::int64_t> fileSize = {};   ///< that is divided into subfiles; none: that of the pattern
    std::int64_t firstOst = 0;
    std::int64_t subsetSize = 2;   ///< OSTs of a subfile
    std::int64_t subfileSize = 0;  ///< 0: equal parts of the file
    bool splitWriting = true;      ///< a subfile is created when it is written to
    std::int64_t step = 4;         ///< that is looked at, from 1
    std::string getstripe;         ///< what lfs getstripe wrote: its layout stands in the place of the default one
    std::string getstripeName;     ///< the file it came from
    bool operator==(const LayoutChoices&) const = default;
};

}  // namespace greyscope::app
