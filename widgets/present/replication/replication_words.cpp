#include "widgets/present/replication/replication_words.h"

#include <QStringList>

#include "widgets/present/replication/replication_present.h"
#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

using published::Cause;
using published::Item;
using published::ItemKind;
using published::ItemReading;
using published::ItemVerdict;
using published::Judgement;
using published::Paper;
using published::Printed;

namespace {

/// Argument `i` of the cause for all items of a line, without duplicates.
QString argument(const published::ReplicationReport& report, const published::ReportLine& line, std::size_t i) {
    QStringList values;
    for (const std::size_t item : line.items) {
        const auto& arguments = report.items[item].arguments;
        const QString value = i < arguments.size() ? QString::fromStdString(arguments[i]) : QStringLiteral("?");
        if (!values.contains(value)) {
            values << value;
        }
    }
    return listed(values);
}

QString causeText(const published::ReplicationReport& report, const published::ReportLine& line) {
    const Item& item = report.items[line.items.front()];
    const auto arg = [&](std::size_t i) { return argument(report, line, i); };
    switch (item.cause) {
        case Cause::none:
            return item.readings.empty()
                       ? Words::tr("The printed data do not determine it.")
                       : Words::tr("A different number follows from: %1.").arg(ruleText(item.readings.front().rule));
        case Cause::forecastOfNothing:
            return Words::tr(
                "No printed formula gives it: neither eq. (7) to (13) nor the steps of the example nor the final "
                "formula.");
        case Cause::outsideRange:
            return Words::tr("Table 9 has %1, outside the stated range.").arg(arg(0));
        case Cause::sameFactors:
            return Words::tr(
                       "Table 2 gives both cases the same factors, although %1 of 60 measurements differ by up to %2 "
                       "times: the table omits the number of disks (24 and 48 in P0). This is not a contradiction.")
                .arg(arg(0), arg(1));
        case Cause::slower:
            return Words::tr("With %1 processes the new method takes %2 ms, the original %3 ms.")
                .arg(arg(0), arg(1), arg(2));
        case Cause::panels:
            return Words::tr("The figure and the list of weights have %1.").arg(arg(0));
        case Cause::nameTwice:
            return Words::tr("%1 is listed twice; by figure 9 the second one is MFWA-CLIENTS.").arg(arg(0));
        case Cause::twoPairs:
        case Cause::equalCases:
            break;
        case Cause::seriesNotPrinted:
            return Words::tr(
                "The series used for it are not printed; they probably had eight thread counts, of which five are "
                "published. The degrees calculated here are listed beside it, the nearest first.");
        case Cause::seriesMissing:
            return Words::tr(
                "The series is not published below 8 threads; the error of GM(1,1) on the published points is listed "
                "beside it.");
        case Cause::protocolMissing:
            return Words::tr(
                "The paper does not say how the errors were validated. The errors of a tree and of one mean ratio "
                "(each cell left out in turn) and of parity are listed beside it, the nearest first.");
        case Cause::threadsMissing:
            return Words::tr("No table has so few threads; the smallest count is 8.");
        case Cause::figureOnly:
            return Words::tr("It is read from a figure whose numbers are not printed.");
    }
    return {};
}

QString repeatText(const published::ReplicationReport& report, const published::ReportLine& line) {
    const Item& item = report.items[line.items.front()];
    const Item& first = report.items[*item.repeats];
    if (item.cause == Cause::equalCases) {
        return Words::tr("Case 2.2 is case 1.1 with the same published measurements, for which %1 % is printed.")
            .arg(argument(report, line, 1));
    }
    if (!line.judgement.holds.value_or(false)) {
        return Words::tr("%1 has %2 for the same number.")
            .arg(placeText(first.printed), QString::fromStdString(first.printed.text));
    }
    if (item.cause == Cause::twoPairs) {
        const auto arg = [&](std::size_t i) { return QString::fromStdString(item.arguments[i]); };
        return Words::tr("Two pairs that are easily confused: %1 with %2 is %3; each equals its mirrored cell.")
            .arg(arg(0), arg(1), arg(2));
    }
    if (item.printed.quantity == "mirrored degree") {
        return Words::tr("Equal to its mirrored cell.");
    }
    const QString place = first.printed.paper == item.printed.paper
                              ? placeText(first.printed)
                              : withComma(paperText(first.printed.paper), placeText(first.printed));
    return Words::tr("The same number as in %1.").arg(place);
}

/// The reading that gives the printed number, and the result of the paper's own rule.
QString readingText(const Item& item, const published::ReportLine& line) {
    const Judgement& judgement = line.judgement;
    const QString rule = ruleText(item.readings[*judgement.reading].rule);
    if (judgement.cut) {
        return Words::tr("With further digits truncated instead of rounded, it follows from: %1.").arg(rule);
    }
    if (item.bound != published::Bound::none) {
        return Words::tr("Within the limit: %1.").arg(rule);
    }
    QString text = judgement.near ? Words::tr("It follows, within the tolerance, from: %1.").arg(rule)
                                  : Words::tr("It follows from: %1.").arg(rule);
    if (*judgement.reading > 0) {
        const ItemReading& own = item.readings.front();
        text +=
            betweenSentences() +
            (line.items.size() == 1
                 ? Words::tr("The paper's own rule gives %1: %2.").arg(besideText(item, own.value), ruleText(own.rule))
                 : Words::tr("Not from the paper's own rule: %1.").arg(ruleText(own.rule)));
    }
    return text;
}

}  // namespace

