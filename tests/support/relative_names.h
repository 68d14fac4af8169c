#pragma once

#include "widgets/present/relative/relative_present.h"

namespace greyscope::test {

/// A pair whose short names are not its whole ones.
inline const widgets::RelativeNames relativeNames{.from = "1.1-W",
                                                  .to = "1.2-W",
                                                  .metric = "Throughput",
                                                  .unit = "MB/s",
                                                  .wholeFrom = "system 1.1-W",
                                                  .wholeTo = "system 1.2-W"};

}  // namespace greyscope::test
