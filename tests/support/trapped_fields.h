#pragma once

#include <optional>
#include <set>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "app/study/choices/study_fields.h"

namespace greyscope::test {

/// Would be a script, a picture, an attribute, a command of TeX or the end of what it stands in, if it were taken for
/// anything but text. No control, which would be shown as a sign.
inline const std::string kTrap =
    R"(</code></title></style></script>]]>--><script>alert(1)</script><img src=x onerror=alert(2)>" onload="x' $&%1\write18{x}
\write18{y})";

/// Puts the trap into every text of a value, by its list of fields. A list or a choice that is empty gets an entry
/// first; a text that holds the trap already names something of the study, and stays.
class TrappedFields {
public:
    template <class T, class... B>
    void operator()(const char* key, T& value, const B&... /*bounds*/) {
        if (m_only.empty() || m_only.contains(key)) {
            const std::set<std::string> only = std::exchange(m_only, {});
            fill(value);
            m_only = only;
        }
    }
    /// Of the fields of these names alone, with all that is in them; empty: of all.
    explicit TrappedFields(std::set<std::string> only = {}) : m_only(std::move(only)) {}

private:
    void fill(std::string& text) { text = text.find(kTrap) == std::string::npos ? kTrap + text : text; }
    template <class T>
    void fill(std::vector<T>& list) {
        if constexpr (!std::is_arithmetic_v<T> && !std::is_enum_v<T>) {
            if (list.empty()) {
                list.emplace_back();
            }
            for (T& each : list) {
                fill(each);
            }
        }
    }
    template <class T>
    void fill(std::optional<T>& choice) {
        if constexpr (!std::is_arithmetic_v<T> && !std::is_enum_v<T>) {
            if (!choice) {
                choice.emplace();
            }
            fill(*choice);
        }
    }
    void fill(grey::Translation& /*translation*/) {}
    void fill(data::Aggregation& /*aggregation*/) {}
    template <class T>
    void fill(T& value) {
        if constexpr (!std::is_arithmetic_v<T> && !std::is_enum_v<T>) {
            using app::fields;
            fields(*this, value);
        }
    }

    std::set<std::string> m_only;
};

/// The names of a study's own fields.
class FieldNames {
public:
    template <class T, class... B>
    void operator()(const char* key, T& /*value*/, const B&... /*bounds*/) {
        names.insert(key);
    }
    std::set<std::string> names;
};

}  // namespace greyscope::test
