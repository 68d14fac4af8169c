#include "app/text/replication_report.h"

#include <QStringList>

#include <algorithm>
#include <map>
#include <optional>

#include <nlohmann/json.hpp>

#include "core/base/error.h"
#include "core/io/csv/csv_writer.h"
#include "core/io/json/json_writer.h"
#include "widgets/present/replication/replication_present.h"
#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

using widgets::Words;

using published::ItemVerdict;
using published::Judged;
using published::Judgement;
using published::ReplicationReport;
using published::ReportLine;
using published::Tolerance;
using published::VerdictCounts;
using widgets::LineState;
using Json = nlohmann::ordered_json;

namespace {

QString summaryLine(const VerdictCounts& tally) {
    return Words::tr(
               "%n published results: %1 reproduced, %2 under another reading, %3 contradicted by the paper's own "
               "data, %4 cannot be determined. %5",
               nullptr, widgets::counted(tally.results()))
        .arg(QString::number(tally.of(ItemVerdict::reproduced)), QString::number(tally.of(ItemVerdict::otherReading)),
             QString::number(tally.of(ItemVerdict::contradicted)),
             QString::number(tally.of(ItemVerdict::notDeterminable)), countedApart(tally));
}

/// Returns the name of the bound that the paper prints instead of a value; empty if it prints none.
const char* boundName(published::Bound bound) {
    switch (bound) {
        case published::Bound::lower:
            return "from";
        case published::Bound::upper:
            return "to";
        case published::Bound::above:
            return "above";
        case published::Bound::below:
            return "below";
        case published::Bound::none:
            break;
    }
    return "";
}

/// Returns the rule that gives the nearest value.
std::string nearestRule(const published::Item& item, const Judgement& judgement) {
    return judgement.nearest ? widgets::ruleText(item.beside.front().rule).toStdString() : std::string();
}

/// Returns the sentence for a single item.
QString whyOf(const ReplicationReport& report, const Judged& judged, std::size_t item) {
    return widgets::whyText(report, ReportLine{{item}, judged.judgements[item]});
}

std::string number(const std::optional<double>& value) {
    return value ? io::csvNumber(*value) : std::string();
}

Json jsonNumber(const std::optional<double>& value) {
    return value ? Json(*value) : Json();
}

Json jsonText(const std::string& text) {
    return text.empty() ? Json() : Json(text);
}

/// Returns the indices of the items that `judged` counts, in the order of the papers.
std::vector<std::size_t> countedItems(const ReplicationReport& report, const Judged& judged) {
    std::vector<std::size_t> items;
    for (const ReportLine& line : judged.lines) {
        items.insert(items.end(), line.items.begin(), line.items.end());
    }
    std::sort(items.begin(), items.end(), [&](std::size_t a, std::size_t b) {
        return std::pair(report.items[a].printed.paper, a) < std::pair(report.items[b].printed.paper, b);
    });
    return items;
}

Json itemJson(const ReplicationReport& report, const Judged& judged, std::size_t i) {
    const published::Item& item = report.items[i];
    const Judgement& judgement = judged.judgements[i];
    Json json{{"id", item.printed.id},
              {"paper", widgets::paperText(item.printed.paper).toStdString()},
              {"place", item.printed.place},
              {"quantity", item.printed.quantity},
              {"row", item.printed.row},
              {"column", item.printed.column},
              {"printed", jsonText(item.printed.text)},
              {"criterion", jsonNumber(item.criterion)},
              {"bound", jsonText(boundName(item.bound))},
              {"unit", item.printed.unit},
              {"verdict", stateName(item, judgement)},
              {"computed", jsonNumber(judgement.computed)},
              {"first_print", jsonNumber(judgement.firstPrint)},
              {"difference", jsonNumber(judgement.difference)},
              {"nearest", jsonNumber(judgement.nearest)},
              {"nearest_rule", jsonText(nearestRule(item, judgement))},
              {"why", whyOf(report, judged, i).toStdString()}};
    for (const auto& [name, readings] : {std::pair("readings", &item.readings), std::pair("beside", &item.beside)}) {
        json[name] = Json::array();
        for (const published::ItemReading& reading : *readings) {
            json[name].push_back({{"rule", widgets::ruleText(reading.rule).toStdString()}, {"value", reading.value}});
        }
    }
    json["repeats"] = item.repeats ? Json(report.items[*item.repeats].printed.id) : Json();
    return json;
}

/// Escapes characters for LaTeX.
QString latexText(const QString& text) {
    static const std::map<char16_t, QString> signs{
        {u'%', QStringLiteral("\\%")},       {u'&', QStringLiteral("\\&")},
        {u'_', QStringLiteral("\\_")},       {u'#', QStringLiteral("\\#")},
        {u'−', QStringLiteral("$-$")},       {u'×', QStringLiteral("$\\times$")},
        {u'≤', QStringLiteral("$\\leq$")},   {u'≥', QStringLiteral("$\\geq$")},
        {u'±', QStringLiteral("$\\pm$")},    {u'→', QStringLiteral("$\\to$")},
        {u'…', QStringLiteral("\\ldots{}")}, {u'–', QStringLiteral("--")},
        {u'§', QStringLiteral("\\S")},       {u'⁶', QStringLiteral("$^{6}$")},
        {u'²', QStringLiteral("$^{2}$")},    {u'⁰', QStringLiteral("$^{0}$")},
        {u'|', QStringLiteral("$|$")},       {u'<', QStringLiteral("$<$")},
        {u'>', QStringLiteral("$>$")},       {u'~', QStringLiteral("\\textasciitilde{}")}};
    QString result;
    for (const QChar c : text) {
        const auto found = signs.find(c.unicode());
        result += found == signs.end() ? QString(c) : found->second;
    }
    return result;
}

QString asciiSigns(QString text) {
    return text.replace(QStringLiteral("−"), QStringLiteral("-"));
}

/// Returns the printed value and the one it is compared with.
QString heldAgainst(const widgets::ReplicationRow& row) {
    switch (row.state) {
        case LineState::notDeterminable:
            return Words::tr("printed %1, nearest %2").arg(row.published, row.recomputed);
        case LineState::repeatAgrees:
        case LineState::repeatDiffers:
            return Words::tr("printed %1, %2").arg(row.published, row.recomputed);
        case LineState::criterionMet:
        case LineState::criterionMissed:
            return Words::tr("computed %1").arg(row.recomputed);
        default:
            return Words::tr("printed %1, computed %2").arg(row.published, row.recomputed);
    }
}

}  // namespace

