// A page and the panel of its working beside it.
#pragma once

#include "app/window/panes/working_panel.h"
#include "tests/support/shown_page.h"
#include "widgets/formula/working_view.h"

namespace greyscope::test {

struct WorkingStage {
    explicit WorkingStage(const QString& key, const app::Study& study = *app::sampleStudy())
        : shown(key, study), panel(shown.highlight, shown.store) {
        panel.resize(900, 400);
        QObject::connect(shown.page, &app::Page::lineRequested, &panel, &app::WorkingPanel::showLine);
        panel.show();
        panel.setPage(shown.page);
    }
    [[nodiscard]] const working::Derivation* derivation() const { return panel.working().spec().derivation.get(); }
    [[nodiscard]] double last(const char* step) const {
        return static_cast<double>(derivation()->step(step)->lines.back().value);
    }

    test::ShownPage shown;
    app::WorkingPanel panel;
};

}  // namespace greyscope::test
