#include "core/data/series/invalid_results.h"

#include <algorithm>

#include "core/data/columns/cell_text.h"

namespace greyscope::data {

const Column* invalidReasons(const Dataset& dataset) {
    const auto at = dataset.find(std::string(kInvalidColumn));
    return at && !dataset.columns()[*at].isNumeric() ? &dataset.columns()[*at] : nullptr;
}

std::vector<std::size_t> invalidRows(const Dataset& dataset, const std::vector<std::string>& measured) {
    std::vector<std::size_t> rows;
    const Column* reasons = invalidReasons(dataset);
    for (std::size_t row = 0; reasons != nullptr && row < reasons->size(); ++row) {
        const auto isMissing = [&](const std::string& name) {
            const auto at = dataset.find(name);
            return at && dataset.columns()[*at].missingAt(row);
        };
        if (!reasons->missingAt(row) && std::any_of(measured.begin(), measured.end(), isMissing)) {
            rows.push_back(row);
        }
    }
    return rows;
}

std::optional<InvalidResult> InvalidResults::at(std::size_t row) const {
    if (m_reasons == nullptr || m_reasons->missingAt(row) || !m_measured.missingAt(row)) {
        return std::nullopt;
    }
    const std::string* written = m_measured.wordAt(row);
    return InvalidResult{
        .row = row, .measured = written != nullptr ? numberIn(*written) : std::nullopt, .why = m_reasons->textAt(row)};
}

}  // namespace greyscope::data
