#pragma once

#include <QString>

#include <string>

#include "core/base/names.h"

namespace greyscope::widgets {

/// A sentence about a result that its reader should know. Every output of the result shows it.
struct Remark {
    enum class Kind { good, look, bad, info, error };

    std::string name = {};  ///< which remark of its analysis: "class-ratio"
    Kind kind = Kind::info;
    QString text = {};        ///< "" where there is nothing to say
    std::string option = {};  ///< what helps on the command line: "--interval bootstrap"

    /// Whether it doubts the result, or worse.
    [[nodiscard]] bool warns() const { return kind == Kind::look || kind == Kind::bad || kind == Kind::error; }
};

/// "good", "caution", "bad", "info", "error".
[[nodiscard]] inline const base::Names<Remark::Kind>& remarkKindNames() {
    using Kind = Remark::Kind;
    static const base::Names<Kind> names{{Kind::good, "good"},
                                         {Kind::look, "caution"},
                                         {Kind::bad, "bad"},
                                         {Kind::info, "info"},
                                         {Kind::error, "error"}};
    return names;
}

}  // namespace greyscope::widgets
