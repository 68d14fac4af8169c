#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/striping/layout.h"

// How the processes of an application access their files: the classes of P4 (section 4), and two applications of P2.
namespace greyscope::access {

enum class Operation : std::uint8_t { read, write };

/// How an application distributes the bytes of its files over its processes.
enum class Shape {
    contiguous,      ///< SFSA non-strided: one file, with a contiguous part for each process
    strided,         ///< SFSA strided: one file, with a segment for each process in turn
    filePerProcess,  ///< MFWA: each process has its own files
    tiles            ///< MPI Tile-IO: one file with a matrix; each process has a tile, and a segment is a row of a tile
};

/// How an application accesses its files: each process makes `segments` calls of `segmentSize` bytes to each of its
/// files, in order.
struct Pattern {
    Shape shape = Shape::contiguous;
    std::int64_t processes = 4;
    std::int64_t processesPerNode = 1;
    std::int64_t segments = 32;
    std::int64_t segmentSize = 64 << 20;
    std::int64_t filesPerProcess = 1;  ///< number of files of each process, for filePerProcess
    std::int64_t tilesAcross = 1;      ///< for tiles: number of tiles side by side
    double waitMs = 0.0;               ///< wait between two calls of a process, in ms
    bool operator==(const Pattern&) const = default;

    [[nodiscard]] std::int64_t nodes() const { return (processes + processesPerNode - 1) / processesPerNode; }
    [[nodiscard]] std::int64_t calls() const {  ///< calls of each process to all of its files
        return shape == Shape::filePerProcess ? segments * filesPerProcess : segments;
    }
    [[nodiscard]] std::int64_t files() const {
        return shape == Shape::filePerProcess ? processes * filesPerProcess : 1;
    }
    /// Returns the size of each file in bytes, up to the end of its last segment. Tiles without a process count as
    /// holes.
    [[nodiscard]] std::int64_t fileSize() const;
    /// Returns the number of bytes that all processes access together.
    [[nodiscard]] std::int64_t bytes() const { return processes * calls() * segmentSize; }
};

/// A pattern that a paper describes, with its name on the command line and its source.
struct PatternKind {
    std::string name;
    Pattern pattern;  ///< the pattern with the parameters of the paper
    std::string source;
};
/// Returns the named patterns: P4's nine classes with the parameters of its tests, then MPI Tile-IO and BT-IO of P2. To
/// add a pattern, add its line in the .cpp file.
[[nodiscard]] const std::vector<PatternKind>& patternKinds();
/// Returns the pattern with this name, or nullptr.
[[nodiscard]] const PatternKind* patternNamed(const std::string& name);

/// Returns the access pattern of the benchmark BT-IO: the whole file is written in `steps` steps, with an equal share
/// for each process in each step (P2, section 4.3).
[[nodiscard]] Pattern btIo(std::int64_t processes, std::int64_t steps, std::int64_t fileSize);

/// Checks the values of a pattern. Errors: optionOutOfRange (a count or size below 1, more than 1e6 processes, more
/// than 2^62 bytes).
[[nodiscard]] base::Expected<void> check(const Pattern& pattern);

/// The range of bytes that one call accesses, and the index of its file.
struct Access {
    std::int64_t file = 0;
    std::int64_t offset = 0;
    std::int64_t size = 0;
    bool operator==(const Access&) const = default;
};

/// Returns the bytes that a process accesses in its call with index `call`. `process` and `call` count from 0.
[[nodiscard]] Access accessOf(const Pattern& pattern, std::int64_t process, std::int64_t call);
/// Returns how many consecutive calls of a process access adjacent bytes of one file, counted from call `call`, which
/// is included.
[[nodiscard]] std::int64_t contiguousCalls(const Pattern& pattern, std::int64_t call);

/// Returns the indices of the OSTs that a process accesses, ascending: in the shared file or, if each process has files
/// of its own, in the first of them. Source: P4, section 5.4.
[[nodiscard]] std::vector<std::uint32_t> ostsOf(const Pattern& pattern, const striping::Layout& layout,
                                                std::int64_t process);
/// Returns the indices of the layout's components (subfiles) that the processes access in one step, in which each
/// process makes its call with index `call`.
[[nodiscard]] std::vector<std::size_t> componentsOfStep(const Pattern& pattern, const striping::Layout& layout,
                                                        std::int64_t call);

}  // namespace greyscope::access
