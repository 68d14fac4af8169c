#include "app/pages/relations_inspector.h"

#include <QSignalBlocker>
#include <QSlider>

#include "core/data/image.h"

namespace greyscope::app {

using data::Image;
using grey::ExtremaScope;

namespace {

constexpr int kComboLetters = 12;  // the inspector is narrow; longer texts show in the list
constexpr ExtremaScope kScopes[] = {ExtremaScope::matrix, ExtremaScope::global, ExtremaScope::pairwise};

}  // namespace

QString imageText(Image image) {
    switch (image) {
        case Image::none:
            return RelationsInspector::tr("none, x");
        case Image::initial:
            return RelationsInspector::tr("initial, x / x(1)");
        case Image::mean:
            return RelationsInspector::tr("mean, x / x̄");
        case Image::max:
            return RelationsInspector::tr("maximum, x / max x");
        case Image::interval:
            return RelationsInspector::tr("interval, 0 to 1");
        case Image::cost:
            return RelationsInspector::tr("interval, less is better");
        case Image::target:
            return RelationsInspector::tr("distance from a target");
        case Image::reverse:
            return RelationsInspector::tr("reverse, 1 − x");
        case Image::reciprocal:
            return RelationsInspector::tr("reciprocal, 1 / x");
        case Image::zScore:
            return RelationsInspector::tr("z-score");
        case Image::ratio:
            return RelationsInspector::tr("ratio to the reference");
        case Image::criteria:
            return RelationsInspector::tr("criteria, point by point");
    }
    return {};
}

QString scopeText(ExtremaScope scope) {
    switch (scope) {
        case ExtremaScope::global:
            return RelationsInspector::tr("pairs with each reference");
        case ExtremaScope::pairwise:
            return RelationsInspector::tr("each pair by itself");
        case ExtremaScope::matrix:
            return RelationsInspector::tr("all pairs");
    }
    return {};
}

RelationsInspector::RelationsInspector(StudyStore& store, QWidget* parent) : InspectorPanel(parent), m_store(store) {
    buildPreparation();
    buildCoefficient();
    buildCells();
    connect(&m_store, &StudyStore::changed, this,
            [this](const Study& /*before*/, const Study& after) { show(after.relations); });
    show(m_store.study().relations);
}

void RelationsInspector::buildPreparation() {
    Section* section = addSection(tr("Preparation"));
    m_image = new QComboBox;
    m_image->setObjectName(QStringLiteral("relations.image"));
    for (const auto& [image, name] : data::imageNames()) {
        m_image->addItem(imageText(image), static_cast<int>(image));
    }
    m_image->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_image->setMinimumContentsLength(kComboLetters);
    section->addRow(tr("Image"), m_image);
    m_target = new QDoubleSpinBox;
    m_target->setRange(-1e12, 1e12);
    m_target->setDecimals(3);
    m_target->setKeyboardTracking(false);
    m_targetRow = labelled(tr("Target T"), m_target);
    section->addWidget(m_targetRow);
    m_scope = new QComboBox;
    m_scope->setObjectName(QStringLiteral("relations.extrema"));
    for (const ExtremaScope scope : kScopes) {
        m_scope->addItem(scopeText(scope), static_cast<int>(scope));
    }
    m_scope->setToolTip(
        tr("Over which pairs the smallest and the largest difference are taken. "
           "Only all pairs and each pair make the table symmetric."));
    m_scope->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_scope->setMinimumContentsLength(kComboLetters);
    section->addRow(tr("Δ extremes"), m_scope);
    m_common = new QCheckBox(tr("Only points that all have"));
    m_common->setToolTip(tr("Leaves out the points that one of the series lacks."));
    section->addWidget(m_common);
    connect(m_common, &QCheckBox::clicked, this, [this](bool on) {
        m_store.edit(tr("Use common points"), [on](Study& study) { study.relations.commonPoints = on; });
    });
    connect(m_image, &QComboBox::activated, this, [this] {
        const auto image = static_cast<Image>(m_image->currentData().toInt());
        m_store.edit(tr("Set image"), [image](Study& study) { study.relations.options.image.kind = image; });
    });
    connect(m_target, &QDoubleSpinBox::valueChanged, this, [this](double target) {
        m_store.edit(
            tr("Set target"), [target](Study& study) { study.relations.options.image.target = target; },
            QStringLiteral("relations.target"));
    });
    connect(m_scope, &QComboBox::activated, this, [this] {
        const auto scope = static_cast<ExtremaScope>(m_scope->currentData().toInt());
        m_store.edit(tr("Set extrema scope"), [scope](Study& study) { study.relations.options.scope = scope; });
    });
}

void RelationsInspector::buildCoefficient() {
    Section* section = addSection(tr("Coefficient"));
    m_rho = new SliderWithSpin(0.01, 1.0, 0.01, 2);
    m_rho->setObjectName(QStringLiteral("relations.rho"));
    m_rho->setToolTip(tr("Distinguishing coefficient: the smaller, the more a large difference counts. Keys [ and ]."));
    section->addRow(QStringLiteral("ρ"), m_rho);
    connect(m_rho, &SliderWithSpin::edited, this, &RelationsInspector::rhoEdited);
    connect(m_rho->slider(), &QSlider::sliderReleased, this, &RelationsInspector::rhoReleased);
}

void RelationsInspector::buildCells() {
    Section* section = addSection(tr("Cells"));
    m_decimals = new QSpinBox;
    m_decimals->setObjectName(QStringLiteral("relations.decimals"));
    m_decimals->setRange(1, 6);
    section->addRow(tr("Decimals"), m_decimals);
    m_numbers = new QCheckBox(tr("Print number in cell"));
    m_cases = new QCheckBox(tr("Separate groups"));
    section->addWidget(m_numbers);
    section->addWidget(m_cases);
    connect(m_decimals, &QSpinBox::valueChanged, this, [this](int decimals) {
        m_store.edit(
            tr("Set decimals"), [decimals](Study& study) { study.relations.decimals = decimals; },
            QStringLiteral("relations.decimals"));
    });
    connect(m_numbers, &QCheckBox::clicked, this, [this](bool on) {
        m_store.edit(tr("Print numbers"), [on](Study& study) { study.relations.printNumbers = on; });
    });
    connect(m_cases, &QCheckBox::clicked, this, [this](bool on) {
        m_store.edit(tr("Separate groups"), [on](Study& study) { study.relations.separateCases = on; });
    });
}

void RelationsInspector::show(const RelationsChoices& choices) {
    const QSignalBlocker target(m_target);
    const QSignalBlocker decimals(m_decimals);
    m_image->setCurrentIndex(m_image->findData(static_cast<int>(choices.options.image.kind)));
    m_target->setValue(choices.options.image.target);
    m_targetRow->setVisible(choices.options.image.kind == Image::target);
    m_scope->setCurrentIndex(m_scope->findData(static_cast<int>(choices.options.scope)));
    m_common->setChecked(choices.commonPoints);
    m_rho->setValue(choices.options.distinguishingCoefficient);
    m_decimals->setValue(choices.decimals);
    m_numbers->setChecked(choices.printNumbers);
    m_cases->setChecked(choices.separateCases);
}

}  // namespace greyscope::app
