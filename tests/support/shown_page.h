#pragma once

#include <QStackedWidget>
#include <QTest>

#include "app/pages/page_registry.h"
#include "app/run/job.h"
#include "app/run/resources.h"
#include "app/study/sample_study.h"
#include "tests/support/window_pages.h"
#include "widgets/panels/view_frame.h"

namespace greyscope::test {

/// A page of the registry over the sample study, in view.
struct ShownPage {
    app::StudyStore store;
    app::SeriesCatalog catalog{store};
    widgets::Highlight highlight;
    QStackedWidget stack;
    app::Page* page = nullptr;

    explicit ShownPage(const QString& key, const app::Study& study = *app::sampleStudy()) {
        app::initResources();
        store.reset(study);
        stack.resize(1200, 800);
        for (const app::PageEntry& entry : app::pageEntries()) {
            if (entry.facts().key == key) {
                page = entry.make({store, catalog, highlight}, &stack);
            }
        }
        stack.addWidget(page);
        stack.setCurrentWidget(page);
        stack.show();
    }
    [[nodiscard]] QList<widgets::ViewFrame*> frames() const { return page->findChildren<widgets::ViewFrame*>(); }
    [[nodiscard]] QList<app::JobBase*> jobs() const { return page->findChildren<app::JobBase*>(); }
    [[nodiscard]] bool running() const { return isBusy(*page); }
    /// Waits for what is being calculated, without a sleep between two looks.
    void settle() const {
        while (running()) {
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        }
    }
    [[nodiscard]] bool settled() const { return !running() && !page->figures().empty(); }
    void cancel() const {
        for (app::JobBase* job : jobs()) {
            job->cancel();
        }
    }
    void edit(const app::StudyStore::Change& change) { store.edit(QStringLiteral("test"), change); }
    void swapReference() {
        edit([](app::Study& study) { std::swap(study.selection.reference, study.selection.compared.front()); });
    }
    /// The numbers behind every figure.
    [[nodiscard]] QStringList numbers() const {
        QStringList texts;
        for (const app::PageFigure& figure : page->figures()) {
            texts << widgets::figureText(figure.figure);
        }
        return texts;
    }
};

}  // namespace greyscope::test
