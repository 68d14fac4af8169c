#include "widgets/panels/paired_views.h"

#include <QResizeEvent>
#include <QSplitter>
#include <QTabBar>
#include <QVBoxLayout>

namespace greyscope::widgets {

namespace {
constexpr int kNarrow = 740;
}

PairedViews::PairedViews(QWidget* left, const QString& leftName, QWidget* right, const QString& rightName,
                         QWidget* parent)
    : QWidget(parent), m_tabs(new QTabBar(this)), m_splitter(new QSplitter(Qt::Horizontal, this)) {
    m_tabs->setDocumentMode(true);
    m_tabs->setExpanding(false);
    m_tabs->addTab(leftName);
    m_tabs->addTab(rightName);
    m_tabs->hide();
    m_splitter->setHandleWidth(5);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(left);
    m_splitter->addWidget(right);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_tabs);
    column->addWidget(m_splitter, 1);
    connect(m_tabs, &QTabBar::currentChanged, this, [this] { arrange(m_tabbed); });
}

void PairedViews::setNames(const QString& left, const QString& right) {
    m_tabs->setTabText(0, left);
    m_tabs->setTabText(1, right);
}

void PairedViews::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    const bool narrow = event->size().width() < kNarrow;
    if (narrow != m_tabbed) {
        m_tabbed = narrow;
        arrange(narrow);
    }
}

void PairedViews::arrange(bool tabbed) {
    m_tabs->setVisible(tabbed);
    for (int i = 0; i < m_splitter->count(); ++i) {
        m_splitter->widget(i)->setVisible(!tabbed || m_tabs->currentIndex() == i);
    }
}

}  // namespace greyscope::widgets
