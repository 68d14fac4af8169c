#pragma once

#include <cmath>
#include <cstddef>
#include <limits>
#include <optional>
#include <string>
#include <type_traits>
#include <vector>

#include <nlohmann/json.hpp>

#include "app/study/choices/study_fields.h"
#include "app/study/study_remark.h"
#include "core/base/error.h"

// Writes and reads the fields of a study as JSON. A key that is missing in a file keeps its default, so that older
// files can be opened. An invalid value also keeps the default, with a remark. Nothing here throws, whatever the file
// contains.

namespace greyscope::app {

/// Writes the fields of a value into a JSON object.
class JsonWriter {
public:
    static constexpr bool kLeavesOutUsual = true;  ///< tells sparseField() to omit values that equal their default

    template <class T>
    static nlohmann::json write(T value) {
        if constexpr (std::is_enum_v<T>) {
            return base::nameOf(namesOf(value), value);
        } else if constexpr (std::is_arithmetic_v<T> || std::is_same_v<T, std::string>) {
            return value;
        } else {
            return writeMore(std::move(value));
        }
    }
    template <class T, class... B>
    void operator()(const char* key, const T& value, const B&... /*bounds*/) {
        m_object[key] = write(value);
    }

private:
    template <class T>
    static nlohmann::json writeMore(const std::optional<T>& value) {
        return value ? write(*value) : nlohmann::json();
    }
    template <class T>
    static nlohmann::json writeMore(const std::vector<T>& list) {
        nlohmann::json array = nlohmann::json::array();
        for (const T& each : list) {
            array.push_back(write(each));
        }
        return array;
    }
    static nlohmann::json writeMore(const data::Aggregation& aggregation) { return data::aggregationName(aggregation); }
    static nlohmann::json writeMore(const grey::Translation& translation) {
        switch (translation.kind) {
            case grey::Translation::Kind::none:
                break;
            case grey::Translation::Kind::automatic:
                return "auto";
            case grey::Translation::Kind::fixed:
                return translation.by;
        }
        return nullptr;
    }
    template <class T>
    static nlohmann::json writeMore(T value) {
        JsonWriter writer;
        fields(writer, value);
        return std::move(writer.m_object);
    }

    nlohmann::json m_object = nlohmann::json::object();
};

/// Reads the fields of a value from a JSON object.
class JsonReader {
public:
    /// Prepares reading the fields of `object`. `where` is the name of the object in remarks: "relations.options"; ""
    /// for the study itself.
    JsonReader(const nlohmann::json& object, std::string where, StudyRemarks& remarks)
        : m_object(object), m_where(std::move(where)), m_remarks(remarks) {}

    template <class T, class... B>
    void operator()(const char* key, T& value, const B&... bounds) {
        if (const auto found = m_object.find(key); found != m_object.end()) {
            const std::string where = m_where.empty() ? key : m_where + "." + key;
            read(*found, where, value, bounds...);
        }
    }

    /// Reads all fields of a value from `j`. If `j` is not an object, adds a remark and returns false.
    template <class T>
    static bool readObject(const nlohmann::json& j, const std::string& where, StudyRemarks& remarks, T& value) {
        if (!j.is_object()) {
            remarks.add(StudyRemark::Kind::wrongType, {where, shown(j), "object"});
            return false;
        }
        JsonReader reader(j, where, remarks);
        fields(reader, value);
        return true;
    }

    /// Returns a value as text for a remark, shortened.
    static std::string shown(const nlohmann::json& j);

private:
    /// Maximum length of a text and of a list that is read. Longer ones would block the window for seconds when a view
    /// shows them.
    static constexpr std::size_t kLongestText = std::size_t{1} << 18U;
    static constexpr std::size_t kLongestList = 100'000;

    bool wrongType(const nlohmann::json& j, const std::string& where, const char* expected) {
        m_remarks.add(StudyRemark::Kind::wrongType, {where, shown(j), expected});
        return false;
    }
    bool read(const nlohmann::json& j, const std::string& where, bool& value);
    bool read(const nlohmann::json& j, const std::string& where, std::string& value);
    bool read(const nlohmann::json& j, const std::string& where, data::Aggregation& value);
    bool read(const nlohmann::json& j, const std::string& where, grey::Translation& value);

