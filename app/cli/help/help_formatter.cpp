#include "app/cli/help/help_formatter.h"

#include <QList>
#include <QString>

#include <sstream>
#include <utility>

namespace greyscope::app::cli {

namespace {

std::string replaced(std::string text, const std::string& from, const std::string& to) {
    const std::size_t place = text.find(from);
    return place == std::string::npos ? text : text.replace(place, from.size(), to);
}

/// Returns the width in terminal columns: characters from Hangul on take two.
std::size_t columnsOf(const std::string& text) {
    std::size_t columns = 0;
    for (const char32_t sign : QString::fromStdString(text).toUcs4()) {
        columns += sign < 0x1100 || (sign >= 0x2000 && sign < 0x2E80) ? 1 : 2;
    }
    return columns;
}

}  // namespace

std::string HelpFormatter::heading(std::string text, const std::string& label) const {
    const std::string colon = QString::fromStdString(m_colon).trimmed().toStdString();
    return replaced(std::move(text), '\n' + label + ":\n", '\n' + label + colon + '\n');
}

std::string HelpFormatter::inLine(std::string text, const std::string& label) const {
    return replaced(std::move(text), label + ": ", label + m_colon);
}

std::string HelpFormatter::make_group(std::string group, bool isPositional,
                                      std::vector<const CLI::Option*> options) const {
    return heading(Formatter::make_group(group, isPositional, std::move(options)), group);
}

std::string HelpFormatter::make_usage(const CLI::App* app, std::string name) const {
    return inLine(Formatter::make_usage(app, std::move(name)), get_label("Usage"));
}

std::string HelpFormatter::make_subcommands(const CLI::App* app, CLI::AppFormatMode mode) const {
    std::string text = Formatter::make_subcommands(app, mode);
    for (const CLI::App* command : app->get_subcommands({})) {
        text = heading(std::move(text), command->get_group());
    }
    return text;
}

std::string HelpFormatter::make_option(const CLI::Option* option, bool isPositional) const {
    const std::string name = make_option_name(option, isPositional) + make_option_opts(option);
    const std::size_t columns = columnsOf(name);
    const bool besides = columns + 2 < column_width_;  // otherwise the description begins on a new line
    std::ostringstream out;
    CLI::detail::format_help(out, name, make_option_desc(option),
                             column_width_ + (besides ? name.size() - columns : 0));
    return out.str();
}

std::string HelpFormatter::make_option_opts(const CLI::Option* option) const {
    return inLine(inLine(Formatter::make_option_opts(option), get_label("Needs")), get_label("Excludes"));
}

}  // namespace greyscope::app::cli
