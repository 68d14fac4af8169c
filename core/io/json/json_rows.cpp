#include "core/io/json/json_rows.h"

#include <algorithm>
#include <set>
#include <string_view>
#include <utility>

#include "core/io/csv/csv_writer.h"

namespace greyscope::io {

namespace dom = simdjson::dom;

namespace {

/// Name of a value that is not in an object.
constexpr const char* kValue = "value";

}  // namespace

std::string jsonCell(dom::element value) {
    switch (value.type()) {
        case dom::element_type::STRING:
            return std::string(value.get_string().value());
        case dom::element_type::INT64:
            return std::to_string(value.get_int64().value());
        case dom::element_type::UINT64:
            return std::to_string(value.get_uint64().value());
        case dom::element_type::DOUBLE:
            return csvNumber(value.get_double().value());
        case dom::element_type::BOOL:
            return value.get_bool().value() ? "true" : "false";
        case dom::element_type::NULL_VALUE:
            return {};
        default:
            return simdjson::minify(value);
    }
}

template <class Take>
void JsonColumns::eachLeaf(dom::element value, const std::string& name, const Take& take) {
    dom::object object;
    if (value.get(object)) {
        take(name.empty() ? std::string(kValue) : name, value);
        return;
    }
    for (const auto [key, member] : object) {
        eachLeaf(member, name.empty() ? std::string(key) : name + '.' + std::string(key), take);
    }
}

base::Expected<void> JsonColumns::addNames(dom::element row) {
    eachLeaf(row, {}, [this](const std::string& name, dom::element /*value*/) {
        if (m_names.size() <= m_most && m_places.emplace(name, m_names.size()).second) {
            m_names.push_back(name);
        }
    });
    if (m_names.size() > m_most) {
        return base::fail(base::ErrorCode::tooManyColumns, {std::to_string(m_names.size()), std::to_string(m_most)});
    }
    return {};
}

std::vector<std::string> JsonColumns::cells(dom::element row) const {
    std::vector<std::string> cells(m_names.size());
    eachLeaf(row, {}, [&](const std::string& name, dom::element value) {
        if (const auto place = m_places.find(name); place != m_places.end()) {
            cells[place->second] = jsonCell(value);
        }
    });
    return cells;
}

namespace {

using Cells = std::vector<std::pair<std::string, std::string>>;  // name and cell
using Rows = std::vector<Cells>;

/// Whether the elements are rows of cells: [1700000000, "0.5"].
bool isOfPairs(dom::array list) {
    const std::size_t width = list.size() > 0 && list.at(0).is_array() ? list.at(0).get_array().size() : 0;
    return width > 1 && std::all_of(list.begin(), list.end(), [width](dom::element each) {
               dom::array cells;
               return !each.get(cells) && cells.size() == width &&
                      std::none_of(cells.begin(), cells.end(),
                                   [](dom::element cell) { return cell.is_array() || cell.is_object(); });
           });
}

bool isOfObjects(dom::array list) {
    return list.size() > 0 && std::all_of(list.begin(), list.end(), [](dom::element each) { return each.is_object(); });
}

std::string inside(const std::string& name, std::string_view key) {
    return name.empty() ? std::string(key) : name + '.' + std::string(key);
}

class Unfolding {
public:
    explicit Unfolding(std::size_t mostBytes) : m_left(mostBytes) {}

    Rows of(dom::element value, const std::string& name) {
        dom::object object;
        if (!value.get(object)) {
            return ofObject(object, name);
        }
        dom::array list;
        const bool isList = !value.get(list);
        if (isList && isOfObjects(list)) {
            return ofObjects(list, name);
        }
        return isList && isOfPairs(list) ? ofPairs(list, name) : Rows{{{name, jsonCell(value)}}};
    }

    [[nodiscard]] bool tooMuch() const { return m_tooMuch; }
    /// Common prefix of the names in the outermost list.
    [[nodiscard]] const std::string& prefix() const { return m_prefix; }

private:
    struct Member {
        std::string name;
        dom::element value;
        Rows rows;
    };

