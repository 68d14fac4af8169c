#pragma once

#include <QAbstractButton>
#include <QScrollArea>
#include <QString>
#include <QWidget>

class QVBoxLayout;

namespace greyscope::widgets {

/// A heading that can be folded, with rows below it.
class Section : public QWidget {
    Q_OBJECT

public:
    explicit Section(const QString& title, QWidget* parent = nullptr);
    /// Adds a row with a label at the left and a control at the right edge.
    void addRow(const QString& label, QWidget* control);
    void addWidget(QWidget* widget);
    void setFolded(bool folded);

private:
    QAbstractButton* m_heading;
    QWidget* m_body;
    QVBoxLayout* m_rows;
};

/// A column beside a page that scrolls vertically, on the background of a field. Its minimum width follows its
/// contents, so that longer languages or larger type are not cut off.
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

/// The sections of a page's inspector.
class InspectorPanel : public ScrolledColumn {
    Q_OBJECT

public:
    explicit InspectorPanel(QWidget* parent = nullptr);
    Section* addSection(const QString& title);
    /// Adds a widget over the whole width.
    void addWidget(QWidget* widget);
};

/// A row with a label and a control, for use outside a Section.
[[nodiscard]] QWidget* labelled(const QString& text, QWidget* control);

}  // namespace greyscope::widgets
