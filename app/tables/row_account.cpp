#include "app/tables/row_account.h"

#include <algorithm>
#include <functional>
#include <numeric>
#include <utility>

#include "app/text/left_out_text.h"
#include "core/data/recipe/recipe_text.h"
#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

using widgets::Words;

namespace {

/// Returns "not tasks>1"; for rows that are meant to be left out, what they are: "host=Total".
QString conditionWords(const std::string& condition) {
    auto filter = data::filterFrom(condition, {});
    if (filter && filter->test == data::Test::isNot) {
        filter->test = data::Test::is;
        return widgets::visibleText(data::filterText(*filter));
    }
    return Words::tr("not %1").arg(widgets::visibleText(condition));
}

QString reasonWords(const data::Tally& tally) {
    const QString what = widgets::visibleText(tally.what);
    switch (tally.reason) {
        case data::Reason::condition:
            return conditionWords(tally.what);
        case data::Reason::marked:
            return Words::tr("marked by hand");
        case data::Reason::nameEmpty:
            return Words::tr("no name: %1 is empty").arg(what);
        default:
            break;
    }
    return tallyText(tally);
}

std::size_t sumOf(const std::vector<RowReason>& reasons) {
    return std::transform_reduce(reasons.begin(), reasons.end(), std::size_t{0}, std::plus<>(),
                                 [](const RowReason& reason) { return reason.rows; });
}

/// Returns the phrases that concern points, not rows.
QString pointsText(data::LeftOut leftOut) {
    leftOut.steps.clear();
    leftOut.filtered.clear();
    leftOut.unplaced.clear();
    leftOut.idle.clear();
    return widgets::clauses(leftOutPhrases(leftOut));
}

void addUnplaced(std::vector<RowReason>& reasons, const data::LeftOut& leftOut) {
    for (const data::Filtered& each : leftOut.filtered) {
        reasons.push_back({conditionWords(data::filterText(each.filter)), each.rows});
    }
    for (const data::Unplaced& each : leftOut.unplaced) {
        const QString column = widgets::visibleText(each.column);
        reasons.push_back({each.isKey ? Words::tr("no series: %1 is empty").arg(column)
                                      : Words::tr("no point: %1 is empty").arg(column),
                           each.rows});
    }
    for (const data::Tally& each : leftOut.idle) {
        reasons.push_back({tallyText(each), each.count});
    }
}

}  // namespace

RowAccount rowAccount(const data::LeftOut& leftOut) {
    RowAccount account;
    RowStage stage;
    stage.start = leftOut.rowsRead();
    std::size_t own = 0;  // numbers steps of the table; those of a stack's parts have none
    for (const data::StepAccount& step : leftOut.steps) {
        const std::size_t number = step.table.empty() ? ++own : 0;
        for (const data::Tally& tally : step.leftOut) {
            stage.leftOut.push_back({reasonWords(tally), tally.count, number, tallyText(tally)});
        }
        for (const data::Tally& tally : step.remarks) {
            account.remarks.push_back({tallyText(tally), tally.count, number, tallyText(tally)});
        }
        if (step.reshapes()) {
            stage.left = stage.start - sumOf(stage.leftOut);
            stage.made = step.made;
            stage.turned = step.becameSeries > 0;
            stage.added = step.rowsAdded();
            stage.step = number;
            account.stages.push_back(std::exchange(stage, {}));
            stage.start = step.after;
        }
    }
    addUnplaced(stage.leftOut, leftOut);
    stage.left = stage.start - sumOf(stage.leftOut);
    account.stages.push_back(std::move(stage));
    account.points = pointsText(leftOut);
    return account;
}

RowAccount rowAccount(const StudyTable& table, data::LeftOut leftOut) {
    leftOut.rows = table.dataset->rowCount();  // a table without series has no account
    leftOut.steps = data::summedSteps(table.dataset->steps());
    RowAccount account = rowAccount(leftOut);
    const auto marks = [](const data::StepAccount& step) {
        return std::any_of(step.leftOut.begin(), step.leftOut.end(),
                           [](const data::Tally& tally) { return tally.reason == data::Reason::marked; });
    };
    const auto isKey = [](const data::Unplaced& each) { return each.isKey; };
    // These two reasons are always listed, even with 0 rows.
    std::vector<RowReason>& last = account.stages.back().leftOut;
    if (!table.wide && std::none_of(leftOut.unplaced.begin(), leftOut.unplaced.end(), isKey)) {
        last.push_back({Words::tr("empty key"), 0});
    }
    if (std::none_of(leftOut.steps.begin(), leftOut.steps.end(), marks)) {
        last.push_back({Words::tr("marked by hand"), 0});
    }
    return account;
}

QString madeText(const RowStage& stage) {
    return stage.added > 0 ? QStringLiteral("%1 + %2").arg(QString::number(stage.left), QString::number(stage.added))
                           : QStringLiteral("%1 × %2").arg(QString::number(stage.left), QString::number(stage.made));
}

QString balanceText(const RowAccount& account) {
    QStringList sentences;
    for (const RowStage& stage : account.stages) {
        const std::size_t out = stage.start - stage.left;
        const bool last = &stage == &account.stages.back();
        if (out > 0 || last) {
            sentences << Words::tr("%1 = %2 used + %3 left out")
                             .arg(QString::number(stage.start), QString::number(stage.left), QString::number(out));
        }
        if (!last && stage.turned) {
            sentences << Words::tr("%1 rows became columns").arg(stage.left);
        } else if (!last) {
            sentences << madeText(stage) + QStringLiteral(" = %1").arg((&stage)[1].start);
        }
    }
    return widgets::clauses(sentences);
}

QString accountText(const RowAccount& account) {
    QString text;
    const auto add = [&text](const QString& what, std::size_t rows, std::size_t step) {
        text += what + QLatin1Char('\t') + QString::number(rows) +
                (step > 0 ? QLatin1Char('\t') + Words::tr("step %1").arg(step + 1) : QString()) + QLatin1Char('\n');
    };
    add(Words::tr("Rows read"), account.read(), 0);
    for (const RowStage& stage : account.stages) {
        for (const RowReason& reason : stage.leftOut) {
            add(reason.what, reason.rows, reason.step);
        }
        if (&stage != &account.stages.back()) {
            add(stage.turned      ? Words::tr("Rows that became columns")
                : stage.added > 0 ? Words::tr("Rows, + %1").arg(stage.added)
                                  : Words::tr("Rows, × %1").arg(stage.made),
                stage.left, stage.step);
        }
    }
    add(Words::tr("Rows used"), account.used(), 0);
    for (const RowReason& remark : account.remarks) {
        add(remark.what, remark.rows, remark.step);
    }
    return text + balanceText(account) + QLatin1Char('\n');
}

}  // namespace greyscope::app
