#pragma once

#include <QString>
#include <QStringList>

#include <optional>
#include <string>
#include <vector>

#include "app/glossary/glossary_terms.h"
#include "core/derivation/notation/notation.h"

namespace greyscope::app {

/// A term of the field as it is shown: in the language in use and in the others that the program has.
struct GlossaryTerm {
    std::string key;     ///< stable name
    QString name;        ///< in the language in use
    QStringList others;  ///< in the others
    QString text;
    QString textBeside;                           ///< in the other language; "" where there is none
    std::optional<derivation::Notation> formula;  ///< as the derivation has it
    QString source;
    QString page;    ///< that works it out; "": none
    QString step;    ///< of its derivation; "": the page alone
    QString lesson;  ///< the key of one that is about it; "": none
    /// Whether every word is found in its names or its text, in any language.
    [[nodiscard]] bool matches(const QString& words) const;
    /// In its names alone.
    [[nodiscard]] bool isCalled(const QString& words) const;
};

/// All terms by name, in the language in use, without formulas: quick enough for a search as one types.
[[nodiscard]] std::vector<GlossaryTerm> glossary();

/// Gives a term its formula and source: the rule of a step of a derivation that is worked out for the purpose.
[[nodiscard]] GlossaryTerm withFormula(GlossaryTerm term);

}  // namespace greyscope::app
