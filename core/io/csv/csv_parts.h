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

/// Reads the plain records of a text in parts, several at once. Where a part begins is told by the line end before it;
/// where that stands inside quotes, the part before ends elsewhere, and what was read is dropped.
class CsvParts {
public:
    /// `numeric` has to stay.
    CsvParts(const TextSource& source, const CsvDialect& dialect, const std::vector<bool>& numeric, CodeWatch codes,
             std::size_t longest);
    ~CsvParts();

    /// Whether there are several parts from a place on, and few records before it needed a closer look.
    [[nodiscard]] bool worthwhile(std::size_t offset) const;
    /// Reads from a place on where a record begins, gives the parts to `take` in their order, one at a time, and
    /// returns where the first record begins that needs a closer look. Error: cancelled.
    [[nodiscard]] base::Expected<std::size_t> read(std::size_t offset,
                                                   const std::function<void(const PlainPart&)>& take,
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
    std::size_t m_resume = 0;  ///< not before this place
    std::mutex m_mutex;
    std::vector<std::unique_ptr<Part>> m_idle;
};

}  // namespace greyscope::io
