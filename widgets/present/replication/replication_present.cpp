#include "widgets/present/replication/replication_present.h"

#include <QStringList>

#include <algorithm>
#include <cmath>

#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/number_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

using published::Bound;
using published::ItemKind;
using published::Judged;
using published::Judgement;
using published::Printed;
using published::ReplicationReport;

namespace {

constexpr qsizetype kListedLength = 26;  // longer lists are shortened to their ends

QString dash() {
    return QStringLiteral("–");
}

QString itemWithUnit(const published::Item& item, const QString& number) {
    return item.printed.unit == "%" ? Words::tr("%1 %").arg(number) : number;
}

/// The value shown beside the printed number: computed, from the first print, or the nearest quantity.
std::optional<double> shownValue(const Judgement& judgement) {
    if (judgement.computed || judgement.firstPrint) {
        return judgement.computed ? judgement.computed : judgement.firstPrint;
    }
    return judgement.nearest;
}

/// The number of decimals that distinguishes a computed number from the printed one, at least `least`.
int decimalsOf(const published::Item& item, double value, int least) {
    const int printed = std::max(item.printed.decimals, least);
    const double unit = std::pow(10.0, -printed);
    const bool whole = std::abs(value - std::round(value)) < 1e-9;
    if (printed == 0) {
        return whole ? 0 : 2;
    }
    const double distance = std::abs(value - item.criterion.value_or(item.printed.value));
    return distance > 0.5 * unit && distance < 2.0 * unit ? printed + 1 : printed;
}

QString numberText(const published::Item& item, const std::optional<double>& value, int least) {
    return value ? itemWithUnit(item, fixedText(*value, decimalsOf(item, *value, least))) : dash();
}

/// All texts if they are short, otherwise the ones with the lowest and highest value.
template <class Text, class Value>
QString valuesListed(const ReplicationReport& report, const published::ReportLine& line, Text text, Value value) {
    QStringList texts;
    for (const std::size_t i : line.items) {
        texts << text(report.items[i], i);
    }
    if (std::all_of(texts.begin(), texts.end(), [&](const QString& one) { return one == texts[0]; })) {
        return texts[0];
    }
    const QString all = listed(texts);
    if (all.size() <= kListedLength) {
        return all;
    }
    const auto [low, high] = std::minmax_element(line.items.begin(), line.items.end(),
                                                 [&](std::size_t a, std::size_t b) { return value(a) < value(b); });
    const QString first = text(report.items[*low], *low);
    const QString last = text(report.items[*high], *high);
    return Words::tr("%1 … %2", "lowest and highest of several values").arg(first, last);
}

QString differenceText(const ReplicationReport& report, const Judged& judged, const published::ReportLine& line) {
    double largest = 0.0;
    int decimals = 0;
    for (const std::size_t i : line.items) {
        const auto& difference = judged.judgements[i].difference;
        if (!difference) {
            return dash();
        }
        largest = std::abs(*difference) > std::abs(largest) ? *difference : largest;
        decimals = std::max(decimals, report.items[i].printed.decimals);
    }
    const double step = std::pow(10.0, decimals + 1);
    const QString size = plainText(std::round(std::abs(largest) * step) / step, decimals + 1);
    if (size == QLatin1String("0")) {
        return size;
    }
    if (line.items.size() > 1) {
        return QStringLiteral("≤ ") + size;
    }
    return (largest < 0.0 ? QStringLiteral("−") : QStringLiteral("+")) + size;
}

QString recomputedText(const ReplicationReport& report, const Judged& judged, const published::ReportLine& line) {
    const auto shown = [&](std::size_t i) { return shownValue(judged.judgements[i]); };
    const auto value = [&](std::size_t i) { return shown(i).value_or(0.0); };
    const published::Item& first = report.items[line.items.front()];
    if (!shownValue(line.judgement)) {
        return dash();
    }
    int decimals = 0;  // nearest quantities have one precision for the whole line
    for (const std::size_t i : line.items) {
        decimals = line.judgement.nearest ? std::max(decimals, report.items[i].printed.decimals) : 0;
    }
    const QString text = valuesListed(
        report, line, [&](const published::Item& item, std::size_t i) { return numberText(item, shown(i), decimals); },
        value);
    if (first.kind == ItemKind::repeat) {
        return Words::tr("first printing %1").arg(text);
    }
    if (first.kind == ItemKind::check) {
        return Words::tr("%1 (criterion %2)").arg(text, criterionText(first));
    }
    return line.judgement.nearest ? QStringLiteral("(%1)").arg(text) : text;
}

/// "< " if such a sign or word is printed; "" for the ends of a range.
QString signOf(Bound bound) {
    switch (bound) {
        case Bound::above:
            return QStringLiteral("> ");
        case Bound::below:
            return QStringLiteral("< ");
        case Bound::none:
        case Bound::lower:
        case Bound::upper:
            break;
    }
    return {};
}

}  // namespace

QString printedText(const published::Item& item) {
    QString text = QString::fromStdString(item.printed.text);
    text.replace(QLatin1Char('-'), QStringLiteral("−"));
    return text.isEmpty() ? dash() : signOf(item.bound) + itemWithUnit(item, text);
}

QString criterionText(const published::Item& item) {
    if (!item.criterion) {
        return {};
    }
    const QString sign = item.bound == Bound::lower ? QStringLiteral("≥ ") : QStringLiteral("= ");
    return sign + itemWithUnit(item, plainText(*item.criterion, item.printed.decimals));
}

QString computedText(const published::Item& item, const Judgement& judgement) {
    return numberText(item, shownValue(judgement), 0);
}

QString besideText(const published::Item& item, double value) {
    return numberText(item, value, 0);
}

QString cellText(const Printed& printed) {
    QStringList parts;
    for (const std::string& part : {printed.row, printed.column}) {
        if (!part.empty()) {
            parts << QString::fromStdString(part);
        }
    }
    return listed(parts);
}

std::vector<ReplicationRow> replicationRows(const ReplicationReport& report, const Judged& judged) {
    std::vector<ReplicationRow> rows;
    for (std::size_t l = 0; l < judged.lines.size(); ++l) {
        const published::ReportLine& line = judged.lines[l];
        const published::Item& first = report.items[line.items.front()];
        if (first.kind == ItemKind::input) {
            continue;
        }
        ReplicationRow row;
        row.line = l;
        row.state = stateOf(first, line.judgement);
        row.where = withComma(paperText(first.printed.paper), placeText(first.printed));
        row.quantity = quantityText(first.printed.quantity);
        row.values = static_cast<int>(line.items.size());
        row.published = valuesListed(
            report, line, [](const published::Item& item, std::size_t) { return printedText(item); },
            [&](std::size_t i) { return report.items[i].printed.value; });
        row.recomputed = recomputedText(report, judged, line);
        row.difference = differenceText(report, judged, line);
        rows.push_back(std::move(row));
    }
    return rows;
}

}  // namespace greyscope::widgets
