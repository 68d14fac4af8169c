#include "app/sidebar/series_panel.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include "app/sidebar/no_series_note.h"
#include "app/sidebar/role_well.h"
#include "app/sidebar/series_tree.h"
#include "app/study/series_edits.h"
#include "widgets/common/names/eliding_label.h"
#include "widgets/common/plain_text.h"
#include "widgets/controls/no_match.h"
#include "widgets/controls/search_line.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

using widgets::ElidingLabel;

namespace {

constexpr int kMargin = 12;

QWidget* rule(QWidget* parent) {
    auto* line = new QFrame(parent);
    line->setObjectName(QStringLiteral("rule"));
    line->setFixedHeight(1);
    return line;
}

/// Returns a small bold heading with a muted label at the right.
QHBoxLayout* heading(const QString& text, widgets::PlainLabel* right, QWidget* parent) {
    auto* row = new QHBoxLayout;
    row->setContentsMargins(kMargin, 8, kMargin, 4);
    row->setSpacing(8);
    auto* label = new widgets::PlainLabel(text, parent);
    label->setObjectName(QStringLiteral("sideHeading"));
    right->setObjectName(QStringLiteral("sideNote"));
    right->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    row->addWidget(label);
    row->addWidget(right, 1);
    return row;
}

QHBoxLayout* inset(QWidget* widget, int below) {
    auto* row = new QHBoxLayout;
    row->setContentsMargins(kMargin, 0, kMargin, below);
    row->addWidget(widget);
    return row;
}

}  // namespace

SeriesPanel::SeriesPanel(StudyStore& store, SeriesCatalog& catalog, widgets::Highlight& highlight, QWidget* parent)
    : QWidget(parent), m_store(store), m_catalog(catalog) {
    setObjectName(QStringLiteral("seriesPanel"));
    setAttribute(Qt::WA_StyledBackground);
    m_reference = new RoleWell(SeriesRole::reference, store, catalog, highlight, this);
    m_compared = new RoleWell(SeriesRole::compared, store, catalog, highlight, this);
    m_tree = new SeriesTree(store, catalog, highlight, this);
    m_description = new ElidingLabel({}, this);
    m_comparedCount = new widgets::PlainLabel(this);
    m_seriesCount = new widgets::PlainLabel(this);
    m_filter = new QLineEdit(this);
    m_filter->setObjectName(QStringLiteral("seriesFilter"));
    m_filter->setPlaceholderText(tr("Filter series  ( / )"));
    m_filter->setAccessibleName(tr("Filter series"));
    widgets::makeSearchLine(*m_filter);
    m_filter->installEventFilter(this);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(heading(tr("Reference"), m_description, this));
    column->addLayout(inset(m_reference, 10));
    column->addWidget(rule(this));
    column->addLayout(heading(tr("Compared"), m_comparedCount, this));
    column->addLayout(inset(m_compared, 8));
    column->addWidget(rule(this));
    column->addLayout(heading(tr("All series"), m_seriesCount, this));
    column->addLayout(inset(new NoSeriesNote(store, catalog, this), 0));
    column->addLayout(inset(m_filter, 6));
    column->addLayout(compareButtons());
    column->addWidget(rule(this));
    column->addWidget(m_tree, 1);

    connect(m_tree, &SeriesTree::menuRequested, this, &SeriesPanel::menuRequested);
    for (const RoleWell* well : {m_reference, m_compared}) {
        connect(well, &RoleWell::menuRequested, this, &SeriesPanel::menuRequested);
    }
    connect(m_filter, &QLineEdit::textChanged, m_tree, &SeriesTree::setFilter);
    new widgets::NoMatch(*m_tree, *m_filter);
    connect(m_tree, &SeriesTree::rowsChanged, this, &SeriesPanel::showRows);
    connect(m_compareSelected, &QPushButton::clicked, this, [this] { alsoCompare(m_store, m_tree->selected()); });
    connect(m_compareAll, &QPushButton::clicked, this, [this] { alsoCompare(m_store, comparable()); });
    connect(&m_store, &StudyStore::changed, this, &SeriesPanel::showCounts);
    connect(&m_catalog, &SeriesCatalog::changed, this, &SeriesPanel::showCounts);
    setExplanation(
        {tr("The series of every table: the reference, the compared series and all series. Colour and marker are the "
            "same in every view."),
         {},
         {},
         tr("R makes the series under the pointer or the selected series the reference, C compares it, X removes it; "
            "dragging works as well. Ctrl and Shift select several, Ctrl+A all; Space and Enter compare the selected "
            "series. / filters the list: every word must occur; a word after a minus sign must not.")});
    showCounts();
}

