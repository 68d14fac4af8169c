#include "core/io/workbook.h"

#include <algorithm>
#include <cmath>
#include <exception>
#include <map>
#include <memory>
#include <stdexcept>
#include <utility>

#include <locale.h>

#include <orcus/orcus_ods.hpp>
#include <orcus/orcus_xlsx.hpp>

#include "core/base/text.h"
#include "core/base/try.h"
#include "core/base/whole_number.h"
#include "core/data/calendar.h"
#include "core/io/archive.h"
#include "core/io/csv_writer.h"
#include "core/io/spool.h"
#include "core/io/workbook_mending.h"
#include "core/io/workbook_styles.h"

namespace greyscope::io {

using base::ErrorCode;
using base::Expected;
using base::fail;
using base::padded;
namespace ss = orcus::spreadsheet;

namespace {

constexpr std::size_t mostCells = 20'000'000;
constexpr std::size_t mostFilled = 100'000;  ///< cells that one command of the file repeats

constexpr std::size_t ownTextsFrom = std::size_t{1} << 30U;

/// Leaves the importer, which knows no other way.
struct TooManyCells : std::exception {};

std::string timeText(double seconds) {
    const long long milli = std::llround(seconds * 1000.0);
    const long long whole = milli / 1000;
    return padded(whole / 3600, 2) + ':' + padded(whole / 60 % 60, 2) + ':' + padded(whole % 60, 2) +
           (milli % 1000 > 0 ? '.' + padded(milli % 1000, 3) : std::string());
}

/// A number of days since the origin of the workbook.
std::string serialText(double serial, long long origin, WorkbookStyles::Kind kind) {
    constexpr double secondsOfDay = 86'400.0;
    constexpr double latest = 3e6;  // the year 9999
    if (!(serial >= 0.0) || serial > latest) {
        return csvNumber(serial);
    }
    double days = std::floor(serial);
    double seconds = std::round((serial - days) * secondsOfDay * 1000.0) / 1000.0;
    if (seconds >= secondsOfDay) {
        days += 1.0;
        seconds = 0.0;
    }
    if (kind == WorkbookStyles::Kind::time) {
        return timeText(days * secondsOfDay + seconds);
    }
    return data::isoText((static_cast<double>(origin) + days) * secondsOfDay + seconds);
}

/// What all sheets share.
struct Shared {
    WorkbookStyles styles;
    std::vector<std::string> strings;
    std::vector<std::string> ownTexts;  ///< of cells that hold them themselves, from ownTextsFrom on
    long long origin = -25'569;         ///< 1899-12-30, in days since 1970-01-01
    std::size_t cells = 0;
};

class Strings final : public ss::iface::import_shared_strings {
public:
    explicit Strings(Shared& shared) : m_shared(shared) {}
    std::size_t append(std::string_view text) override {
        m_shared.strings.emplace_back(text);
        return m_shared.strings.size() - 1;
    }
    std::size_t add(std::string_view text) override { return append(text); }
    void set_segment_font(std::size_t) override {}
    void set_segment_bold(bool) override {}
    void set_segment_italic(bool) override {}
    void set_segment_font_name(std::string_view) override {}
    void set_segment_font_size(double) override {}
    void set_segment_font_color(ss::color_elem_t, ss::color_elem_t, ss::color_elem_t, ss::color_elem_t) override {}
    void append_segment(std::string_view text) override { m_segments += text; }
    std::size_t commit_segments() override { return append(std::exchange(m_segments, {})); }

private:
    Shared& m_shared;
    std::string m_segments;
};

class SheetTaker;

class FormulaTaker final : public ss::iface::import_formula {
public:
    explicit FormulaTaker(SheetTaker& sheet) : m_sheet(sheet) {}
    void set_position(ss::row_t row, ss::col_t column) override {
        m_row = row;
        m_column = column;
        m_has = false;
        m_formula.clear();
    }
    void set_formula(ss::formula_grammar_t, std::string_view formula) override { m_formula = formula; }
    void set_shared_formula_index(std::size_t) override {}
    void set_result_string(std::string_view value) override;
    void set_result_value(double value) override;
    void set_result_bool(bool value) override;
    void set_result_empty() override {}
    void commit() override;

private:
    SheetTaker& m_sheet;
    ss::row_t m_row = 0;
    ss::col_t m_column = 0;
    std::string m_formula;
    bool m_has = false;
};

class SheetTaker final : public ss::iface::import_sheet {
public:
    SheetTaker(Shared& shared, std::string name) : m_shared(shared), m_formula(*this) {
        m_sheet.name = std::move(name);
    }

