#include "app/pages/compare/verdict_panel.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

#include "app/cli/fail_rule.h"
#include "app/pages/compare/runs_panel.h"
#include "app/pages/interval_convention.h"
#include "widgets/common/swatch.h"
#include "widgets/common/theme.h"
#include "widgets/controls/name_combo.h"
#include "widgets/controls/note.h"
#include "widgets/panels/answer_card.h"
#include "widgets/present/compare_present.h"
#include "widgets/present/compare_summary.h"
#include "widgets/present/joined_words.h"
#include "widgets/present/visible_text.h"
#include "widgets/present/words.h"

namespace greyscope::app {

using widgets::Note;

/// The verdicts in proportion; their numbers stand below it.
class VerdictPanel::Bar final : public QWidget {
public:
    Bar() { setFixedHeight(12); }
    void setCounts(const std::vector<std::size_t>& counts) {
        m_counts = counts;
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
                                 : widgets::inkColour(widgets::verdictInk(verdict), theme));
            left += width;
        }
    }

private:
    std::vector<std::size_t> m_counts;
};

namespace {

/// "▼ worse: 47 (write 44, read 3)"
QString countText(const stats::Comparison& comparison, stats::Verdict verdict) {
    const auto place = static_cast<std::size_t>(verdict);
    QStringList groups;
    for (const stats::MeanChange& group : comparison.groups) {
        groups << QStringLiteral("%1 %2").arg(widgets::visibleText(group.name), QString::number(group.verdicts[place]));
    }
    const QString text =
        widgets::withColon(widgets::verdictSign(verdict) + QLatin1Char(' ') + widgets::verdictWord(verdict),
                           QString::number(comparison.overall.verdicts[place]));
    return groups.isEmpty() ? text : widgets::withBrackets(text, widgets::listed(groups));
}

}  // namespace

VerdictPanel::VerdictPanel(StudyStore& store, QWidget* parent)
    : widgets::InspectorPanel(parent),
      m_bindings(store),
      m_card(new widgets::AnswerCard),
      m_opposite(new Note),
      m_doubts(new Note),
      m_bar(new Bar),
      m_exit(wrappedLabel()),
      m_adjusted(wrappedLabel()),
      m_whyNone(wrappedLabel()) {
    auto* head = new QWidget;
    auto* column = new QVBoxLayout(head);
    column->setContentsMargins(12, 10, 12, 4);
    for (QWidget* part : std::initializer_list<QWidget*>{m_card, m_exit, m_opposite, m_doubts}) {
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
    m_adjustment = addSection(tr("Adjusted for many cells"));
    m_adjustment->addWidget(m_adjusted);
    m_equal = addSection(tr("Why none is equal"));
    m_equal->addWidget(m_whyNone);
    buildForm();
    showNothing();
}

void VerdictPanel::buildForm() {
    widgets::Section* section = addSection(tr("How a cell is tested"));
    const auto combo = [&](const QString& label, const char* name) {
        auto* box = new widgets::NameCombo;
        box->setObjectName(QLatin1String(name));
        section->addRow(label, box);
        return box;
    };
    const auto change = [](auto member) { return app::member(&Study::compare, &CompareChoices::change, member); };
    Items<stats::ChangeTest> tests;
    for (const auto& [test, name] : stats::changeTestNames()) {
        tests.push_back({widgets::changeTestWord(test), test});
    }
    m_bindings.bind(combo(tr("Test"), "compare.test"), change(&stats::ChangeOptions::test), tests,
                    {tr("Test changes")});
    QComboBox* interval = combo(tr("Interval"), "compare.interval");
    m_bindings.bind(interval, member(&Study::intervals),
                    intervalMethods(widgets::changeIntervalWord(stats::ChangeInterval::welch)),
                    {tr("Interval of repeats")});
    m_bindings.enableWhen(interval, [](const Study& study) {
        return study.compare.change.test == stats::ChangeTest::welch;  // ranks have drawn intervals in any case
    });
    Items<stats::Adjustment> adjustments;
    for (const auto& [adjustment, name] : stats::adjustmentNames()) {
        adjustments.push_back({widgets::adjustmentWord(adjustment), adjustment});
    }
    m_bindings.bind(combo(tr("Adjust"), "compare.adjust"), change(&stats::ChangeOptions::adjustment), adjustments,
                    {tr("Adjust for many cells")});
    auto* fail = new QDoubleSpinBox;
    fail->setObjectName(QStringLiteral("compare.fail"));
    fail->setRange(0.0, 100.0);
    fail->setDecimals(1);
    fail->setSuffix(QStringLiteral(" %"));
    fail->setKeyboardTracking(false);
    section->addRow(tr("Fail above"), fail);
    m_bindings.bind(fail,
                    Member<double>{[](const Study& study) { return 100.0 * study.compare.failWorse; },
                                   [](Study& study, double percent) { study.compare.failWorse = percent / 100.0; }},
                    {tr("Fail where more is worse"), QStringLiteral("compare.fail")});
}

QString VerdictPanel::exitText(const stats::Comparison& comparison, double failWorse) {
    const bool failed = cli::FailRule{"worse", "worse", failWorse}.outcome(comparison).failed;
    return (failed ? tr("As a check it fails, exit 1: %1 of %2 cells are worse, more than %3.")
                   : tr("As a check it passes, exit 0: %1 of %2 cells are worse, no more than %3."))
        .arg(QString::number(comparison.overall.verdicts.front()), QString::number(comparison.cells.size()),
             widgets::shareText(failWorse));
}

void VerdictPanel::showResult(const stats::Comparison& comparison, double failWorse) {
    m_card->show(widgets::changeCard(comparison));
    m_card->setVisible(true);
    m_exit->setText(exitText(comparison, failWorse));
    m_opposite->setNote(Note::Kind::look, widgets::oppositeNote(comparison));
    m_doubts->setNote(Note::Kind::look, widgets::doubtNotes(comparison).join(QLatin1Char('\n')));
    m_bar->setCounts(comparison.overall.verdicts);
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
    m_opposite->setNote(Note::Kind::look, {});
    m_doubts->setNote(Note::Kind::look, {});
}

}  // namespace greyscope::app

#include "moc_verdict_panel.cpp"
