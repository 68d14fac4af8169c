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

/// Who has which bytes.
enum class Shape {
    contiguous,      ///< SFSA non-strided: one file, a stretch of it for each process
    strided,         ///< SFSA strided: one file, a segment for each process in turn
    filePerProcess,  ///< MFWA: files of its own for each process
    tiles            ///< MPI Tile-IO: one file, a matrix; a tile for each process, a segment is a row of it
};

/// A pattern of accesses: `segments` calls of `segmentSize` bytes by each process to each of its files, in order.
struct Pattern {
    Shape shape = Shape::contiguous;
    std::int64_t processes = 4;
    std::int64_t processesPerNode = 1;
    std::int64_t segments = 32;
    std::int64_t segmentSize = 64 << 20;
    std::int64_t filesPerProcess = 1;  ///< of filePerProcess
    std::int64_t tilesAcross = 1;      ///< of tiles: how many stand side by side
    double waitMs = 0.0;               ///< between two calls of a process
    bool operator==(const Pattern&) const = default;

    [[nodiscard]] std::int64_t nodes() const { return (processes + processesPerNode - 1) / processesPerNode; }
    [[nodiscard]] std::int64_t calls() const {  ///< of each process
        return shape == Shape::filePerProcess ? segments * filesPerProcess : segments;
    }
    [[nodiscard]] std::int64_t files() const {
        return shape == Shape::filePerProcess ? processes * filesPerProcess : 1;
    }
    /// Up to its last byte; tiles that nobody has leave holes.
    [[nodiscard]] std::int64_t fileSize() const;
    /// That all processes access.
    [[nodiscard]] std::int64_t bytes() const { return processes * calls() * segmentSize; }
};

/// One of the named patterns.
struct PatternKind {
    std::string name;
    Pattern pattern;  ///< as the paper has it
    std::string source;
};
/// P4's nine classes with the parameters of its tests, then MPI Tile-IO and BT-IO. To add one, add its line there.
[[nodiscard]] const std::vector<PatternKind>& patternKinds();
/// nullptr where there is none of that name.
[[nodiscard]] const PatternKind* patternNamed(const std::string& name);

/// BT-IO writes its whole file in `steps` steps, each process an equal share of each (P2, section 4.3).
[[nodiscard]] Pattern btIo(std::int64_t processes, std::int64_t steps, std::int64_t fileSize);

/// Errors: optionOutOfRange (a count or size below 1, more than 1e6 processes, more bytes than 2^62).
[[nodiscard]] base::Expected<void> check(const Pattern& pattern);

/// One call.
struct Access {
    std::int64_t file = 0;
    std::int64_t offset = 0;
    std::int64_t size = 0;
    bool operator==(const Access&) const = default;
};

/// Call number `call` of a process, both from 0.
[[nodiscard]] Access accessOf(const Pattern& pattern, std::int64_t process, std::int64_t call);
/// How many calls from this one on follow each other byte by byte in one file, itself among them.
[[nodiscard]] std::int64_t contiguousCalls(const Pattern& pattern, std::int64_t call);

/// The OSTs that a process meets in the shared file, or in its first one, in ascending order. Source: P4, section 5.4.
[[nodiscard]] std::vector<std::uint32_t> ostsOf(const Pattern& pattern, const striping::Layout& layout,
                                                std::int64_t process);
/// The components (subfiles) that hold what all processes access in one step, call number `call` of each.
[[nodiscard]] std::vector<std::size_t> componentsOfStep(const Pattern& pattern, const striping::Layout& layout,
                                                        std::int64_t call);

}  // namespace greyscope::access
