#pragma once

#include <QAbstractButton>
#include <QString>
#include <QWidget>

#include <vector>

class QButtonGroup;

namespace greyscope::widgets {

/// A row of connected buttons of which exactly one is chosen: "Absolute | Ratio | Indexed".
class Segmented : public QWidget {
    Q_OBJECT

public:
    explicit Segmented(const std::vector<QString>& labels, QWidget* parent = nullptr);
    [[nodiscard]] int current() const;
    void setCurrent(int index);
    [[nodiscard]] QAbstractButton* button(int index) const;

signals:
    void chosen(int index);

private:
    QButtonGroup* m_group;
};

}  // namespace greyscope::widgets
