#pragma once

#include <algorithm>
#include <cmath>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iterator>
#include <limits>
#include <span>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "core/base/clones.h"
#include "core/base/parallel.h"
#include "core/base/place_iterator.h"

namespace greyscope::data {

/// A list of numbers, read like a std::vector, that saves memory. All values have the same number of bytes, as few as
/// the widest one needs: integers 1, 2 or 4 bytes, other numbers 8. It returns exactly the values stored, including NaN
/// and -0.0. `Value` is double or std::int32_t.
template <class Value>
class PackedValues {
    static_assert(std::is_same_v<Value, double> || std::is_same_v<Value, std::int32_t>);
    using Stored = std::conditional_t<
        std::is_same_v<Value, double>,
        std::variant<std::vector<std::int8_t>, std::vector<std::int16_t>, std::vector<std::int32_t>,
                     std::vector<double>>,
        std::variant<std::vector<std::int8_t>, std::vector<std::int16_t>, std::vector<std::int32_t>>>;

public:
    using Iterator = base::PlaceIterator<PackedValues, Value>;
    using value_type = Value;
    using const_iterator = Iterator;
    using const_reference = Value;

    PackedValues() = default;
    PackedValues(std::initializer_list<Value> values) { append(std::span(values.begin(), values.size())); }
    // NOLINTNEXTLINE(google-explicit-constructor): converts from a vector of the values
    PackedValues(const std::vector<Value>& values) { append(values); }
    explicit PackedValues(std::size_t size, Value value = {}) { resize(size, value); }
    template <std::input_iterator It>
    PackedValues(It first, It last) {
        for (; first != last; ++first) {
            push_back(*first);
        }
    }

    /// Returns a list with the values valueOf(0), ..., valueOf(size - 1), computed in parallel. All values must lie
    /// between `least` and `most`, inclusive, which determine the number of bytes.
    template <class ValueOf>
    [[nodiscard]] static PackedValues made(std::size_t size, Value least, Value most, base::Threads threads,
                                           ValueOf valueOf) {
        PackedValues made;
        made.reserve(std::max(size, std::size_t{2}));
        made.push_back(least);
        made.push_back(most);
        made.change([&](auto& kept) {
            using Kept = typename std::remove_reference_t<decltype(kept)>::value_type;
            kept.resize(size);
            base::forEachPart(size, base::partsOf(size), threads, [&](std::size_t, std::size_t place, std::size_t end) {
                for (; place < end; ++place) {
                    kept[place] = static_cast<Kept>(valueOf(place));
                }
            });
        });
        return made;
    }

    [[nodiscard]] std::size_t size() const {
        return visit([](auto values) { return values.size(); });
    }
    [[nodiscard]] bool empty() const { return size() == 0; }
    [[nodiscard]] GREYSCOPE_INLINED Value operator[](std::size_t place) const {
        return visit([place](auto values) GREYSCOPE_INLINED { return unpacked(values[place]); });
    }
    [[nodiscard]] Value front() const { return (*this)[0]; }
    [[nodiscard]] Value back() const { return (*this)[size() - 1]; }
    [[nodiscard]] Iterator begin() const { return {this, 0}; }
    [[nodiscard]] Iterator end() const { return {this, size()}; }

    void set(std::size_t place, Value value);
    void push_back(Value value) {
        if (!change([value](auto& kept) { return put(kept, value); })) {
            widen(value);
            push_back(value);
        }
    }
    void pop_back() {
        change([](auto& kept) { kept.pop_back(); });
    }
    void append(std::span<const Value> values);
    void appendAll(const PackedValues& values);
    void resize(std::size_t size, Value value = {});
    /// Reserves memory for `size` values; it stays reserved if the values are later stored in a wider type.
    void reserve(std::size_t size);

