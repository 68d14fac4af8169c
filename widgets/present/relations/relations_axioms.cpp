#include "widgets/present/relations/relations_axioms.h"

#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/number_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

namespace {

using grey::AxiomChecks;

class Lines {
public:
    Lines(const AxiomChecks& checks, const std::vector<QString>& names, const grey::RelationOptions& options,
          int decimals)
        : m_checks(checks),
          m_names(names),
          m_options(options),
          m_compares(grey::degreeOf(options.method).compares),
          m_decimals(decimals) {}

    [[nodiscard]] AxiomLine normality() const {
        const AxiomChecks::Normality& n = m_checks.normality;
        QString numbers =
            n.outside == 0
                ? Words::tr("All %n degrees lie in this range, from %1 (%2) to %3.", nullptr, counted(n.pairs))
                      .arg(number(n.least), pair(n.leastWhere), number(n.greatest))
                : Words::tr("%n of %1 degrees lie outside this range.", nullptr, counted(n.outside)).arg(n.pairs);
        if (n.identical > 0) {
            numbers += betweenSentences() +
                       (n.identicalBelowOne == 0
                            ? Words::tr("%n degrees compare identical images and are 1.", nullptr, counted(n.identical))
                            : Words::tr("%n degrees compare identical images and are not 1.", nullptr,
                                        counted(n.identicalBelowOne)));
        }
        QString reading = second(Words::tr("1 only for identical series"), n.holdsForIdenticalAlone());
        if (n.onesThatDiffer > 0) {
            reading += betweenSentences() +
                       Words::tr("%n degrees are 1 although the images differ.", nullptr, counted(n.onesThatDiffer));
        }
        return {Words::tr("Normality"), Words::tr("0 < degree ≤ 1, and 1 for identical series"), n.holds(), numbers,
                reading};
    }

    [[nodiscard]] AxiomLine symmetry() const {
        const AxiomChecks::PairSymmetry& s = m_checks.symmetry;
        const QString numbers =
            s.holds() ? Words::tr("All %n pairs, each taken separately, have the same degree in both directions.",
                                  nullptr, counted(s.pairs))
                      : Words::tr(
                            "Taken separately, %n of %1 pairs have different degrees in the two directions, by up to "
                            "%2 (%3).",
                            nullptr, counted(s.unequal))
                            .arg(QString::number(s.pairs), number(s.largest), pair(s.where));
        return {Words::tr("Pair symmetry"), Words::tr("when only two series are compared, degree(i, j) = degree(j, i)"),
                s.holds(), numbers};
    }

    [[nodiscard]] AxiomLine wholeness() const {
        const AxiomChecks::Wholeness& w = m_checks.wholeness;
        AxiomLine line{Words::tr("Wholeness"),
                       Words::tr("with three or more series, in general degree(i, j) ≠ degree(j, i)"), std::nullopt,
                       Words::tr("There are only two series.")};
        if (!w.applies) {
            return line;
        }
        line.holds = w.holds();
        line.numbers = w.holds()
                           ? Words::tr("%n of %1 pairs have different degrees in the two directions, by up to %2 (%3).",
                                       nullptr, counted(w.unequal))
                                 .arg(QString::number(w.pairs), number(w.largest), pair(w.where))
                           : whySymmetric();
        line.secondReading =
            second(Words::tr("a degree depends on the set of series"), w.holdsForTheSet()) + betweenSentences() +
            (w.holdsForTheSet()
                 ? Words::tr("%n of %1 degrees would change, by up to %2 (%3), if only the two series were compared.",
                             nullptr, counted(w.changed))
                       .arg(QString::number(2 * w.pairs), number(w.largestChange), pair(w.changeWhere))
                 : Words::tr("No degree would change if only the two series were compared."));
        return line;
    }

    [[nodiscard]] AxiomLine closeness() const {
        const AxiomChecks::Closeness& c = m_checks.closeness;
        const QString what = m_compares == grey::Compared::areas ? Words::tr("pairs") : Words::tr("points of a pair");
        const QString numbers =
            c.compared == 0 ? Words::tr("No two of the %1 can be compared.").arg(what)
            : c.holds() ? Words::tr("None of %1 %2 is higher than a nearer one.").arg(QString::number(c.compared), what)
                        : Words::tr("%1 of %2 %3 are higher than a nearer one.")
                              .arg(QString::number(c.violated), QString::number(c.compared), what);
        return {Words::tr("Closeness"), nearer(), c.holds(), numbers};
    }

private:
    [[nodiscard]] QString whySymmetric() const {
        if (m_compares == grey::Compared::areas) {
            return Words::tr(
                "The degree compares two areas and does not depend on other series: the table is symmetric.");
        }
        if (m_compares == grey::Compared::curves) {
            return Words::tr("The degree does not depend on which of the two curves comes first, nor on other series.");
        }
        switch (m_options.scope) {
            case grey::ExtremaScope::pairwise:
                return Words::tr("The extremes are those of each pair separately: the table is symmetric.");
            case grey::ExtremaScope::matrix:
                return Words::tr(
                    "The extremes are those of all pairs, whatever the reference: the table is symmetric.");
            case grey::ExtremaScope::global:
                break;
        }
        return Words::tr("No pair has different degrees in the two directions.");
    }
    [[nodiscard]] QString nearer() const {
        if (m_compares == grey::Compared::curves) {
            return Words::tr("the smaller the difference of the curves at a point, the larger its coefficient");
        }
        if (m_compares == grey::Compared::points) {
            return Words::tr("the smaller the difference at a point, the larger its coefficient");
        }
        return grey::degreeOf(m_options.method).isMixed()
                   ? Words::tr("a pair that is nearer in both areas, absolute and relative, never has the lower degree")
                   : Words::tr("the smaller the difference of the areas, the larger the degree");
    }
    static QString second(const QString& statement, bool holds) {
        return Words::tr("Second reading, %1: %2.").arg(statement, verdictText(holds));
    }
    [[nodiscard]] QString number(double value) const { return fixedText(value, m_decimals); }
    [[nodiscard]] QString pair(const AxiomChecks::Pair& where) const {
        return Words::tr("%1 with %2").arg(m_names[where.first], m_names[where.second]);
    }

    const AxiomChecks& m_checks;
    const std::vector<QString>& m_names;
    const grey::RelationOptions& m_options;
    grey::Compared m_compares;
    int m_decimals;
};

}  // namespace

QString verdictText(const std::optional<bool>& holds) {
    return !holds ? Words::tr("does not apply") : *holds ? Words::tr("holds") : Words::tr("does not hold");
}

std::vector<AxiomLine> axiomLines(const grey::AxiomChecks& checks, const std::vector<QString>& names,
                                  const grey::RelationOptions& options, int decimals) {
    const Lines lines(checks, names, options, decimals);
    return {lines.normality(), lines.symmetry(), lines.wholeness(), lines.closeness()};
}

}  // namespace greyscope::widgets