QString countedApart(const VerdictCounts& tally) {
    QStringList parts;
    const auto add = [&](std::size_t all, const QString& text) {
        if (all > 0) {
            parts << text;
        }
    };
    add(tally.repeats,
        Words::tr("%1 of %n repeats agree", nullptr, widgets::counted(tally.repeats)).arg(tally.agreeing));
    add(tally.identities,
        Words::tr("%1 of %n identities hold", nullptr, widgets::counted(tally.identities)).arg(tally.holding));
    add(tally.checks,
        Words::tr("%1 of %n own criteria are met", nullptr, widgets::counted(tally.checks)).arg(tally.met));
    add(tally.inputs, Words::tr("%n values are taken as given", nullptr, widgets::counted(tally.inputs)));
    return Words::tr("Counted separately: %1.").arg(widgets::listed(parts));
}

const std::vector<std::pair<Tolerance, std::string>>& toleranceNames() {
    static const std::vector<std::pair<Tolerance, std::string>> names{
        {Tolerance::rounding, "rounding"}, {Tolerance::lastUnit, "last-unit"}, {Tolerance::percent, "percent"}};
    return names;
}

std::string stateName(const published::Item& item, const Judgement& judgement) {
    switch (widgets::stateOf(item, judgement)) {
        case LineState::contradicted:
            return "contradicted";
        case LineState::otherReading:
            return "other-reading";
        case LineState::notDeterminable:
            return "not-determinable";
        case LineState::reproduced:
            return "reproduced";
        case LineState::repeatDiffers:
            return "repeat-differs";
        case LineState::repeatAgrees:
            return "repeat-agrees";
        case LineState::identityFails:
            return "identity-fails";
        case LineState::identityHolds:
            return "identity-holds";
        case LineState::criterionMissed:
            return "criterion-missed";
        case LineState::criterionMet:
            return "criterion-met";
        case LineState::given:
            break;
    }
    return "given";
}

