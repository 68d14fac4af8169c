#include "app/panels/protocol_form.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>
#include <array>
#include <limits>
#include <optional>

#include "widgets/common/plain_text.h"

namespace greyscope::app {

using relative::Pruning;
using relative::Validation;

namespace {

constexpr std::array kSizes{Pruning::none, Pruning::crossValidated, Pruning::alpha};
constexpr std::array<std::optional<Validation>, 4> kValidations{std::nullopt, Validation::leaveOneOut,
                                                                Validation::kFold, Validation::holdOut};

template <class List, class Value>
int placeIn(const List& list, const Value& value) {
    return static_cast<int>(std::find(list.begin(), list.end(), value) - list.begin());
}

QSpinBox* countSpin(int low, int high) {
    auto* spin = new QSpinBox;
    spin->setRange(low, high);
    spin->setKeyboardTracking(false);
    return spin;
}

}  // namespace

ProtocolForm::ProtocolForm(QWidget* parent)
    : QWidget(parent),
      m_size(new QComboBox),
      m_validation(new QComboBox),
      m_folds(countSpin(2, 1000)),
      m_seed(countSpin(0, std::numeric_limits<int>::max())),
      m_holdOut(new QDoubleSpinBox) {
    m_size->addItems({tr("leaves, best first"), tr("pruned, one SE"), tr("pruned by hand")});
    m_validation->addItems({tr("by the number of cells"), tr("leave one out"), tr("folds"), tr("hold out")});
    m_holdOut->setRange(5.0, 90.0);
    m_holdOut->setDecimals(0);
    m_holdOut->setSuffix(tr(" % of the cells"));
    m_holdOut->setKeyboardTracking(false);
    widgets::setTip(m_seed, tr("Another seed deals the cells to other folds"));
    auto* form = new QFormLayout(this);
    form->setContentsMargins(12, 10, 12, 10);
    form->addRow(tr("Size of the tree"), m_size);
    form->addRow(tr("Errors found by"), m_validation);
    form->addRow(tr("Folds"), m_folds);
    form->addRow(tr("Seed"), m_seed);
    form->addRow(tr("Hold out"), m_holdOut);
    connect(m_size, &QComboBox::activated, this, [this](int index) {
        edit([index](RelativeChoices& choices) { choices.pruning = kSizes[static_cast<std::size_t>(index)]; });
    });
    connect(m_validation, &QComboBox::activated, this, [this](int index) {
        edit([index](RelativeChoices& choices) { choices.validation = kValidations[static_cast<std::size_t>(index)]; });
    });
    connect(m_folds, &QSpinBox::valueChanged, this, [this](int folds) {
        edit([folds](RelativeChoices& choices) { choices.folds = static_cast<std::size_t>(folds); });
    });
    connect(m_seed, &QSpinBox::valueChanged, this, [this](int seed) {
        edit([seed](RelativeChoices& choices) { choices.seed = static_cast<std::uint64_t>(seed); });
    });
    connect(m_holdOut, &QDoubleSpinBox::valueChanged, this, [this](double percent) {
        edit([percent](RelativeChoices& choices) { choices.holdOut = percent / 100.0; });
    });
}

void ProtocolForm::edit(const std::function<void(RelativeChoices&)>& change) {
    RelativeChoices next = m_choices;
    change(next);
    emit edited(next);
}

void ProtocolForm::show(const RelativeChoices& choices) {
    m_choices = choices;
    const QSignalBlocker quietFolds(m_folds);
    const QSignalBlocker quietSeed(m_seed);
    const QSignalBlocker quietShare(m_holdOut);
    m_size->setCurrentIndex(placeIn(kSizes, choices.pruning));
    m_validation->setCurrentIndex(placeIn(kValidations, choices.validation));
    m_folds->setValue(static_cast<int>(choices.folds));
    m_seed->setValue(static_cast<int>(choices.seed));
    m_holdOut->setValue(100.0 * choices.holdOut);
    m_folds->setEnabled(choices.pruning != Pruning::none || choices.validation != Validation::leaveOneOut);
    m_holdOut->setEnabled(choices.validation == Validation::holdOut);
}

}  // namespace greyscope::app
