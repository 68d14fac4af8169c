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

/// A nonempty cell. Rows and columns count from 0.
struct SheetCell {
    enum class Kind : std::uint16_t { number, date, time, text };
    std::uint32_t row = 0;
    std::uint16_t column = 0;
    Kind kind = Kind::number;
    double value = 0.0;  ///< the number, the days since the origin of the workbook, or the index of the text
};

/// A cell that should have a value and has none.
struct LostCell {
    std::size_t row = 0;
    std::size_t column = 0;
    std::string formula;  ///< formula without a stored value, or
    std::string error;    ///< error in place of the value: "#REF!"
};

struct WorkbookSheet {
    std::vector<SheetCell> cells;  ///< by row and column
    std::vector<LostCell> lost;
};

/// Limits that prevent a small workbook from using much memory or time.
struct WorkbookLimits {
    std::size_t unpacked;  ///< total bytes of its unpacked parts
    std::size_t cells;     ///< bytes of the cells in memory and of their texts, each counted in every cell that uses it
    /// The limits for a packed file of `packed` bytes.
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
    /// Reads a sheet. Errors: archiveDamaged, unpacksTooLarge, tooManyColumns, cancelled.
    [[nodiscard]] virtual base::Expected<WorkbookSheet> read(std::size_t sheet, base::Progress& progress) = 0;

    /// The cell as text: numbers with a decimal point, dates as ISO 8601.
    [[nodiscard]] std::string text(const SheetCell& cell) const;
    /// Length in bytes of the cell's text; for numbers the maximum length.
    [[nodiscard]] std::size_t textSize(const SheetCell& cell) const;
    /// The error unpacksTooLarge for this number of bytes.
    [[nodiscard]] tl::unexpected<base::Error> tooLarge(std::size_t bytes) const;

protected:
    /// A part of the file. Errors: archiveDamaged if there is no such part, unpacksTooLarge.
    [[nodiscard]] base::Expected<Bytes> part(const std::string& name, base::Progress& progress);
    [[nodiscard]] base::Expected<void> addName(std::string name);
    [[nodiscard]] base::Expected<void> add(WorkbookSheet& sheet, std::size_t row, std::size_t column,
                                           SheetCell::Kind kind, double value);
    [[nodiscard]] base::Expected<void> addLost(WorkbookSheet& sheet, LostCell cell);
    /// Adds a text and returns its index.
    [[nodiscard]] base::Expected<double> addText(std::string text);
    /// Counts `bytes` more bytes as held in memory; fails beyond the limits.
    [[nodiscard]] base::Expected<void> hold(std::size_t bytes);
    [[nodiscard]] tl::unexpected<base::Error> damaged(const std::string& what) const;

    Bytes m_bytes;
    std::string m_path;
    WorkbookLimits m_limits;
    std::vector<std::string> m_names;
    std::vector<std::string> m_texts;
    long long m_origin = -25'569;  ///< 1899-12-30, in days since 1970-01-01

private:
    std::size_t m_held = 0;
    std::size_t m_unpacked = 0;
};

/// Column and row, from 0, of a cell reference such as "B3"; nullopt if the text is not one.
[[nodiscard]] std::optional<std::pair<std::size_t, std::size_t>> cellPlace(std::string_view text);

/// Opens a workbook; `bytes` must outlive it. Errors: archiveDamaged if it cannot be read or contains document type
/// declarations, unpacksTooLarge, cancelled.
[[nodiscard]] base::Expected<std::unique_ptr<WorkbookFile>> openWorkbook(const Bytes& bytes, const std::string& path,
                                                                         const UnpackLimits& limits,
                                                                         base::Progress& progress);

/// Time of day in seconds as text: "10:30:00", with milliseconds if there are any.
[[nodiscard]] std::string clockText(double seconds);

}  // namespace greyscope::io