    Rows ofObject(dom::object object, const std::string& name) {
        std::vector<Member> members;
        for (const auto [key, value] : object) {
            members.push_back({inside(name, key), value, of(value, inside(name, key))});
        }
        const auto longest = std::max_element(members.begin(), members.end(), [](const Member& a, const Member& b) {
            return a.rows.size() < b.rows.size();
        });
        Cells beside;
        for (auto member = members.begin(); member != members.end(); ++member) {
            if (member->rows.size() > 1 && member != longest) {
                beside.emplace_back(member->name, jsonCell(member->value));
            } else if (member->rows.size() == 1) {
                beside.insert(beside.end(), member->rows.front().begin(), member->rows.front().end());
            }
        }
        if (longest == members.end() || longest->rows.size() < 2) {
            return {std::move(beside)};
        }
        Rows rows;
        for (const Cells& row : longest->rows) {
            rows.push_back(mayRepeat(beside) ? beside : Cells());
            rows.back().insert(rows.back().end(), row.begin(), row.end());
        }
        return rows;
    }

    Rows ofObjects(dom::array list, const std::string& name) {
        Rows rows;
        for (const dom::element each : list) {
            Rows more = of(each, name);
            rows.insert(rows.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
        }
        m_prefix = name + '.';  // the outermost list comes last
        return rows;
    }

    static Rows ofPairs(dom::array list, const std::string& name) {
        Rows rows;
        for (const dom::element each : list) {
            Cells cells;
            const dom::array row = each.get_array().value();  // outlives the loop
            for (const dom::element cell : row) {
                cells.emplace_back(inside(name, std::to_string(cells.size() + 1)), jsonCell(cell));
            }
            rows.push_back(std::move(cells));
        }
        return rows;
    }

    /// Whether these cells may be repeated once more within the limit.
    bool mayRepeat(const Cells& cells) {
        std::size_t bytes = 0;
        for (const auto& [name, cell] : cells) {
            bytes += name.size() + cell.size() + sizeof(Cells::value_type);
        }
        m_tooMuch = m_tooMuch || bytes > m_left;
        m_left -= m_tooMuch ? 0 : bytes;
        return !m_tooMuch;
    }

    std::size_t m_left;
    bool m_tooMuch = false;
    std::string m_prefix;
};

/// Removes the prefix from names unless another column has the short name.
void shorten(std::vector<std::string>& names, const std::string& prefix) {
    std::vector<std::string> shorter = names;
    for (std::string& name : shorter) {
        if (!prefix.empty() && name.starts_with(prefix) && name.size() > prefix.size()) {
            name.erase(0, prefix.size());
        }
    }
    if (std::set<std::string>(shorter.begin(), shorter.end()).size() == names.size()) {
        names = std::move(shorter);
    }
}

}  // namespace

std::optional<NestedRows> nestedRows(dom::element root, std::size_t mostBytes) {
    Unfolding unfolding(mostBytes);
    const Rows rows = unfolding.of(root, {});
    if (rows.size() < 2 || unfolding.tooMuch()) {
        return std::nullopt;
    }
    NestedRows nested;
    std::unordered_map<std::string, std::size_t> places;
    for (const Cells& row : rows) {
        for (const auto& [name, cell] : row) {
            if (places.emplace(name, nested.names.size()).second) {
                nested.names.push_back(name);
            }
        }
    }
    if (rows.size() > mostBytes / std::max<std::size_t>(nested.names.size(), 1)) {
        return std::nullopt;
    }
    for (const Cells& row : rows) {
        std::vector<std::string>& cells = nested.rows.emplace_back(nested.names.size());
        for (const auto& [name, cell] : row) {
            cells[places[name]] = cell;
        }
    }
    shorten(nested.names, unfolding.prefix());
    return nested;
}

}  // namespace greyscope::io
