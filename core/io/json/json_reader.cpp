#include "core/io/json/json_reader.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "core/base/text.h"
#include "core/base/try.h"
#include "core/data/columns/column_name.h"
#include "core/io/csv/csv_draft.h"
#include "core/io/json/json_rows.h"
#include "core/io/json/json_text.h"
#include "core/io/text/known_text.h"
#include "core/io/text/tool_lines.h"

namespace greyscope::io {

using base::ErrorCode;
using base::Expected;
using base::fail;
namespace dom = simdjson::dom;

namespace {

constexpr std::size_t rowsPerQuestion = 256;

/// A JSON text and its parsed values.
struct JsonDocument {
    std::string text;
    dom::parser parser;
    dom::element root;
};

/// Reads one JSON text as a table.
class JsonTable {
public:
    /// The document is emptied as soon as its rows are copied, since it takes as much memory as they do.
    JsonTable(JsonDocument& document, const std::string& path, const ReadOptions& options, base::Progress& progress)
        : m_document(document), m_path(path), m_options(options), m_progress(progress) {}

    Expected<Imported> read() {
        const std::string& text = m_document.text;
        const std::size_t linesSeen = lineAt(text, text.size()) - (text.ends_with('\n') ? 1 : 0);
        auto imported = readRoot();
        if (imported) {
            imported->report.linesSeen = linesSeen;
        }
        return imported;
    }

private:
    Expected<Imported> readRoot() {
        dom::array list;
        if (!m_document.root.get(list)) {
            return readList(list, {});
        }
        dom::object object;
        if (m_document.root.get(object)) {
            return fail(ErrorCode::noRows, {}, {m_path, 0, 0});
        }
        return readObject(object);
    }

    Expected<Imported> readObject(dom::object object) {
        if (auto split = readSplit(object)) {
            return std::move(*split);
        }
        std::vector<std::pair<std::string, dom::array>> lists;
        std::size_t columns = 0;
        std::size_t others = 0;
        for (const auto [key, member] : object) {
            dom::array list;
            if (member.get(list)) {
                ++others;
                continue;
            }
            const bool ofObjects = list.size() > 0 && list.at(0).value().is_object();
            columns += ofObjects ? 0 : 1;
            if (ofObjects) {
                lists.emplace_back(std::string(key), list);
            }
        }
        if (lists.empty()) {
            return columns > others ? readColumns(object) : readMembers(object);
        }
        return readChosen(lists);
    }

    /// Reads a list of objects: the selected one, or the longest of several.
    Expected<Imported> readChosen(const std::vector<std::pair<std::string, dom::array>>& lists) {
        const auto told = m_options.dialect.find("table");
        std::vector<std::string> names;
        for (const auto& [name, list] : lists) {
            names.push_back(name);
        }
        auto chosen = std::max_element(lists.begin(), lists.end(),
                                       [](const auto& a, const auto& b) { return a.second.size() < b.second.size(); });
        if (told != m_options.dialect.end()) {
            chosen =
                std::find_if(lists.begin(), lists.end(), [&](const auto& each) { return each.first == told->second; });
        }
        if (chosen == lists.end()) {
            return fail(ErrorCode::optionUnknown, {"table", told->second, base::joined(names, ", ")}, {m_path, 0, 0});
        }
        auto imported = readList(chosen->second, chosen->first);
        if (imported && lists.size() > 1) {
            imported->report.part = chosen->first;
            imported->report.parts = std::move(names);
            imported->report.dialect["table"] = chosen->first;
        }
        return imported;
    }

    /// Reads the layout of pandas: column names beside the rows. This program writes the same layout.
    std::optional<Expected<Imported>> readSplit(dom::object object) {
        dom::array names;
        dom::array rows;
        if (object["columns"].get(names) || (object["data"].get(rows) && object["rows"].get(rows))) {
            return std::nullopt;
        }
        std::vector<std::string> heading;
        for (const dom::element name : names) {
            std::string_view inside;
            std::string_view unit;
            heading.emplace_back(name["name"].get(inside) ? jsonCell(name) : std::string(inside));
            if (!name["unit"].get(unit) && !unit.empty() && data::unitInName(heading.back()) != unit) {
                heading.back() += " (" + std::string(unit) + ")";
            }
        }
        return readCells(rows, object["data"].error() ? "rows" : "data", std::move(heading));
    }

    Expected<Imported> readList(dom::array list, const std::string& key) {
        if (list.size() > 0 && list.at(0).value().is_array()) {
            return readCells(list, key, {});
        }
        JsonColumns columns(m_options.maxColumns);
        for (const dom::element row : list) {
            GREYSCOPE_TRY(located(columns.addNames(row)));
        }
        CsvDraft draft;
        GREYSCOPE_TRY(draft.add(columns.names(), 1));
        const std::vector<std::size_t> lines = linesOfItems(m_document.text, key);
        std::size_t place = 0;
        for (const dom::element row : list) {
            GREYSCOPE_TRY(mayGoOn(place));
            GREYSCOPE_TRY(draft.add(columns.cells(row), place < lines.size() ? lines[place] : 1));
            ++place;
        }
        return finish(std::move(draft), list.size() > 0);
    }

