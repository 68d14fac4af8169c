#include "core/access/pattern.h"

#include <algorithm>
#include <set>

#include "core/base/try.h"
#include "core/base/wide.h"

namespace greyscope::access {

using base::ErrorCode;
using base::Expected;
using base::fail;

namespace {

constexpr std::int64_t kMostProcesses = 1'000'000;
constexpr std::int64_t kMostBytes = std::int64_t{1} << 62;
constexpr std::int64_t kPiecesLookedAt = 1'000'000;  // a process has accessed all its OSTs long before this

constexpr std::int64_t kClients = 40, kSmp = 4;  // P4, table 1: 40 processes, on 40 or 10 nodes
constexpr std::int64_t kSegments = 32, kSegment = 64 << 20;
constexpr double kWaitMs = 2000.0;                              // P4, section 5.3: from here on, waiting helps
constexpr std::int64_t kTileRows = 1536, kTileRow = 2048 * 64;  // P2, section 4.4: pixels of 64 bytes

Pattern plain(Shape shape) {
    return {.shape = shape, .processes = kClients, .segments = kSegments, .segmentSize = kSegment};
}
Pattern smp(Shape shape) {
    Pattern pattern = plain(shape);
    pattern.processesPerNode = kSmp;
    return pattern;
}
Pattern tmp(Shape shape) {
    Pattern pattern = plain(shape);
    pattern.waitMs = kWaitMs;
    return pattern;
}

Expected<void> within(const std::string& name, std::int64_t value, std::int64_t high) {
    if (value < 1 || value > high) {
        return fail(ErrorCode::optionOutOfRange, {name, std::to_string(value), "[1, " + std::to_string(high) + "]"});
    }
    return {};
}

}  // namespace

std::int64_t Pattern::fileSize() const {
    const std::int64_t across = std::min(tilesAcross, processes);
    const std::int64_t parts = shape == Shape::filePerProcess ? 1
                               : shape == Shape::tiles        ? (processes + across - 1) / across * across
                                                              : processes;
    return segments * segmentSize * parts;
}

const std::vector<PatternKind>& patternKinds() {
    static const std::vector<PatternKind> kinds{
        {"sfsa", plain(Shape::contiguous), "P4 table 1"},
        {"sfsa-smp", smp(Shape::contiguous), "P4 table 1"},
        {"sfsa-tmp", tmp(Shape::contiguous), "P4 table 1"},
        {"sfsa-strided", plain(Shape::strided), "P4 table 1"},
        {"sfsa-strided-smp", smp(Shape::strided), "P4 table 1"},
        {"sfsa-strided-tmp", tmp(Shape::strided), "P4 table 1"},
        {"mfwa", plain(Shape::filePerProcess), "P4 table 1"},
        {"mfwa-smp", smp(Shape::filePerProcess), "P4 table 1"},
        {"mfwa-tmp", tmp(Shape::filePerProcess), "P4 table 1"},
        {"mpi-tile-io",
         {.shape = Shape::tiles, .processes = 16, .segments = kTileRows, .segmentSize = kTileRow, .tilesAcross = 4},
         "P2 section 4.4"},
        // Class B: 102^3 cells of five numbers in each of 40 steps.
        {"bt-io", btIo(16, 40, std::int64_t{40} * 102 * 102 * 102 * 40), "P2 section 4.3"},
    };
    return kinds;
}

const PatternKind* patternNamed(const std::string& name) {
    const auto found = std::find_if(patternKinds().begin(), patternKinds().end(),
                                    [&](const PatternKind& kind) { return kind.name == name; });
    return found == patternKinds().end() ? nullptr : &*found;
}

Pattern btIo(std::int64_t processes, std::int64_t steps, std::int64_t fileSize) {
    return {.shape = Shape::strided,
            .processes = processes,
            .segments = steps,
            .segmentSize = std::max<std::int64_t>(1, fileSize / (steps * processes))};
}

Expected<void> check(const Pattern& pattern) {
    GREYSCOPE_TRY(within("processes", pattern.processes, kMostProcesses));
    GREYSCOPE_TRY(within("per-node", pattern.processesPerNode, kMostProcesses));
    GREYSCOPE_TRY(within("segments", pattern.segments, kMostBytes));
    GREYSCOPE_TRY(within("segment-size", pattern.segmentSize, kMostBytes));
    GREYSCOPE_TRY(within("files", pattern.filesPerProcess, kMostBytes));
    GREYSCOPE_TRY(within("tiles-across", pattern.tilesAcross, kMostProcesses));
    if (!(pattern.waitMs >= 0.0 && pattern.waitMs <= 1e9)) {
        return fail(ErrorCode::optionOutOfRange, {"wait", base::toText(pattern.waitMs), "[0, 1e9]"});
    }
    base::Wide bytes = pattern.processes;
    for (const std::int64_t factor : {pattern.shape == Shape::filePerProcess ? pattern.filesPerProcess : 1,
                                      pattern.segments, pattern.segmentSize}) {
        bytes *= factor;
        if (bytes > kMostBytes) {
            return fail(ErrorCode::optionOutOfRange, {"segments * segment-size", "> 2^62", "[1, 2^62]"});
        }
    }
    return {};
}

Access accessOf(const Pattern& pattern, std::int64_t process, std::int64_t call) {
    const std::int64_t size = pattern.segmentSize;
    switch (pattern.shape) {
        case Shape::contiguous:
            return {0, (process * pattern.segments + call) * size, size};
        case Shape::strided:
            return {0, (call * pattern.processes + process) * size, size};
        case Shape::filePerProcess:
            return {process * pattern.filesPerProcess + call / pattern.segments, call % pattern.segments * size, size};
        case Shape::tiles:
            break;
    }
    const std::int64_t across = std::min(pattern.tilesAcross, pattern.processes);
    const std::int64_t row = process / across * pattern.segments + call;
    return {0, (row * across + process % across) * size, size};
}

std::int64_t contiguousCalls(const Pattern& pattern, std::int64_t call) {
    switch (pattern.shape) {
        case Shape::contiguous:
            return pattern.segments - call;
        case Shape::filePerProcess:
            return pattern.segments - call % pattern.segments;
        case Shape::strided:
            return pattern.processes == 1 ? pattern.segments - call : 1;
        case Shape::tiles:
            break;
    }
    return std::min(pattern.tilesAcross, pattern.processes) == 1 ? pattern.segments - call : 1;
}

std::vector<std::uint32_t> ostsOf(const Pattern& pattern, const striping::Layout& layout, std::int64_t process) {
    std::set<std::uint32_t> all, met;
    for (const striping::Component& component : layout.components()) {
        all.insert(component.osts.begin(), component.osts.end());
    }
    const std::int64_t calls = pattern.shape == Shape::filePerProcess ? pattern.segments : pattern.calls();
    std::int64_t looked = 0;
    for (std::int64_t call = 0; call < calls && met.size() < all.size() && looked < kPiecesLookedAt;) {
        const std::int64_t together = contiguousCalls(pattern, call);
        const Access access = accessOf(pattern, process, call);
        layout.forEachPiece(access.offset, access.size * together, [&](const striping::Piece& piece) {
            met.insert(piece.place.ost);
            return ++looked < kPiecesLookedAt && met.size() < all.size();
        });
        call += together;
    }
    return {met.begin(), met.end()};
}

std::vector<std::size_t> componentsOfStep(const Pattern& pattern, const striping::Layout& layout, std::int64_t call) {
    std::set<std::size_t> components;
    for (std::int64_t process = 0; process < pattern.processes; ++process) {
        const Access access = accessOf(pattern, process, call);
        const auto held = layout.componentsOf(access.offset, access.size);
        components.insert(held.begin(), held.end());
    }
    return {components.begin(), components.end()};
}

}  // namespace greyscope::access
