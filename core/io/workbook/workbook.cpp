#include "core/io/workbook/workbook.h"

#include <algorithm>
#include <cmath>

#include "core/base/text.h"
#include "core/base/try.h"
#include "core/base/whole_number.h"
#include "core/data/columns/calendar.h"
#include "core/io/csv/csv_writer.h"
#include "core/io/files/archive.h"
#include "core/io/workbook/ods_file.h"
#include "core/io/workbook/xlsx_file.h"

namespace greyscope::io {

using base::ErrorCode;
using base::Expected;
using base::fail;
using base::padded;

namespace {

constexpr std::size_t kMostSheets = 1000;
constexpr std::size_t kMostSheetRows = 1'048'576;
constexpr std::size_t kMostSheetColumns = 16'384;

/// Text of a date or time given as days since the origin of the workbook.
std::string serialText(double serial, long long origin, SheetCell::Kind kind) {
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
    if (kind == SheetCell::Kind::time) {
        return clockText(days * secondsOfDay + seconds);
    }
    return data::isoText((static_cast<double>(origin) + days) * secondsOfDay + seconds);
}

}  // namespace

std::string clockText(double seconds) {
    const long long milli = std::llround(seconds * 1000.0);
    const long long whole = milli / 1000;
    return padded(whole / 3600, 2) + ':' + padded(whole / 60 % 60, 2) + ':' + padded(whole % 60, 2) +
           (milli % 1000 > 0 ? '.' + padded(milli % 1000, 3) : std::string());
}

WorkbookLimits WorkbookLimits::of(std::size_t packed, const UnpackLimits& unpack) {
    constexpr std::size_t kRatio = 20;  // a cell takes at least a byte of the file, unless it is repeated
    return {unpack.allowed(packed), UnpackLimits{4 * unpack.free, kRatio}.allowed(packed)};
}

WorkbookFile::WorkbookFile(Bytes bytes, std::string path, const UnpackLimits& limits)
    : m_bytes(std::move(bytes)), m_path(std::move(path)), m_limits(WorkbookLimits::of(m_bytes.size, limits)) {}

std::string WorkbookFile::text(const SheetCell& cell) const {
    if (cell.kind == SheetCell::Kind::text) {
        return m_texts[static_cast<std::size_t>(cell.value)];
    }
    return cell.kind == SheetCell::Kind::number ? csvNumber(cell.value) : serialText(cell.value, m_origin, cell.kind);
}

std::size_t WorkbookFile::textSize(const SheetCell& cell) const {
    constexpr std::size_t ofNumber = 32;
    return cell.kind == SheetCell::Kind::text ? m_texts[static_cast<std::size_t>(cell.value)].size() : ofNumber;
}

tl::unexpected<base::Error> WorkbookFile::tooLarge(std::size_t bytes) const {
    return fail(ErrorCode::unpacksTooLarge, {std::to_string(bytes), std::to_string(m_bytes.size)}, {m_path, 0, 0});
}

tl::unexpected<base::Error> WorkbookFile::damaged(const std::string& what) const {
    return fail(ErrorCode::archiveDamaged, {m_path, what}, {m_path, 0, 0});
}

Expected<Bytes> WorkbookFile::part(const std::string& name, base::Progress& progress) {
    const UnpackLimits left{m_limits.unpacked - std::min(m_limits.unpacked, m_unpacked), 0};
    auto bytes = memberBytes(m_bytes, m_path, name, left, progress);
    if (!bytes && bytes.error().code == ErrorCode::unpacksTooLarge) {
        return tooLarge(m_limits.unpacked);  // all parts together
    }
    m_unpacked += bytes ? bytes->size : 0;
    return bytes;
}

Expected<void> WorkbookFile::hold(std::size_t bytes) {
    m_held += bytes;
    return m_held > m_limits.cells ? tooLarge(m_held) : Expected<void>();
}

Expected<void> WorkbookFile::addName(std::string name) {
    if (m_names.size() == kMostSheets) {
        return damaged("it contains more than " + std::to_string(kMostSheets) + " sheets");
    }
    m_names.push_back(std::move(name));
    return {};
}

Expected<void> WorkbookFile::add(WorkbookSheet& sheet, std::size_t row, std::size_t column, SheetCell::Kind kind,
                                 double value) {
    if (row >= kMostSheetRows) {
        return damaged("row " + std::to_string(row + 1) + " is beyond the last row of a sheet");
    }
    if (column >= kMostSheetColumns) {
        return fail(ErrorCode::tooManyColumns, {std::to_string(column + 1), std::to_string(kMostSheetColumns)},
                    {m_path, 0, 0});
    }
    constexpr std::size_t kOfOne = sizeof(SheetCell) * 3 / 2;  // including the spare capacity of a growing list
    GREYSCOPE_TRY(hold(kOfOne));
    sheet.cells.push_back({static_cast<std::uint32_t>(row), static_cast<std::uint16_t>(column), kind, value});
    return {};
}

Expected<void> WorkbookFile::addLost(WorkbookSheet& sheet, LostCell cell) {
    GREYSCOPE_TRY(hold(sizeof(LostCell) * 3 / 2 + cell.formula.size() + cell.error.size()));
    sheet.lost.push_back(std::move(cell));
    return {};
}

Expected<double> WorkbookFile::addText(std::string text) {
    GREYSCOPE_TRY(hold(sizeof(std::string) * 3 / 2 + text.size()));
    m_texts.push_back(std::move(text));
    return static_cast<double>(m_texts.size() - 1);
}

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

Expected<std::unique_ptr<WorkbookFile>> openWorkbook(const Bytes& bytes, const std::string& path,
                                                     const UnpackLimits& limits, base::Progress& progress) {
    constexpr std::size_t kNameOfFirst = 30;
    const bool ods = firstBytes(bytes, 64).find("mimetype") == kNameOfFirst;
    return ods ? openOds(bytes, path, limits, progress) : openXlsx(bytes, path, limits, progress);
}

}  // namespace greyscope::io
