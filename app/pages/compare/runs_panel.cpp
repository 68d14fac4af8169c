#include "app/pages/compare/runs_panel.h"

#include <QCheckBox>
#include <QPushButton>

#include <algorithm>
#include <utility>

#include "app/pages/compare/compare_bar.h"
#include "app/text/left_out_text.h"
#include "core/base/contains.h"
#include "widgets/common/theme/icon.h"
#include "widgets/controls/tick_list.h"
#include "widgets/present/compare/compare_present.h"
#include "widgets/present/relative/relative_parts.h"
#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

namespace {

/// Returns "throughput" with the number of its levels in the table.
QString settingText(const Study& study, const ComparedRuns& runs, const std::string& column) {
    const auto& dataset = *study.table(runs.before.table)->dataset;
    const auto place = dataset.find(column);
    const std::size_t levels = place ? dataset.levels(*place).count() : 0;
    return widgets::columnTitle(column) + QStringLiteral("  · ") +
           RunsPanel::tr("%n levels", nullptr, widgets::counted(levels));
}

QString accountOf(const stats::RunAccount& run) {
    constexpr std::size_t kNamed = 5;
    const std::size_t read = run.leftOut.rowsRead();
    const std::size_t used = run.leftOut.rowsUsed();
    QStringList lines{RunsPanel::tr("%1: %2 rows = %3 used + %4 left out")
                          .arg(widgets::visibleText(run.name), QString::number(read), QString::number(used),
                               QString::number(read - used))};
    lines += leftOutPhrases(run.leftOut);
    QStringList alone;
    for (std::size_t i = 0; i < std::min(kNamed, run.cellsAlone.size()); ++i) {
        alone << widgets::visibleText(run.cellsAlone[i]);
    }
    if (!alone.isEmpty()) {
        lines << RunsPanel::tr("Only this run has %n cells: %1", nullptr, widgets::counted(run.cellsAlone.size()))
                     .arg(widgets::listed(alone, run.cellsAlone.size()));
    }
    return lines.join(QLatin1Char('\n'));
}

}  // namespace

widgets::PlainLabel* wrappedLabel() {
    auto* label = new widgets::PlainLabel;
    label->setWordWrap(true);
    return label;
}

RunsPanel::RunsPanel(StudyStore& store, QWidget* parent)
    : widgets::InspectorPanel(parent),
      m_store(store),
      m_bindings(store),
      m_before(wrappedLabel()),
      m_after(wrappedLabel()),
      m_account(wrappedLabel()) {
    buildRuns();
    buildMatch();
    addSection(tr("Account of rows"))->addWidget(m_account);
    m_account->setObjectName(QStringLiteral("compare.account"));
    buildShown();
}

void RunsPanel::buildRuns() {
    widgets::Section* section = addSection(tr("Runs"));
    section->addWidget(m_before);
    section->addWidget(m_after);
    m_swap = new QPushButton(widgets::icon(QStringLiteral("turn")), tr("Swap before and after"));
    m_swap->setObjectName(QStringLiteral("compare.swap"));
    section->addWidget(m_swap);
    connect(m_swap, &QPushButton::clicked, this, &RunsPanel::swap);
}

void RunsPanel::buildMatch() {
    widgets::Section* section = addSection(tr("Matched by"));
    m_match = new widgets::TickList(tr("Matched by"));
    m_match->setObjectName(QStringLiteral("compare.match"));
    m_match->setFrameShape(QFrame::NoFrame);
    m_match->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    section->addWidget(m_match);
    connect(m_match, &widgets::TickList::edited, this, &RunsPanel::tickMatch);
}

void RunsPanel::buildShown() {
    widgets::Section* section = addSection(tr("Show"));
    for (const auto& [verdict, name] : stats::verdictNames()) {
        auto* box = new QCheckBox;
        box->setObjectName(QStringLiteral("compare.show.") + QString::fromStdString(name));
        section->addWidget(box);
        m_shown[verdict] = box;
        const Member<bool> member{
            [verdict = verdict](const Study& study) { return !base::contains(study.compare.hidden, verdict); },
            [verdict = verdict](Study& study, bool shown) {
                std::erase(study.compare.hidden, verdict);
                if (!shown) {
                    study.compare.hidden.push_back(verdict);
                }
            }};
        m_bindings.bind(box, member, {tr("List cells that are %1").arg(widgets::verdictWord(verdict, true))});
    }
}

void RunsPanel::showStudy(const Study& study) {
    m_bindings.show(study);
    const auto runs = comparedRuns(study);
    m_swap->setEnabled(runs.has_value());
    m_before->setText(runs ? tr("Before: %1").arg(runName(study, runs->before)) : tr("Before: none"));
    m_after->setText(runs ? tr("After: %1").arg(runName(study, runs->after)) : tr("After: none"));
    const std::vector<std::string> all = runs ? sharedSettings(study, *runs) : std::vector<std::string>();
    const std::vector<std::string> matched = runs ? matchedSettings(study, *runs) : std::vector<std::string>();
    std::vector<widgets::TickList::Entry> entries;
    for (const std::string& setting : all) {
        entries.push_back({setting, settingText(study, *runs, setting), base::contains(matched, setting)});
    }
    m_match->setEntries(entries);
    m_match->fitRows(1, 9);
}

void RunsPanel::showResult(const stats::Comparison& comparison) {
    m_account->setText(accountOf(comparison.before) + QStringLiteral("\n\n") + accountOf(comparison.after));
    for (const auto& [verdict, box] : m_shown) {
        box->setText(
            widgets::withColon(widgets::verdictSign(verdict) + QLatin1Char(' ') +
                                   widgets::verdictWord(verdict, comparison.betterIsKnown()),
                               QString::number(comparison.overall.verdicts[static_cast<std::size_t>(verdict)])));
    }
}

void RunsPanel::showNothing() {
    m_account->setText({});
    for (const auto& [verdict, box] : m_shown) {
        box->setText(widgets::verdictSign(verdict) + QLatin1Char(' ') + widgets::verdictWord(verdict, true));
    }
}

void RunsPanel::swap() {
    if (auto runs = comparedRuns(m_store.study())) {
        std::swap(runs->before, runs->after);
        chooseRuns(m_store, *runs, tr("Swap before and after"));
    }
}

/// At least one column stays checked, because nothing would be matched otherwise.
void RunsPanel::tickMatch() {
    std::vector<std::string> ticked = m_match->ticked();
    if (ticked.empty()) {
        showStudy(m_store.study());
        return;
    }
    if (ticked.size() == static_cast<std::size_t>(m_match->count())) {
        ticked.clear();
    }
    m_store.edit(tr("Match by other columns"), [&](Study& study) { study.compare.match = ticked; });
}

}  // namespace greyscope::app
