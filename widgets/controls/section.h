#pragma once

#include <QAbstractButton>
#include <QScrollArea>
#include <QString>
#include <QWidget>

class QVBoxLayout;

namespace greyscope::widgets {

/// A heading with rows below it. A click on the heading hides or shows the rows.
class Section : public QWidget {
    Q_OBJECT

public:
    explicit Section(const QString& title, QWidget* parent = nullptr);
    /// Adds a row: the label is at the left edge, the control at the right edge.
    void addRow(const QString& label, QWidget* control);
    void addWidget(QWidget* widget);
    void setFolded(bool folded);

private:
    QAbstractButton* m_heading;
    QWidget* m_body;
    QVBoxLayout* m_rows;
};

/// A column of widgets beside a page, which scrolls vertically and has the background of an input field. Its minimum
/// width follows its contents, so that longer translations or a larger font are not cut off.
class ScrolledColumn : public QScrollArea {
    Q_OBJECT

public:
    explicit ScrolledColumn(QWidget* parent = nullptr);
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    [[nodiscard]] QVBoxLayout* column() const { return m_column; }
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QVBoxLayout* m_column;
};

/// The inspector of a page: a scrolling column of sections with the settings of the page.
class InspectorPanel : public ScrolledColumn {
    Q_OBJECT

public:
    explicit InspectorPanel(QWidget* parent = nullptr);
    Section* addSection(const QString& title);
    /// Adds a widget below the sections, over the whole width of the column.
    void addWidget(QWidget* widget);
};

/// Returns a widget that contains a label and a control in a row. For use outside a Section.
[[nodiscard]] QWidget* labelled(const QString& text, QWidget* control);

}  // namespace greyscope::widgets
