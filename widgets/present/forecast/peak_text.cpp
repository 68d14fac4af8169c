#include "widgets/present/forecast/peak_text.h"

#include "widgets/present/words/number_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

QString peakText(const stats::Peak& peak) {
    constexpr int kDigits = 3;
    const auto text = [](double value) { return significantText(value, kDigits); };
    if (peak.claim == stats::PeakClaim::seen) {
        return Words::tr("peak at %1 (%2 … %3), %4 there")
            .arg(text(*peak.load), text(peak.loadRange->low), text(peak.loadRange->high), text(*peak.value));
    }
    if (peak.claim == stats::PeakClaim::before) {
        return Words::tr("no peak from %1 to %2: the curve decreases over all of these loads")
            .arg(text(peak.smallestLoad), text(peak.largestLoad));
    }
    const QString none = Words::tr("no peak up to %1").arg(text(peak.largestLoad));
    if (peak.claim == stats::PeakClaim::noInterval) {
        return Words::tr("%1: as many parameters as points").arg(none);
    }
    if (peak.claim == stats::PeakClaim::beyond) {
        return Words::tr("%1: the curve has a peak at %2, but it may lie at any load from %3 on")
            .arg(none, text(*peak.load), text(peak.loadRange->low));
    }
    return none;
}

}  // namespace greyscope::widgets
