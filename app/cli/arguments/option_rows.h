#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "app/cli/arguments/option_values.h"
#include "app/study/choices/book.h"
#include "app/study/choices/option.h"
#include "core/base/contains.h"

namespace greyscope::app::cli {

template <class C, class T>
void declareOption(CLI::App& app, const Option<C, T>& row, T& value) {
    if constexpr (std::is_enum_v<T>) {
        base::Names<T> names;
        for (const auto& [choice, name] : namesOf(value)) {
            if (row.offered.empty() || base::contains(row.offered, choice)) {
                names.emplace_back(choice, name);
            }
        }
        showDefault(declareChoice(app, row.flag, value, names, row.help), optionText(row, value));
    } else if constexpr (std::is_same_v<T, bool>) {
        declareFlag(app, row.flag, value, row.help);
    } else if constexpr (std::is_same_v<T, std::string>) {
        declareName(app, row.flag, value, row.help);
    } else if constexpr (std::is_same_v<T, std::optional<double>>) {
        declareNumber(app, row.flag, value, row.help, row.none);
    } else if constexpr (std::is_same_v<T, std::vector<std::string>>) {
        declareList(app, row.flag, value, row.help);
    } else if constexpr (std::is_same_v<T, std::vector<double>>) {
        declareNumbers(app, row.flag, value, row.help);
    } else if constexpr (std::is_same_v<T, std::int64_t> || std::is_same_v<T, std::optional<std::int64_t>>) {
        row.bytes ? declareBytes(app, row.flag, value, row.help)
                  : declareCount(app, row.flag, value, row.help, row.bounds.low);
    } else if constexpr (std::is_floating_point_v<T>) {
        row.percent ? declareShare(app, row.flag, value, row.help) : declareNumber(app, row.flag, value, row.help);
    } else {
        declareCount(app, row.flag, value, row.help, row.bounds.low);
    }
}

/// Declares the options of C that have a name on the command line. `choices` contains the default values; values that
/// are given replace them.
template <class C>
void declareOptions(CLI::App& app, C& choices) {
    eachOption<C>([&](const auto& row) {
        if (*row.flag != '\0') {
            declareOption(app, row, choices.*row.member);
        }
    });
}

/// Declares --book, which sets conventions that other options can change.
inline void declareBook(CLI::App& app, Book& book) {
    showDefault(declareChoice(app, "--book", book, bookNames(),
                              "Textbook whose conventions are followed unless other options differ"),
                base::nameOf(bookNames(), book));
}

/// Declares the options of C, and reports those that were given but have no effect because of another option.
template <class C>
class OptionRows {
public:
    /// Declares the options; `usual` contains the default values.
    void declare(CLI::App& app, const C& usual = {}) {
        m_app = &app;
        m_given = usual;
        declareOptions(app, m_given);
    }

    [[nodiscard]] bool isGiven(const char* flag) const { return *flag != '\0' && cli::isGiven(*m_app, flag); }

    /// Returns `choices` with the values that were given. Error: optionConflict if a given option has no effect because
    /// of another option. `beside` is the name of that option in the message, if it is not an option of C.
    [[nodiscard]] base::Expected<C> onto(C choices, const std::string& beside = {}) const {
        eachOption<C>([&](const auto& row) {
            if (isGiven(row.flag)) {
                choices.*row.member = m_given.*row.member;
            }
        });
        base::Expected<void> good;
        eachOption<C>([&](const auto& row) {
            if (good && isGiven(row.flag) && !row.hasEffect(choices)) {
                good = base::fail(base::ErrorCode::optionConflict,
                                  {row.flag, beside.empty() ? spelt(choices, row.decidedBy) : beside});
            }
        });
        return good ? base::Expected<C>(std::move(choices)) : tl::unexpected(good.error());
    }

private:
    /// Returns an option with its value, as written on the command line: "--method deng".
    [[nodiscard]] static std::string spelt(const C& choices, std::string_view flag) {
        std::string text(flag);
        eachOption<C>([&](const auto& row) {
            if (row.flag == flag) {
                text += ' ' + optionText(row, choices.*row.member);
            }
        });
        return text;
    }

    CLI::App* m_app = nullptr;
    C m_given;
};

}  // namespace greyscope::app::cli
