#include "app/pages/relative_views.h"

#include <QResizeEvent>
#include <QSignalBlocker>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>

#include <algorithm>

namespace greyscope::app {

namespace {
constexpr int kNarrow = 740;
}

RelativeViews::RelativeViews(QWidget* left, QWidget* right, QWidget* parent)
    : QWidget(parent),
      m_tabs(new QTabBar),
      m_stack(new QStackedWidget),
      m_pair(new QSplitter(Qt::Horizontal)),
      m_left{{}, left},
      m_right{{}, right} {
    m_tabs->setDocumentMode(true);
    m_tabs->setExpanding(false);
    m_tabs->setDrawBase(false);
    m_pair->setHandleWidth(5);
    m_pair->setChildrenCollapsible(false);
    m_pair->addWidget(left);
    m_pair->addWidget(right);
    m_stack->addWidget(m_pair);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_tabs);
    column->addWidget(m_stack, 1);
    connect(m_tabs, &QTabBar::currentChanged, this, &RelativeViews::arrange);
}

void RelativeViews::setNames(const QString& both, const QString& left, const QString& right) {
    m_both = both;
    m_left.name = left;
    m_right.name = right;
    fillTabs();
}

void RelativeViews::addView(const QString& name, QWidget* view) {
    m_views.push_back({name, view});
    m_stack->addWidget(view);
    fillTabs();
}

void RelativeViews::setViewVisible(QWidget* view, bool visible) {
    for (View& each : m_views) {
        if (each.widget == view && each.visible != visible) {
            each.visible = visible;
            fillTabs();
        }
    }
}

/// Each tab carries the view that it stands for; that of both pictures stands for the left one.
void RelativeViews::fillTabs() {
    QWidget* current = currentView();
    {
        const QSignalBlocker quiet(m_tabs);
        while (m_tabs->count() > 0) {
            m_tabs->removeTab(0);
        }
        const auto add = [this, current](const QString& name, QWidget* view) {
            const int tab = m_tabs->addTab(name);
            m_tabs->setTabData(tab, QVariant::fromValue(view));
            if (view == current) {
                m_tabs->setCurrentIndex(tab);
            }
        };
        add(m_narrow ? m_left.name : m_both, m_left.widget);
        if (m_narrow) {
            add(m_right.name, m_right.widget);
        }
        for (const View& view : m_views) {
            if (view.visible) {
                add(view.name, view.widget);
            }
        }
    }
    arrange();
}

QWidget* RelativeViews::currentView() const {
    return m_tabs->count() == 0 ? m_left.widget : m_tabs->tabData(m_tabs->currentIndex()).value<QWidget*>();
}

void RelativeViews::showView(QWidget* view) {
    for (int tab = 0; tab < m_tabs->count(); ++tab) {
        if (m_tabs->tabData(tab).value<QWidget*>() == view) {
            m_tabs->setCurrentIndex(tab);
        }
    }
}

void RelativeViews::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    const bool narrow = event->size().width() < kNarrow;
    if (narrow != m_narrow) {
        m_narrow = narrow;
        fillTabs();
    }
}

void RelativeViews::arrange() {
    QWidget* current = currentView();
    m_left.widget->setVisible(!m_narrow || current != m_right.widget);
    m_right.widget->setVisible(!m_narrow || current == m_right.widget);
    const bool picture = current == m_left.widget || current == m_right.widget;
    m_stack->setCurrentWidget(picture ? m_pair : current);
    if (!picture) {
        emit viewShown(current);
    }
}

}  // namespace greyscope::app
