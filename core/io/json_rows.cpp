#include "core/io/json_rows.h"

#include "core/io/csv_writer.h"

namespace greyscope::io {

namespace dom = simdjson::dom;

namespace {

/// What stands alone, and not in an object.
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

}  // namespace greyscope::io
