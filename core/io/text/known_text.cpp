#include "core/io/text/known_text.h"

#include <algorithm>
#include <array>
#include <initializer_list>

#include "core/base/lines.h"
#include "core/base/text.h"
#include "core/io/cells/rank_tag.h"

namespace greyscope::io {

using base::trimmed;

namespace {

/// A line of a program that begins with `first` and contains `then` further on.
struct Mark {
    std::string_view program;
    std::string_view first;
    std::string_view then;
};

constexpr std::array marks{
    Mark{"iozone", "Iozone: Performance Test of File I/O", ""},
    Mark{"IOR", "IOR-", "MPI Coordinated Test of Parallel I/O"},
    Mark{"IOR", "IOR START", ""},
    Mark{"IOR", "", "summaryFormat=CSV"},  // 3.2 and 3.3 print values without separators
    Mark{"mdtest", "mdtest-", "was launched with"},
    Mark{"IO500", "IO500 version ", ""},
    Mark{"IO500", "[RESULT]", ""},
    Mark{"obdfilter-survey", "ost ", " rsz "},
    Mark{"obdfilter-survey", "=====", "> ost "},
    Mark{"sgpdd-survey", "dev ", " crg "},
    Mark{"sgpdd-survey", "total_size ", " crg "},
    Mark{"fio", "", ": (g=0): rw="},
    Mark{"fio", "", ": (groupid="},
    Mark{"fio", "Run status group ", ""},
    Mark{"elbencho", "OPERATION ", "RESULT TYPE"},
    Mark{"vdbench", "Vdbench distribution:", ""},
    Mark{"vdbench", "", "Starting RD="},
    Mark{"vdbench", "tod ", "Interval"},
    Mark{"vdbench", "", "interval        i/o   MB/sec"},
    Mark{"sysbench", "sysbench 0.", "evaluation benchmark"},
    Mark{"sysbench", "sysbench 1.", "(using "},
    Mark{"YCSB", "[OVERALL], ", ""},
    Mark{"pgbench", "transaction type:", ""},
    Mark{"ab", "This is ApacheBench", ""},
    Mark{"wrk", "Running ", "test @ "},
    Mark{"stress-ng", "stress-ng:", "bogo ops real time"},
    Mark{"rados", "sec Cur ops", "avg MB/s"},
    Mark{"nccl-tests", "# ", "algbw   busbw"},
    Mark{"JMH", "Benchmark ", " Mode  "},
    Mark{"darshan-parser", "# darshan log version:", ""},
};

bool beginsWithOneOf(std::string_view text, std::initializer_list<std::string_view> words) {
    return std::any_of(words.begin(), words.end(), [&](std::string_view word) { return text.starts_with(word); });
}

std::string_view programOf(std::string_view line) {
    const auto mark = std::find_if(marks.begin(), marks.end(), [&](const Mark& m) {
        return line.starts_with(m.first) && line.find(m.then, m.first.size()) != std::string_view::npos;
    });
    const bool comment = line.starts_with('#') && (mark == marks.end() || !mark->first.starts_with('#'));
    return comment ? "" : mark != marks.end() ? mark->program : isFioTerse(line) ? "fio" : "";
}

/// Whether the text is an INI file: "[section]" alone in the first nonempty line, and "key = value" in the next.
bool isIni(std::string_view text) {
    int found = 0;
    while (!text.empty() && found < 2) {
        const std::string_view line = trimmed(base::takeLine(text));
        if (line.empty() || line.front() == '#' || line.front() == ';') {
            continue;
        }
        const bool section = line.front() == '[' && line.find_first_of("],") == line.size() - 1 && line.back() == ']';
        const bool pair = line.find('=') != std::string_view::npos && line.find_first_of(",;\t|") > line.find('=');
        if (!(found == 0 ? section : section || pair)) {
            return false;
        }
        ++found;
    }
    return found == 2;
}

/// Whether the text begins like JSON; "[time],rate" does not.
bool isJson(std::string_view text) {
    text = trimmed(text);
    if (text.empty() || (text.front() != '{' && text.front() != '[')) {
        return false;
    }
    const bool list = text.front() == '[';
    const std::string_view inside = trimmed(text.substr(1));
    if (!list) {
        return inside.empty() || beginsWithOneOf(inside, {"\"", "}"});
    }
    return inside.empty() || std::string_view("{[]\"-0123456789").find(inside.front()) != std::string_view::npos ||
           beginsWithOneOf(inside, {"true,", "true]", "false,", "false]", "null,", "null]"});
}

/// Whether the text begins like XML or HTML; a column named "<rank>" does not.
bool isMarkup(std::string_view text) {
    text = trimmed(text);
    const std::string_view line = trimmed(base::firstLine(text));
    if (line.empty() || line.front() != '<' || line.back() != '>') {
        return beginsWithOneOf(text, {"<?xml", "<!", "<html", "<HTML"});
    }
    // Column names in angle brackets are separated by delimiters.
    std::size_t end = line.find('>');
    while (end + 1 < line.size() && std::string_view(",;\t|").find(line[end + 1]) == std::string_view::npos) {
        end = line.find('>', end + 1);
    }
    return end + 1 == line.size();
}

}  // namespace

bool isFioTerse(std::string_view line) {
    if (line.starts_with("2;")) {
        return line.find("%=") != std::string_view::npos;
    }
    return line.size() > 6 && line[0] >= '3' && line[0] <= '5' && line.substr(1).starts_with(";fio-");
}

bool isProgramMessage(std::string_view line) {
    constexpr std::array<std::string_view, 7> words{"error", "warning", "abort", "failed", "fatal", "killed", "signal"};
    if (line.starts_with('+') || line.starts_with('#')) {
        return false;  // a trace of the shell, a comment
    }
    const std::string start = base::lowered(line.substr(0, 60));
    return std::any_of(words.begin(), words.end(),
                       [&](std::string_view word) { return start.find(word) != std::string::npos; });
}

std::string readerOfProgram(std::string_view program) {
    constexpr std::string_view parser = "-parser";  // "darshan-parser"
    return base::lowered(program.ends_with(parser) ? program.substr(0, program.size() - parser.size()) : program);
}

std::string_view programPrinting(std::string_view line) {
    return programOf(trimmed(line));
}

bool hasLineOf(std::string_view program, std::string_view words, std::string_view firstBytes) {
    for (std::size_t at = firstBytes.find(words); at != std::string_view::npos;) {
        const std::size_t begin = firstBytes.substr(0, at).find_last_of("\r\n") + 1;  // npos + 1 is 0: the start
        const std::size_t end = std::min(firstBytes.find_first_of("\r\n", at), firstBytes.size());
        if (programPrinting(withoutRankTag(firstBytes.substr(begin, end - begin))) == program) {
            return true;
        }
        at = firstBytes.find(words, end);
    }
    return false;
}

std::string_view seemsToBe(std::string_view firstBytes) {
    for (std::string_view rest = firstBytes; !rest.empty();) {
        if (const std::string_view program = programOf(trimmed(base::takeLine(rest))); !program.empty()) {
            return program;
        }
    }
    return isJson(firstBytes) ? "JSON" : isMarkup(firstBytes) ? "XML" : isIni(firstBytes) ? "INI" : "";
}

}  // namespace greyscope::io
