#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace greyscope::base {

/// Reads the parts of a step as the command line spells it. A part ends before one of the marks that the reader is
/// given; one that holds such a mark stands in double quotes, its own doubled, as the names of a list do.
class PartReader {
public:
    explicit PartReader(std::string_view text) : m_rest(text) {}

    /// The part up to the next of these marks or the end; nullopt where it is empty without quotes,
    /// or a quote is not closed.
    [[nodiscard]] std::optional<std::string> part(std::string_view marks);
    /// Goes over this mark where it stands next.
    bool skip(std::string_view mark);
    [[nodiscard]] bool atEnd() const { return m_rest.empty(); }
    [[nodiscard]] std::string_view rest() const { return m_rest; }
    /// The parts that commas join, up to the next of `marks` or the end; nullopt where one is empty.
    [[nodiscard]] std::optional<std::vector<std::string>> list(std::string_view marks);

private:
    std::string_view m_rest;
};

/// A part as a PartReader with these marks reads it back: as it stands where it can, otherwise in double quotes.
[[nodiscard]] std::string partText(const std::string& part, std::string_view marks);
/// A list as PartReader::list() with these marks reads it back.
[[nodiscard]] std::string listText(const std::vector<std::string>& parts, std::string_view marks);

}  // namespace greyscope::base
