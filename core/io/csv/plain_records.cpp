#include "core/io/csv/plain_records.h"

#include "core/io/csv/csv_blanks.h"

namespace greyscope::io {

/// Finds further stops; returns false if the stops from this position on are known already.
bool PlainRecords::findMore(const char* position, const char* limit) {
    if (m_stops.foundFrom(position)) {
        return false;
    }
    m_stops.find(position, limit);
    return true;
}

NumberRows::Read PlainRecords::numbers(const char* position, const char* limit, const char* end, std::size_t longest,
                                       const NumberRows& rows) {
    const auto read = [&] {
        m_stops.passTo(position);
        return rows.read({position, m_stops.begin(), m_stops.left(), end, longest});
    };
    NumberRows::Read done{position};
    if (m_stops.any()) {
        done = read();
    }
    // If the stops of a whole row are known, further stops would not make it a row of numbers.
    const bool known = m_stops.any() && m_stops.left().size() >= rows.width();
    if (done.rows == 0 && !known && findMore(position, limit)) {
        done = read();
    }
    m_stops.pass(done.stops);
    return done;
}

const char* PlainRecords::cut(const char* position, const char* limit, std::span<std::string_view> cells) {
    Cut cut = m_stops.any() ? cutAtStops(position, limit, cells) : Cut::outOfStops;
    if (cut == Cut::outOfStops && findMore(position, limit)) {
        cut = cutAtStops(position, limit, cells);
    }
    return cut == Cut::done ? position : nullptr;
}

PlainRecords::Cut PlainRecords::cutAtStops(const char*& position, const char* limit,
                                           std::span<std::string_view> cells) {
    m_stops.passTo(position);
    const char* const begin = m_stops.begin();
    const std::span<const std::uint16_t> stops = m_stops.left();
    const std::uint16_t* next = stops.data();
    const std::uint16_t* const last = next + stops.size();
    const char delimiter = m_delimiter;
    const char quote = m_quote;
    const char* first = position;
    const char* stop = first;
    for (std::string_view& cell : cells) {
        if (next == last) {
            return Cut::outOfStops;
        }
        stop = begin + *next++;
        if (*stop != quote) {
            cell = withoutBlanks(first, stop);
        } else if (stop != first || m_backslash) {
            return Cut::unusual;
        } else {  // the quote opens the field, which may contain delimiters
            const char* closing = stop;
            do {
                if (last - next < 2) {
                    return Cut::outOfStops;
                }
                closing = begin + *next++;
            } while (*closing == delimiter);
            stop = begin + *next++;
            if (*closing != quote || stop != closing + 1) {
                return Cut::unusual;
            }
            cell = {first + 1, static_cast<std::size_t>(closing - first - 1)};
        }
        if (*stop != delimiter && &cell != &cells.back()) {
            return Cut::unusual;
        }
        first = stop + 1;
    }
    const bool lineEnds = *stop == '\n' || *stop == '\r';
    if (!lineEnds || stop >= limit - 1 || (cells.size() == 1 && cells[0].empty())) {
        return Cut::unusual;
    }
    position = stop;
    return Cut::done;
}

}  // namespace greyscope::io
