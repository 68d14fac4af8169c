#include "widgets/present/relations_axioms.h"

#include <QCoreApplication>

#include "widgets/present/number_text.h"

namespace greyscope::widgets {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Relations)
};

using grey::AxiomChecks;
using grey::RelationMethod;

class Lines {
public:
    Lines(const AxiomChecks& checks, const std::vector<QString>& names, const grey::RelationOptions& options,
          int decimals)
        : m_checks(checks),
          m_names(names),
          m_byPoints(options.method == RelationMethod::deng),
          m_scope(options.scope),
          m_decimals(decimals) {}

    [[nodiscard]] AxiomLine normality() const {
        const AxiomChecks::Normality& n = m_checks.normality;
        QString numbers = n.outside == 0 ? Words::tr("All %1 degrees lie in it, from %2 (%3) to %4.")
                                               .arg(n.pairs)
                                               .arg(number(n.least), pair(n.leastWhere), number(n.greatest))
                                         : Words::tr("%1 of %2 degrees do not lie in it.").arg(n.outside).arg(n.pairs);
        if (n.identical > 0) {
            numbers += QLatin1Char(' ') +
                       (n.identicalBelowOne == 0
                            ? Words::tr("%1 compare identical images: degree 1.").arg(n.identical)
                            : Words::tr("%1 compare identical images and are not 1.").arg(n.identicalBelowOne));
        }
        if (n.onesThatDiffer > 0) {
            numbers += QLatin1Char(' ') + Words::tr("%1 are 1 although the images differ.").arg(n.onesThatDiffer);
        }
        return {Words::tr("Normality"), Words::tr("0 < degree ≤ 1, and 1 for identical series"), n.holds(), numbers};
    }

    [[nodiscard]] AxiomLine symmetry() const {
        const AxiomChecks::PairSymmetry& s = m_checks.symmetry;
        QString numbers = s.holds() ? Words::tr("All %1 pairs are the same either way.").arg(s.pairs)
                                    : Words::tr("%1 of %2 pairs differ, by up to %3 (%4).")
                                          .arg(s.unequal)
                                          .arg(s.pairs)
                                          .arg(number(s.largest), pair(s.where));
        if (!s.holds() && s.holdsAlone()) {
            numbers += QLatin1Char(' ') +
                       Words::tr("Two series alone do not: the extremes over a reference's pairs make the difference.");
        }
        return {Words::tr("Pair symmetry"), Words::tr("exchanging reference and compared series changes nothing"),
                s.holds(), numbers};
    }

    [[nodiscard]] AxiomLine wholeness() const {
        const AxiomChecks::Wholeness& w = m_checks.wholeness;
        QString numbers;
        if (w.holds()) {
            numbers = Words::tr("%1 of %2 degrees would be others for the two series alone, by up to %3 (%4).")
                          .arg(w.changed)
                          .arg(w.pairs)
                          .arg(number(w.largest), pair(w.where));
        } else if (!m_byPoints) {
            numbers = Words::tr("The degree compares two areas and looks at no other series.");
        } else if (m_scope == grey::ExtremaScope::pairwise) {
            numbers = Words::tr("The extremes are those of each pair by itself.");
        } else {
            numbers = Words::tr("No degree would be another for the two series alone.");
        }
        return {Words::tr("Wholeness"), Words::tr("a degree depends on the series that are looked at together"),
                w.holds(), numbers};
    }

    [[nodiscard]] AxiomLine closeness() const {
        const AxiomChecks::Closeness& c = m_checks.closeness;
        const QString what =
            m_byPoints ? Words::tr("neighbouring differences |Δ|") : Words::tr("neighbouring differences of areas");
        const QString numbers =
            c.holds()
                ? Words::tr("None of %1 %2 has the larger value at the larger difference.").arg(c.compared).arg(what)
                : Words::tr("%1 of %2 %3 have the larger value at the larger difference.")
                      .arg(c.violated)
                      .arg(c.compared)
                      .arg(what);
        return {Words::tr("Closeness"),
                m_byPoints ? Words::tr("the smaller a difference, the larger its coefficient")
                           : Words::tr("the smaller the difference of the areas, the larger the degree"),
                c.holds(), numbers};
    }

private:
    [[nodiscard]] QString number(double value) const { return fixedText(value, m_decimals); }
    [[nodiscard]] QString pair(const AxiomChecks::Pair& where) const {
        return Words::tr("%1 with %2").arg(m_names[where.first], m_names[where.second]);
    }

    const AxiomChecks& m_checks;
    const std::vector<QString>& m_names;
    bool m_byPoints;
    grey::ExtremaScope m_scope;
    int m_decimals;
};

}  // namespace

std::vector<AxiomLine> axiomLines(const grey::AxiomChecks& checks, const std::vector<QString>& names,
                                  const grey::RelationOptions& options, int decimals) {
    const Lines lines(checks, names, options, decimals);
    return {lines.normality(), lines.symmetry(), lines.wholeness(), lines.closeness()};
}

}  // namespace greyscope::widgets
