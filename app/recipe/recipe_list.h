#pragma once

#include <QListWidget>

#include <vector>

#include "app/study/step_words.h"

namespace greyscope::app {

/// The steps of a recipe, one below the other, with the controls of the selected step in its row. The first row is the
/// source of the table. Steps are moved by dragging and with Alt+Up and Alt+Down, removed with Delete or the cross at
/// the end, renamed with F2; Enter goes to the controls. The list only emits requests: it shows the rows it is given.
class RecipeList : public QListWidget {
    Q_OBJECT

public:
    struct Row {
        StepWords words;
        QString rows;  ///< number of rows after the step
        QString gain;  ///< "−192", "× 3"
        bool loses = false;
        QString error;       ///< why the step fails
        bool fixed = false;  ///< not a step of the recipe (yet): cannot be moved
    };
    explicit RecipeList(QWidget* parent = nullptr);
    ~RecipeList() override;
    /// Sets the rows and the selected one; emits no signal.
    void setRows(const std::vector<Row>& rows, int current);
    /// Shows controls in a row, in place of any others, and owns them. nullptr removes them.
    void setEditor(int row, QWidget* editor);
    void focusEditor();
    /// One complete row.
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
    bool m_held = false;  ///< mouse button is down: the row may still be dragged
    bool m_late = false;  ///< the selection changed while the button was down; emitted on release
};

}  // namespace greyscope::app
