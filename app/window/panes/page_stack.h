#pragma once

#include <vector>

#include "app/pages/page_registry.h"
#include "app/window/strips/convention_bar.h"
#include "widgets/common/scrolled_room.h"

namespace greyscope::app {

/// The pages of the window. Each is created when it is first shown.
class PageStack : public widgets::FrontStack {
    Q_OBJECT

public:
    explicit PageStack(PageContext context, QWidget* parent = nullptr);
    /// Returns the page with this key; nullptr if there is none.
    [[nodiscard]] Page* page(const QString& key);
    /// Returns the current page; nullptr before the first one is shown.
    [[nodiscard]] Page* current() const;
    /// Returns the conventions of the created pages, each once; of two with the same name, that of the current page.
    [[nodiscard]] std::vector<ConventionChip> chips() const;

signals:
    void made(greyscope::app::Page* page);

private:
    struct Slot {
        const PageEntry* entry;
        QString key;
        Page* page;  ///< null: not created yet
    };
    PageContext m_context;
    std::vector<Slot> m_slots;
};

}  // namespace greyscope::app
