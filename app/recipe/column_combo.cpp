#include "app/recipe/column_combo.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QLineEdit>

#include <algorithm>

#include "widgets/present/words/visible_text.h"

namespace greyscope::app {

namespace {

constexpr std::size_t kSearchFrom = 13;  ///< columns

}  // namespace

ColumnCombo::ColumnCombo(QWidget* parent) : ElidedCombo(parent) {
    setInsertPolicy(NoInsert);
    setSizeAdjustPolicy(AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(8);
    setMaxVisibleItems(16);
    connect(this, &QComboBox::activated, this, &ColumnCombo::take);
}

void ColumnCombo::setColumns(const std::vector<std::string>& columns, const std::string& current) {
    if (m_columns != columns) {
        m_columns = columns;
        clear();
        QStringList texts;
        for (const std::string& column : columns) {
            texts << widgets::visibleText(column);
        }
        addItems(texts);
        if (const bool search = columns.size() >= kSearchFrom; search != isEditable()) {
            setEditable(search);
            if (search) {
                completer()->setFilterMode(Qt::MatchContains);
                completer()->setCompletionMode(QCompleter::PopupCompletion);
                completer()->setCaseSensitivity(Qt::CaseInsensitive);
                connect(lineEdit(), &QLineEdit::editingFinished, this, &ColumnCombo::take);
            }
        }
    }
    m_current = current;
    const auto place = std::find(m_columns.begin(), m_columns.end(), current);
    setCurrentIndex(place == m_columns.end() ? -1 : static_cast<int>(place - m_columns.begin()));
    setPlaceholderText(widgets::visibleText(current));
    if (isEditable()) {
        setEditText(widgets::visibleText(current));
    }
}

std::string ColumnCombo::column() const {
    return m_current;
}

/// A text that is not a column is replaced by the former column.
void ColumnCombo::take() {
    const int place = isEditable() ? findText(currentText(), Qt::MatchExactly) : currentIndex();
    if (place < 0) {
        setEditText(widgets::visibleText(m_current));
        return;
    }
    const std::string chosen = m_columns[static_cast<std::size_t>(place)];
    if (chosen != m_current) {
        m_current = chosen;
        setCurrentIndex(place);
        emit columnChosen();
    }
}

std::vector<std::string> textColumnNames(const data::Dataset& dataset) {
    std::vector<std::string> names;
    for (const data::Column& column : dataset.columns()) {
        if (!column.isNumeric()) {
            names.push_back(column.name);
        }
    }
    return names;
}

}  // namespace greyscope::app
