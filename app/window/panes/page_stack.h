#pragma once

#include <vector>

#include "app/pages/page_registry.h"
#include "app/window/strips/convention_bar.h"
#include "widgets/common/scrolled_room.h"

namespace greyscope::app {

/// The pages of the window, of which one is visible. Each page is created when it is first shown.
class PageStack : public widgets::FrontStack {
    Q_OBJECT

public:
    explicit PageStack(PageContext context, QWidget* parent = nullptr);
    /// Returns the page with this key, and creates it if needed; nullptr if there is none.
    [[nodiscard]] Page* page(const QString& key);
    /// Returns the page that is shown; nullptr before the first one is shown.
    [[nodiscard]] Page* current() const;
    /// Returns the conventions of all pages that have been created. If several pages have a convention with the same
    /// name, it is included once, as the current page has it.
    [[nodiscard]] std::vector<ConventionChip> chips() const;

signals:
    void made(greyscope::app::Page* page);

private:
    struct Slot {
        const PageEntry* entry;
        QString key;
        Page* page;  ///< the page; null if it has not been created
    };
    PageContext m_context;
    std::vector<Slot> m_slots;
};

}  // namespace greyscope::app
