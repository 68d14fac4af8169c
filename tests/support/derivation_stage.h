// A page and the panel of its derivation beside it.
#pragma once

#include "app/window/panes/derivation_panel.h"
#include "tests/support/shown_page.h"
#include "widgets/formula/derivation_view.h"

namespace greyscope::test {

struct DerivationStage {
    explicit DerivationStage(const QString& key, const app::Study& study = *app::sampleStudy())
        : shown(key, study), panel(shown.highlight, shown.store) {
        panel.resize(900, 400);
        QObject::connect(shown.page, &app::Page::lineRequested, &panel, &app::DerivationPanel::showLine);
        panel.show();
        panel.setPage(shown.page);
    }
    [[nodiscard]] const derivation::Derivation* derivation() const {
        return panel.derivation().spec().derivation.get();
    }
    [[nodiscard]] double last(const char* step) const {
        return static_cast<double>(derivation()->step(step)->lines.back().value);
    }

    test::ShownPage shown;
    app::DerivationPanel panel;
};

}  // namespace greyscope::test
