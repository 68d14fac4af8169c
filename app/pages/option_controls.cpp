#include "app/pages/option_controls.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QSpinBox>

#include <algorithm>

#include "widgets/common/plain_text.h"
#include "widgets/controls/name_combo.h"

namespace greyscope::app::option_controls {

namespace {

constexpr int kComboLetters = 12;  // the inspector is narrow; the list shows longer texts in full

void describe(QWidget* control, const Texts& texts) {
    control->setObjectName(texts.objectName);
    control->setAccessibleName(texts.label);
    widgets::setTip(control, texts.tip);
}

/// Shows "3 %" or "99.5 %", without trailing zeros.
class PercentBox final : public QDoubleSpinBox {
public:
    [[nodiscard]] QString textFromValue(double value) const override {
        return locale().toString(value, 'g', QLocale::FloatingPointShortest);
    }
};

}  // namespace

QCheckBox* checkBox(const Texts& texts) {
    auto* box = new QCheckBox(texts.label);
    describe(box, texts);
    return box;
}

QComboBox* comboBox(const Texts& texts) {
    auto* box = new widgets::ElidedCombo;
    describe(box, texts);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(kComboLetters);
    return box;
}

QDoubleSpinBox* percentBox(const Texts& texts, double low, double high) {
    constexpr int kDecimals = 2;
    constexpr double kStep = 0.01;
    auto* box = new PercentBox;
    describe(box, texts);
    // A bound just above 0 or below 100 % means that the limit itself is not allowed.
    box->setRange(low > 0.0 ? std::max(100.0 * low, kStep) : 0.0, high < 1.0 ? 100.0 - kStep : 100.0);
    box->setDecimals(kDecimals);
    box->setSuffix(QStringLiteral(" %"));
    box->setKeyboardTracking(false);
    return box;
}

QSpinBox* spinBox(const Texts& texts, int low, int high) {
    auto* box = new QSpinBox;
    describe(box, texts);
    box->setRange(low, high);
    box->setKeyboardTracking(false);
    return box;
}

widgets::SliderWithSpin* slider(const Texts& texts, double low, double high) {
    constexpr double kStep = 0.01;
    constexpr int kDecimals = 2;
    // A bound just above 0 means that 0 itself is not allowed.
    auto* box = new widgets::SliderWithSpin(low > 0.0 ? std::max(low, kStep) : low, high, kStep, kDecimals);
    describe(box, texts);
    box->setName(texts.label);
    return box;
}

}  // namespace greyscope::app::option_controls
