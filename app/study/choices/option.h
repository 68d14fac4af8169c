#pragma once

#include <QCoreApplication>
#include <QString>

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "app/study/choices/choice_names.h"
#include "core/base/error.h"
#include "core/base/list_text.h"
#include "core/base/names.h"

// An option of an analysis, declared once. Its row contains the member, its names in a study file and on the command
// line, its label in the window and the condition under which it has an effect. The field of the study, the control of
// the inspector, the chip at the foot, the option of the command with its help, and the text of undo are derived from
// the row.

namespace greyscope::app {

/// The smallest and the largest allowed value, both included.
template <class N>
struct NumberRange {
    N low, high;
};

inline constexpr NumberRange<double> kAnyNumber{-1e300, 1e300};
inline constexpr NumberRange<double> kNotNegative{0.0, 1e300};
inline constexpr NumberRange<double> kShare{0.0, 1.0};
inline constexpr NumberRange<double> kAboveZeroToOne{1e-300, 1.0};
inline constexpr NumberRange<double> kBetweenZeroAndOne{1e-9, 1.0 - 1e-9};
inline constexpr NumberRange<std::size_t> kCount{0, 1000000};
inline constexpr NumberRange<std::size_t> kOneOrMore{1, 1000000};
inline constexpr NumberRange<std::size_t> kFolds{2, 1000000};
inline constexpr NumberRange<int> kDecimals{1, 6};
inline constexpr NumberRange<double> kPoints{0.05, 100.0};
inline constexpr NumberRange<double> kMillimetres{10.0, 2000.0};
inline constexpr NumberRange<std::int64_t> kBytes{1, std::int64_t{1} << 50};
inline constexpr NumberRange<std::uint64_t> kSeed{0, std::numeric_limits<std::uint64_t>::max()};

template <class T>
inline constexpr bool isNumber = std::is_arithmetic_v<T> && !std::is_same_v<T, bool>;

/// The type of the bounds of an option. Numbers, optional numbers and lists of numbers have bounds; other types do not.
template <class T>
struct BoundsOf {
    using Type = std::conditional_t<isNumber<T>, NumberRange<T>, std::monostate>;
};
template <class T>
struct BoundsOf<std::optional<T>> : BoundsOf<T> {};
template <>
struct BoundsOf<std::vector<double>> : BoundsOf<double> {};

/// The option `member` of the choices C. A number has bounds; a value of an enumeration has words.
template <class C, class T>
struct Option {
    const char* key;  ///< in a study file; empty: stored elsewhere in the file
    T C::*member;
    typename BoundsOf<T>::Type bounds = {};
    const char* label = "";  ///< in the inspector, at the foot and in the text of undo; translation context "Options"
    const char* tip = "";
    const char* flag = "";                ///< on the command line, "--theta"; empty: no command has this option
    const char* help = "";                ///< help text of the command line
    bool (*applies)(const C&) = nullptr;  ///< whether the option has an effect; null: always
    const char* decidedBy = "";     ///< the option on the command line that determines whether this one has an effect
    QString (*words)(T) = nullptr;  ///< words in the window for a value of an enumeration or a number; null: none
    /// The values of an enumeration that can be chosen, or the numbers in the chip's list.
    std::vector<T> offered = {};
    bool percent = false;   ///< a share that is shown and typed as a percentage
    bool bytes = false;     ///< a size that is typed as 64K or 1M
    const char* none = "";  ///< spelling of an absent value on the command line
    bool sparse = false;    ///< a study file contains it only if it differs from the default

    [[nodiscard]] bool hasEffect(const C& choices) const { return applies == nullptr || applies(choices); }
    [[nodiscard]] QString name() const { return QCoreApplication::translate("Options", label); }
    [[nodiscard]] QString explanation() const { return QCoreApplication::translate("Options", tip); }
};

/// Specialised for each type of choices C: rows() returns a tuple with one Option for each option of C.
template <class C>
struct OptionsOf;

template <class C, class Visit>
void eachOption(Visit visit) {
    std::apply([&](const auto&... row) { (visit(row), ...); }, OptionsOf<C>::rows());
}

/// Returns the row that declares this member. Every member that is passed must have one.
template <class C, class T>
const Option<C, T>& optionOf(T C::*member) {
    const Option<C, T>* found = nullptr;
    eachOption<C>([&](const auto& row) {
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(row)>, Option<C, T>>) {
            found = row.member == member ? &row : found;
        }
    });
    Q_ASSERT(found != nullptr);
    return *found;
}

/// A field of a later version: a file contains it only if it differs from `usual`, so that files of older studies do
/// not change.
template <class F, class T, class... B>
void sparseField(F& f, const char* key, T& value, const std::type_identity_t<T>& usual, const B&... bounds) {
    if constexpr (requires { F::kLeavesOutUsual; }) {
        if (value == usual) {
            return;
        }
    }
    f(key, value, bounds...);
}

/// Writes or reads all options of `choices` as fields of a study.
template <class F, class C>
void optionFields(F& f, C& choices) {
    eachOption<std::remove_const_t<C>>([&](const auto& row) {
        if (*row.key == '\0') {
            return;
        }
        const auto field = [&](auto&... more) {
            row.sparse ? sparseField(f, row.key, choices.*row.member, C().*row.member, more...)
                       : f(row.key, choices.*row.member, more...);
        };
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(row.bounds)>, std::monostate>) {
            field();
        } else {
            field(row.bounds);
        }
    });
}

/// Returns the values that an enumerated option can have, in the order in which they are offered.
template <class C, class T>
std::vector<T> valuesOf(const Option<C, T>& row) {
    std::vector<T> values = row.offered;
    if (values.empty()) {
        for (const auto& [value, name] : namesOf(T{})) {
            values.push_back(value);
        }
    }
    return values;
}

/// Returns the value as the command line spells it.
template <class C, class T>
std::string optionText(const Option<C, T>& row, T value) {
    if constexpr (std::is_enum_v<T>) {
        return base::nameOf(namesOf(value), value);
    } else if constexpr (std::is_floating_point_v<T>) {
        return row.percent ? base::toText(std::round(1e8 * value) / 1e6) + "%" : base::toText(value);
    } else if constexpr (std::is_same_v<T, std::optional<double>>) {
        return value ? base::toText(*value) : row.none;
    } else if constexpr (std::is_same_v<T, std::optional<std::int64_t>>) {
        return value ? std::to_string(*value) : row.none;
    } else if constexpr (std::is_same_v<T, std::vector<std::string>> || std::is_same_v<T, std::vector<double>>) {
        std::string text;
        for (const auto& part : value) {
            text += text.empty() ? "" : ",";
            if constexpr (std::is_same_v<T, std::vector<double>>) {
                text += base::toText(part);
            } else {
                text += base::listPart(part);
            }
        }
        return text;
    } else {
        return std::to_string(value);
    }
}

/// Returns a text such as "--theta 0.3" for each option that a command has, that has an effect in `said`, and that
/// differs from the command's default.
template <class C>
std::vector<std::string> optionTexts(const C& said, const C& usual) {
    std::vector<std::string> texts;
    eachOption<C>([&](const auto& row) {
        const auto& value = said.*row.member;
        if (*row.flag == '\0' || !row.hasEffect(said) || value == usual.*row.member) {
            return;
        }
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(value)>, bool>) {
            texts.emplace_back(row.flag);
        } else {
            texts.push_back(row.flag + (' ' + optionText(row, value)));
        }
    });
    return texts;
}

}  // namespace greyscope::app
