#include "core/io/tools/fio/fio_reader.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/base/lines.h"
#include "core/base/text.h"
#include "core/base/try.h"
#include "core/data/columns/cell_text.h"
#include "core/io/json/json_text.h"
#include "core/io/text/known_text.h"
#include "core/io/tools/fio/fio_bins.h"
#include "core/io/tools/fio/fio_json.h"
#include "core/io/tools/fio/fio_log.h"
#include "core/io/tools/fio/fio_text.h"

namespace greyscope::io {

using base::Expected;

namespace {

constexpr std::string_view versionKey = "\"fio version\"";

bool isDocument(std::string_view object) {
    return object.find(versionKey) != std::string_view::npos ||
           object.find("\"client_stats\"") != std::string_view::npos;
}

/// All values of the key, as written in the text.
std::vector<std::string_view> valuesOf(std::string_view text, std::string_view key) {
    std::vector<std::string_view> values;
    for (std::size_t at = text.find(key); at != std::string_view::npos; at = text.find(key, at)) {
        at = std::min(text.find_first_not_of(" :", at + key.size()), text.size());
        const std::size_t end =
            text[std::min(at, text.size() - 1)] == '{' ? text.find('}', at) : text.find_first_of(",}\n", at);
        values.push_back(text.substr(at, std::min(end, text.size()) - at));
    }
    return values;
}

double greatestOf(const std::vector<std::string_view>& numbers) {
    double greatest = 0.0;
    for (const std::string_view number : numbers) {
        greatest = std::max(greatest, data::numberIn(base::trimmed(number)).value_or(0.0));
    }
    return greatest;
}

/// Time at which a document was written, in milliseconds.
double timeOf(std::string_view document) {
    const double exact = greatestOf(valuesOf(document, "\"timestamp_ms\""));
    return exact > 0.0 ? exact : 1e3 * greatestOf(valuesOf(document, "\"timestamp\""));
}

/// Whether a document is an earlier state of the run in `next`: with --status-interval, a run writes a document
/// repeatedly. Another run has other options, or enough time has passed for a whole run since the previous document.
bool isEarlierState(std::string_view document, std::string_view next) {
    for (const char* key : {"\"global options\"", "\"jobname\"", "\"job options\""}) {
        if (valuesOf(document, key) != valuesOf(next, key)) {
            return false;
        }
    }
    // Jobs may run one after the other; the elapsed time is rounded up to seconds.
    const double lasted =
        std::max(greatestOf(valuesOf(next, "\"runtime\"")), 1e3 * (greatestOf(valuesOf(next, "\"elapsed\"")) - 1.0));
    const double between = timeOf(next) - timeOf(document);
    return between <= 0.0 || between < lasted;
}

template <class Take>
void eachLine(std::string_view text, std::size_t number, const Take& take) {
    for (; !text.empty(); ++number) {
        take(base::takeLine(text), number);
    }
}

Expected<Imported> readDocuments(const std::string& text, const std::vector<std::string_view>& documents,
                                 const std::string& path, const ReadOptions& options, base::Progress& progress) {
    FioTable table(options);
    const std::string_view whole(text);
    std::size_t done = 0;
    std::size_t line = 1;
    const auto passOver = [&](std::size_t end) {
        const std::string_view between = whole.substr(done, end - done);
        eachLine(between, line, [&](std::string_view each, std::size_t number) {
            const std::string_view said = base::trimmed(each);
            table.table().skip(said.empty() ? ProblemKind::blankLine : ProblemKind::otherLine, number, said);
        });
    };
    bool further = false;
    for (auto each = documents.begin(); each != documents.end(); ++each) {
        const std::string_view document = *each;
        const auto begin = static_cast<std::size_t>(document.data() - whole.data());
        passOver(begin);
        line = lineAt(whole, begin);
        if (each + 1 != documents.end() && isEarlierState(document, each[1])) {
            table.table().skip(ProblemKind::statisticsLine, line, "an earlier state of the run");
        } else {
            if (std::exchange(further, true)) {
                table.beginRun();
            }
            GREYSCOPE_TRY(addFioJson(table, whole, document, path, progress));
        }
        done = begin + document.size();
        line = lineAt(whole, done);
    }
    passOver(whole.size());
    return table.finish(lineAt(whole, whole.size()) - (text.ends_with('\n') ? 1 : 0), path, progress);
}

Expected<Imported> readLines(const std::string& text, const std::string& path, const ReadOptions& options,
                             const base::Progress& progress) {
    FioTable table(options);
    bool terse = false;
    eachLine(text, 1, [&](std::string_view line, std::size_t) { terse = terse || isFioTerse(line); });
    FioText people(table);
    FioTerse machines(table);
    std::size_t lines = 0;
    bool cancelled = false;
    eachLine(text, 1, [&](std::string_view line, std::size_t number) {
        lines = number;
        cancelled = cancelled || (number % 4096 == 0 && progress.cancelled());
        if (cancelled) {
            return;
        }
        if (!terse) {
            people.take(line, number);
        } else if (isFioTerse(line)) {
            machines.take(line, number);
        } else {
            const bool blank = line.find_first_not_of(" \t\r\n") == std::string_view::npos;
            table.table().skip(blank ? ProblemKind::blankLine : ProblemKind::otherLine, number, line);
        }
    });
    if (cancelled) {
        return base::fail(base::ErrorCode::cancelled);
    }
    people.finish();
    return table.finish(lines, path, progress);
}

}  // namespace

double sniffFio(std::string_view firstBytes) {
    const bool document = firstBytes.find(versionKey) != std::string_view::npos;
    return document || seemsToBe(firstBytes) == fioFormat       ? 0.9
           : isFioLog(firstBytes) || isFioHistogram(firstBytes) ? 0.8
                                                                : 0.0;
}

Expected<Imported> readFio(TextSource& source, const std::string& path, const ReadOptions& options,
                           base::Progress& progress) {
    source.rewind();
    source.moveOn(0, sniffedBytes);
    const std::string_view head = source.window().substr(0, sniffedBytes);
    if (isFioLog(head)) {
        return readFioLog(source, path, options, progress);
    }
    if (isFioHistogram(head)) {
        return readFioHistogram(source, path, options, progress);
    }
    const std::string text = GREYSCOPE_TRY(wholeText(source, path, progress));
    std::vector<std::string_view> documents;
    const auto objects = GREYSCOPE_TRY(objectsIn(text, progress));
    for (const std::string_view object : objects) {
        if (isDocument(object)) {
            documents.push_back(object);
        }
    }
    if (!documents.empty()) {
        return readDocuments(text, documents, path, options, progress);
    }
    if (const std::size_t version = text.find(versionKey); version != std::string::npos) {
        // Cut off: the parser's message gives the position.
        const std::size_t begin = text.rfind('{', version);
        simdjson::dom::parser parser;
        GREYSCOPE_TRY(
            parseJson(parser, text, std::string_view(text).substr(begin == std::string::npos ? 0 : begin), path));
    }
    return readLines(text, path, options, progress);
}

}  // namespace greyscope::io
