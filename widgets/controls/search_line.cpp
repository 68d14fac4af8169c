#include "widgets/controls/search_line.h"

#include <QLineEdit>
#include <QToolButton>

#include "widgets/common/theme/icon.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

namespace {

/// Qt gives the buttons in a line no accessible name.
void nameButtons(const QLineEdit& line, const QString& name) {
    for (auto* button : line.findChildren<QToolButton*>()) {
        if (button->accessibleName().isEmpty()) {
            button->setAccessibleName(name);
        }
    }
}

}  // namespace

void addClearButton(QLineEdit& line) {
    line.setClearButtonEnabled(true);
    nameButtons(line, Words::tr("Clear"));
}

void makeSearchLine(QLineEdit& line) {
    addClearButton(line);
    line.addAction(icon(QStringLiteral("search")), QLineEdit::LeadingPosition);
    nameButtons(line, Words::tr("Search"));
}

}  // namespace greyscope::widgets
