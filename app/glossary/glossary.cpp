#include "app/glossary/glossary.h"

#include <QCollator>
#include <QLocale>
#include <QTranslator>

#include <algorithm>
#include <memory>
#include <utility>

#include "app/glossary/courses.h"
#include "widgets/common/language.h"
#include "widgets/present/derivation/derivation_words.h"
#include "widgets/present/words/search_words.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

using widgets::Words;

namespace {

constexpr const char* kContext = "Words";
constexpr char kEquation = '=';  // marks the name of a section: the equation that its steps are based on

/// The program's languages except the current one.
class OtherLanguages {
public:
    OtherLanguages() {
        for (const QString& code : widgets::languages()) {
            if (code != widgets::languageInUse()) {
                m_all.push_back(widgets::translatorOf(code));
            }
        }
    }
    /// Returns the text in each of them; English has no translation of its own.
    [[nodiscard]] QStringList say(const char* text) const {
        QStringList said;
        for (const auto& translator : m_all) {
            const QString words = translator->translate(kContext, text);
            said << (words.isEmpty() ? QString::fromUtf8(text) : words);
        }
        said.removeAll(Words::tr(text));
        said.removeDuplicates();
        return said;
    }

private:
    std::vector<std::unique_ptr<QTranslator>> m_all;
};

const derivation::DerivationSection* sectionOf(const derivation::Derivation& derivation, std::size_t step) {
    const auto found = std::find_if(derivation.sections.begin(), derivation.sections.end(),
                                    [&](const derivation::DerivationSection& section) {
                                        return step >= section.first && step < section.first + section.count;
                                    });
    return found == derivation.sections.end() ? nullptr : &*found;
}

struct Found {
    std::optional<derivation::Notation> formula;
    derivation::SourceId source = derivation::SourceId::none;
};

/// Returns the first step with a rule whose key is, or begins with, this key.
Found ruleIn(const derivation::Derivation& derivation, const std::string& key) {
    for (std::size_t i = 0; i < derivation.steps.size(); ++i) {
        const derivation::Step& step = derivation.steps[i];
        if (step.rule && (step.key == key || step.key.rfind(key + ".", 0) == 0)) {
            const derivation::DerivationSection* section = sectionOf(derivation, i);
            return {derivation::ruleNotation(step, {}), section ? section->source : derivation::SourceId::none};
        }
    }
    return {};
}

Found equationIn(const derivation::Derivation& derivation, const std::string& name) {
    for (const derivation::DerivationSection& section : derivation.sections) {
        if (!section.equations.empty() && base::nameOf(derivation::sectionNames(), section.id) == name) {
            return {derivation::notationOf(section.equations.front(), {}), section.source};
        }
    }
    return {};
}

}  // namespace

bool GlossaryTerm::matches(const QString& words) const {
    const QString all =
        QStringList{name, others.join(QLatin1Char(' ')), text, textBeside, QString::fromStdString(key)}.join(
            QLatin1Char('\n'));
    return widgets::SearchWords(words).match(all);
}

bool GlossaryTerm::isCalled(const QString& words) const {
    return widgets::SearchWords(words).match(name + QLatin1Char('\n') + others.join(QLatin1Char('\n')));
}

std::vector<GlossaryTerm> glossary() {
    const OtherLanguages others;
    std::vector<GlossaryTerm> terms;
    for (const TermRow& row : termRows()) {
        GlossaryTerm term;
        term.key = row.key;
        term.name = Words::tr(row.name);
        term.others = others.say(row.name);
        term.text = Words::tr(row.text);
        term.textBeside = others.say(row.text).value(0);
        term.page = QLatin1String(row.page);
        term.step = row.line && row.step[0] != kEquation ? QLatin1String(row.step) : QString();
        term.lesson = QLatin1String(row.lesson);
        terms.push_back(std::move(term));
    }
    // Sorted by the rules of the interface language, not of the system: Chinese by pronunciation.
    const QCollator order{QLocale(widgets::languageInUse())};
    std::sort(terms.begin(), terms.end(),
              [&order](const GlossaryTerm& a, const GlossaryTerm& b) { return order.compare(a.name, b.name) < 0; });
    return terms;
}

GlossaryTerm withFormula(GlossaryTerm term) {
    const auto row =
        std::find_if(termRows().begin(), termRows().end(), [&](const TermRow& each) { return term.key == each.key; });
    if (row == termRows().end()) {
        return term;
    }
    Found found;
    if (row->course != Course::none) {
        const auto derivation = derivationOf(*row);
        const std::string step = row->step;
        if (derivation) {
            found = step.front() == kEquation ? equationIn(*derivation, step.substr(1)) : ruleIn(*derivation, step);
        }
    }
    term.formula = std::move(found.formula);
    term.source = widgets::sourceText(row->source == derivation::SourceId::none ? found.source : row->source);
    return term;
}

}  // namespace greyscope::app
