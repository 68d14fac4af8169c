#pragma once

#include <QString>

#include <string>

#include "core/base/names.h"

namespace greyscope::widgets {

/// A sentence about a result that its readers should know. Every output of the result shows it.
struct Remark {
    enum class Kind { good, look, bad, info, error };

    std::string name = {};  ///< the id of the remark within its analysis: "class-ratio"
    Kind kind = Kind::info;
    QString text = {};        ///< the sentence; "" if there is nothing to report
    std::string option = {};  ///< the command-line option that helps: "--interval bootstrap"

    /// Whether the remark is a caution, bad news or an error.
    [[nodiscard]] bool warns() const { return kind == Kind::look || kind == Kind::bad || kind == Kind::error; }
};

/// Returns the names of the kinds of remarks: "good", "caution", "bad", "info", "error".
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
