#pragma once

#include <QAbstractButton>
#include <QScrollArea>
#include <QString>
#include <QWidget>

class QVBoxLayout;

namespace greyscope::widgets {

/// A heading that folds, with rows below it.
class Section : public QWidget {
    Q_OBJECT

public:
    explicit Section(const QString& title, QWidget* parent = nullptr);
    /// A label at the left and a control at the right edge.
    void addRow(const QString& label, QWidget* control);
    void addWidget(QWidget* widget);
    void setFolded(bool folded);

private:
    QAbstractButton* m_heading;
    QWidget* m_body;
    QVBoxLayout* m_rows;
};

/// A column that scrolls up and down, on the ground of a field: what stands beside a page. It asks for the width of
/// what stands in it, so that a longer language or larger type is not cut at its edge.
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

/// The sections that a page hands to the window as its inspector.
class InspectorPanel : public ScrolledColumn {
    Q_OBJECT

public:
    explicit InspectorPanel(QWidget* parent = nullptr);
    Section* addSection(const QString& title);
    /// Any widget over the whole width.
    void addWidget(QWidget* widget);
};

/// A label in front of a control, for rows outside a Section.
[[nodiscard]] QWidget* labelled(const QString& text, QWidget* control);

}  // namespace greyscope::widgets
