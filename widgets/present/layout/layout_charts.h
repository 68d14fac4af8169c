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

/// A stripe of the file, with the numbers of the process and of the call that access its first byte.
struct FileStripe {
    std::int64_t number = 0;
    std::int64_t process = 0;
    std::int64_t call = 0;
    bool operator==(const FileStripe&) const = default;
};

/// One of the compared layouts of a file on OSTs, and the load that the current step puts on it.
struct LayoutSide {
    std::optional<striping::Layout> layout;
    std::vector<std::int64_t> stepBytes, wholeBytes;  ///< the bytes on each OST: in this step, and in the whole file
    std::int64_t met = 0;                             ///< the number of OSTs that process 0 accesses
    std::vector<bool> created;  ///< for each component of the layout, whether it was accessed up to this step
};

/// What the rules of the advisor say about the same access pattern, but with the number of OSTs that a paper measured.
struct SpokenElsewhere {
    std::int64_t osts = 0;
    std::string paper;
    std::vector<std::string> claims;
};

/// The calculated data that all views of file layouts draw.
struct LayoutFacts {
    access::Pattern pattern;
    std::int64_t stripeSize = 1, fileSize = 0, step = 1, steps = 1;
    std::vector<FileStripe> stripes;  ///< the stripes that are drawn, in file order
    std::int64_t stripeCount = 0;     ///< the number of stripes in the whole file
    LayoutSide plain, hierarchical, composite;
    bool splitWriting = false;
    bool read = false;  ///< whether the plain layout was read from a file
    /// For each number of processes, the number of OSTs that process 0 accesses in the plain layout: (processes, OSTs).
    std::vector<std::pair<std::int64_t, std::int64_t>> metByProcesses;
    std::vector<access::Advice> advice;
    /// What the rules say about other numbers of OSTs, if no rule applies to this layout.
    std::vector<SpokenElsewhere> elsewhere;
};

/// The smallest and the largest number of processes in the charts of creation and resize times.
inline constexpr int kLeastCosted = 2, kMostCosted = 64;

/// Returns a number of bytes with its unit: "64 KB", "3 MB", "100 B".
[[nodiscard]] QString bytesText(std::int64_t bytes);

[[nodiscard]] TimelineSpec fileRuler(const LayoutFacts& facts);
[[nodiscard]] StripeMapSpec plainStripes(const LayoutFacts& facts);
[[nodiscard]] StripeMapSpec hierarchicalStripes(const LayoutFacts& facts);
/// Returns a chart of the times to create a file: the values in table 2 of paper P2, and curves fitted to them.
[[nodiscard]] PlotSpec createChart(const LayoutFacts& facts);
/// Returns a chart of the times to resize a file: the values in table 2 of paper P2, and curves fitted to them.
[[nodiscard]] PlotSpec resizeChart(const LayoutFacts& facts);
/// Returns a chart of the number of OSTs that a process accesses in the plain layout, against the number of processes.
[[nodiscard]] PlotSpec metChart(const LayoutFacts& facts);

/// Returns where a byte of the file is stored in the plain layout: "byte 1 388 601: OST 5, object 5, offset 143 417".
[[nodiscard]] QString plainPlace(const LayoutFacts& facts, std::int64_t byte);
/// Returns where a byte of the file is stored in its subfile, and in Lustre's composite file.
[[nodiscard]] QString hierarchicalPlace(const LayoutFacts& facts, std::int64_t byte);

}  // namespace greyscope::widgets
