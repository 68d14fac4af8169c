#include "app/pages/compare/compare_bar.h"

#include <optional>
#include <utility>

#include "core/stats/changes/compare_runs.h"
#include "widgets/common/plain_text.h"
#include "widgets/controls/name_combo.h"
#include "widgets/present/relative/relative_parts.h"

namespace greyscope::app {

namespace {

QComboBox* shortCombo(const char* name, int letters) {
    auto* combo = new QComboBox;
    combo->setObjectName(QLatin1String(name));
    combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    combo->setMinimumContentsLength(letters);
    return combo;
}

/// Returns the user's choice, else what the metric's name and unit indicate; nullopt if unknown.
std::optional<stats::Better> betterIn(const Study& study) {
    const auto runs = comparedRuns(study);
    if (study.compare.better || !runs) {
        return study.compare.better;
    }
    return stats::directionOf(*study.table(runs->before.table)->dataset, *study.table(runs->after.table)->dataset,
                              comparedMetric(study, *runs));
}

}  // namespace

void chooseRuns(StudyStore& store, const ComparedRuns& runs, const QString& what) {
    store.edit(what, [&runs](Study& study) {
        study.compare.before = runs.before;
        study.compare.after = runs.after;
    });
}

void chooseBetter(StudyStore& store, stats::Better better) {
    store.edit(better == stats::Better::more ? CompareBar::tr("More is better") : CompareBar::tr("Less is better"),
               [better](Study& study) { study.compare.better = better; });
}

CompareBar::CompareBar(StudyStore& store, QWidget* parent)
    : widgets::ContextBar(parent), m_store(store), m_bindings(store) {
    addRun(tr("Compare"), "compare.after", &ComparedRuns::after);
    addRun(tr("with"), "compare.before", &ComparedRuns::before);
    addMetric();
    addMargin();
    addBetter();
}

void CompareBar::addRun(const QString& word, const char* name, RunChoice ComparedRuns::*which) {
    auto* combo = new widgets::NameCombo;
    combo->setObjectName(QLatin1String(name));
    addControl(word, combo);
    const auto items = [](const Study& study) {
        const std::vector<RunChoice> runs = runsIn(study);
        const auto now = comparedRuns(study);
        return listedItems(runs, now ? now->before : RunChoice(),
                           [&study](const RunChoice& run) { return runName(study, run); });
    };
    m_bindings.bindChoice<RunChoice>(
        combo,
        [which](const Study& study) {
            const auto runs = comparedRuns(study);
            return runs ? (*runs).*which : RunChoice();
        },
        items,
        [this, which](const RunChoice& chosen) {
            auto runs = comparedRuns(m_store.study());
            if (!runs) {
                runs = ComparedRuns{chosen, chosen};
            } else if (runs->before == chosen || runs->after == chosen) {
                std::swap(runs->before, runs->after);
            }
            (*runs).*which = chosen;
            chooseRuns(m_store, *runs, tr("Compare %1").arg(runName(m_store.study(), chosen)));
        });
}

void CompareBar::addMetric() {
    QComboBox* combo = shortCombo("compare.metric", 9);
    addControl(tr("by"), combo);
    const auto metrics = [](const Study& study) {
        const auto runs = comparedRuns(study);
        Items<std::string> items;
        for (const std::string& metric : runs ? sharedMetrics(study, *runs) : std::vector<std::string>()) {
            items.push_back({widgets::columnTitle(metric), metric});
        }
        return items;
    };
    m_bindings.bindChoice<std::string>(
        combo,
        [](const Study& study) {
            const auto runs = comparedRuns(study);
            return runs ? comparedMetric(study, *runs) : std::string();
        },
        metrics,
        [this](const std::string& metric) {
            m_bindings.edit(
                [&metric](Study& study) {
                    study.compare.value = metric;
                    study.compare.better.reset();  // that was chosen for another metric
                },
                {tr("Compare by %1").arg(widgets::columnTitle(metric))});
        });
    m_bindings.follow(
        [this, combo, metrics](const Study& study) { setControlVisible(combo, metrics(study).size() > 1); });
}

void CompareBar::addMargin() {
    const auto options =
        controlsOf<stats::ChangeOptions>(m_bindings, "compare", &Study::compare, &CompareChoices::change);
    addControl(tr("margin"), options.control(&stats::ChangeOptions::margin));
    addControl(tr("at"), options.control(&stats::ChangeOptions::confidence));
}

void CompareBar::addBetter() {
    QComboBox* combo = shortCombo("compare.better", 8);
    addControl(tr("better is"), combo);
    using Choice = std::optional<stats::Better>;
    m_bindings.bindChoice<Choice>(
        combo, betterIn,
        [](const Study& study) {
            Items<Choice> items{{tr("more"), stats::Better::more}, {tr("less"), stats::Better::less}};
            if (!betterIn(study)) {
                items.push_back({tr("not known"), std::nullopt});
            }
            return items;
        },
        [this](const Choice& better) {
            if (better) {
                chooseBetter(m_store, *better);
            }
        });
}

}  // namespace greyscope::app
