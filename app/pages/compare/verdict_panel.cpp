#include "app/pages/compare/verdict_panel.h"

#include <QComboBox>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

#include "app/analyses/compare/compare_analysis.h"
#include "app/analyses/compare/gate.h"
#include "app/analyses/convention.h"
#include "app/pages/compare/compare_bar.h"
#include "app/pages/compare/runs_panel.h"
#include "app/pages/option_controls.h"
#include "widgets/common/theme/swatch.h"
#include "widgets/common/theme/theme.h"
#include "widgets/controls/note.h"
#include "widgets/panels/answer_card.h"
#include "widgets/present/compare/compare_present.h"
#include "widgets/present/compare/compare_summary.h"
#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

using widgets::Note;

/// A bar of the verdicts in proportion; their numbers are below it.
class VerdictPanel::Bar final : public QWidget {
public:
    Bar() { setFixedHeight(12); }
    void setCounts(const std::vector<std::size_t>& counts, bool betterIsKnown) {
        m_counts = counts;
        m_betterIsKnown = betterIsKnown;
        update();
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override {
        QPainter painter(this);
        double all = 0.0;
        for (const std::size_t count : m_counts) {
            all += static_cast<double>(count);
        }
        double left = 0.0;
        for (const stats::Verdict verdict :
             {stats::Verdict::worse, stats::Verdict::undecided, stats::Verdict::equal, stats::Verdict::better}) {
            const auto place = static_cast<std::size_t>(verdict);
            const double width = all > 0.0 ? static_cast<double>(m_counts[place]) / all * this->width() : 0.0;
            const widgets::Theme& theme = widgets::Theme::of(palette());
            painter.fillRect(QRectF(left, 0.0, width, height()),
                             verdict == stats::Verdict::undecided
                                 ? theme.line
                                 : widgets::inkColour(widgets::verdictInk(verdict, m_betterIsKnown), theme));
            left += width;
        }
    }

private:
    std::vector<std::size_t> m_counts;
    bool m_betterIsKnown = true;
};

namespace {

/// Returns "▼ worse: 47 (write 44, read 3)".
QString countText(const stats::Comparison& comparison, stats::Verdict verdict) {
    const auto place = static_cast<std::size_t>(verdict);
    QStringList groups;
    for (const stats::MeanChange& group : comparison.groups) {
        groups << QStringLiteral("%1 %2").arg(widgets::visibleText(group.name), QString::number(group.verdicts[place]));
    }
    const QString text = widgets::withColon(
        widgets::verdictSign(verdict) + QLatin1Char(' ') + widgets::verdictWord(verdict, comparison.betterIsKnown()),
        QString::number(comparison.overall.verdicts[place]));
    return groups.isEmpty() ? text : widgets::withBrackets(text, widgets::listed(groups));
}

}  // namespace

VerdictPanel::VerdictPanel(StudyStore& store, QWidget* parent)
    : widgets::InspectorPanel(parent),
      m_bindings(store),
      m_card(new widgets::AnswerCard),
      m_notes{{"better", new Note}, {"opposite", new Note}, {"doubts", new Note}},
      m_bar(new Bar),
      m_exit(wrappedLabel()),
      m_adjusted(wrappedLabel()),
      m_whyNone(wrappedLabel()) {
    auto* head = new QWidget;
    auto* column = new QVBoxLayout(head);
    column->setContentsMargins(12, 10, 12, 4);
    for (QWidget* part :
         std::initializer_list<QWidget*>{m_card, m_notes["better"], m_exit, m_notes["opposite"], m_notes["doubts"]}) {
        column->addWidget(part);
    }
    m_exit->setObjectName(QStringLiteral("compare.exit"));
    addWidget(head);
    m_verdicts = addSection(tr("Verdicts"));
    m_verdicts->addWidget(m_bar);
    for (std::size_t i = 0; i < m_counts.size(); ++i) {
        m_counts[i] = wrappedLabel();
        m_counts[i]->setObjectName(QStringLiteral("compare.count.") +
                                   QString::fromStdString(stats::verdictNames()[i].second));
        m_verdicts->addWidget(m_counts[i]);
    }
    m_adjustment = addSection(tr("Adjustment for many cells"));
    m_adjustment->addWidget(m_adjusted);
    m_equal = addSection(tr("Why no cell is equal"));
    m_equal->addWidget(m_whyNone);
    buildQuestion(store);
    buildForm();
    showNothing();
}

void VerdictPanel::buildQuestion(StudyStore& store) {
    m_notes["better"]->setObjectName(QStringLiteral("compare.ask.better"));
    for (const auto& [better, text] : {std::pair{stats::Better::more, tr("More")}, {stats::Better::less, tr("Less")}}) {
        auto* button = new QPushButton(text);
        button->setObjectName(QStringLiteral("compare.ask.") +
                              QString::fromStdString(base::nameOf(stats::betterNames(), better)));
        connect(button, &QPushButton::clicked, this, [&store, better = better] { chooseBetter(store, better); });
        m_notes["better"]->addButton(button);
    }
}

void VerdictPanel::buildForm() {
    widgets::Section* section = addSection(tr("Test of a cell"));
    const auto change =
        controlsOf<stats::ChangeOptions>(m_bindings, "compare", &Study::compare, &CompareChoices::change);
    const auto check = controlsOf<CompareChoices>(m_bindings, "compare", &Study::compare);
    change.add(section, &stats::ChangeOptions::test);
    QComboBox* interval = option_controls::comboBox({QStringLiteral("compare.interval"), tr("Interval"), {}});
    section->addRow(tr("Interval"), interval);
    m_bindings.bind(interval, member(&Study::intervals),
                    intervalMethods(widgets::changeIntervalWord(stats::ChangeInterval::welch)),
                    {tr("Interval of repeats")});
    m_bindings.enableWhen(interval, [](const Study& study) {
        return study.compare.change.test == stats::ChangeTest::welch;  // rank tests always use resampled intervals
    });
    change.add(section, &stats::ChangeOptions::adjustment);
    check.add(section, &CompareChoices::failWorse);
    check.add(section, &CompareChoices::maxUndecided);
}

QString VerdictPanel::exitText(const stats::Comparison& comparison, const CompareChoices& choices) {
    if (!comparison.betterIsKnown()) {
        return tr("The check has no result: it is not known whether more or less is better.");
    }
    const Gate gate{{FailRule{"worse", "worse", choices.failWorse}}, choices.maxUndecided};
    const Gate::End end = gate.outcome(comparison).end;
    if (end == Gate::End::undecided) {
        const stats::CellCount count = stats::countCells(comparison);
        return tr("The check is not decided (exit code 3): %1 of %2 cells have no test, more than %3.")
            .arg(QString::number(count.untested), QString::number(count.all), widgets::shareText(choices.maxUndecided));
    }
    return (end == Gate::End::failed
                ? tr("The check fails (exit code 1): %1 of %2 cells are worse, more than %3.")
                : tr("The check passes (exit code 0): %1 of %2 cells are worse, not more than %3."))
        .arg(QString::number(comparison.overall.verdicts.front()), QString::number(comparison.cells.size()),
             widgets::shareText(choices.failWorse));
}

void VerdictPanel::showResult(const stats::Comparison& comparison, const CompareChoices& choices) {
    m_card->show(widgets::changeCard(comparison));
    m_card->setVisible(true);
    m_exit->setText(exitText(comparison, choices));
    widgets::showRemarks(m_notes, CompareAnalysis::remarks(comparison));
    m_bar->setCounts(comparison.overall.verdicts, comparison.betterIsKnown());
    for (std::size_t i = 0; i < m_counts.size(); ++i) {
        m_counts[i]->setText(countText(comparison, stats::verdictNames()[i].first));
    }
    m_adjusted->setText(widgets::adjustmentText(comparison));
    const QString why = widgets::whyNoneEqual(comparison);
    m_whyNone->setText(why);
    m_verdicts->show();
    m_adjustment->show();
    m_equal->setVisible(!why.isEmpty());
}

void VerdictPanel::showNothing() {
    for (QWidget* part : std::initializer_list<QWidget*>{m_card, m_verdicts, m_adjustment, m_equal}) {
        part->hide();
    }
    m_exit->setText({});
    for (const auto& [name, note] : m_notes) {
        note->setNote(Note::Kind::look, {});
    }
}

}  // namespace greyscope::app
