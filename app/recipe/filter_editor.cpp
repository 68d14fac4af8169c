#include "app/recipe/filter_editor.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

#include "app/recipe/checked_list.h"
#include "app/recipe/column_combo.h"
#include "app/recipe/level_chips.h"
#include "app/recipe/range_box.h"
#include "core/base/contains.h"
#include "widgets/common/plain_text.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

using data::Test;

namespace {

constexpr std::size_t kMostChips = 24;  ///< more levels are shown as a list
constexpr std::array kNumberTests{Test::is,    Test::isNot,  Test::above,   Test::atLeast,
                                  Test::below, Test::atMost, Test::contains};
constexpr std::array kTextTests{Test::is, Test::isNot, Test::contains};
constexpr int kRange = -1;  ///< entry for Test::is with a range of numbers

/// Returns the filter with the values of the column that exclude the fewest rows.
data::Filter withUsualValues(data::Filter filter, const LevelCounts& counts) {
    const data::Column& levels = counts.levels;
    filter.values.clear();
    if (filter.test == Test::is && counts.left == 0) {
        for (std::size_t level = 0; level < counts.rows.size(); ++level) {
            filter.values.push_back(levels.textAt(level));
        }
    } else if (levels.isNumeric() && !counts.rows.empty() && filter.test != Test::isNot &&
               filter.test != Test::contains) {
        const std::size_t last = counts.rows.size() - (levels.missingAt(counts.rows.size() - 1) ? 2 : 1);
        const bool low = filter.test == Test::above || filter.test == Test::atLeast || filter.test == Test::is;
        filter.values = {levels.textAt(low || last >= counts.rows.size() ? 0 : last)};
        filter.test = filter.test == Test::is ? Test::atLeast : filter.test;  // too many to list
    }
    return filter;
}

}  // namespace

FilterEditor::FilterEditor(QWidget* parent)
    : StepEditor(parent),
      m_column(new ColumnCombo),
      m_test(new QComboBox),
      m_value(new QLineEdit),
      m_numbers(new RangeBox),
      m_summary(new widgets::PlainLabel),
      m_chips(new LevelChips),
      m_levels(new CheckedList(tr("Levels to keep"))) {
    m_column->setAccessibleName(tr("Column of the condition"));
    m_test->setAccessibleName(tr("Condition"));
    m_value->setAccessibleName(tr("Value of the condition"));
    m_value->setMinimumWidth(56);
    m_summary->setObjectName(QStringLiteral("quietText"));
    auto* row = new QHBoxLayout;
    row->setSpacing(6);
    row->addWidget(m_column, 3);
    row->addWidget(m_test, 3);
    row->addWidget(m_value, 2);
    row->addWidget(m_numbers, 3);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addLayout(row);
    column->addWidget(m_chips);
    column->addWidget(m_levels);
    column->addWidget(m_summary);
    m_levels->hide();
    connect(m_column, &ColumnCombo::columnChosen, this, &FilterEditor::takeColumn);
    connect(m_test, &QComboBox::activated, this, &FilterEditor::takeTest);
    connect(m_value, &QLineEdit::editingFinished, this, &FilterEditor::takeValue);
    connect(m_numbers, &RangeBox::edited, this, &FilterEditor::takeNumbers);
    connect(m_chips, &LevelChips::toggled, this, &FilterEditor::toggle);
    connect(m_levels, &CheckedList::edited, this, &FilterEditor::takeLevels);
    connect(&m_counts, &JobBase::stateChanged, this, [this] {
        if (m_counts.ready() && m_unanswered) {
            setUsualValues();
        }
        showLevels();
    });
}

void FilterEditor::showStep(const StepWhat& what) {
    const auto& filter = std::get<data::Filter>(what);
    const bool sameColumn = filter.column == m_filter.column;
    m_filter = filter;
    m_unanswered = filter.values.empty();  // a new step: every row is kept so far
    if (m_input.all) {
        m_column->setColumns(data::columnNames(*m_input.all), filter.column);
    }
    showTests();
    if (!sameColumn) {
        countLevels();
    }
    showLevels();
}

void FilterEditor::setInput(const StepInput& input) {
    if (input.all == m_input.all) {
        return;
    }
    m_input = input;
    if (input.all) {
        m_column->setColumns(data::columnNames(*input.all), m_filter.column);
    }
    showTests();
    countLevels();
}

std::optional<StepWhat> FilterEditor::what() const {
    return m_filter.values.empty() ? std::nullopt : std::optional<StepWhat>(m_filter);
}

bool FilterEditor::isNumeric() const {
    const auto column = m_input.all ? m_input.all->column(m_filter.column) : base::fail(base::ErrorCode::unknownColumn);
    return column && (*column)->isNumeric();
}

bool FilterEditor::byLevels() const {
    return (m_filter.test == Test::is || m_filter.test == Test::isNot) && !isRange();
}

bool FilterEditor::isRange() const {
    return isNumeric() && m_filter.test == Test::is && m_filter.values.size() == 1 &&
           m_filter.values.front().find("..") != std::string::npos && RangeBox::ends(m_filter.values.front());
}

void FilterEditor::takeColumn() {
    m_filter = {m_column->column(), {}, Test::is};
    m_unanswered = true;
    showTests();
    countLevels();
}

void FilterEditor::takeTest() {
    if (m_test->currentData().toInt() == kRange) {
        takeRange();
        return;
    }
    const auto test = static_cast<Test>(m_test->currentData().toInt());
    if (test == m_filter.test && !isRange()) {
        return;
    }
    const bool stays = byLevels() && (test == Test::is || test == Test::isNot);
    m_filter.test = test;
    if (!stays) {
        m_filter.values.clear();
        m_unanswered = true;
        if (m_counts.ready()) {
            setUsualValues();
            return;
        }
    }
    showTests();
    showLevels();
    emit edited();
}

