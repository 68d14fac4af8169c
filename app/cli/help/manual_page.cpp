#include "app/cli/help/manual_page.h"

#include <algorithm>
#include <cstdint>
#include <string_view>

#include "core/base/utf8.h"

namespace greyscope::app::cli {

namespace {

/// Returns roff's name of a character beyond ASCII: \[u03C1].
std::string namedCharacter(std::uint32_t code) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string name = "]";
    for (int place = 0; place < 4 || code > 0; ++place) {
        name.insert(name.begin(), digits[code & 0xFU]);
        code >>= 4U;
    }
    return "\\[u" + name;
}

/// Escapes a text: no macro at the start of a line, no escape, no typographic dash. Lists of values may break after |.
std::string plain(std::string_view text) {
    std::string safe;
    bool lineStart = true;
    while (!text.empty()) {
        const std::size_t length = std::max<std::size_t>(base::utf8Length(text), 1);
        const char c = text[0];
        if (lineStart && (c == '.' || c == '\'')) {
            safe += "\\&";
        }
        lineStart = c == '\n';
        safe += length > 1  ? namedCharacter(base::utf8Code(text.substr(0, length)))
                : c == '\\' ? std::string("\\e")
                : c == '-'  ? std::string("\\-")
                : c == '|'  ? std::string("|\\:")
                            : std::string{c};
        text.remove_prefix(length);
    }
    return safe;
}

std::string bold(const std::string& text) {
    return "\\fB" + plain(text) + "\\fR";
}

std::string italic(const std::string& text) {
    return "\\fI" + plain(text) + "\\fR";
}

/// Returns a sentence with a text in its gap.
std::string inPlace(std::string sentence, const std::string& text) {
    const std::size_t gap = sentence.find("%1");
    return gap == std::string::npos ? sentence : sentence.replace(gap, 2, text);
}

std::string optionText(const OptionDescription& option, const HelpWords& say) {
    std::string text = ".TP\n";
    for (const std::string& name : option.names) {
        text += (&name == &option.names.front() ? "" : ", ") + (option.isArgument ? italic(name) : bold(name));
    }
    text += option.isArgument && option.isRepeatable ? " ..." : "";
    if (!option.value.empty() && !option.isArgument) {
        text += " " + italic(option.value);
    }
    text += "\n" + plain(inPlace(say("%1."), option.meaning));
    text += option.isRequired ? " " + plain(say("Required.")) : "";
    if (!option.usual.empty()) {
        text += " " + plain(inPlace(say("Default: %1."), option.usual));
    }
    return text + "\n";
}

std::string commandText(const CommandDescription& command, const HelpWords& say) {
    std::string text =
        ".SS " + plain("greyscope " + command.name) + "\n" + plain(inPlace(say("%1."), command.summary)) + "\n";
    for (const OptionDescription& option : command.options) {
        text += optionText(option, say);
    }
    return text + (command.footer.empty() ? "" : ".PP\n.nf\n" + plain(command.footer) + "\n.fi\n");
}

}  // namespace

std::string manualPage(const ProgramDescription& program, const HelpWords& say) {
    const std::string& about = program.program.summary;
    std::string text = ".\\\" written by \"greyscope manual\"\n.TH GREYSCOPE 1 \"\" \"" + plain(program.version) +
                       "\" \"\"\n.ad l\n.SH NAME\ngreyscope \\- " + plain(about.substr(0, about.find('\n'))) +
                       "\n.SH SYNOPSIS\n" + bold("greyscope") + " [" + italic("FILE") + " | " + bold("--sample") +
                       "]\n.br\n" + bold("greyscope") + " " + italic("COMMAND") + " [" + italic("FILE") + " ...] [" +
                       italic("OPTIONS") + "]\n.SH DESCRIPTION\n" + plain(about) + "\n.PP\n" +
                       plain(program.program.footer) + "\n.SH OPTIONS\n";
    for (const OptionDescription& option : program.program.options) {
        text += optionText(option, say);
    }
    text += ".SH COMMANDS\n";
    for (const CommandDescription& command : program.commands) {
        text += commandText(command, say);
    }
    return text;
}

}  // namespace greyscope::app::cli