    /// Reads rows of cells; without a heading, the first row may be one.
    Expected<Imported> readCells(dom::array rows, const std::string& key, std::vector<std::string> heading) {
        CsvDraft draft;
        const bool named = !heading.empty();
        if (named) {
            GREYSCOPE_TRY(draft.add(heading, 1));
        }
        const std::vector<std::size_t> lines = linesOfItems(m_document.text, key);
        std::size_t place = 0;
        for (const dom::element row : rows) {
            GREYSCOPE_TRY(mayGoOn(place));
            std::vector<std::string> cells;
            dom::array list;
            if (!row.get(list)) {
                for (const dom::element cell : list) {
                    cells.push_back(jsonCell(cell));
                }
            } else {
                cells.push_back(jsonCell(row));
            }
            GREYSCOPE_TRY(draft.add(cells, place < lines.size() ? lines[place] : 1));
            ++place;
        }
        return finish(std::move(draft), named);
    }

    /// Reads an object of lists: each list is a column, and other members are repeated in every row.
    Expected<Imported> readColumns(dom::object object) {
        struct Column {
            std::size_t place;
            dom::array::iterator cell, end;
        };
        std::vector<std::string> names;
        std::vector<std::string> texts;  // cells of a row after the end of a list
        std::vector<Column> lists;
        for (const auto [key, member] : object) {
            dom::array list;
            names.emplace_back(key);
            if (member.get(list)) {
                texts.push_back(jsonCell(member));
            } else {
                texts.emplace_back();
                lists.push_back({names.size() - 1, list.begin(), list.end()});
            }
        }
        CsvDraft draft;
        GREYSCOPE_TRY(draft.add(names, 1));
        for (std::size_t row = 0;; ++row) {
            GREYSCOPE_TRY(mayGoOn(row));
            std::erase_if(lists, [](const Column& column) { return !(column.cell != column.end); });
            if (lists.empty()) {
                break;
            }
            std::vector<std::string> cells = texts;
            for (Column& column : lists) {
                cells[column.place] = jsonCell(*column.cell);
                ++column.cell;
            }
            GREYSCOPE_TRY(draft.add(cells, 1));
        }
        return finish(std::move(draft), true);
    }

    /// Reads an object without lists: if its members are objects, each is a named row; otherwise it is a single row.
    Expected<Imported> readMembers(dom::object object) {
        bool ofObjects = object.size() > 0;
        for (const auto [key, member] : object) {
            ofObjects = ofObjects && member.is_object();
        }
        if (object.size() == 1 || !ofObjects) {
            constexpr std::size_t kManyTimes = 32;  // text of the number
            if (const auto nested = nestedRows(m_document.root, kManyTimes * (m_document.text.size() + 1024))) {
                return readNested(*nested);
            }
        }
        JsonColumns columns(m_options.maxColumns);
        CsvDraft draft;
        if (!ofObjects) {
            GREYSCOPE_TRY(located(columns.addNames(m_document.root)));
            GREYSCOPE_TRY(draft.add(columns.names(), 1));
            GREYSCOPE_TRY(draft.add(columns.cells(m_document.root), 1));
            return finish(std::move(draft), true);
        }
        for (const auto [key, member] : object) {
            GREYSCOPE_TRY(located(columns.addNames(member)));
        }
        std::vector<std::string> heading = columns.names();
        heading.insert(heading.begin(), "name");
        GREYSCOPE_TRY(draft.add(heading, 1));
        for (const auto [key, member] : object) {
            std::vector<std::string> cells = columns.cells(member);
            cells.insert(cells.begin(), std::string(key));
            GREYSCOPE_TRY(draft.add(cells, 1));
        }
        return finish(std::move(draft), true);
    }

    Expected<Imported> readNested(const NestedRows& nested) {
        if (nested.names.size() > m_options.maxColumns) {
            return fail(ErrorCode::tooManyColumns,
                        {std::to_string(nested.names.size()), std::to_string(m_options.maxColumns)}, {m_path, 0, 0});
        }
        CsvDraft draft;
        GREYSCOPE_TRY(draft.add(nested.names, 1));
        for (std::size_t row = 0; row < nested.rows.size(); ++row) {
            GREYSCOPE_TRY(mayGoOn(row));
            GREYSCOPE_TRY(draft.add(nested.rows[row], 1));
        }
        return finish(std::move(draft), true);
    }

