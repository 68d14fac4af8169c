#include "app/cli/help/help_language.h"

#include <QLocale>

#include <algorithm>
#include <string_view>

#include <CLI/CLI.hpp>

#include "app/cli/help/help_formatter.h"
#include "app/cli/help/help_texts.h"
#include "widgets/common/language.h"

namespace greyscope::app::cli {

namespace {

constexpr const char* kContext = "Help";
constexpr std::string_view kGap = "%1";

/// Headings set by the library.
constexpr const char* kLabels[] = {
    QT_TRANSLATE_NOOP("Help", "Usage"),       QT_TRANSLATE_NOOP("Help", "OPTIONS"),
    QT_TRANSLATE_NOOP("Help", "SUBCOMMAND"),  QT_TRANSLATE_NOOP("Help", "Options"),
    QT_TRANSLATE_NOOP("Help", "Subcommands"), QT_TRANSLATE_NOOP("Help", "Positionals"),
    QT_TRANSLATE_NOOP("Help", "REQUIRED"),    QT_TRANSLATE_NOOP("Help", "Needs"),
};
/// After a heading, and between a word and its explanation.
constexpr const char* kColon = QT_TRANSLATE_NOOP("Help", ": ");
/// Separates the words of a list.
constexpr const char* kComma = QT_TRANSLATE_NOOP("Help", ", ");
/// Texts of the manual page.
[[maybe_unused]] constexpr const char* kManual[] = {QT_TRANSLATE_NOOP("Help", "%1."),
                                                    QT_TRANSLATE_NOOP("Help", "Required."),
                                                    QT_TRANSLATE_NOOP("Help", "Default: %1.")};

/// Returns the text in the gap of a pattern; the whole text if it does not match.
std::string_view gapOf(std::string_view pattern, std::string_view text) {
    const std::size_t gap = pattern.find(kGap);
    if (gap == std::string_view::npos) {
        return text;
    }
    const std::string_view before = pattern.substr(0, gap);
    const std::string_view behind = pattern.substr(gap + kGap.size());
    const bool fits = text.size() > before.size() + behind.size() && text.starts_with(before) && text.ends_with(behind);
    return fits ? text.substr(before.size(), text.size() - before.size() - behind.size()) : text;
}

std::string environment(const char* name) {
    return qgetenv(name).toStdString();
}

/// Returns "zh_CN" for "zh_CN.UTF-8".
std::string programLanguage(const std::string& wanted) {
    const QString name = QString::fromStdString(wanted.substr(0, wanted.find_first_of(".@")));
    return widgets::languageFor(QLocale(name)).value_or(QString()).toStdString();
}

}  // namespace

std::string helpLanguage() {
    std::string locale;
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        locale = locale.empty() ? environment(name) : locale;
    }
    if (locale.empty() || locale == "C" || locale == "POSIX" || locale.starts_with("C.")) {
        return "en";
    }
    std::string wanted = environment("LANGUAGE");
    wanted += ':' + locale;
    for (std::size_t begin = 0; begin < wanted.size();) {
        const std::size_t end = std::min(wanted.find(':', begin), wanted.size());
        const std::string each = wanted.substr(begin, end - begin);
        if (std::string code = each.empty() ? std::string() : programLanguage(each); !code.empty()) {
            return code;
        }
        begin = end + 1;
    }
    return "en";
}

HelpWords::HelpWords(const std::string& language)
    : m_translator(widgets::translatorOf(QString::fromStdString(language))) {}

std::string HelpWords::words(const char* english) const {
    const QString said = m_translator->translate(kContext, english);
    return said.isEmpty() ? std::string(english) : said.toStdString();
}

std::string HelpWords::listIn(const std::string& english) const {
    return QString::fromStdString(english)
        .replace(QLatin1String(kComma), QString::fromStdString(words(kComma)))
        .toStdString();
}

std::string HelpWords::operator()(const std::string& english) const {
    for (const char* text : helpTexts()) {
        if (english == text) {
            return words(text);
        }
        if (const std::string_view gap = gapOf(text, english); gap.size() < english.size()) {
            std::string said = words(text);
            const std::size_t place = said.find(kGap);
            return place == std::string::npos ? english : said.replace(place, kGap.size(), listIn(std::string(gap)));
        }
    }
    return words(english.c_str());
}

void HelpWords::translateOne(CLI::App& app) const {
    app.description((*this)(app.get_description()));
    app.footer((*this)(app.get_footer()));
    app.group((*this)(app.get_group()));
    for (CLI::Option* option : app.get_options()) {
        option->description((*this)(option->get_description()));
        option->group((*this)(option->get_group()));
    }
}

void HelpWords::translate(CLI::App& application) const {
    const auto formatter = std::make_shared<HelpFormatter>(words(kColon));
    for (const char* label : kLabels) {
        formatter->label(label, words(label));
    }
    translateOne(application);
    application.formatter(formatter);
    for (CLI::App* command : application.get_subcommands([](CLI::App*) { return true; })) {
        translateOne(*command);
        command->formatter(formatter);
    }
}

}  // namespace greyscope::app::cli
