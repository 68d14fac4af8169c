#pragma once

#include <QListWidget>

#include <vector>

#include "app/study/step_words.h"

namespace greyscope::app {

/// The list of the steps of a recipe. The first row is the source of the table; the row of the selected step contains
/// its controls. Steps are moved by dragging or with Alt+Up and Alt+Down, removed with Delete or the cross at the end,
/// and renamed with F2; Enter moves the focus to the controls. The list only emits requests, and shows the rows that it
/// is given.
class RecipeList : public QListWidget {
    Q_OBJECT

public:
    struct Row {
        StepWords words;
        QString rows;  ///< number of rows of the table after the step, as text
        QString gain;  ///< change of the number of rows by the step: "−192", "× 3"
        bool loses = false;
        QString error;       ///< why the step fails; empty if it does not
        bool fixed = false;  ///< whether the row cannot be moved, because it is not a step of the recipe (yet)
    };
    explicit RecipeList(QWidget* parent = nullptr);
    ~RecipeList() override;
    /// Sets the rows and which of them is selected; emits no signal.
    void setRows(const std::vector<Row>& rows, int current);
    /// Shows a widget with controls in a row and takes ownership of it. Removes the previous controls; nullptr only
    /// removes them.
    void setEditor(int row, QWidget* editor);
    void focusEditor();
    /// Returns the size of one complete row.
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void chosen(int row);
    void removeRequested(int row);
    void moveRequested(int from, int to);
    void renamed(int row, const QString& name);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void startDrag(Qt::DropActions actions) override;
    void dropEvent(QDropEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    friend class RecipeDelegate;
    void fitEditor();
    void move(int row, int by);
    void rename(int row);
    void letGo();
    [[nodiscard]] bool isFixed(int row) const;
    [[nodiscard]] QRect crossIn(const QRect& head) const;
    [[nodiscard]] int headHeight() const;

    std::vector<Row> m_rows;
    QWidget* m_editor = nullptr;
    int m_editorRow = -1;
    bool m_held = false;  ///< whether a mouse button is down, so that the row may still be dragged
    bool m_late = false;  ///< whether the selection changed while the button was down; the signal is emitted on release
};

}  // namespace greyscope::app
