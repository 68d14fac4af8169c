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

// The declaration of an option of an analysis. It contains the member, its names in a study file and on the command
// line, its label in the window, and the condition under which it has an effect. From it are derived: the field of the
// study, the control of the inspector, the chip in the status bar, the option of the command with its help, and the
// text of undo.

namespace greyscope::app {

/// The smallest and the largest value that is allowed; both are included.
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

/// The type of the bounds of an option with values of type T. Numbers, optional numbers and lists of numbers have
/// bounds; other types do not.
template <class T>
struct BoundsOf {
    using Type = std::conditional_t<isNumber<T>, NumberRange<T>, std::monostate>;
};
template <class T>
struct BoundsOf<std::optional<T>> : BoundsOf<T> {};
template <>
struct BoundsOf<std::vector<double>> : BoundsOf<double> {};

/// The declaration of one option: the member `member` of the choices C. A number has bounds; a value of an enumeration
/// has words.
template <class C, class T>
struct Option {
    const char* key;  ///< name in a study file; empty: the value is stored elsewhere in the file
    T C::*member;
    typename BoundsOf<T>::Type bounds = {};
    /// Label in the inspector, in the status bar and in the text of undo; translation context "Options".
    const char* label = "";
    const char* tip = "";
    const char* flag = "";                ///< name on the command line, "--theta"; empty: no command has this option
    const char* help = "";                ///< help text of the command line
    bool (*applies)(const C&) = nullptr;  ///< whether the option has an effect; null: it always has
    /// Name on the command line of the option that determines whether this one has an effect.
    const char* decidedBy = "";
    QString (*words)(T) = nullptr;  ///< returns the words that the window shows for a value; null: there are none
    /// The values of an enumeration that can be chosen (empty: all), or the numbers that the chip lists.
    std::vector<T> offered = {};
    /// What choosing a value in the window changes besides, in the same step of undo; null: nothing.
    void (*then)(C&) = nullptr;
    bool percent = false;   ///< whether the value is a share that is shown and typed as a percentage
    bool bytes = false;     ///< whether the value is a size that can be typed as 64K or 1M
    const char* none = "";  ///< word on the command line for no value
    bool sparse = false;    ///< whether a study file contains the value only if it differs from the default

    [[nodiscard]] bool hasEffect(const C& choices) const { return applies == nullptr || applies(choices); }
    [[nodiscard]] QString name() const { return QCoreApplication::translate("Options", label); }
    [[nodiscard]] QString explanation() const { return QCoreApplication::translate("Options", tip); }
};

/// The declarations of all options of the choices C. It is specialised for each C: rows() returns a tuple with an
/// Option for each option of C.
template <class C>
struct OptionsOf;

template <class C, class Visit>
void eachOption(Visit visit) {
    std::apply([&](const auto&... row) { (visit(row), ...); }, OptionsOf<C>::rows());
}

/// Returns the Option that declares this member of C. There must be one.
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

/// Writes or reads a field that earlier versions do not have. A file contains it only if it differs from `usual`, so
/// that files of older studies do not change.
template <class F, class T, class... B>
void sparseField(F& f, const char* key, T& value, const std::type_identity_t<T>& usual, const B&... bounds) {
    if constexpr (requires { F::kLeavesOutUsual; }) {
        if (value == usual) {
            return;
        }
    }
    f(key, value, bounds...);
}

/// Writes or reads all options of `choices` as fields of a study file.
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

/// Returns the values of an enumeration that the option can have, in the order in which they are offered.
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

/// Returns a value as text, in the spelling of the command line.
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
    } else if constexpr (std::is_same_v<T, std::string>) {
        return base::listPart(value);
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

/// Returns the options as written on the command line ("--theta 0.3"). Only those options of `said` are included that a
/// command has, that have an effect, and that differ from `usual`, the defaults of the command.
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
