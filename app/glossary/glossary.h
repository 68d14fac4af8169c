#pragma once

#include <QString>
#include <QStringList>

#include <optional>
#include <string>
#include <vector>

#include "app/glossary/glossary_terms.h"
#include "core/derivation/notation/notation.h"

namespace greyscope::app {

/// A term of the field, as the glossary shows it: in the current language, with its names in the program's other
/// languages.
struct GlossaryTerm {
    std::string key;     ///< name that never changes, for links
    QString name;        ///< name in the current language
    QStringList others;  ///< names in the other languages
    QString text;
    QString textBeside;                           ///< the explanation in the other language; "" if there is none
    std::optional<derivation::Notation> formula;  ///< formula of the term, as a derivation writes it
    QString source;
    QString page;    ///< key of the page that calculates the quantity; "": none
    QString step;    ///< key of the step in that page's derivation; "": none, and a link leads only to the page
    QString lesson;  ///< key of a lesson on the term; "": none
    /// Whether each of `words` occurs in the names or the explanation, in any language.
    [[nodiscard]] bool matches(const QString& words) const;
    /// Whether each of `words` occurs in the names.
    [[nodiscard]] bool isCalled(const QString& words) const;
};

/// Returns all terms sorted by name in the current language, without formulas. It is fast enough for a search while
/// typing.
[[nodiscard]] std::vector<GlossaryTerm> glossary();

/// Returns `term` with its formula and source. They are taken from the rule of a step of a derivation, which is
/// calculated for this purpose.
[[nodiscard]] GlossaryTerm withFormula(GlossaryTerm term);

}  // namespace greyscope::app
