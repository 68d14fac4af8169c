#include "app/pages/relations_inspector.h"

#include <QSignalBlocker>
#include <QSlider>

#include "core/data/image.h"
#include "widgets/common/plain_text.h"
#include "widgets/present/relations_order.h"
#include "widgets/present/relations_sensitivity.h"

namespace greyscope::app {

using data::Image;
using grey::ExtremaScope;
using grey::RelationMethod;

namespace {

constexpr int kComboLetters = 12;  // the inspector is narrow; longer texts show in the list
constexpr ExtremaScope kScopes[] = {ExtremaScope::matrix, ExtremaScope::global, ExtremaScope::pairwise};

/// A combo box that gives way, with a name for tests and settings.
QComboBox* comboNamed(const char* name) {
    auto* combo = new QComboBox;
    combo->setObjectName(QLatin1String(name));
    combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    combo->setMinimumContentsLength(kComboLetters);
    return combo;
}

template <class Choice>
void addChoice(QComboBox* combo, const QString& text, Choice choice) {
    combo->addItem(text, static_cast<int>(choice));
}

template <class Choice>
Choice chosenIn(const QComboBox* combo) {
    return static_cast<Choice>(combo->currentData().toInt());
}

template <class Choice>
void choose(QComboBox* combo, Choice choice) {
    combo->setCurrentIndex(combo->findData(static_cast<int>(choice)));
}

}  // namespace

QString methodText(RelationMethod method) {
    switch (method) {
        case RelationMethod::deng:
            return RelationsInspector::tr("Deng γ");
        case RelationMethod::absolute:
            return RelationsInspector::tr("absolute ε");
        case RelationMethod::relative:
            return RelationsInspector::tr("relative r");
        case RelationMethod::synthetic:
            return RelationsInspector::tr("synthetic");
        case RelationMethod::similitude:
            return RelationsInspector::tr("similitude");
        case RelationMethod::closeness:
            return RelationsInspector::tr("closeness");
        default:  // one that nobody has put into words
            return QString::fromStdString(grey::degreeOf(method).name);
    }
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
    buildDegree();
    buildPreparation();
    buildCoefficient();
    buildOrder();
    buildCells();
    connect(&m_store, &StudyStore::changed, this,
            [this](const Study& /*before*/, const Study& after) { show(after.relations); });
    show(m_store.study().relations);
}

void RelationsInspector::buildDegree() {
    Section* section = addSection(tr("Degree"));
    m_method = comboNamed("relations.method");
    for (const auto& [method, name] : grey::relationMethodNames()) {
        addChoice(m_method, methodText(method), method);
    }
    widgets::setTip(
        m_method,
        tr("Deng’s degree compares two series point by point; the others compare the areas under their curves."));
    section->addRow(tr("Kind"), m_method);
    m_relativeImage = comboNamed("relations.relativeImage");
    for (const Image image : {Image::initial, Image::mean}) {
        addChoice(m_relativeImage, widgets::imageText(image), image);
    }
    m_relativeRow = labelled(tr("r of image"), m_relativeImage);
    section->addWidget(m_relativeRow);
    m_theta = new SliderWithSpin(0.0, 1.0, 0.01, 2);
    m_theta->setObjectName(QStringLiteral("relations.theta"));
    widgets::setTip(m_theta, tr("Share of the absolute degree: θ ε + (1 − θ) r"));
    m_thetaRow = labelled(QStringLiteral("θ"), m_theta);
    section->addWidget(m_thetaRow);
    connect(m_method, &QComboBox::activated, this, [this] {
        const auto method = chosenIn<RelationMethod>(m_method);
        m_store.edit(tr("Choose degree"), [method](Study& study) { study.relations.options.method = method; });
    });
    connect(m_relativeImage, &QComboBox::activated, this, [this] {
        const auto image = chosenIn<Image>(m_relativeImage);
        m_store.edit(tr("Set image"), [image](Study& study) { study.relations.options.relativeImage = image; });
    });
    connect(m_theta, &SliderWithSpin::edited, this, [this](double theta) {
        m_store.edit(
            tr("Set θ"), [theta](Study& study) { study.relations.options.theta = theta; },
            QStringLiteral("relations.theta"));
    });
}

void RelationsInspector::buildPreparation() {
    Section* section = addSection(tr("Preparation"));
    m_image = comboNamed("relations.image");
    for (const auto& [image, name] : data::imageNames()) {
        addChoice(m_image, widgets::imageText(image), image);
    }
    m_imageRow = labelled(tr("Image"), m_image);
    section->addWidget(m_imageRow);
    m_target = new QDoubleSpinBox;
    m_target->setRange(-1e12, 1e12);
    m_target->setDecimals(3);
    m_target->setKeyboardTracking(false);
    m_targetRow = labelled(tr("Target T"), m_target);
    section->addWidget(m_targetRow);
    m_criteria =
        new widgets::PlainLabel(tr("What is better at each point stands in the table “Points” below the matrix."));
    m_criteria->setWordWrap(true);
    section->addWidget(m_criteria);
    m_scope = comboNamed("relations.extrema");
    for (const ExtremaScope scope : kScopes) {
        addChoice(m_scope, scopeText(scope), scope);
    }
    widgets::setTip(m_scope, tr("Over which pairs the smallest and the largest difference are taken. "
                                "Only all pairs and each pair make the table symmetric."));
    m_scopeRow = labelled(tr("Δ extremes"), m_scope);
    section->addWidget(m_scopeRow);
    m_weights = comboNamed("relations.weights");
    addChoice(m_weights, tr("equal"), 0);
    addChoice(m_weights, tr("by point"), 1);
    widgets::setTip(m_weights, tr("Weights by point are set in the table “Points”."));
    m_weightsRow = labelled(tr("Weights"), m_weights);
    section->addWidget(m_weightsRow);
    m_common = new QCheckBox(tr("Only points that all have"));
    widgets::setTip(m_common, tr("Leaves out the points that one of the series lacks."));
    section->addWidget(m_common);
    connect(m_common, &QCheckBox::clicked, this, [this](bool on) {
        m_store.edit(tr("Use common points"), [on](Study& study) { study.relations.commonPoints = on; });
    });
    connect(m_image, &QComboBox::activated, this, [this] {
        const auto image = chosenIn<Image>(m_image);
        m_store.edit(tr("Set image"), [image](Study& study) { study.relations.options.image.kind = image; });
    });
    connect(m_target, &QDoubleSpinBox::valueChanged, this, [this](double target) {
        m_store.edit(
            tr("Set target"), [target](Study& study) { study.relations.options.image.target = target; },
            QStringLiteral("relations.target"));
    });
    connect(m_scope, &QComboBox::activated, this, [this] {
        const auto scope = chosenIn<ExtremaScope>(m_scope);
        m_store.edit(tr("Set extrema scope"), [scope](Study& study) { study.relations.options.scope = scope; });
    });
    connect(m_weights, &QComboBox::activated, this,
            [this] { emit weightsRequested(m_weights->currentData().toInt() == 1); });
}

void RelationsInspector::buildCoefficient() {
    m_coefficient = addSection(tr("Coefficient"));
    m_rho = new SliderWithSpin(0.01, 1.0, 0.01, 2);
    m_rho->setObjectName(QStringLiteral("relations.rho"));
    widgets::setTip(m_rho,
                    tr("Distinguishing coefficient: the smaller, the more a large difference counts. Keys [ and ]."));
    m_coefficient->addRow(QStringLiteral("ρ"), m_rho);
    connect(m_rho, &SliderWithSpin::edited, this, &RelationsInspector::rhoEdited);
    connect(m_rho->slider(), &QSlider::sliderReleased, this, &RelationsInspector::rhoReleased);
}

void RelationsInspector::buildOrder() {
    Section* section = addSection(tr("Order"));
    m_order = comboNamed("relations.order");
    addChoice(m_order, tr("as given"), MatrixOrder::given);
    addChoice(m_order, tr("by degree to R"), MatrixOrder::byDegree);
    addChoice(m_order, tr("clustered"), MatrixOrder::clustered);
    section->addRow(tr("Series"), m_order);
    m_linkage = comboNamed("relations.linkage");
    for (const auto& [linkage, name] : grey::linkageNames()) {
        addChoice(m_linkage, widgets::linkageText(linkage), linkage);
    }
    widgets::setTip(m_linkage,
                    tr("The degree of two clusters: of their closest pair, of their furthest, or the mean."));
    m_linkageRow = labelled(tr("Linkage"), m_linkage);
    section->addWidget(m_linkageRow);
    m_grouped = new QCheckBox(tr("Groups from a degree of"));
    m_grouped->setObjectName(QStringLiteral("relations.grouped"));
    section->addWidget(m_grouped);
    m_groupDegree = new SliderWithSpin(0.0, 1.0, 0.01, 2);
    m_groupDegree->setObjectName(QStringLiteral("relations.groupDegree"));
    section->addWidget(m_groupDegree);
    connect(m_order, &QComboBox::activated, this, [this] {
        const auto order = chosenIn<MatrixOrder>(m_order);
        m_store.edit(tr("Set order"), [order](Study& study) { study.relations.order = order; });
    });
    connect(m_linkage, &QComboBox::activated, this, [this] {
        const auto linkage = chosenIn<grey::Linkage>(m_linkage);
        m_store.edit(tr("Set linkage"), [linkage](Study& study) { study.relations.linkage = linkage; });
    });
    connect(m_grouped, &QCheckBox::clicked, this,
            [this](bool on) { m_store.edit(tr("Show groups"), [on](Study& study) { study.relations.grouped = on; }); });
    connect(m_groupDegree, &SliderWithSpin::edited, this, [this](double degree) {
        m_store.edit(
            tr("Set degree of groups"), [degree](Study& study) { study.relations.groupDegree = degree; },
            QStringLiteral("relations.groupDegree"));
    });
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
    const QSignalBlocker decimals(m_decimals);
    showDegree(choices.options);
    m_common->setChecked(choices.commonPoints);
    m_rho->setValue(choices.options.distinguishingCoefficient);
    showOrder(choices);
    m_decimals->setValue(choices.decimals);
    m_numbers->setChecked(choices.printNumbers);
    m_cases->setChecked(choices.separateCases);
    m_cases->setEnabled(choices.order == MatrixOrder::given);
}

void RelationsInspector::showDegree(const grey::RelationOptions& options) {
    const QSignalBlocker target(m_target);
    const grey::RelationDegree& degree = grey::degreeOf(options.method);
    choose(m_method, options.method);
    choose(m_relativeImage, options.relativeImage);
    m_relativeRow->setVisible(degree.ofRelativeImage);
    m_theta->setValue(options.theta);
    m_thetaRow->setVisible(degree.isMixed());
    choose(m_image, options.image.kind);
    m_imageRow->setVisible(degree.ofImage);
    m_target->setValue(options.image.target);
    m_targetRow->setVisible(degree.ofImage && options.image.kind == Image::target);
    m_criteria->setVisible(degree.ofImage && options.image.kind == Image::criteria);
    choose(m_scope, options.scope);
    m_scopeRow->setVisible(degree.byPoints);
    choose(m_weights, options.weights.empty() ? 0 : 1);
    m_weightsRow->setVisible(degree.byPoints);
    m_coefficient->setVisible(degree.byPoints);
}

void RelationsInspector::showOrder(const RelationsChoices& choices) {
    const bool clustered = choices.order == MatrixOrder::clustered;
    choose(m_order, choices.order);
    choose(m_linkage, choices.linkage);
    m_linkageRow->setVisible(clustered);
    m_grouped->setChecked(choices.grouped);
    m_grouped->setVisible(clustered);
    m_groupDegree->setValue(choices.groupDegree);
    m_groupDegree->setVisible(clustered && choices.grouped);
}

}  // namespace greyscope::app
