#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

#include "core/base/error.h"

namespace greyscope::striping {

inline constexpr std::int64_t kEndOfFile = std::numeric_limits<std::int64_t>::max();

/// A stretch of a file that is striped over some OSTs, an object on each.
struct Component {
    std::int64_t begin = 0;
    std::int64_t end = kEndOfFile;  ///< the first byte behind it
    std::int64_t stripeSize = 1 << 20;
    std::vector<std::uint32_t> osts{0};  ///< of its objects, in the order of the stripes

    [[nodiscard]] std::size_t stripeCount() const { return osts.size(); }
    bool operator==(const Component&) const = default;
};

/// Where the stripes of a component, and with them the offsets in its objects, are counted from.
enum class CountedFrom {
    component,  ///< its own first byte: a subfile of P2, which is a file of its own until it is joined
    file        ///< the file's first byte: a component of Lustre (lustre-release, lov_offset.c)
};

/// A byte of a file on its disk.
struct BytePlace {
    std::size_t component = 0;
    std::size_t object = 0;  ///< of the component
    std::uint32_t ost = 0;
    std::int64_t offset = 0;  ///< in the object
    bool operator==(const BytePlace&) const = default;
};

/// A stretch of a file that lies in one stretch of one object.
struct Piece {
    BytePlace place;
    std::int64_t byte = 0;
    std::int64_t size = 0;
    bool operator==(const Piece&) const = default;
};

/// How a file lies on OSTs. With the byte b from where a component is counted, its stripe size S and its count W:
/// stripe s = floor(b / S), object s mod W, offset floor(s / W) S + b mod S.
class Layout {
public:
    /// Components in the order of the file, each after the other from byte 0.
    /// Errors: optionOutOfRange (a stripe size or an end that is not above 0, no OST, components that overlap or leave
    /// a gap, more than 65,536 of either).
    [[nodiscard]] static base::Expected<Layout> create(std::vector<Component> components, CountedFrom from);

    [[nodiscard]] const std::vector<Component>& components() const { return m_components; }
    [[nodiscard]] CountedFrom countedFrom() const { return m_from; }
    /// Of several components, or of one that has an end.
    [[nodiscard]] bool isComposite() const { return m_components.size() > 1 || m_components[0].end != kEndOfFile; }
    /// The highest OST there is, and one.
    [[nodiscard]] std::uint32_t ostCount() const { return m_osts; }

    /// byteWithoutPlace where the byte is negative or behind the last component.
    [[nodiscard]] base::Expected<BytePlace> placeOf(std::int64_t byte) const;
    /// The byte that has this place; none where no byte of the file has.
    [[nodiscard]] std::optional<std::int64_t> byteAt(const BytePlace& place) const;

    /// Calls take(piece) for the pieces of a range, in the order of the file, until it gives false. What has no place
    /// is left out.
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
    /// The components that hold bytes of a range: with split writing, the subfiles that are created for it.
    [[nodiscard]] std::vector<std::size_t> componentsOf(std::int64_t byte, std::int64_t size) const;

private:
    Layout(std::vector<Component> components, CountedFrom from);
    /// Where the byte's component stands; the number of components where it has none.
    [[nodiscard]] std::size_t componentOf(std::int64_t byte) const;
    [[nodiscard]] std::int64_t baseOf(const Component& component) const {
        return m_from == CountedFrom::component ? component.begin : 0;
    }
    [[nodiscard]] Piece pieceAt(std::size_t component, std::int64_t byte, std::int64_t size) const;

    std::vector<Component> m_components;
    CountedFrom m_from;
    std::uint32_t m_osts = 1;
};

/// `count` OSTs from `first` on, of `of` that there are, beginning again behind the last.
[[nodiscard]] std::vector<std::uint32_t> consecutiveOsts(std::uint32_t first, std::uint32_t count, std::uint32_t of);

/// RAID-0, Lustre's default: the whole file in stripes over `count` OSTs.
struct Striping {
    std::int64_t stripeSize = 1 << 20;
    std::int64_t stripeCount = 1;
    std::int64_t firstOst = 0;
    std::int64_t osts = 1;  ///< that there are
    bool operator==(const Striping&) const = default;
};
/// Errors: optionOutOfRange.
[[nodiscard]] base::Expected<Layout> striped(const Striping& striping);

/// Hierarchical striping (P2, 3.2): subfiles one after the other, each striped over `subsetSize` OSTs that no other
/// one has, while there are such; the last subfile takes the rest of the file.
struct Hierarchy {
    std::int64_t stripeSize = 1 << 20;
    std::int64_t subsetSize = 2;
    std::int64_t subfileSize = 1 << 20;
    std::int64_t firstOst = 0;
    std::int64_t osts = 2;  ///< that there are: osts / subsetSize subfiles, rounded up
    bool operator==(const Hierarchy&) const = default;
};
/// As P2 writes it, or as Lustre takes it where the subfiles are components of one file. Errors: optionOutOfRange.
[[nodiscard]] base::Expected<Layout> hierarchical(const Hierarchy& hierarchy, CountedFrom from);

/// The size of a subfile with which a file of `fileSize` takes all subsets: whole stripes.
[[nodiscard]] std::int64_t subfileSizeFor(std::int64_t fileSize, const Hierarchy& hierarchy);

}  // namespace greyscope::striping
