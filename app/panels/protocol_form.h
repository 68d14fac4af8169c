#pragma once

#include <QWidget>

#include <functional>

#include "app/study/study.h"

class QComboBox;
class QDoubleSpinBox;
class QSpinBox;

namespace greyscope::app {

/// How large the tree of a relative model becomes and how its errors are found: growth or pruning, validation, folds,
/// their seed, and the share that a hold-out keeps back.
class ProtocolForm : public QWidget {
    Q_OBJECT

public:
    explicit ProtocolForm(QWidget* parent = nullptr);
    void show(const RelativeChoices& choices);
    [[nodiscard]] QComboBox* growth() const { return m_size; }
    [[nodiscard]] QComboBox* validation() const { return m_validation; }
    [[nodiscard]] QSpinBox* folds() const { return m_folds; }
    [[nodiscard]] QSpinBox* seed() const { return m_seed; }

signals:
    void edited(const greyscope::app::RelativeChoices& choices);

private:
    void edit(const std::function<void(RelativeChoices&)>& change);

    RelativeChoices m_choices;
    QComboBox* m_size;
    QComboBox* m_validation;
    QSpinBox* m_folds;
    QSpinBox* m_seed;
    QDoubleSpinBox* m_holdOut;
};

}  // namespace greyscope::app
