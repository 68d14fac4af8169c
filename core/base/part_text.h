#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace greyscope::base {

/// Reads the text of a recipe step, as on the command line, part by part. The caller passes the marks that end a part,
/// such as "=". A part that contains such a mark is in double quotes, with its own quotation marks doubled, as in
/// listParts().
class PartReader {
public:
    explicit PartReader(std::string_view text) : m_rest(text) {}

    /// Returns the part up to the next of `marks` or the end of the text; nullopt if it is empty without quotes or a
    /// quote is not closed.
    [[nodiscard]] std::optional<std::string> part(std::string_view marks);
    /// Skips `mark` if the remaining text begins with it; returns whether it did.
    bool skip(std::string_view mark);
    [[nodiscard]] bool atEnd() const { return m_rest.empty(); }
    [[nodiscard]] std::string_view rest() const { return m_rest; }
    /// Returns the comma-separated parts up to the next of `marks` or the end of the text; nullopt if any of them
    /// cannot be read by part().
    [[nodiscard]] std::optional<std::vector<std::string>> list(std::string_view marks);

private:
    std::string_view m_rest;
};

/// Returns a part as text, such that PartReader::part() with the same marks returns it unchanged: as it is if possible,
/// otherwise in double quotes.
[[nodiscard]] std::string partText(const std::string& part, std::string_view marks);
/// Returns a list of parts as text, such that PartReader::list() with the same marks returns it unchanged.
[[nodiscard]] std::string listText(const std::vector<std::string>& parts, std::string_view marks);

}  // namespace greyscope::base
