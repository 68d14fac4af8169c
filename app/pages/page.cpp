#include "app/pages/page.h"

namespace greyscope::app {

Page::Page(PageFacts facts, PageContext context, QWidget* parent)
    : QWidget(parent), m_context(context), m_facts(std::move(facts)) {
    connect(&m_context.store, &StudyStore::closed, this, &Page::letGo);
    connect(&m_context.store, &StudyStore::changed, this, &Page::followWhenSeen);
    connect(&m_context.catalog, &SeriesCatalog::changed, this, &Page::followWhenSeen);
}

void Page::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (m_behind) {
        followWhenSeen();
    }
}

void Page::letGo() {
    if (!isVisible()) {
        m_behind = true;
        follow();
    }
}

void Page::followWhenSeen() {
    m_behind = !isVisible();
    if (!m_behind) {
        follow();
    }
}

}  // namespace greyscope::app
