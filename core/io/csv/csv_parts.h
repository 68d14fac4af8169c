#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <mutex>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/io/csv/plain_part.h"
#include "core/io/text/text_source.h"

namespace greyscope::io {

/// Reads a text table in parts, by several threads, as long as PlainPart can read its records. Each part is assumed to
/// begin after a line end. If that line end turns out to be inside quotes, the previous part ends elsewhere, and the
/// part is discarded.
class CsvParts {
public:
    /// `numeric`: for each column whether it is numeric. `longest`: maximum number of bytes of a record. `source` and
    /// `numeric` must outlive this object.
    CsvParts(const TextSource& source, const CsvDialect& dialect, const std::vector<bool>& numeric, CodeWatch codes,
             std::size_t longest);
    ~CsvParts();

    /// Whether it is worthwhile to read in parts from this offset on: several parts remain, and few records before it
    /// had to be left to CsvScanner.
    [[nodiscard]] bool worthwhile(std::size_t offset) const;
    /// Reads in parts from `offset`, where a record must begin, and passes the parts to `take` in order, one at a time,
    /// until it returns false. Returns the offset of the first record that was not read. Error: cancelled.
    [[nodiscard]] base::Expected<std::size_t> read(std::size_t offset,
                                                   const std::function<bool(const PlainPart&)>& take,
                                                   base::Progress& progress);

private:
    class Part;
    [[nodiscard]] std::unique_ptr<Part> idlePart();

    const TextSource& m_source;
    CsvDialect m_dialect;
    const std::vector<bool>& m_numeric;
    CodeWatch m_codes;
    std::size_t m_longest;
    std::size_t m_partBytes;
    std::size_t m_pause;
    std::size_t m_resume = 0;  ///< offset up to which worthwhile() returns false
    std::mutex m_mutex;
    std::vector<std::unique_ptr<Part>> m_idle;
};

}  // namespace greyscope::io