std::string replicationText(const ReplicationReport& report, const Judged& judged) {
    QString text = summaryLine(judged.tally) + QLatin1Char('\n');
    std::optional<LineState> heading;
    for (const widgets::ReplicationRow& row : widgets::replicationRows(report, judged)) {
        if (heading != row.state) {
            heading = row.state;
            text += QStringLiteral("\n%1\n").arg(widgets::stateInFull(row.state));
        }
        const QString what =
            row.values > 1 ? Words::tr("%1 (%n values)", nullptr, row.values).arg(row.quantity) : row.quantity;
        const QString difference = row.difference == QStringLiteral("–") || row.difference == QLatin1String("0")
                                       ? QString()
                                       : Words::tr("difference %1").arg(row.difference);
        const QString held = widgets::withColon(widgets::withComma(row.where, what), heldAgainst(row));
        text += QStringLiteral("  %1\n").arg(difference.isEmpty() ? held : widgets::withComma(held, difference));
        text += QStringLiteral("      %1\n").arg(widgets::whyText(report, judged.lines[row.line]));
    }
    return asciiSigns(text).toStdString();
}

std::string replicationJson(const ReplicationReport& report, const Judged& judged, Tolerance tolerance) {
    const VerdictCounts& tally = judged.tally;
    Json json;
    json["tolerance"] = toleranceNames()[static_cast<std::size_t>(tolerance)].second;
    json["counts"] = {{"results", tally.results()},
                      {"reproduced", tally.of(ItemVerdict::reproduced)},
                      {"other-reading", tally.of(ItemVerdict::otherReading)},
                      {"contradicted", tally.of(ItemVerdict::contradicted)},
                      {"not-determinable", tally.of(ItemVerdict::notDeterminable)},
                      {"repeats", tally.repeats},
                      {"repeats-agreeing", tally.agreeing},
                      {"identities", tally.identities},
                      {"identities-holding", tally.holding},
                      {"criteria", tally.checks},
                      {"criteria-met", tally.met},
                      {"given", tally.inputs}};
    json["conventions"] = {{"background_weight", report.options.backgroundWeight},
                           {"rho", report.options.relation.distinguishingCoefficient},
                           {"max_leaves", report.options.grow.maxLeaves},
                           {"min_leaf", report.options.grow.minLeaf}};
    json["items"] = Json::array();
    for (const std::size_t i : countedItems(report, judged)) {
        json["items"].push_back(itemJson(report, judged, i));
    }
    return io::writeJson(json);
}

std::string replicationCsv(const ReplicationReport& report, const Judged& judged) {
    std::string text =
        io::csvRow({"id", "paper", "place", "quantity", "row", "column", "printed", "criterion", "bound", "unit",
                    "computed", "first_print", "difference", "nearest", "nearest_rule", "verdict", "why"});
    for (const std::size_t i : countedItems(report, judged)) {
        const published::Item& item = report.items[i];
        const published::Printed& printed = item.printed;
        const Judgement& judgement = judged.judgements[i];
        text +=
            io::csvRow({printed.id, widgets::paperText(printed.paper).toStdString(), printed.place, printed.quantity,
                        printed.row, printed.column, printed.text, number(item.criterion), boundName(item.bound),
                        printed.unit, number(judgement.computed), number(judgement.firstPrint),
                        number(judgement.difference), number(judgement.nearest), nearestRule(item, judgement),
                        stateName(item, judgement), whyOf(report, judged, i).toStdString()});
    }
    return text;
}

std::string replicationLatex(const ReplicationReport& report, const Judged& judged) {
    QString text = QStringLiteral(
        "% needs the packages booktabs and longtable\n"
        "\\begin{longtable}{llrllllp{5cm}}\n\\toprule\n");
    text += Words::tr("Location & Quantity & Values & Published & Recomputed & Difference & Verdict & Reason") +
            QStringLiteral(" \\\\\n\\midrule\n\\endhead\n");
    for (const widgets::ReplicationRow& row : widgets::replicationRows(report, judged)) {
        const QStringList cells{row.where,
                                row.quantity,
                                QString::number(row.values),
                                row.published,
                                row.recomputed,
                                row.difference,
                                widgets::stateText(row.state),
                                widgets::whyText(report, judged.lines[row.line])};
        QStringList escaped;
        for (const QString& cell : cells) {
            escaped << latexText(cell);
        }
        text += escaped.join(QStringLiteral(" & ")) + QStringLiteral(" \\\\\n");
    }
    text += QStringLiteral("\\bottomrule\n\\multicolumn{8}{p{\\linewidth}}{%1}\n\\end{longtable}\n")
                .arg(latexText(summaryLine(judged.tally)));
    return text.toStdString();
}

}  // namespace greyscope::app
