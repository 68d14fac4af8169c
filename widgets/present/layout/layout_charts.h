#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/access/advisor.h"
#include "core/striping/layout.h"
#include "widgets/present/spec/plot_spec.h"
#include "widgets/present/spec/stripe_map_spec.h"
#include "widgets/present/spec/timeline_spec.h"

namespace greyscope::widgets {

/// A stripe of the file: who accesses its first byte, and in which call.
struct FileStripe {
    std::int64_t number = 0;
    std::int64_t process = 0;
    std::int64_t call = 0;
    bool operator==(const FileStripe&) const = default;
};

/// A layout and what a step puts on it.
struct LayoutSide {
    std::optional<striping::Layout> layout;
    std::vector<std::int64_t> stepBytes, wholeBytes;  ///< of each OST
    std::int64_t met = 0;                             ///< OSTs that a process meets
    std::vector<bool> created;                        ///< of each component, until this step
};

/// What rules would say of the same pattern over as many OSTs as a paper measured.
struct SpokenElsewhere {
    std::int64_t osts = 0;
    std::string paper;
    std::vector<std::string> claims;
};

/// All that the views of a layout show, calculated.
struct LayoutFacts {
    access::Pattern pattern;
    std::int64_t stripeSize = 1, fileSize = 0, step = 1, steps = 1;
    std::vector<FileStripe> stripes;  ///< that are drawn, in the order of the file
    std::int64_t stripeCount = 0;     ///< of the whole file
    LayoutSide plain, hierarchical, composite;
    bool splitWriting = false;
    bool read = false;                                                  ///< the plain layout was read from a file
    std::vector<std::pair<std::int64_t, std::int64_t>> metByProcesses;  ///< processes, OSTs that one meets
    std::vector<access::Advice> advice;
    std::vector<SpokenElsewhere> elsewhere;  ///< where no rule speaks of the layout
};

/// Numbers of processes that times are shown of.
inline constexpr int kLeastCosted = 2, kMostCosted = 64;

/// "64 KB", "3 MB", "100 B".
[[nodiscard]] QString bytesText(std::int64_t bytes);

[[nodiscard]] TimelineSpec fileRuler(const LayoutFacts& facts);
[[nodiscard]] StripeMapSpec plainStripes(const LayoutFacts& facts);
[[nodiscard]] StripeMapSpec hierarchicalStripes(const LayoutFacts& facts);
/// Times to create and to resize a file, as P2 table 2 has them and as they are fitted to it.
[[nodiscard]] PlotSpec createChart(const LayoutFacts& facts);
[[nodiscard]] PlotSpec resizeChart(const LayoutFacts& facts);
/// OSTs that one process meets in the plain layout, against the number of processes.
[[nodiscard]] PlotSpec metChart(const LayoutFacts& facts);

/// Where a byte lies: "byte 1 388 601: OST 5, object 5, offset 143 417".
[[nodiscard]] QString plainPlace(const LayoutFacts& facts, std::int64_t byte);
/// The same in its subfile, and in Lustre's composite file.
[[nodiscard]] QString hierarchicalPlace(const LayoutFacts& facts, std::int64_t byte);

}  // namespace greyscope::widgets
