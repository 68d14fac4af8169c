#include "core/io/csv/csv_dialect.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <map>
#include <utility>

#include "core/base/lines.h"
#include "core/base/try.h"
#include "core/io/cells/cell_number.h"
#include "core/io/cells/unit_cells.h"

namespace greyscope::io {

using base::ErrorCode;
using base::Expected;

namespace {

constexpr std::size_t sampleBytes = std::size_t{1} << 16U;
constexpr std::size_t sampleRecords = 200;
constexpr std::size_t linesPerQuestion = 1024;  ///< lines between two checks for cancellation
constexpr std::array delimiters{',', ';', '\t', '|', ' ', ':'};

/// Returns the first records, split by a dialect. `fields`: the usual number of fields; 0 if unknown.
Expected<CsvSample> sampleOf(TextSource& source, std::size_t start, const CsvDialect& dialect, std::size_t fields,
                             const CsvOptions& options, const base::Progress& progress) {
    CsvSample sample;
    CsvScanner scanner(source, start, dialect, options.maxFieldBytes);
    const std::size_t lastLine = options.told.lastLine.value_or(std::numeric_limits<std::size_t>::max());
    CsvMending mending(dialect, fields, false);
    std::size_t sampleEnd = std::string_view::npos;
    std::string before;
    for (std::size_t line = 1; !scanner.atEnd() && sample.records.size() < sampleRecords; ++line) {
        if (line % linesPerQuestion == 0 && progress.cancelled()) {
            return base::fail(ErrorCode::cancelled);
        }
        scanner.beginRecord();
        if (scanner.offset() >= sampleEnd || scanner.line() > lastLine) {
            break;
        }
        std::string_view comment;
        if (scanner.skipBlankLine()) {
            continue;
        }
        if (scanner.skipComment(comment)) {
            before = comment;
            continue;
        }
        if (sample.records.empty()) {
            sampleEnd = scanner.offset() + sampleBytes;
        }
        sample.lines.push_back(scanner.line());
        bool kept = false;
        auto record = mending.take(scanner);
        if (!record) {
            record = fieldsOf(scanner, sample.error, kept);
        }
        if (sample.error) {
            sample.lines.pop_back();
            break;
        }
        sample.broken += kept ? 0 : 1;
        sample.records.push_back(std::move(*record));
        sample.comments.push_back(std::exchange(before, {}));
    }
    return sample;
}

/// Returns the first records; broken ones are repaired by the usual number of fields.
Expected<CsvSample> mendedSample(TextSource& source, std::size_t start, const CsvDialect& dialect,
                                 const CsvOptions& options, const base::Progress& progress) {
    auto sample = sampleOf(source, start, dialect, 0, options, progress);
    if (!sample) {
        return sample;
    }
    const std::size_t usual = usualWidth(sample->records).first;
    const bool even = std::all_of(sample->records.begin(), sample->records.end(),
                                  [&](const SampleRecord& record) { return record.size() == usual; });
    if (!even || sample->broken > 0) {
        sample = sampleOf(source, start, dialect, usual, options, progress);
    }
    // If all rows seem to use another delimiter, they are split by the number of columns known from an earlier read.
    const bool cutBefore = options.numeric.size() > 1 && sample && usualWidth(sample->records).first == 1;
    return cutBefore ? sampleOf(source, start, dialect, options.numeric.size(), options, progress) : sample;
}

bool allDigits(std::string_view text) {
    return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

/// Whether the text is an address such as "192.168.100.20": four numbers up to 255, which may look like groups of
/// thousands.
bool isAddress(std::string_view text) {
    std::size_t parts = 0;
    for (; parts < 4 && !text.empty(); ++parts) {
        unsigned number = 256;
        const auto [stop, status] = std::from_chars(text.data(), text.data() + text.size(), number);
        if (status != std::errc{} || number > 255) {
            return false;
        }
        text.remove_prefix(static_cast<std::size_t>(stop - text.data()));
        if (text.empty() != (parts == 3) || (!text.empty() && text.front() != '.')) {
            return false;
        }
        text.remove_prefix(text.empty() ? 0 : 1);
    }
    return parts == 4 && text.empty();
}

/// Returns a cell's vote on the decimal mark: +2 for certainly a comma, +1 for perhaps a comma, negative for the point,
/// 0 for neither. Three digits after a mark may be a group of thousands.
int commaVote(std::string_view text) {
    if (!text.empty() && (text.front() == '-' || text.front() == '+')) {
        text.remove_prefix(1);
    }
    const std::size_t last = text.find_last_of(".,");
    if (last == std::string_view::npos || !allDigits(text.substr(last + 1)) || isAddress(text)) {
        return 0;
    }
    const char mark = text[last];
    const std::string_view whole = text.substr(0, last);
    const int sign = mark == ',' ? 1 : -1;
    if (allDigits(whole)) {
        const bool mayBeGroup = text.size() - last == 4 && whole.size() <= 3 && whole != "0";
        return mayBeGroup ? sign : 2 * sign;
    }
    const char other = mark == ',' ? '.' : ',';
    // 1.234.567: the mark separates thousands, so the other one is the decimal mark.
    const bool repeated = whole.find(mark) != std::string_view::npos;
    const char decimal = repeated ? other : mark;
    return readCell(text, decimal).kind == CellKind::number ? (decimal == ',' ? 2 : -2) : 0;
}

/// Whether all points precede exactly three digits, in columns of integers below a thousand: "379", "1.613".
bool pointsAreGroups(const std::vector<SampleRecord>& records) {
    struct Seen {
        int grouped = 0, small = 0;
    };
    std::map<std::size_t, Seen> columns;
    for (const SampleRecord& record : records) {
        for (std::size_t c = 0; c < record.size(); ++c) {
            const std::string& text = record[c].text;
            columns[c].grouped += commaVote(text) == -1 ? 1 : 0;
            columns[c].small += allDigits(text) && text.size() <= 3 ? 1 : 0;
        }
    }
    int grouped = 0;
    for (const auto& [column, seen] : columns) {
        if (seen.grouped > 0 && seen.small == 0) {
            return false;
        }
        grouped += seen.grouped;
    }
    return grouped > 1;
}

char decimalMarkOf(const std::vector<SampleRecord>& records, char delimiter) {
    int sure = 0;
    int perhaps = 0;
    for (const SampleRecord& record : records) {
        for (const SampleCell& cell : record) {
            int vote = commaVote(cell.text);
            // If commas delimit, a decimal comma must be in quotes.
            vote = delimiter == ',' && !cell.quoted ? std::min(vote, 0) : vote;
            (vote == 2 || vote == -2 ? sure : perhaps) += vote;
        }
    }
    if (sure != 0) {
        return sure > 0 ? ',' : '.';
    }
    // Only with a semicolon as delimiter can the comma be the decimal mark.
    return delimiter == ';' && (perhaps > 0 || (perhaps < 0 && pointsAreGroups(records))) ? ',' : '.';
}

/// Whether the lines of the table begin and end with a bar. Lines without a bar are above or below the table and are
/// ignored.
bool hasOuterBars(const std::vector<SampleRecord>& records) {
    bool any = false;
    for (const SampleRecord& record : records) {
        if (record.size() > 1) {
            any = record.size() > 2 && record.front().text.empty() && record.back().text.empty();
            if (!any) {
                return false;
            }
        }
    }
    return any;
}

/// Whether a cell is a number with a unit, such as "3,50 €", with either decimal mark.
bool hasUnit(const std::string& cell) {
    return readUnitCell(cell, '.').has_value() || readUnitCell(cell, ',').has_value();
}

/// Whether the commas in records of equal width are all decimal marks: "h1;z1;101,17" is not a list of two.
bool hasDecimalCommas(const CsvSample& sample, const CsvDialect& dialect) {
    constexpr std::string_view kStrong = ";\t|";
    if (dialect.decimalMark != ',' || kStrong.find(dialect.delimiter) == std::string_view::npos) {
        return false;
    }
    bool any = false;
    for (const SampleRecord& record : sample.records) {
        for (const SampleCell& cell : record) {
            const bool comma = !cell.quoted && cell.text.find(',') != std::string::npos;
            any = any || comma;
            if (record.size() != sample.records.front().size() ||
                (comma && readCell(cell.text, ',').kind != CellKind::number && !hasUnit(cell.text))) {
                return false;
            }
        }
    }
    return any;
}

/// Whether colons are the delimiter, and not parts of times, addresses and remarks. All records must have the same
/// number of cells, at least three. Either a space follows each colon ("a: b: c"), or there is no space at all and most
/// records begin with a word ("memcpy:4:0.71").
bool colonsDelimit(const CsvSample& sample, std::string_view text) {
    constexpr std::size_t kFewestCells = 3;
    std::size_t words = 0;
    for (const SampleRecord& record : sample.records) {
        if (record.size() < kFewestCells || record.size() != sample.records.front().size()) {
            return false;
        }
        words += readCell(record.front().text, '.').kind == CellKind::text ? 1 : 0;
    }
    std::size_t colons = 0;
    std::size_t beforeBlanks = 0;
    for (std::size_t at = text.find(':'); at != std::string_view::npos; at = text.find(':', at + 1)) {
        ++colons;
        beforeBlanks += text.substr(at + 1, 1) == " " ? 1 : 0;
    }
    const bool blanks = text.find(' ') != std::string_view::npos;
    return sample.records.size() > 1 && (beforeBlanks == colons || (!blanks && 2 * words > sample.records.size()));
}

/// Returns how well a dialect explains the records; higher is better. Counted are records of equal width, cells that
/// are numbers, and quotes that open and close cells.
double scoreOf(const CsvSample& sample, const CsvDialect& dialect) {
    const auto [width, share] = usualWidth(sample.records);
    if (width < 2) {
        return 0.0;
    }
    std::size_t cells = 0;
    std::size_t numbers = 0;
    std::size_t quoted = 0;
    for (std::size_t r = sample.records.size() > 1 ? 1 : 0; r < sample.records.size(); ++r) {
        for (const SampleCell& cell : sample.records[r]) {
            ++cells;
            const bool isNumber = readCell(cell.text, dialect.decimalMark).kind != CellKind::text;
            numbers += isNumber || hasUnit(cell.text) ? 1 : 0;
            quoted += cell.quoted ? 1 : 0;
        }
    }
    const auto shareOf = [](std::size_t count, std::size_t of) {
        return of == 0 ? 0.0 : static_cast<double>(count) / static_cast<double>(of);
    };
    const double keeping = 1.0 - 0.5 * shareOf(sample.broken, sample.records.size());
    const auto fitting = static_cast<std::size_t>(
        std::count_if(sample.records.begin(), sample.records.end(),
                      [width = width](const SampleRecord& record) { return record.size() == width; }));
    const double equal = 0.5 * (share + shareOf(fitting, sample.records.size()));  // titles count against it with half
                                                                                   // weight
    // Spaces and colons also occur inside text, so they are the delimiter only if no other one fits as well.
    const double least = hasDecimalCommas(sample, dialect) ? 1.0 : 0.0;  // even if many columns contain words
    return equal * (1.0 + std::max(least, shareOf(numbers, cells)) + 0.1 * shareOf(quoted, cells)) * keeping *
           (dialect.delimiter == ' ' || dialect.delimiter == ':' ? 0.8 : 1.0);
}

/// Whether some cells begin with an apostrophe used as a quote.
bool mayQuoteByApostrophe(const CsvSample& sample) {
    std::size_t opened = 0;
    for (const SampleRecord& record : sample.records) {
        opened += static_cast<std::size_t>(std::count_if(record.begin(), record.end(), [](const SampleCell& cell) {
            return !cell.quoted && cell.text.starts_with('\'');
        }));
    }
    return opened > 1 && 4 * opened >= sample.records.size();
}

/// Returns the delimiter that a first line such as "sep=;" names; nullopt if there is none.
std::optional<char> namedDelimiter(std::string_view text) {
    constexpr std::string_view key = "sep=";
    const std::string_view line = base::firstLine(text);
    const bool named = line.size() == key.size() + 1 && line.substr(0, key.size()) == key &&
                       std::find(delimiters.begin(), delimiters.end(), line.back()) != delimiters.end();
    return named ? std::optional(line.back()) : std::nullopt;
}

}  // namespace

SampleRecord fieldsOf(CsvScanner& scanner, std::optional<base::Error>& error, bool& kept) {
    SampleRecord record;
    Field field;
    Stop stop = Stop::delimiter;
    kept = true;
    while (stop == Stop::delimiter) {
        stop = scanner.next(field);
        if (stop == Stop::failed) {
            error = scanner.error();
        } else {
            record.push_back({std::string(field.text), field.quoted});
            kept = kept && !(field.quoted && field.strayQuote);
        }
    }
    return record;
}

SampleRecord cellsOf(std::string_view line, CsvDialect dialect, std::size_t maxBytes) {
    dialect.linesAbove = 0;
    TextSource source(line);
    CsvScanner scanner(source, 0, dialect, maxBytes);
    scanner.beginRecord();
    std::optional<base::Error> error;
    bool kept = true;
    SampleRecord record = fieldsOf(scanner, error, kept);
    return error ? SampleRecord() : record;
}

std::vector<std::string> quotedCells(std::string_view line) {
    std::vector<std::string> cells;
    for (SampleCell& cell : cellsOf(line, {}, line.size() + 1)) {
        cells.push_back(std::move(cell.text));
    }
    return cells;
}

std::pair<std::size_t, double> usualWidth(const std::vector<SampleRecord>& records) {
    std::map<std::size_t, std::size_t> counts;
    for (const SampleRecord& record : records) {
        ++counts[record.size()];
    }
    const auto weight = [](const auto& entry) {
        const auto [width, count] = entry;
        return static_cast<double>(count) * (width < 2 ? 0.25 : 1.0 - 1.0 / static_cast<double>(width * width));
    };
    const auto usual = std::max_element(counts.begin(), counts.end(),
                                        [&](const auto& l, const auto& r) { return weight(l) < weight(r); });
    if (usual == counts.end()) {
        return {0, 0.0};
    }
    const auto first = std::find_if(records.begin(), records.end(),
                                    [&](const SampleRecord& record) { return record.size() >= usual->first; });
    return {usual->first, static_cast<double>(usual->second) / static_cast<double>(records.end() - first)};
}

double confidenceOf(const CsvSample& sample, const CsvDialect& dialect) {
    const auto& records = sample.records;
    if (records.empty()) {
        return 0.0;
    }
    const std::size_t usual = usualWidth(records).first;
    const auto start = std::find_if(records.begin(), records.end(),
                                    [&](const SampleRecord& record) { return record.size() >= usual; });
    // Rows may be truncated. But if the delimiter is a space, it may only separate words, and rows then have any width.
    const std::size_t widest = dialect.delimiter == ' ' ? 0 : start->size();
    const auto shareOfFirst = [&](std::ptrdiff_t count) {
        const auto fitting = std::count_if(start, start + count, [&](const SampleRecord& record) {
            return record.size() == usual || (record.size() > 1 && record.size() <= widest);
        });
        return static_cast<double>(fitting) / static_cast<double>(count);
    };
    const std::ptrdiff_t count = records.end() - start;
    return std::min(shareOfFirst(count), shareOfFirst(std::min<std::ptrdiff_t>(count, 16)));
}

Expected<std::pair<CsvDialect, CsvSample>> guessDialect(TextSource& source, std::size_t start,
                                                        const CsvOptions& options, base::Progress& progress) {
    source.rewind();
    source.moveOn(0, start + sampleBytes);
    const std::string_view head = source.window().substr(start);
    const std::optional<char> named = namedDelimiter(head);
    const CsvHints& told = options.told;
    std::vector<char> candidates(delimiters.begin(), delimiters.end());
    if (told.delimiter || named) {
        candidates = {told.delimiter.value_or(named.value_or(','))};
    }
    const bool mayEscape = told.backslash.value_or(head.substr(0, sampleBytes).find("\\\"") != std::string_view::npos);
    std::optional<std::pair<CsvDialect, CsvSample>> best;
    double bestScore = 0.0;
    const auto consider = [&](CsvDialect dialect) -> Expected<bool> {
        auto sample = GREYSCOPE_TRY(mendedSample(source, start, dialect, options, progress));
        if (dialect.delimiter == '|' && told.outerBars.value_or(hasOuterBars(sample.records))) {
            dialect.outerBars = true;
            sample = GREYSCOPE_TRY(mendedSample(source, start, dialect, options, progress));
        }
        if (!told.decimalMark) {
            dialect.decimalMark = decimalMarkOf(sample.records, dialect.delimiter);
        }
        const bool mayBeOther = mayQuoteByApostrophe(sample);
        const bool may = dialect.delimiter != ':' || told.delimiter || colonsDelimit(sample, head);
        const double score = may ? scoreOf(sample, dialect) : 0.0;
        if (!best || score > bestScore) {  // earlier ones win ties
            best = {dialect, std::move(sample)};
            bestScore = score;
        }
        return mayBeOther;
    };
    for (const char delimiter : candidates) {
        CsvDialect dialect{delimiter,
                           told.decimalMark.value_or('.'),
                           false,
                           told.quote.value_or('"'),
                           told.backslash.value_or(false),
                           std::max<std::size_t>(told.linesAbove.value_or(0), named ? 1 : 0)};
        const bool apostrophe = GREYSCOPE_TRY(consider(dialect)) && !told.quote;
        if (mayEscape && !told.backslash) {
            dialect.backslash = true;
            static_cast<void>(GREYSCOPE_TRY(consider(dialect)));
        }
        if (apostrophe) {
            dialect.quote = '\'';
            dialect.backslash = told.backslash.value_or(false);
            static_cast<void>(GREYSCOPE_TRY(consider(dialect)));
        }
    }
    return std::move(*best);
}

}  // namespace greyscope::io
