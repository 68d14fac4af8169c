#pragma once

#include <QString>
#include <QStringList>

#include <optional>
#include <string>
#include <vector>

#include "app/glossary/glossary_terms.h"
#include "core/derivation/notation/notation.h"

namespace greyscope::app {

/// A term of the field as it is shown, in the current language and in the program's other languages.
struct GlossaryTerm {
    std::string key;     ///< stable name
    QString name;        ///< name in the current language
    QStringList others;  ///< names in the other languages
    QString text;
    QString textBeside;                           ///< the text in the other language; "" if there is none
    std::optional<derivation::Notation> formula;  ///< formula as in the derivation
    QString source;
    QString page;    ///< key of the page that calculates it; "": none
    QString step;    ///< step of the page's derivation; "": only the page
    QString lesson;  ///< key of a lesson on the term; "": none
    /// Whether every word occurs in the names or the text, in any language.
    [[nodiscard]] bool matches(const QString& words) const;
    /// Whether every word occurs in the names.
    [[nodiscard]] bool isCalled(const QString& words) const;
};

/// Returns all terms sorted by name in the current language, without formulas; fast enough for a search while typing.
[[nodiscard]] std::vector<GlossaryTerm> glossary();

/// Returns the term with its formula and source: the rule of a step of a derivation, which is calculated for this
/// purpose.
[[nodiscard]] GlossaryTerm withFormula(GlossaryTerm term);

}  // namespace greyscope::app
