#include "core/striping/layout.h"

#include <algorithm>
#include <string>

#include "core/base/try.h"
#include "core/base/wide.h"

namespace greyscope::striping {

using base::ErrorCode;
using base::Expected;
using base::fail;

namespace {

constexpr std::int64_t kMost = 65'536;  // limit for OSTs of a component and components of a file
constexpr std::int64_t kLargestSize = std::int64_t{1} << 62;

Expected<void> within(const std::string& name, std::int64_t value, std::int64_t low, std::int64_t high) {
    if (value < low || value > high) {
        return fail(ErrorCode::optionOutOfRange,
                    {name, std::to_string(value), "[" + std::to_string(low) + ", " + std::to_string(high) + "]"});
    }
    return {};
}

Expected<void> checkComponent(const Component& component, std::int64_t begin) {
    GREYSCOPE_TRY(within("stripe-size", component.stripeSize, 1, kLargestSize));
    GREYSCOPE_TRY(within("stripe-count", static_cast<std::int64_t>(component.osts.size()), 1, kMost));
    GREYSCOPE_TRY(within("begin", component.begin, begin, begin));
    return within("end", component.end, begin + 1, kEndOfFile);
}

}  // namespace

Expected<Layout> Layout::create(std::vector<Component> components, CountedFrom from) {
    GREYSCOPE_TRY(within("components", static_cast<std::int64_t>(components.size()), 1, kMost));
    std::int64_t begin = 0;
    for (const Component& component : components) {
        GREYSCOPE_TRY(begin == kEndOfFile ? within("begin", component.begin, 0, -1) : checkComponent(component, begin));
        begin = component.end;
    }
    return Layout(std::move(components), from);
}

Layout::Layout(std::vector<Component> components, CountedFrom from)
    : m_components(std::move(components)), m_from(from) {
    for (const Component& component : m_components) {
        m_osts = std::max(m_osts, *std::max_element(component.osts.begin(), component.osts.end()) + 1);
    }
}

std::size_t Layout::componentOf(std::int64_t byte) const {
    if (byte < 0) {
        return m_components.size();
    }
    const auto found = std::upper_bound(m_components.begin(), m_components.end(), byte,
                                        [](std::int64_t b, const Component& component) { return b < component.end; });
    return static_cast<std::size_t>(found - m_components.begin());
}

Piece Layout::pieceAt(std::size_t index, std::int64_t byte, std::int64_t size) const {
    const Component& component = m_components[index];
    const auto count = static_cast<std::int64_t>(component.stripeCount());
    const std::int64_t counted = byte - baseOf(component);
    const std::int64_t stripe = counted / component.stripeSize;
    const std::int64_t inStripe = counted - stripe * component.stripeSize;
    const auto object = static_cast<std::size_t>(stripe % count);
    return {{index, object, component.osts[object], stripe / count * component.stripeSize + inStripe},
            byte,
            std::min({size, component.stripeSize - inStripe, component.end - byte})};
}

Expected<BytePlace> Layout::placeOf(std::int64_t byte) const {
    const std::size_t component = componentOf(byte);
    if (component == m_components.size()) {
        return fail(ErrorCode::byteWithoutPlace, {std::to_string(byte)});
    }
    return pieceAt(component, byte, 1).place;
}

std::optional<std::int64_t> Layout::byteAt(const BytePlace& place) const {
    if (place.component >= m_components.size() || place.offset < 0) {
        return std::nullopt;
    }
    const Component& component = m_components[place.component];
    if (place.object >= component.stripeCount() || component.osts[place.object] != place.ost) {
        return std::nullopt;
    }
    const std::int64_t row = place.offset / component.stripeSize;
    const base::Wide stripe = static_cast<base::Wide>(row) * static_cast<std::int64_t>(component.stripeCount()) +
                              static_cast<std::int64_t>(place.object);
    const base::Wide byte = stripe * component.stripeSize + place.offset % component.stripeSize + baseOf(component);
    return byte < component.begin || byte >= component.end ? std::nullopt
                                                           : std::optional(static_cast<std::int64_t>(byte));
}

std::vector<std::size_t> Layout::componentsOf(std::int64_t byte, std::int64_t size) const {
    std::vector<std::size_t> components;
    for (std::size_t c = componentOf(byte); size > 0 && c < m_components.size(); ++c) {
        if (m_components[c].begin - byte >= size) {
            break;
        }
        components.push_back(c);
    }
    return components;
}

std::vector<std::uint32_t> consecutiveOsts(std::uint32_t first, std::uint32_t count, std::uint32_t of) {
    std::vector<std::uint32_t> osts(count);
    for (std::uint32_t k = 0; k < count; ++k) {
        osts[k] = (first + k) % of;
    }
    return osts;
}

Expected<Layout> striped(const Striping& striping) {
    GREYSCOPE_TRY(within("osts", striping.osts, 1, kMost));
    GREYSCOPE_TRY(within("stripe-size", striping.stripeSize, 1, kLargestSize));
    GREYSCOPE_TRY(within("stripe-count", striping.stripeCount, 1, striping.osts));
    GREYSCOPE_TRY(within("first-ost", striping.firstOst, 0, striping.osts - 1));
    Component whole{.stripeSize = striping.stripeSize};
    whole.osts =
        consecutiveOsts(static_cast<std::uint32_t>(striping.firstOst), static_cast<std::uint32_t>(striping.stripeCount),
                        static_cast<std::uint32_t>(striping.osts));
    return Layout::create({std::move(whole)}, CountedFrom::file);
}

Expected<Layout> hierarchical(const Hierarchy& hierarchy, CountedFrom from) {
    GREYSCOPE_TRY(within("osts", hierarchy.osts, 1, kMost));
    GREYSCOPE_TRY(within("stripe-size", hierarchy.stripeSize, 1, kLargestSize));
    GREYSCOPE_TRY(within("hierarchical", hierarchy.subsetSize, 1, hierarchy.osts));
    GREYSCOPE_TRY(within("subfile-size", hierarchy.subfileSize, 1, kLargestSize / kMost));
    GREYSCOPE_TRY(within("first-ost", hierarchy.firstOst, 0, hierarchy.osts - 1));
    const std::int64_t subfiles = (hierarchy.osts + hierarchy.subsetSize - 1) / hierarchy.subsetSize;
    std::vector<Component> components;
    for (std::int64_t i = 0; i < subfiles; ++i) {
        const std::int64_t first = i * hierarchy.subsetSize;
        Component subfile{.begin = i * hierarchy.subfileSize,
                          .end = i + 1 == subfiles ? kEndOfFile : (i + 1) * hierarchy.subfileSize,
                          .stripeSize = hierarchy.stripeSize};
        subfile.osts =
            consecutiveOsts(static_cast<std::uint32_t>((hierarchy.firstOst + first) % hierarchy.osts),
                            static_cast<std::uint32_t>(std::min(hierarchy.subsetSize, hierarchy.osts - first)),
                            static_cast<std::uint32_t>(hierarchy.osts));
        components.push_back(std::move(subfile));
    }
    return Layout::create(std::move(components), from);
}

std::int64_t subfileSizeFor(std::int64_t fileSize, const Hierarchy& hierarchy) {
    const std::int64_t subfiles = (hierarchy.osts + hierarchy.subsetSize - 1) / hierarchy.subsetSize;
    const std::int64_t share = (fileSize + subfiles - 1) / subfiles;
    return std::max<std::int64_t>(1, (share + hierarchy.stripeSize - 1) / hierarchy.stripeSize) * hierarchy.stripeSize;
}

}  // namespace greyscope::striping
