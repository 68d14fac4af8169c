#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace greyscope::base {

/// Reads the parts of a recipe step as spelled on the command line. A part ends before any of the given marks. A part
/// that contains such a mark is in double quotes, with its own quotation marks doubled, as in listParts().
class PartReader {
public:
    explicit PartReader(std::string_view text) : m_rest(text) {}

    /// The part up to the next of `marks` or the end; nullopt if it is empty without quotes or a quote is not closed.
    [[nodiscard]] std::optional<std::string> part(std::string_view marks);
    /// Skips `mark` if it comes next; returns whether it did.
    bool skip(std::string_view mark);
    [[nodiscard]] bool atEnd() const { return m_rest.empty(); }
    [[nodiscard]] std::string_view rest() const { return m_rest; }
    /// The comma-separated parts up to the next of `marks` or the end; nullopt if any of them cannot be read by part().
    [[nodiscard]] std::optional<std::vector<std::string>> list(std::string_view marks);

private:
    std::string_view m_rest;
};

/// Spells a part so that PartReader::part() with the same marks returns it unchanged: as it is if possible, otherwise
/// in double quotes.
[[nodiscard]] std::string partText(const std::string& part, std::string_view marks);
/// Spells a list so that PartReader::list() with the same marks returns it unchanged.
[[nodiscard]] std::string listText(const std::vector<std::string>& parts, std::string_view marks);

}  // namespace greyscope::base