    /// Calls `use` with a span of the values in their stored type: std::int8_t, std::int16_t, std::int32_t or double.
    /// It makes loops over all rows fast; unpacked() converts a stored value to `Value`.
    template <class Use>
    GREYSCOPE_INLINED decltype(auto) visit(Use use) const {
        switch (m_stored.index()) {
            case 0:
                return use(std::span(*std::get_if<0>(&m_stored)));
            case 1:
                return use(std::span(*std::get_if<1>(&m_stored)));
            case 2:
                return use(std::span(*std::get_if<2>(&m_stored)));
            default:
                return use(std::span(*std::get_if<std::variant_size_v<Stored> - 1>(&m_stored)));
        }
    }
    template <class Kept>
    [[nodiscard]] static Value unpacked(Kept kept) {
        if constexpr (std::is_same_v<Kept, Value>) {
            return kept;
        } else if constexpr (std::is_same_v<Value, double>) {
            return kept == std::numeric_limits<Kept>::min() ? std::numeric_limits<double>::quiet_NaN()
                                                            : static_cast<double>(kept);
        } else {
            return kept;
        }
    }
    [[nodiscard]] std::size_t bytes() const {
        return visit([](auto values) { return values.size_bytes(); });
    }

    friend bool operator==(const PackedValues& a, const PackedValues& b) {
        if (a.size() != b.size()) {
            return false;
        }
        for (std::size_t place = 0; place < a.size(); ++place) {
            if (!(a[place] == b[place])) {
                return false;
            }
        }
        return true;
    }

private:
    /// Whether the stored type `Kept` can represent the value; if so, sets `kept` to it. In a list of doubles, the
    /// smallest integer of `Kept` represents NaN.
    template <class Kept>
    static bool fits(Value value, Kept& kept) {
        if constexpr (std::is_same_v<Kept, Value>) {
            kept = value;
            return true;
        } else if constexpr (std::is_same_v<Value, double>) {
            constexpr auto least = static_cast<double>(std::numeric_limits<Kept>::min());
            constexpr auto most = static_cast<double>(std::numeric_limits<Kept>::max());
            const bool within = value > least && value <= most;
            kept = within ? static_cast<Kept>(value) : std::numeric_limits<Kept>::min();
            return within ? static_cast<double>(kept) == value && (kept != 0 || !std::signbit(value))
                          : std::isnan(value);
        } else {
            kept = static_cast<Kept>(value);
            return kept == value;
        }
    }
    template <class Kept>
    static bool put(std::vector<Kept>& values, Value value) {
        Kept kept{};
        const bool does = fits(value, kept);
        if (does) {
            values.push_back(kept);
        }
        return does;
    }
    template <class Change>
    decltype(auto) change(Change change) {
        switch (m_stored.index()) {
            case 0:
                return change(std::get<0>(m_stored));
            case 1:
                return change(std::get<1>(m_stored));
            case 2:
                return change(std::get<2>(m_stored));
            default:
                return change(std::get<std::variant_size_v<Stored> - 1>(m_stored));
        }
    }
    /// Stores all values in a wider type, which can represent this value.
    void widen(Value value);
    template <std::size_t kKind>
    bool widenTo(Value value);

    Stored m_stored;
    std::size_t m_room = 0;
};

/// Fills a PackedValues with values one by one. It appends them in blocks, which is faster than push_back().
template <class Value>
class PackedWriter {
public:
    explicit PackedWriter(std::size_t expected) {
        m_values.reserve(expected);
        m_block.reserve(kAtOnce);
    }

    void add(Value value) {
        m_block.push_back(value);
        if (m_block.size() == kAtOnce) {
            flush();
        }
    }
    [[nodiscard]] PackedValues<Value> take() {
        flush();
        return std::move(m_values);
    }

private:
    static constexpr std::size_t kAtOnce = 4096;

    void flush() {
        m_values.append(m_block);
        m_block.clear();
    }

    PackedValues<Value> m_values;
    std::vector<Value> m_block;
};

extern template class PackedValues<double>;
extern template class PackedValues<std::int32_t>;

}  // namespace greyscope::data