    [[nodiscard]] Expected<void> located(Expected<void>&& done) const {
        if (!done) {
            base::Error error = done.error();
            error.location.file = m_path;
            return tl::unexpected(std::move(error));
        }
        return {};
    }
    [[nodiscard]] Expected<void> mayGoOn(std::size_t row) const {
        return row % rowsPerQuestion == 0 && m_progress.cancelled() ? fail(ErrorCode::cancelled) : Expected<void>();
    }
    Expected<Imported> finish(CsvDraft&& draft, bool named) {
        m_document.text = {};
        m_document.parser = dom::parser();
        CsvHints hints{.decimalMark = '.'};
        hints.header = named ? Header::present : Header::detect;
        return std::move(draft).read(m_path, m_options, hints, m_progress);
    }

    JsonDocument& m_document;
    const std::string& m_path;
    const ReadOptions& m_options;
    base::Progress& m_progress;
};

/// Reads JSON Lines window by window: once for the names and once for the rows.
class JsonLines {
public:
    JsonLines(TextSource& source, const std::string& path, const ReadOptions& options, base::Progress& progress)
        : m_source(source), m_path(path), m_options(options), m_progress(progress) {}

    Expected<Imported> read() {
        JsonColumns columns(m_options.maxColumns);
        GREYSCOPE_TRY(eachLine([&](dom::element row, std::size_t line) -> Expected<void> {
            auto added = columns.addNames(row);
            return added ? std::move(added) : fail(added.error().code, added.error().arguments, {m_path, line, 0});
        }));
        CsvDraft draft;
        GREYSCOPE_TRY(draft.add(columns.names(), 1));
        GREYSCOPE_TRY(
            eachLine([&](dom::element row, std::size_t line) { return draft.add(columns.cells(row), line); }));
        return std::move(draft).read(m_path, m_options, {.decimalMark = '.', .header = Header::present}, m_progress);
    }

private:
    template <class Take>
    Expected<void> eachLine(const Take& take) {
        dom::parser parser;
        std::string padded;
        ToolLines lines(m_source, m_options, m_progress);
        while (lines.next()) {
            if (base::trimmed(lines.text()).empty()) {
                continue;
            }
            padded.reserve(lines.text().size() + simdjson::SIMDJSON_PADDING);
            padded = lines.text();
            auto value = parseJson(parser, padded, padded, m_path);
            if (!value) {
                base::Error error = value.error();
                error.location.line = lines.number();
                return tl::unexpected(std::move(error));
            }
            GREYSCOPE_TRY(take(*value, lines.number()));
        }
        return lines.error() ? tl::unexpected(*lines.error()) : Expected<void>();
    }

    TextSource& m_source;
    const std::string& m_path;
    const ReadOptions& m_options;
    base::Progress& m_progress;
};

/// Whether the first line is a complete value and another line follows.
bool isLines(std::string_view head) {
    const std::size_t begin = head.find_first_not_of(jsonBlanks);
    const std::size_t end = head.find('\n', begin);
    if (begin == std::string_view::npos || end == std::string_view::npos ||
        head.find_first_not_of(jsonBlanks, end) == std::string_view::npos) {
        return false;
    }
    std::string line(head.substr(begin, end - begin));
    line.reserve(line.size() + simdjson::SIMDJSON_PADDING);
    dom::parser parser;
    return parseJson(parser, line, line, {}).has_value();
}

/// Whether a text consists only of JSON words, which are not a table; a column of words would be made of them.
bool isWordsAlone(std::string_view text) {
    constexpr std::array<std::string_view, 3> words{"null", "true", "false"};
    std::size_t begin = text.find_first_not_of(jsonBlanks);
    const bool any = begin != std::string_view::npos;
    while (begin != std::string_view::npos) {
        const std::size_t end = std::min(text.find_first_of(jsonBlanks, begin), text.size());
        if (std::ranges::find(words, text.substr(begin, end - begin)) == words.end()) {
            return false;
        }
        begin = text.find_first_not_of(jsonBlanks, end);
    }
    return any;
}

}  // namespace

double sniffJson(std::string_view firstBytes) {
    if (isWordsAlone(firstBytes)) {
        return 1.0;
    }
    // A study of this program is JSON as well, but not a table.
    const bool study = firstBytes.find("\"greyscope-study\"") != std::string_view::npos;
    return seemsToBe(firstBytes) == jsonFormat && !study ? 0.6 : 0.0;
}

Expected<Imported> readJson(TextSource& source, const std::string& path, const ReadOptions& options,
                            base::Progress& progress) {
    source.rewind();
    source.moveOn(0, sniffedBytes);
    if (isWordsAlone(source.window().substr(0, sniffedBytes))) {
        return fail(ErrorCode::noRows, {}, {path, 0, 0});
    }
    if (isLines(source.window().substr(0, sniffedBytes))) {
        return JsonLines(source, path, options, progress).read();
    }
    JsonDocument document;
    document.text = GREYSCOPE_TRY(wholeText(source, path, progress));
    document.root = GREYSCOPE_TRY(parseJson(document.parser, document.text, document.text, path));
    return JsonTable(document, path, options, progress).read();
}

}  // namespace greyscope::io
