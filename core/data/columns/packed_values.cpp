#include "core/data/columns/packed_values.h"

#include <algorithm>
#include <array>
#include <cstddef>

#include "core/base/large_pages.h"

namespace greyscope::data {

namespace {

template <class Kept>
void makeRoom(std::vector<Kept>& values, std::size_t room) {
    values.reserve(room);
    base::preferLargePages(values.data(), values.capacity() * sizeof(Kept));
}

}  // namespace

template <class Value>
template <std::size_t kKind>
bool PackedValues<Value>::widenTo(Value value) {
    using Wider = std::variant_alternative_t<kKind, Stored>;
    typename Wider::value_type kept{};
    if (m_stored.index() >= kKind || !fits(value, kept)) {
        return false;
    }
    Wider wider;
    makeRoom(wider, std::max(m_room, size() + 1));
    visit([&wider](auto values) {
        for (const auto each : values) {
            static_cast<void>(put(wider, unpacked(each)));
        }
    });
    m_stored = std::move(wider);
    return true;
}

template <class Value>
void PackedValues<Value>::widen(Value value) {
    if (widenTo<1>(value) || widenTo<2>(value)) {
        return;
    }
    if constexpr (std::variant_size_v < Stored >> 3) {
        widenTo<3>(value);
    }
}

template <class Value>
void PackedValues<Value>::set(std::size_t place, Value value) {
    const auto setKept = [place, value](auto& values) {
        typename std::remove_reference_t<decltype(values)>::value_type kept{};
        const bool does = fits(value, kept);
        values[place] = does ? kept : values[place];
        return does;
    };
    if (!change(setKept)) {
        widen(value);
        set(place, value);
    }
}

template <class Value>
void PackedValues<Value>::append(std::span<const Value> values) {
    while (!values.empty()) {
        const std::size_t done = change([values](auto& kept) {
            std::array<typename std::remove_reference_t<decltype(kept)>::value_type, 1024> block;
            const std::size_t most = std::min(values.size(), block.size());
            std::size_t count = 0;
            while (count < most && fits(values[count], block[count])) {
                ++count;
            }
            kept.insert(kept.end(), block.begin(), block.begin() + static_cast<std::ptrdiff_t>(count));
            return count;
        });
        if (done == 0) {
            widen(values.front());
        }
        values = values.subspan(done);
    }
}

template <class Value>
void PackedValues<Value>::appendAll(const PackedValues& values) {
    reserve(size() + values.size());
    values.visit([this](auto kept) {
        for (const auto each : kept) {
            push_back(unpacked(each));
        }
    });
}

template <class Value>
void PackedValues<Value>::resize(std::size_t size, Value value) {
    const auto fill = [size, value](auto& values) {
        typename std::remove_reference_t<decltype(values)>::value_type kept{};
        const bool does = size <= values.size() || fits(value, kept);
        if (does) {
            values.resize(size, kept);
        }
        return does;
    };
    if (!change(fill)) {
        widen(value);
        resize(size, value);
    }
}

template <class Value>
void PackedValues<Value>::reserve(std::size_t size) {
    m_room = std::max(m_room, size);
    change([this](auto& values) { makeRoom(values, m_room); });
}

template class PackedValues<double>;
template class PackedValues<std::int32_t>;

}  // namespace greyscope::data
