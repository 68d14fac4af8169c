#include "app/sidebar/series_panel.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QVBoxLayout>

#include "app/sidebar/no_series_note.h"
#include "app/sidebar/role_well.h"
#include "app/sidebar/series_tree.h"
#include "widgets/common/eliding_label.h"
#include "widgets/common/icon.h"
#include "widgets/common/plain_text.h"

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

/// A small bold heading with something quiet at the right.
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
    m_filter->setClearButtonEnabled(true);
    m_filter->addAction(widgets::icon(QStringLiteral("search")), QLineEdit::LeadingPosition);
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
    column->addWidget(rule(this));
    column->addWidget(m_tree, 1);

    connect(m_tree, &SeriesTree::menuRequested, this, &SeriesPanel::menuRequested);
    for (const RoleWell* well : {m_reference, m_compared}) {
        connect(well, &RoleWell::menuRequested, this, &SeriesPanel::menuRequested);
    }
    connect(m_filter, &QLineEdit::textChanged, m_tree, &SeriesTree::setFilter);
    connect(&m_store, &StudyStore::changed, this, &SeriesPanel::showCounts);
    connect(&m_catalog, &SeriesCatalog::changed, this, &SeriesPanel::showCounts);
    setExplanation(
        {tr("The series of every table: one reference, to which the others are compared, and all that there "
            "are. Colour and marker are the same in every view."),
         {},
         {},
         tr("R makes the series that is pointed at or chosen the reference, C compares it, X takes it out; all "
            "three can be dragged. / filters the list.")});
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
    m_seriesCount->setText(QString::number(m_catalog.entries().size()));
}

bool SeriesPanel::eventFilter(QObject* watched, QEvent* event) {
    // Escape belongs to the filter while it has something to clear; otherwise it clears the highlight.
    const bool escape = (event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress) &&
                        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape;
    if (watched == m_filter && escape && !m_filter->text().isEmpty()) {
        if (event->type() == QEvent::KeyPress) {
            m_filter->clear();
        }
        event->accept();
        return true;
    }
    const bool down = event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Down;
    if (watched == m_filter && down) {
        m_tree->setFocus();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace greyscope::app
