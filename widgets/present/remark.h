#pragma once

#include <QString>

#include <string>

namespace greyscope::widgets {

/// A sentence about a result that its reader should know. Every output of the result shows it.
struct Remark {
    enum class Kind { good, look, bad, info, error };

    std::string name = {};  ///< which remark of its analysis: "class-ratio"
    Kind kind = Kind::info;
    QString text = {};  ///< "" where there is nothing to say

    /// Whether it doubts the result, or worse.
    [[nodiscard]] bool warns() const { return kind == Kind::look || kind == Kind::bad || kind == Kind::error; }
};

}  // namespace greyscope::widgets
