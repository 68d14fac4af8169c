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
    std::int64_t osts = 8;                       ///< number of OSTs over which the file is striped
    std::optional<std::int64_t> ostsInAll = {};  ///< number of OSTs of the whole system; nullopt: `osts`
    /// Size in bytes of the file that is divided into subfiles; nullopt: the size that the pattern needs.
    std::optional<std::int64_t> fileSize = {};
    std::int64_t firstOst = 0;
    std::int64_t subsetSize = 2;   ///< number of OSTs of each subfile
    std::int64_t subfileSize = 0;  ///< size of a subfile in bytes; 0: the file is divided into equal parts
    bool splitWriting = true;      ///< true: a subfile is created when it is first written to
    std::int64_t step = 4;         ///< step of the access pattern that is shown, from 1
    std::string getstripe;         ///< output of lfs getstripe, whose layout replaces the default one; empty: none
    std::string getstripeName;     ///< name of the file from which the output of lfs getstripe was read
    bool operator==(const LayoutChoices&) const = default;
};

}  // namespace greyscope::app