LineState stateOf(const Item& item, const Judgement& judgement) {
    const bool holds = judgement.holds.value_or(false);
    switch (item.kind) {
        case ItemKind::input:
            return LineState::given;
        case ItemKind::repeat:
            return holds ? LineState::repeatAgrees : LineState::repeatDiffers;
        case ItemKind::identity:
            return holds ? LineState::identityHolds : LineState::identityFails;
        case ItemKind::check:
            return holds ? LineState::criterionMet : LineState::criterionMissed;
        case ItemKind::result:
            break;
    }
    switch (judgement.verdict.value_or(ItemVerdict::notDeterminable)) {
        case ItemVerdict::reproduced:
            return LineState::reproduced;
        case ItemVerdict::otherReading:
            return LineState::otherReading;
        case ItemVerdict::contradicted:
            return LineState::contradicted;
        case ItemVerdict::notDeterminable:
            break;
    }
    return LineState::notDeterminable;
}

QString stateText(LineState state) {
    switch (state) {
        case LineState::contradicted:
            return Words::tr("Contradicted");
        case LineState::otherReading:
            return Words::tr("Other reading");
        case LineState::notDeterminable:
            return Words::tr("Cannot be determined");
        case LineState::reproduced:
            return Words::tr("Reproduced");
        case LineState::repeatDiffers:
            return Words::tr("Repeat differs");
        case LineState::repeatAgrees:
            return Words::tr("Repeat agrees");
        case LineState::identityFails:
            return Words::tr("Identity does not hold");
        case LineState::identityHolds:
            return Words::tr("Identity");
        case LineState::criterionMissed:
            return Words::tr("Own criterion: no");
        case LineState::criterionMet:
            return Words::tr("Own criterion: yes");
        case LineState::given:
            return Words::tr("Given");
    }
    return {};
}

QString stateInFull(LineState state) {
    switch (state) {
        case LineState::contradicted:
            return Words::tr("Contradicted by the paper's own data");
        case LineState::otherReading:
            return Words::tr("Reproduced under another reading");
        case LineState::notDeterminable:
            return Words::tr("Cannot be determined from the printed data");
        case LineState::reproduced:
            return Words::tr("Reproduced");
        case LineState::repeatDiffers:
            return Words::tr("Printed twice with different values");
        case LineState::repeatAgrees:
            return Words::tr("Printed twice with the same value");
        case LineState::identityFails:
            return Words::tr("An identity that does not hold");
        case LineState::identityHolds:
            return Words::tr("Holds for any measurement; not counted as a result");
        case LineState::criterionMissed:
            return Words::tr("A criterion of this program, not met; no number is printed");
        case LineState::criterionMet:
            return Words::tr("A criterion of this program, met; no number is printed");
        case LineState::given:
            return Words::tr("Measured or assumed, taken as given");
    }
    return {};
}

QString toleranceText(published::Tolerance tolerance) {
    switch (tolerance) {
        case published::Tolerance::rounding:
            return Words::tr("rounds to the printed digits");
        case published::Tolerance::lastUnit:
            return Words::tr("one unit of the last printed digit");
        case published::Tolerance::percent:
            return Words::tr("within 1 % of the printed number");
    }
    return {};
}

QString paperText(Paper paper) {
    return QString::fromStdString(published::paperNames()[static_cast<std::size_t>(paper)].second);
}

QString paperInFull(Paper paper) {
    switch (paper) {
        case Paper::p0:
            return Words::tr("Zhao, Hu: Lustre and grey theory");
        case Paper::p1:
            return Words::tr("Zhao et al. 2011: relative predictive model");
        case Paper::p2:
            return Words::tr("Yu et al.: Lustre file joining");
        case Paper::p3:
            return Words::tr("PFSsim: simulated scheduling");
        case Paper::p4:
            return Words::tr("Boito et al. 2011: I/O strategies on Lustre");
    }
    return {};
}

QString placeText(const Printed& printed) {
    const QString place = QString::fromStdString(printed.place);
    const QString number = place.section(QLatin1Char(' '), 1);
    if (place.startsWith(QLatin1String("table "))) {
        return Words::tr("Table %1").arg(number);
    }
    if (place.startsWith(QLatin1String("figure "))) {
        return Words::tr("Figure %1").arg(number);
    }
    if (place.startsWith(QLatin1String("section "))) {
        return Words::tr("§ %1").arg(number);
    }
    return place == QLatin1String("abstract") ? Words::tr("Abstract") : Words::tr("Abstract (Chinese)");
}

QString whyText(const published::ReplicationReport& report, const published::ReportLine& line) {
    const Item& item = report.items[line.items.front()];
    const Judgement& judgement = line.judgement;
    if (item.kind == ItemKind::input) {
        return Words::tr("Measured or assumed by the authors.");
    }
    if (item.kind == ItemKind::repeat) {
        return repeatText(report, line);
    }
    if (item.kind == ItemKind::identity || item.kind == ItemKind::check) {
        return judgement.holds.value_or(false) ? Words::tr("It holds by definition for any measurement: %1.")
                                                     .arg(ruleText(item.readings.front().rule))
                                               : causeText(report, line);
    }
    if (!judgement.reading) {
        return causeText(report, line);
    }
    return readingText(item, line);
}

}  // namespace greyscope::widgets
