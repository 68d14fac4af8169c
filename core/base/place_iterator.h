#pragma once

#include <compare>
#include <cstddef>
#include <iterator>
#include <utility>

namespace greyscope::base {

/// A random access iterator over a `List` that computes its elements: the operator[] of the list returns a `Value`, not
/// a reference to a stored one.
template <class List, class Value>
class PlaceIterator {
public:
    using iterator_category = std::random_access_iterator_tag;
    using value_type = Value;
    using difference_type = std::ptrdiff_t;
    using reference = Value;
    using pointer = const Value*;

    PlaceIterator() = default;
    PlaceIterator(const List* list, std::size_t place) : m_list(list), m_place(static_cast<std::ptrdiff_t>(place)) {}

    Value operator*() const { return (*this)[0]; }
    Value operator[](std::ptrdiff_t n) const { return (*m_list)[static_cast<std::size_t>(m_place + n)]; }
    PlaceIterator& operator++() { return *this += 1; }
    PlaceIterator& operator--() { return *this -= 1; }
    PlaceIterator operator++(int) { return std::exchange(*this, *this + 1); }
    PlaceIterator operator--(int) { return std::exchange(*this, *this - 1); }
    PlaceIterator& operator+=(std::ptrdiff_t n) {
        m_place += n;
        return *this;
    }
    PlaceIterator& operator-=(std::ptrdiff_t n) { return *this += -n; }
    friend PlaceIterator operator+(PlaceIterator it, std::ptrdiff_t n) { return it += n; }
    friend PlaceIterator operator+(std::ptrdiff_t n, PlaceIterator it) { return it += n; }
    friend PlaceIterator operator-(PlaceIterator it, std::ptrdiff_t n) { return it -= n; }
    friend std::ptrdiff_t operator-(const PlaceIterator& a, const PlaceIterator& b) { return a.m_place - b.m_place; }
    friend bool operator==(const PlaceIterator& a, const PlaceIterator& b) { return a.m_place == b.m_place; }
    friend std::strong_ordering operator<=>(const PlaceIterator& a, const PlaceIterator& b) {
        return a.m_place <=> b.m_place;
    }

private:
    const List* m_list = nullptr;
    std::ptrdiff_t m_place = 0;
};

}  // namespace greyscope::base