/// Sets the range from the smallest to the largest level, which keeps every row with a number.
void FilterEditor::takeRange() {
    const auto counts = m_counts.ready();
    if (isRange() || !counts || counts->rows.empty() || !counts->levels.isNumeric()) {
        showTests();
        return;
    }
    const data::Reach& reach = m_input.all->reach(*m_input.all->find(m_filter.column));
    m_filter.test = Test::is;
    m_filter.values = {RangeBox::text(reach.low, reach.high)};
    showTests();
    showLevels();
    emit edited();
}

void FilterEditor::takeNumbers() {
    m_filter.values = {m_numbers->value()};
    showLevels();
    emit edited();
}

void FilterEditor::showValue() {
    const std::string value = m_filter.values.empty() ? std::string() : m_filter.values.front();
    const bool numbers = isNumeric() && !byLevels() && m_filter.test != Test::contains;
    m_numbers->setVisible(numbers);
    m_value->setVisible(!byLevels() && !numbers);
    if (numbers) {
        m_numbers->display(value, isRange());
    }
    if (!byLevels()) {
        m_value->setText(QString::fromStdString(value));
    }
}

void FilterEditor::setUsualValues() {
    m_unanswered = false;
    m_filter = withUsualValues(m_filter, *m_counts.ready());
    showTests();
    showLevels();
    emit edited();
}

void FilterEditor::takeValue() {
    const std::string value = m_value->text().trimmed().toStdString();
    const std::vector<std::string> values = value.empty() ? std::vector<std::string>() : std::vector{value};
    if (!byLevels() && values != m_filter.values) {
        m_filter.values = values;
        showLevels();
        emit edited();
    }
}

void FilterEditor::takeLevels() {
    const std::vector<std::string> in = m_levels->checked();
    const auto counts = m_counts.ready();
    if (!counts) {
        return;
    }
    // Values that are not listed are kept.
    std::vector<std::string> values = m_filter.values;
    for (std::size_t level = 0; level < counts->rows.size(); ++level) {
        const std::string text = counts->levels.textAt(level);
        const bool wanted = base::contains(in, text) == (m_filter.test == Test::is);
        const auto found = std::find(values.begin(), values.end(), text);
        if (wanted && found == values.end()) {
            values.push_back(text);
        } else if (!wanted && found != values.end()) {
            values.erase(found);
        }
    }
    m_filter.values = std::move(values);
    showLevels();
    emit edited();
}

void FilterEditor::toggle(std::size_t level) {
    const auto counts = m_counts.ready();
    if (!counts) {
        return;
    }
    const std::string text = counts->levels.textAt(level);
    if (std::erase(m_filter.values, text) == 0) {
        m_filter.values.push_back(text);
    }
    showLevels();
    emit edited();
}

void FilterEditor::countLevels() {
    if (!m_input.all || m_filter.column.empty()) {
        m_counts.set(widgets::Empty{});
        return;
    }
    m_counts.start([all = m_input.all, column = m_filter.column](base::Progress& progress) {
        return levelCounts(*all, column, progress);
    });
}

void FilterEditor::showTests() {
    m_test->clear();
    const auto add = [this](Test test) { m_test->addItem(testText(test), static_cast<int>(test)); };
    if (isNumeric()) {
        std::for_each(kNumberTests.begin(), kNumberTests.end() - 1, add);
    } else {
        std::for_each(kTextTests.begin(), kTextTests.end(), add);
    }
    if (m_test->findData(static_cast<int>(m_filter.test)) < 0) {
        add(m_filter.test);  // a test that only a file can contain
    }
    if (isNumeric()) {
        m_test->insertItem(2, tr("is between"), kRange);
    }
    m_test->setCurrentIndex(m_test->findData(isRange() ? kRange : static_cast<int>(m_filter.test)));
    showValue();
}

void FilterEditor::showLevels() {
    const auto counts = m_counts.ready();
    const bool chips = counts && counts->rows.size() <= kMostChips && counts->left == 0;
    m_chips->setVisible(chips);
    m_levels->setVisible(counts && !chips && byLevels());
    const auto* failed = std::get_if<widgets::Failed>(&m_counts.state());
    m_summary->setText(failed ? failed->message : QString());
    m_summary->setVisible(failed != nullptr || (counts && !chips));
    if (!counts) {
        return;
    }
    const std::vector<char> in = levelsMeeting(*counts, m_filter);
    m_numbers->setLevels(counts->levels.isNumeric() ? counts->levels.numbers() : data::NumericValues());
    if (chips) {
        m_chips->showLevels(*counts, in, byLevels());
        return;
    }
    std::vector<CheckedList::Item> items;
    std::vector<std::string> checked;
    std::size_t staying = 0;
    for (std::size_t level = 0; level < counts->rows.size(); ++level) {
        items.push_back({counts->levels.textAt(level), QString::number(counts->rows[level])});
        if (level < in.size() && in[level] != 0) {
            checked.push_back(items.back().name);
            ++staying;
        }
    }
    if (byLevels()) {
        m_levels->setItems(items, checked);
    }
    m_summary->setText(counts->left == 0
                           ? tr("%1 of %n levels are kept", nullptr, widgets::counted(items.size())).arg(staying)
                           : tr("The first %1 of %n levels", nullptr, widgets::counted(items.size() + counts->left))
                                 .arg(items.size()));
}

}  // namespace greyscope::app