    ss::iface::import_formula* get_formula() override { return &m_formula; }
    void set_auto(ss::row_t row, ss::col_t column, std::string_view text) override {
        add(row, column, std::string(text));
    }
    /// The strings may come behind the sheets.
    void set_string(ss::row_t row, ss::col_t column, ss::string_id_t index) override {
        m_strings[{row, column}] = index;
        count();
    }
    /// Its format may come behind it.
    void set_value(ss::row_t row, ss::col_t column, double value) override {
        m_numbers[{row, column}] = value;
        count();
    }
    void set_bool(ss::row_t row, ss::col_t column, bool value) override { add(row, column, value ? "true" : "false"); }
    void set_date_time(ss::row_t row, ss::col_t column, int year, int month, int day, int hour, int minute,
                       double second) override {
        const std::string date = padded(year, 4) + '-' + padded(month, 2) + '-' + padded(day, 2);
        const double seconds = hour * 3600.0 + minute * 60.0 + second;
        add(row, column, seconds > 0.0 ? date + 'T' + timeText(seconds) : date);
    }
    void set_format(ss::row_t row, ss::col_t column, std::size_t format) override {
        if (format != 0) {
            m_formats[{row, column}] = format;
        }
    }
    void set_format(ss::row_t, ss::col_t, ss::row_t, ss::col_t, std::size_t) override {}
    void fill_down_cells(ss::row_t row, ss::col_t column, ss::row_t size) override {
        if (size < 0 || static_cast<std::size_t>(size) > mostFilled) {
            throw TooManyCells();
        }
        const auto number = m_numbers.find({row, column});
        const auto text = std::find_if(m_sheet.cells.rbegin(), m_sheet.cells.rend(), [&](const SheetCell& cell) {
            return cell.row == static_cast<std::size_t>(row) && cell.column == static_cast<std::size_t>(column);
        });
        const std::string copied = text != m_sheet.cells.rend() ? text->text : std::string();
        for (ss::row_t i = 1; i <= size; ++i) {
            if (number != m_numbers.end()) {
                set_value(row + i, column, number->second);
            } else if (const auto string = m_strings.find({row, column}); string != m_strings.end()) {
                set_string(row + i, column, string->second);
            } else if (!copied.empty()) {
                add(row + i, column, copied);
            }
        }
    }
    ss::range_size_t get_sheet_size() const override { return {1'048'576, 16'384}; }

    void add(ss::row_t row, ss::col_t column, std::string text) {
        if (row >= 0 && column >= 0 && !text.empty()) {
            m_sheet.cells.push_back({static_cast<std::size_t>(row), static_cast<std::size_t>(column), std::move(text)});
            count();
        }
    }
    void addFormula(ss::row_t row, ss::col_t column, const std::string& formula) {
        if (row >= 0 && column >= 0) {
            m_sheet.formulas.push_back({static_cast<std::size_t>(row), static_cast<std::size_t>(column), formula});
            count();
        }
    }
    [[nodiscard]] Sheet take() {
        for (const auto& [place, value] : m_numbers) {
            const auto format = m_formats.find(place);
            const auto kind =
                format == m_formats.end() ? WorkbookStyles::Kind::number : m_shared.styles.kindOf(format->second);
            add(place.first, place.second,
                kind == WorkbookStyles::Kind::number ? csvNumber(value) : serialText(value, m_shared.origin, kind));
        }
        for (const auto& [place, index] : m_strings) {
            const bool own = index >= ownTextsFrom;
            const auto& texts = own ? m_shared.ownTexts : m_shared.strings;
            const std::size_t number = own ? index - ownTextsFrom : index;
            add(place.first, place.second, number < texts.size() ? texts[number] : std::string());
        }
        std::stable_sort(m_sheet.cells.begin(), m_sheet.cells.end());
        return std::move(m_sheet);
    }

private:
    using Place = std::pair<ss::row_t, ss::col_t>;
    void count() {
        if (++m_shared.cells > mostCells) {
            throw TooManyCells();
        }
    }
    Shared& m_shared;
    Sheet m_sheet;
    std::map<Place, double> m_numbers;
    std::map<Place, std::size_t> m_formats;
    std::map<Place, ss::string_id_t> m_strings;
    FormulaTaker m_formula;
};

void FormulaTaker::set_result_string(std::string_view value) {
    m_sheet.add(m_row, m_column, std::string(value));
    m_has = true;
}

/// What is not in the file comes as no number.
void FormulaTaker::set_result_value(double value) {
    m_has = std::isfinite(value);
    if (m_has) {
        m_sheet.set_value(m_row, m_column, value);
    }
}

void FormulaTaker::set_result_bool(bool value) {
    m_sheet.set_bool(m_row, m_column, value);
    m_has = true;
}

void FormulaTaker::commit() {
    if (!m_has) {
        m_sheet.addFormula(m_row, m_column, m_formula);
    }
}

class Settings final : public ss::iface::import_global_settings {
public:
    explicit Settings(Shared& shared) : m_shared(shared) {}
    void set_origin_date(int year, int /*month*/, int /*day*/) override {
        m_shared.origin = year == 1904 ? -24'107 : -25'569;
    }
    void set_default_formula_grammar(ss::formula_grammar_t grammar) override { m_grammar = grammar; }
    ss::formula_grammar_t get_default_formula_grammar() const override { return m_grammar; }
    void set_character_set(orcus::character_set_t) override {}

private:
    Shared& m_shared;
    ss::formula_grammar_t m_grammar = ss::formula_grammar_t::unknown;
};

/// Reads "B3", "$B$3" and "B3:F20"; what stands before a "!" or a point names a sheet that is known already.
class Resolver final : public ss::iface::import_reference_resolver {
public:
    ss::src_address_t resolve_address(std::string_view text) override {
        std::string plain(text.substr(text.find_last_of("!.") + 1));
        std::erase(plain, '$');
        const auto place = cellPlace(plain);
        if (!place || place->first >= 16'384 || place->second >= 1'048'576) {
            throw std::runtime_error("\"" + plain + "\" is no cell");
        }
        return {0, static_cast<ss::row_t>(place->second), static_cast<ss::col_t>(place->first)};
    }
    ss::src_range_t resolve_range(std::string_view text) override {
        const std::size_t colon = text.find(':');
        return {resolve_address(text.substr(0, colon)),
                resolve_address(colon == std::string_view::npos ? text : text.substr(colon + 1))};
    }
};

class WorkbookTaker final : public ss::iface::import_factory {
public:
    ss::iface::import_global_settings* get_global_settings() override { return &m_settings; }
    ss::iface::import_shared_strings* get_shared_strings() override { return &m_strings; }
    ss::iface::import_reference_resolver* get_reference_resolver(ss::formula_ref_context_t) override {
        return &m_resolver;
    }
    ss::iface::import_styles* get_styles() override { return &m_shared.styles; }
    ss::iface::import_sheet* append_sheet(ss::sheet_t, std::string_view name) override {
        m_sheets.push_back(std::make_unique<SheetTaker>(m_shared, std::string(name)));
        m_names.emplace_back(name);
        return m_sheets.back().get();
    }
    ss::iface::import_sheet* get_sheet(std::string_view name) override {
        const auto found = std::find(m_names.begin(), m_names.end(), name);
        return found == m_names.end() ? nullptr : m_sheets[static_cast<std::size_t>(found - m_names.begin())].get();
    }
    ss::iface::import_sheet* get_sheet(ss::sheet_t index) override {
        return index < 0 || static_cast<std::size_t>(index) >= m_sheets.size()
                   ? nullptr
                   : m_sheets[static_cast<std::size_t>(index)].get();
    }
    void finalize() override {}

    void setOwnTexts(std::vector<std::string> texts) { m_shared.ownTexts = std::move(texts); }
    [[nodiscard]] std::vector<Sheet> take() {
        std::vector<Sheet> sheets;
        for (const auto& sheet : m_sheets) {
            sheets.push_back(sheet->take());
        }
        return sheets;
    }

private:
    Shared m_shared;
    Settings m_settings{m_shared};
    Strings m_strings{m_shared};
    Resolver m_resolver;
    std::vector<std::unique_ptr<SheetTaker>> m_sheets;
    std::vector<std::string> m_names;
};

/// What the parser would unpack without a bound, and declarations of which entities could be made. Answers whether
/// it has to be mended for the parser.
Expected<bool> checkParts(std::string_view bytes, const std::string& path, const UnpackLimits& limits) {
    base::NoProgress progress;
    bool mends = false;
    std::string tail;
    std::string before;
    GREYSCOPE_TRY(forEachMember(
        bytesOf(bytes), path, limits, progress,
        [&](const std::string& member, std::string_view piece) -> Expected<void> {
            constexpr std::size_t kept = 16;
            tail = before == member ? tail.substr(tail.size() - std::min(tail.size(), kept)) : std::string();
            before = member;
            tail += piece;
            const auto has = [&tail](std::string_view mark) { return tail.find(mark) != std::string::npos; };
            if (has("<!DOCTYPE") || has("<!ENTITY")) {
                return fail(ErrorCode::archiveDamaged,
                            {path, "\"" + member + "\" declares entities, which no workbook needs"}, {path, 0, 0});
            }
            mends = mends || asksForMending(tail);
            return {};
        }));
    return mends;
}

/// The parser reads numbers by the locale of its thread, where a comma may be the decimal mark.
class PointLocale {
public:
    PointLocale() : m_own(::newlocale(LC_ALL_MASK, "C", nullptr)), m_before(::uselocale(m_own)) {}
    PointLocale(const PointLocale&) = delete;
    PointLocale& operator=(const PointLocale&) = delete;
    ~PointLocale() {
        ::uselocale(m_before);
        ::freelocale(m_own);
    }

private:
    locale_t m_own;
    locale_t m_before;
};

}  // namespace

std::optional<std::pair<std::size_t, std::size_t>> cellPlace(std::string_view text) {
    std::size_t column = 0;
    std::size_t letters = 0;
    for (; letters < text.size() && letters < 4; ++letters) {
        const char c =
            text[letters] >= 'a' && text[letters] <= 'z' ? static_cast<char>(text[letters] - 'a' + 'A') : text[letters];
        if (c < 'A' || c > 'Z') {
            break;
        }
        column = column * 26 + static_cast<std::size_t>(c - 'A') + 1;
    }
    const auto row = base::wholeNumberIn<std::size_t>(text.substr(letters));
    return letters > 0 && row && *row > 0 ? std::optional(std::pair(column - 1, *row - 1)) : std::nullopt;
}

Expected<std::vector<Sheet>> readWorkbook(std::string_view bytes, const std::string& path, const UnpackLimits& limits) {
    MendedWorkbook mended;
    if (GREYSCOPE_TRY(checkParts(bytes, path, limits))) {
        mended = GREYSCOPE_TRY(mendWorkbook(bytes, path, limits, ownTextsFrom));
        bytes = mended.bytes;
    }
    const bool ods = bytes.substr(0, 200).find("opendocument") != std::string_view::npos;
    WorkbookTaker taker;
    taker.setOwnTexts(std::move(mended.texts));
    const PointLocale locale;
    try {
        if (ods) {
            orcus::orcus_ods(&taker).read_stream(bytes);
        } else {
            orcus::orcus_xlsx(&taker).read_stream(bytes);
        }
        return taker.take();
    } catch (const TooManyCells&) {
        return fail(ErrorCode::tooManyCells, {"more than " + std::to_string(mostCells), std::to_string(mostCells)},
                    {path, 0, 0});
    } catch (const std::bad_alloc&) {
        throw;
    } catch (const std::exception& error) {
        return fail(ErrorCode::archiveDamaged, {path, error.what()}, {path, 0, 0});
    }
}

}  // namespace greyscope::io
