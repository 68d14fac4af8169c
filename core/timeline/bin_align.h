#pragma once

#include "core/base/names.h"

namespace greyscope::timeline {

/// How the clocks of several logs are aligned. start: every file begins at 0. absolute: by the time of the calendar or
/// of the day. automatic: absolute if all clocks are, otherwise start.
enum class BinAlign { automatic, start, absolute };

/// Returns the names of the alignments: "auto", "start", "absolute".
[[nodiscard]] inline const base::Names<BinAlign>& binAlignNames() {
    static const base::Names<BinAlign> names{
        {BinAlign::automatic, "auto"}, {BinAlign::start, "start"}, {BinAlign::absolute, "absolute"}};
    return names;
}

}  // namespace greyscope::timeline
