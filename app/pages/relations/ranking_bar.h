#pragma once

#include <QWidget>

#include "widgets/present/relations/relations_present.h"

class QCheckBox;
class QLineEdit;
class QSpinBox;

namespace greyscope::app {

/// The bar above a long ranking that selects the rows to show: "[Find a series] top [5] bottom [3] [x] compared". The
/// selection is not part of the study.
class RankingBar : public QWidget {
    Q_OBJECT

public:
    explicit RankingBar(QWidget* parent = nullptr);
    [[nodiscard]] widgets::RankingChoice choice() const;
    void focusTop();
    void focusBottom();

signals:
    void changed();

private:
    QLineEdit* m_search;
    QSpinBox* m_top;
    QSpinBox* m_bottom;
    QCheckBox* m_compared;
};

}  // namespace greyscope::app
