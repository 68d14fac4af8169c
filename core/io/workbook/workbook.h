#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/io/files/spool.h"
#include "core/io/reader.h"

namespace greyscope::io {

/// A cell of a sheet that is not empty. Rows and columns count from 0.
struct SheetCell {
    enum class Kind : std::uint16_t { number, date, time, text };
    std::uint32_t row = 0;
    std::uint16_t column = 0;
    Kind kind = Kind::number;
    double value = 0.0;  ///< depends on `kind`: the number, the days since the origin of the workbook's dates, or the
                         ///< index of the text
};

/// A cell that should have a value but has none.
struct LostCell {
    std::size_t row = 0;
    std::size_t column = 0;
    std::string formula;  ///< the formula of the cell, if the file does not contain its value
    std::string error;    ///< the error in place of the value: "#REF!"
};

/// The content of one sheet.
struct WorkbookSheet {
    std::vector<SheetCell> cells;  ///< ordered by row, then by column
    std::vector<LostCell> lost;
};

/// Limits that prevent a small workbook file from using much memory or time.
struct WorkbookLimits {
    std::size_t unpacked;  ///< maximum size in bytes of its unpacked parts, in total
    std::size_t cells;     ///< maximum size in bytes of the cells in memory and of their texts; a text counts once for
                           ///< each cell that uses it
    /// Returns the limits for a packed file of `packed` bytes.
    [[nodiscard]] static WorkbookLimits of(std::size_t packed, const UnpackLimits& unpack);
};

/// An XLSX or ODS file whose sheets are read one at a time.
class WorkbookFile {
public:
    WorkbookFile(Bytes bytes, std::string path, const UnpackLimits& limits);
    WorkbookFile(const WorkbookFile&) = delete;
    WorkbookFile& operator=(const WorkbookFile&) = delete;
    virtual ~WorkbookFile() = default;
    [[nodiscard]] const std::vector<std::string>& names() const { return m_names; }
    [[nodiscard]] const WorkbookLimits& limits() const { return m_limits; }
    /// Reads the sheet with this index, from 0. Errors: archiveDamaged, unpacksTooLarge, tooManyColumns, cancelled.
    [[nodiscard]] virtual base::Expected<WorkbookSheet> read(std::size_t sheet, base::Progress& progress) = 0;

    /// Returns a cell as text: numbers with a decimal point, dates as ISO 8601.
    [[nodiscard]] std::string text(const SheetCell& cell) const;
    /// Returns the length in bytes of a cell as text; for numbers the maximum length.
    [[nodiscard]] std::size_t textSize(const SheetCell& cell) const;
    /// Returns the error unpacksTooLarge for this number of unpacked bytes.
    [[nodiscard]] tl::unexpected<base::Error> tooLarge(std::size_t bytes) const;

protected:
    /// Unpacks one part of the file, such as the XML of a sheet. Errors: archiveDamaged if there is no part with this
    /// name, unpacksTooLarge.
    [[nodiscard]] base::Expected<Bytes> part(const std::string& name, base::Progress& progress);
    [[nodiscard]] base::Expected<void> addName(std::string name);
    [[nodiscard]] base::Expected<void> add(WorkbookSheet& sheet, std::size_t row, std::size_t column,
                                           SheetCell::Kind kind, double value);
    [[nodiscard]] base::Expected<void> addLost(WorkbookSheet& sheet, LostCell cell);
    /// Adds a text that cells can refer to, and returns its index.
    [[nodiscard]] base::Expected<double> addText(std::string text);
    /// Counts `bytes` more bytes as used in memory; fails with an error if that exceeds the limits.
    [[nodiscard]] base::Expected<void> hold(std::size_t bytes);
    [[nodiscard]] tl::unexpected<base::Error> damaged(const std::string& what) const;

    Bytes m_bytes;
    std::string m_path;
    WorkbookLimits m_limits;
    std::vector<std::string> m_names;
    std::vector<std::string> m_texts;
    long long m_origin = -25'569;  ///< day 0 of the dates in the file, in days since 1970-01-01; by default 1899-12-30

private:
    std::size_t m_held = 0;
    std::size_t m_unpacked = 0;
};

/// Returns the column and the row, from 0, that a cell reference such as "B3" means; nullopt if the text is not one.
[[nodiscard]] std::optional<std::pair<std::size_t, std::size_t>> cellPlace(std::string_view text);

/// Opens an XLSX or ODS file; `bytes` must outlive the result. Errors: archiveDamaged if it cannot be read or contains
/// document type declarations, unpacksTooLarge, cancelled.
[[nodiscard]] base::Expected<std::unique_ptr<WorkbookFile>> openWorkbook(const Bytes& bytes, const std::string& path,
                                                                         const UnpackLimits& limits,
                                                                         base::Progress& progress);

/// Returns a time of day, given in seconds, as text: "10:30:00", with milliseconds if there are any.
[[nodiscard]] std::string clockText(double seconds);

}  // namespace greyscope::io