void SeriesPanel::focusFilter() {
    m_filter->setFocus(Qt::ShortcutFocusReason);
    m_filter->selectAll();
}

void SeriesPanel::showCounts() {
    const Selection& selection = m_store.study().selection;
    const SeriesEntry* reference = m_catalog.find(selection.reference);
    m_description->setText(reference ? reference->description : QString());
    m_comparedCount->setText(selection.compared.empty() ? QString() : QString::number(selection.compared.size()));
    showRows();
}

std::vector<SeriesId> SeriesPanel::comparable() const {
    std::vector<SeriesId> ids = m_tree->filtered();
    const SeriesId& reference = m_store.study().selection.reference;
    const std::string table = !reference.empty() ? reference.table : ids.empty() ? std::string() : ids.front().table;
    std::erase_if(ids, [&table](const SeriesId& id) { return id.table != table; });
    return ids;
}

void SeriesPanel::showRows() {
    const std::size_t all = m_catalog.entries().size();
    const std::size_t left = m_tree->filtered().size();
    m_seriesCount->setText(left == all ? QString::number(all)
                                       : tr("%1 of %2").arg(QString::number(left), QString::number(all)));
    const std::size_t selected = m_tree->selected().size();
    m_compareSelected->setVisible(selected > 1);
    nameSelected();
    const std::size_t others = comparable().size();
    m_compareAll->setEnabled(others > 1);
    m_compareAll->setText(selected > 1  ? tr("All %n", nullptr, widgets::counted(others))
                          : left == all ? tr("Compare all %n", nullptr, widgets::counted(others))
                                        : tr("Compare all %n filtered", nullptr, widgets::counted(others)));
    m_compareAll->setAccessibleName(tr("Compare all filtered series, %1").arg(others));
}

QLayout* SeriesPanel::compareButtons() {
    m_compareSelected = new QPushButton(this);
    m_compareSelected->setObjectName(QStringLiteral("compareSelected"));
    m_compareSelected->installEventFilter(this);
    m_compareAll = new QPushButton(this);
    m_compareAll->setObjectName(QStringLiteral("compareAll"));
    widgets::setTip(m_compareSelected, tr("Compare the selected series (Enter)"));
    widgets::setTip(m_compareAll, tr("Compare every filtered series of the reference’s table"));
    auto* row = new QHBoxLayout;
    row->setContentsMargins(kMargin, 0, kMargin, 6);
    row->setSpacing(6);
    for (const auto& [button, share] : {std::pair(m_compareSelected, 3), std::pair(m_compareAll, 2)}) {
        button->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        row->addWidget(button, share);
    }
    return row;
}

void SeriesPanel::nameSelected() {
    const auto selected = widgets::counted(m_tree->selected().size());
    const QString whole = tr("Compare %n selected", nullptr, selected);
    const bool fits =
        m_compareSelected->fontMetrics().horizontalAdvance(whole) <= m_compareSelected->width() - 2 * kMargin;
    m_compareSelected->setText(fits ? whole : tr("Compare %n", nullptr, selected));
    m_compareSelected->setAccessibleName(whole);
}

bool SeriesPanel::eventFilter(QObject* watched, QEvent* event) {
    // Escape clears the filter if it is not empty; otherwise it clears the highlight.
    const bool escape = (event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress) &&
                        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape;
    if (watched == m_filter && escape && !m_filter->text().isEmpty()) {
        if (event->type() == QEvent::KeyPress) {
            m_filter->clear();
        }
        event->accept();
        return true;
    }
    if (watched == m_compareSelected && event->type() == QEvent::Resize) {
        nameSelected();
    }
    const bool down = event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Down;
    if (watched == m_filter && down) {
        m_tree->setFocus();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace greyscope::app
