#include "app/pages/sheet/sheet_views_menu.h"

#include <QAction>
#include <QMenu>

#include <set>

#include "widgets/common/plain_text.h"

namespace greyscope::app {

SheetViewsMenu::SheetViewsMenu(QMenu& menu, QObject* parent) : QObject(parent), m_menu(menu) {
    connect(&menu, &QMenu::aboutToShow, this, qOverload<>(&SheetViewsMenu::fill));
    connect(&menu, &QMenu::aboutToHide, this, [this] {
        m_listed = nullptr;
        emit listedPageChanged();
    });
}

std::string SheetViewsMenu::listedPage() const {
    return m_listed ? m_listed->objectName().toStdString() : std::string();
}

void SheetViewsMenu::fill() {
    m_menu.clear();
    for (const auto& [key, title] : FigureMaker::pageTitles()) {
        QMenu* menu = m_menu.addMenu(widgets::captionText(title));
        menu->setObjectName(QString::fromStdString(key));
        connect(menu, &QMenu::aboutToShow, this, [this, menu, key = key] { fill(*menu, key); });
    }
}

/// The figures of the page are calculated meanwhile, to find out which of them are empty.
void SheetViewsMenu::fill(QMenu& menu, const std::string& page) {
    menu.clear();
    m_listed = &menu;
    for (const auto& [name, title] : m_hasData ? FigureMaker::views(page) : FigureMaker::Titles()) {
        QAction* add = menu.addAction(widgets::captionText(title), this,
                                      [this, name = name, title = title] { emit viewChosen(name, title); });
        add->setObjectName(QString::fromStdString(name));
    }
    if (menu.isEmpty()) {
        menu.addAction(tr("No figures"))->setEnabled(false);
    }
    emit listedPageChanged();
}

void SheetViewsMenu::tellEmpty(const std::vector<StudyFigure>& figures, const NotShown& notShown) {
    if (!m_listed) {
        return;
    }
    std::set<std::string> shown;
    for (const StudyFigure& figure : figures) {
        shown.insert(figure.origin.name);
    }
    for (const FigureOnRequest& each : notShown.onRequest) {
        shown.insert(each.name);
    }
    bool some = false;  // whether there are empty ones
    QAction* note = nullptr;
    for (QAction* each : m_listed->actions()) {
        if (each->objectName().isEmpty()) {
            note = each;
            continue;
        }
        each->setEnabled(shown.contains(each->objectName().toStdString()));
        some = some || !each->isEnabled();
    }
    if (some && !note) {
        note = m_listed->addAction(tr("Grey: nothing to show here"));
        note->setEnabled(false);
    }
    if (note) {
        note->setVisible(some || m_listed->actions().size() == 1);
    }
}

}  // namespace greyscope::app
