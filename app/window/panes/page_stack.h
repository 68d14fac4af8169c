#pragma once

#include <vector>

#include "app/pages/page_registry.h"
#include "app/window/strips/convention_bar.h"
#include "widgets/common/scrolled_room.h"

namespace greyscope::app {

/// The pages of the window. One is made when somebody first looks at it.
class PageStack : public widgets::FrontStack {
    Q_OBJECT

public:
    explicit PageStack(PageContext context, QWidget* parent = nullptr);
    /// Null where there is none of that key.
    [[nodiscard]] Page* page(const QString& key);
    /// The one in view; null before the first.
    [[nodiscard]] Page* current() const;
    /// The conventions of the pages there are, each once; of two pages with one of a name, that of the page in view.
    [[nodiscard]] std::vector<ConventionChip> chips() const;

signals:
    void made(greyscope::app::Page* page);

private:
    struct Slot {
        const PageEntry* entry;
        QString key;
        Page* page;  ///< null: nobody has looked at it
    };
    PageContext m_context;
    std::vector<Slot> m_slots;
};

}  // namespace greyscope::app
