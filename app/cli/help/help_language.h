#pragma once

#include <QTranslator>

#include <memory>
#include <string>

namespace CLI {
class App;
}

namespace greyscope::app::cli {

/// The code of the language that the environment asks for, among those of the program: as gettext has it, by LANGUAGE,
/// LC_ALL, LC_MESSAGES and LANG. "en" where it asks for none of them.
[[nodiscard]] std::string helpLanguage();

/// Says the help in a language. Messages, output and the names of options are not help: they stay as they are.
class HelpWords {
public:
    explicit HelpWords(const std::string& language);

    /// English where the language has no words for it.
    [[nodiscard]] std::string operator()(const std::string& english) const;
    /// The descriptions of a command line with all its commands, and the headings of its help.
    void translate(CLI::App& application) const;

private:
    [[nodiscard]] std::string words(const char* english) const;
    /// The same list with the language's signs between its words.
    [[nodiscard]] std::string listIn(const std::string& english) const;
    void translateOne(CLI::App& app) const;

    std::unique_ptr<QTranslator> m_translator;
};

}  // namespace greyscope::app::cli
