#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

#include "core/base/error.h"

namespace greyscope::striping {

/// End of a component that extends to the end of the file, whatever its size.
inline constexpr std::int64_t kEndOfFile = std::numeric_limits<std::int64_t>::max();

/// A component of a layout: a range of a file that is striped over some OSTs (storage targets), with one object on
/// each.
struct Component {
    std::int64_t begin = 0;
    std::int64_t end = kEndOfFile;  ///< the first byte after the component
    std::int64_t stripeSize = 1 << 20;
    std::vector<std::uint32_t> osts{0};  ///< indices of the OSTs with its objects, in the order of the stripes

    [[nodiscard]] std::size_t stripeCount() const { return osts.size(); }
    bool operator==(const Component&) const = default;
};

/// The byte from which the stripes of a component, and the offsets in its objects, are counted.
enum class CountedFrom {
    component,  ///< the first byte of the component: a subfile of P2, which is a separate file until it is joined
    file        ///< the first byte of the file: a component of Lustre (lustre-release, lov_offset.c)
};

/// Where a byte of a file is stored.
struct BytePlace {
    std::size_t component = 0;
    std::size_t object = 0;  ///< index of the object in the component
    std::uint32_t ost = 0;
    std::int64_t offset = 0;  ///< offset in the object
    bool operator==(const BytePlace&) const = default;
};

/// A range of a file whose bytes are contiguous in one object.
struct Piece {
    BytePlace place;
    std::int64_t byte = 0;
    std::int64_t size = 0;
    bool operator==(const Piece&) const = default;
};

/// How a file is distributed over OSTs. For byte b, counted from the start of its component (see CountedFrom), stripe
/// size S and stripe count W: stripe s = floor(b / S), object s mod W, offset floor(s / W) S + b mod S.
class Layout {
public:
    /// Creates a layout from components in the order of the file. The first one begins at byte 0, each other where the
    /// previous one ends. Errors: optionOutOfRange (a stripe size or end that is not positive, no OST, components that
    /// overlap or leave a gap, more than 65,536 components or OSTs).
    [[nodiscard]] static base::Expected<Layout> create(std::vector<Component> components, CountedFrom from);

    [[nodiscard]] const std::vector<Component>& components() const { return m_components; }
    [[nodiscard]] CountedFrom countedFrom() const { return m_from; }
    /// Returns whether the layout is composite: several components, or one that does not extend to the end of the file.
    [[nodiscard]] bool isComposite() const { return m_components.size() > 1 || m_components[0].end != kEndOfFile; }
    /// Returns the highest OST index plus one.
    [[nodiscard]] std::uint32_t ostCount() const { return m_osts; }

    /// Returns where a byte is stored. Error: byteWithoutPlace if the byte is negative or after the last component.
    [[nodiscard]] base::Expected<BytePlace> placeOf(std::int64_t byte) const;
    /// Returns the byte of the file that is stored at a place; nullopt if there is none.
    [[nodiscard]] std::optional<std::int64_t> byteAt(const BytePlace& place) const;

    /// Calls take(piece) for the pieces of the range of `size` bytes from `byte` on, in file order, until it returns
    /// false. Bytes outside the components are skipped.
    template <class Take>
    void forEachPiece(std::int64_t byte, std::int64_t size, Take&& take) const {
        for (std::size_t c = componentOf(byte); size > 0 && c < m_components.size();) {
            const Piece piece = pieceAt(c, byte, size);
            if (!take(piece)) {
                return;
            }
            byte += piece.size;
            size -= piece.size;
            c += byte == m_components[c].end ? 1 : 0;
        }
    }
    /// Returns the indices of the components that contain bytes of a range. With split writing, these are the subfiles
    /// that are created for it.
    [[nodiscard]] std::vector<std::size_t> componentsOf(std::int64_t byte, std::int64_t size) const;

private:
    Layout(std::vector<Component> components, CountedFrom from);
    /// Returns the index of the byte's component; the number of components if there is none.
    [[nodiscard]] std::size_t componentOf(std::int64_t byte) const;
    [[nodiscard]] std::int64_t baseOf(const Component& component) const {
        return m_from == CountedFrom::component ? component.begin : 0;
    }
    [[nodiscard]] Piece pieceAt(std::size_t component, std::int64_t byte, std::int64_t size) const;

    std::vector<Component> m_components;
    CountedFrom m_from;
    std::uint32_t m_osts = 1;
};

/// Returns the indices of `count` consecutive OSTs out of `of` OSTs, from `first` on and continuing with 0 after the
/// last.
[[nodiscard]] std::vector<std::uint32_t> consecutiveOsts(std::uint32_t first, std::uint32_t count, std::uint32_t of);

/// Plain striping (RAID-0), Lustre's default: the whole file is striped over `stripeCount` OSTs.
struct Striping {
    std::int64_t stripeSize = 1 << 20;
    std::int64_t stripeCount = 1;
    std::int64_t firstOst = 0;
    std::int64_t osts = 1;  ///< number of available OSTs
    bool operator==(const Striping&) const = default;
};
/// Returns the layout of a plainly striped file. Error: optionOutOfRange.
[[nodiscard]] base::Expected<Layout> striped(const Striping& striping);

/// Hierarchical striping (P2, 3.2): the file is divided into consecutive subfiles, each striped over its own subset of
/// `subsetSize` OSTs. There are as many subfiles as subsets; the last one contains the rest of the file.
struct Hierarchy {
    std::int64_t stripeSize = 1 << 20;
    std::int64_t subsetSize = 2;
    std::int64_t subfileSize = 1 << 20;
    std::int64_t firstOst = 0;
    std::int64_t osts = 2;  ///< number of available OSTs; gives osts / subsetSize subfiles, rounded up
    bool operator==(const Hierarchy&) const = default;
};
/// Returns the layout of a hierarchically striped file, counted as in P2 (CountedFrom::component) or as in Lustre
/// (CountedFrom::file), where the subfiles are components of one file. Error: optionOutOfRange.
[[nodiscard]] base::Expected<Layout> hierarchical(const Hierarchy& hierarchy, CountedFrom from);

/// Returns the subfile size, in whole stripes, with which a file of `fileSize` bytes uses all subsets of OSTs.
[[nodiscard]] std::int64_t subfileSizeFor(std::int64_t fileSize, const Hierarchy& hierarchy);

}  // namespace greyscope::striping
