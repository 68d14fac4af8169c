#pragma once

#include <QTranslator>

#include <memory>
#include <string>

namespace CLI {
class App;
}

namespace greyscope::app::cli {

/// Returns the code of the program's language that the environment selects with LANGUAGE, LC_ALL, LC_MESSAGES and LANG,
/// as gettext does. "en" if none is selected.
[[nodiscard]] std::string helpLanguage();

/// Translates the help. Messages, output and the names of options are not translated.
class HelpWords {
public:
    explicit HelpWords(const std::string& language);

    /// Returns the translation; the English text if there is none.
    [[nodiscard]] std::string operator()(const std::string& english) const;
    /// Translates the descriptions of all commands and the headings of the help.
    void translate(CLI::App& application) const;

private:
    [[nodiscard]] std::string words(const char* english) const;
    /// Returns a list with the separators of the language.
    [[nodiscard]] std::string listIn(const std::string& english) const;
    void translateOne(CLI::App& app) const;

    std::unique_ptr<QTranslator> m_translator;
};

}  // namespace greyscope::app::cli
