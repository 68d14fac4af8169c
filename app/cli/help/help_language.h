#pragma once

#include <QTranslator>

#include <memory>
#include <string>

namespace CLI {
class App;
}

namespace greyscope::app::cli {

/// Returns the language of the help, by its code. It is selected by the environment variables LANGUAGE, LC_ALL,
/// LC_MESSAGES and LANG, as in gettext; "en" if they select no language of the program.
[[nodiscard]] std::string helpLanguage();

/// Translates the texts of the help. Messages, output and the names of options are not translated.
class HelpWords {
public:
    explicit HelpWords(const std::string& language);

    /// Returns the translation of a text; the English text if there is none.
    [[nodiscard]] std::string operator()(const std::string& english) const;
    /// Translates the descriptions of all commands and the headings of the help.
    void translate(CLI::App& application) const;

private:
    [[nodiscard]] std::string words(const char* english) const;
    /// Returns a list of words with the separators of the language instead of the English ones.
    [[nodiscard]] std::string listIn(const std::string& english) const;
    void translateOne(CLI::App& app) const;

    std::unique_ptr<QTranslator> m_translator;
};

}  // namespace greyscope::app::cli