    /// Reads a number within bounds. It is compared before it is converted, because converting a double that no integer
    /// can represent is undefined.
    template <class N>
    bool read(const nlohmann::json& j, const std::string& where, N& value, const NumberRange<N>& bounds) {
        if (!j.is_number()) {
            return wrongType(j, where, "number");
        }
        bool good = false;
        if constexpr (std::is_floating_point_v<N>) {
            const double number = j.get<double>();
            good = number >= bounds.low && number <= bounds.high;
            value = good ? number : value;
        } else if (j.is_number_unsigned()) {
            const auto number = j.get<std::uint64_t>();
            good = std::cmp_greater_equal(number, bounds.low) && std::cmp_less_equal(number, bounds.high);
            value = good ? static_cast<N>(number) : value;
        } else if (j.is_number_integer()) {
            const auto number = j.get<std::int64_t>();
            good = std::cmp_greater_equal(number, bounds.low) && std::cmp_less_equal(number, bounds.high);
            value = good ? static_cast<N>(number) : value;
        } else {
            constexpr double kExact = 9007199254740992.0;  // integers below this are exact in a double
            const double number = j.get<double>();
            const bool whole = std::trunc(number) == number && std::fabs(number) < kExact;
            good = whole && std::cmp_greater_equal(static_cast<std::int64_t>(number), bounds.low) &&
                   std::cmp_less_equal(static_cast<std::int64_t>(number), bounds.high);
            value = good ? static_cast<N>(static_cast<std::int64_t>(number)) : value;
        }
        if (!good) {
            m_remarks.add(StudyRemark::Kind::outOfRange,
                          {where, shown(j), rangeText(bounds), JsonReader::shown(JsonWriter::write(value))});
        }
        return good;
    }

    template <class T, class... B>
    bool read(const nlohmann::json& j, const std::string& where, std::optional<T>& value, const B&... bounds) {
        if (j.is_null()) {
            value.reset();
            return true;
        }
        T some{};
        const bool good = read(j, where, some, bounds...);
        value = good ? std::optional<T>(std::move(some)) : value;
        return good;
    }

    /// Reads a list. A list of numbers is read completely or not at all, because positions matter. From other lists,
    /// invalid elements are dropped.
    template <class T, class... B>
    bool read(const nlohmann::json& j, const std::string& where, std::vector<T>& value, const B&... bounds) {
        if (!j.is_array()) {
            return wrongType(j, where, "list");
        }
        if (j.size() > kLongestList) {
            m_remarks.add(StudyRemark::Kind::outOfRange, {where, std::to_string(j.size()) + " entries",
                                                          "0 ... " + std::to_string(kLongestList) + " entries",
                                                          std::to_string(value.size()) + " entries"});
            return false;
        }
        std::vector<T> list;
        for (std::size_t i = 0; i < j.size(); ++i) {
            T each{};
            const bool good = read(j[i], where + "[" + std::to_string(i) + "]", each, bounds...);
            if (!good && std::is_arithmetic_v<T>) {
                return false;
            }
            if (good) {
                list.push_back(std::move(each));
            }
        }
        value = std::move(list);
        return true;
    }

    template <class T>
    bool read(const nlohmann::json& j, const std::string& where, T& value) {
        if constexpr (std::is_enum_v<T>) {
            return take(j, where, value,
                        [&value](const std::string& name) { return base::choiceNamed(namesOf(value), name); });
        } else {
            return readObject(j, where, m_remarks, value);
        }
    }

    /// Reads a value that is given by its name; `named` returns the value for a name.
    template <class T, class Named>
    bool take(const nlohmann::json& j, const std::string& where, T& value, Named named) {
        const auto choice = j.is_string() ? named(j.get_ref<const std::string&>()) : std::nullopt;
        if (!choice) {
            m_remarks.add(StudyRemark::Kind::unknownName, {where, shown(j), shown(JsonWriter::write(value))});
            return false;
        }
        value = *choice;
        return true;
    }

    template <class N>
    static std::string rangeText(const NumberRange<N>& bounds) {
        const auto text = [](N number) {
            if constexpr (std::is_floating_point_v<N>) {
                return base::toText(number);
            } else {
                return std::to_string(number);
            }
        };
        return "[" + text(bounds.low) + ", " + text(bounds.high) + "]";
    }

    const nlohmann::json& m_object;
    std::string m_where;
    StudyRemarks& m_remarks;
};

/// Returns the text under a key of an object; empty if there is none.
[[nodiscard]] std::string textIn(const nlohmann::json& entry, const char* key);

/// Parses JSON text. Error: formatUnknown with line and column, if the text is truncated, its syntax is wrong, it is
/// nested too deeply, or it has too many values for a study.
[[nodiscard]] base::Expected<nlohmann::json> parseJson(std::string_view text, const std::string& path);

/// Returns `now` with the contents of the original file that this version does not know. `base` is the part of the
/// original file `origin` that this version understands. Where `now` equals `base`, the result has the value of
/// `origin`.
[[nodiscard]] nlohmann::json keepUnknown(const nlohmann::json& origin, const nlohmann::json& base,
                                         const nlohmann::json& now);

}  // namespace greyscope::app
