#pragma once

#include <QToolButton>

#include "app/pages/sheet/sheet_edits.h"
#include "widgets/controls/context_bar.h"

class QComboBox;
class QMenu;

namespace greyscope::widgets {
class NumberBox;
}

namespace greyscope::app {

/// The bar of the page of sheets: it shows the choices of a sheet as a sentence, with its name, destination, width,
/// arrangement of panels, text and letters.
class SheetBar : public widgets::ContextBar {
    Q_OBJECT

public:
    SheetBar(SheetEdits& edits, const Presets& presets, QWidget* parent = nullptr);
    void show(const Study& study);
    void setBack(const QString& title);
    /// Returns the menu of views that can be added to the sheet; it is filled each time it opens.
    [[nodiscard]] QMenu* views() const { return m_views; }

signals:
    /// The user has chosen another sheet; an empty name requests a new one.
    void sheetChosen(const QString& name);
    void renameRequested();
    void backRequested();

private:
    void build();
    void listen();
    void fillFonts(QMenu& menu);

    SheetEdits& m_edits;
    const Presets& m_presets;
    QComboBox* m_sheets;
    QComboBox* m_preset;
    widgets::NumberBox* m_width;
    QComboBox* m_arrangement;
    widgets::NumberBox* m_text;
    QComboBox* m_letters;
    QToolButton* m_add;
    QToolButton* m_more;
    QToolButton* m_back;
    QMenu* m_views;
};

}  // namespace greyscope::app
