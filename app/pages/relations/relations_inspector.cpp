#include "app/pages/relations/relations_inspector.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QSpinBox>

#include <algorithm>

#include "app/analyses/relations/relations_choices.h"
#include "app/pages/aggregation_control.h"
#include "app/study/choices/study_fields.h"
#include "core/data/series/image.h"
#include "core/grey/relation_method.h"
#include "widgets/common/plain_text.h"
#include "widgets/controls/name_combo.h"
#include "widgets/present/relations/relations_order.h"
#include "widgets/present/relations/relations_sensitivity.h"

namespace greyscope::app {

using data::Image;
using grey::RelationOptions;

namespace {

constexpr int kComboLetters = 12;  // the inspector is narrow; longer texts show in the list
constexpr double kMostTarget = 1e12;

template <class T>
Member<T> choice(T RelationsChoices::*value) {
    return member(&Study::relations, value);
}

/// A combo box that gives way, with a name for tests and settings.
QComboBox* comboNamed(const char* name) {
    auto* combo = new widgets::ElidedCombo;
    combo->setObjectName(QLatin1String(name));
    combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    combo->setMinimumContentsLength(kComboLetters);
    return combo;
}

/// Each of the named values, in words.
template <class T, class Names, class Text>
Items<T> itemsOf(const Names& names, Text text) {
    Items<T> items;
    for (const auto& [value, name] : names) {
        items.push_back({text(value), value});
    }
    return items;
}

bool isByPoints(const RelationsChoices& choices) {
    return grey::degreeOf(choices.options.method).byPoints;
}
bool isMixed(const RelationsChoices& choices) {
    return grey::degreeOf(choices.options.method).isMixed();
}
bool takesRelativeImage(const RelationsChoices& choices) {
    return grey::degreeOf(choices.options.method).ofRelativeImage;
}
bool takesImage(const RelationsChoices& choices) {
    return grey::degreeOf(choices.options.method).ofImage;
}
bool isClustered(const RelationsChoices& choices) {
    return choices.order == MatrixOrder::clustered || choices.order == MatrixOrder::automatic;
}

}  // namespace

RelationsInspector::RelationsInspector(StudyStore& store, SeriesCatalog& catalog, QWidget* parent)
    : widgets::InspectorPanel(parent), m_bindings(store) {
    buildDegree();
    buildPreparation();
    buildCoefficient();
    buildOrder();
    buildLags();
    buildCells();
    addAggregation(*this, store, catalog);
}

void RelationsInspector::addWidget(widgets::Section* section, QWidget* widget, When when) {
    section->addWidget(widget);
    m_bindings.showWhen(widget, [when = std::move(when)](const Study& study) { return when(study.relations); });
}

void RelationsInspector::addRow(widgets::Section* section, const QString& label, QWidget* control, When when) {
    addWidget(section, widgets::labelled(label, control), std::move(when));
}

void RelationsInspector::buildDegree() {
    widgets::Section* section = addSection(tr("Degree"));
    QComboBox* method = comboNamed("relations.method");
    m_bindings.bind(method, relationOption(&RelationOptions::method), relationMethods(), {tr("Choose degree")});
    widgets::setTip(
        method,
        tr("Deng’s degree compares two series point by point; the others compare the areas under their curves."));
    section->addRow(tr("Kind"), method);
    QComboBox* relativeImage = comboNamed("relations.relativeImage");
    m_bindings.bind(relativeImage, relationOption(&RelationOptions::relativeImage), relativeImages(),
                    {tr("Set image")});
    addRow(section, tr("r of image"), relativeImage, takesRelativeImage);
    auto* theta = new widgets::SliderWithSpin(0.0, 1.0, 0.01, 2);
    theta->setObjectName(QStringLiteral("relations.theta"));
    theta->setName(tr("Share θ of the absolute degree"));
    widgets::setTip(theta, tr("Share of the absolute degree: θ ε + (1 − θ) r"));
    m_bindings.bind(theta, relationOption(&RelationOptions::theta), {tr("Set θ"), QStringLiteral("relations.theta")});
    addRow(section, QStringLiteral("θ"), theta, isMixed);
}

void RelationsInspector::buildPreparation() {
    widgets::Section* section = addSection(tr("Preparation"));
    QComboBox* image = comboNamed("relations.image");
    m_bindings.bind(image, relationImageOption(&data::ImageOptions::kind), relationImages(), {tr("Set image")});
    addRow(section, tr("Image"), image, takesImage);
    auto* target = new QDoubleSpinBox;
    target->setRange(-kMostTarget, kMostTarget);
    target->setDecimals(3);
    target->setKeyboardTracking(false);
    m_bindings.bind(target, relationImageOption(&data::ImageOptions::target),
                    {tr("Set target"), QStringLiteral("relations.target")});
    addRow(section, tr("Target T"), target, [](const RelationsChoices& choices) {
        return takesImage(choices) && choices.options.image.kind == Image::target;
    });
    auto* criteria =
        new widgets::PlainLabel(tr("What is better at each point stands in the table “Points” below the matrix."));
    criteria->setWordWrap(true);
    addWidget(section, criteria, [](const RelationsChoices& choices) {
        return takesImage(choices) && choices.options.image.kind == Image::criteria;
    });
    QComboBox* scope = comboNamed("relations.extrema");
    m_bindings.bind(scope, relationOption(&RelationOptions::scope), extremaScopes(), {tr("Set extrema scope")});
    widgets::setTip(scope, tr("Over which pairs the smallest and the largest difference are taken. "
                              "Only all pairs and each pair make the table symmetric."));
    addRow(section, tr("Δ extremes"), scope, isByPoints);
    buildWeights(section);
    auto* common = new QCheckBox(tr("Only points that all have"));
    widgets::setTip(common, tr("Leaves out the points that one of the series lacks."));
    m_bindings.bind(common, choice(&RelationsChoices::commonPoints), {tr("Use common points")});
    section->addWidget(common);
}

void RelationsInspector::buildWeights(widgets::Section* section) {
    QComboBox* weights = comboNamed("relations.weights");
    widgets::setTip(weights, tr("Weights by point are set in the table “Points”."));
    const Items<bool> items{{tr("equal"), false}, {tr("by point"), true}};
    m_bindings.bindChoice<bool>(
        weights, [](const Study& study) { return !study.relations.options.weights.empty(); },
        [items](const Study& /*study*/) { return items; },
        [this](const bool& byPoint) { emit weightsRequested(byPoint); });
    addRow(section, tr("Weights"), weights, isByPoints);
}

void RelationsInspector::buildCoefficient() {
    widgets::Section* section = addSection(tr("Coefficient"));
    m_rho = new widgets::SliderWithSpin(0.01, 1.0, 0.01, 2);
    m_rho->setObjectName(QStringLiteral("relations.rho"));
    m_rho->setName(tr("Distinguishing coefficient ρ"));
    widgets::setTip(m_rho,
                    tr("Distinguishing coefficient: the smaller, the more a large difference counts. Keys [ and ]."));
    section->addRow(QStringLiteral("ρ"), m_rho);
    m_bindings.follow(
        [this](const Study& study) { m_rho->setValue(study.relations.options.distinguishingCoefficient); });
    m_bindings.showWhen(section, [](const Study& study) { return isByPoints(study.relations); });
}

void RelationsInspector::buildOrder() {
    widgets::Section* section = addSection(tr("Order"));
    QComboBox* order = comboNamed("relations.order");
    m_bindings.bind(order, choice(&RelationsChoices::order),
                    {{tr("given, many clustered"), MatrixOrder::automatic},
                     {tr("as given"), MatrixOrder::given},
                     {tr("by degree to R"), MatrixOrder::byDegree},
                     {tr("clustered"), MatrixOrder::clustered}},
                    {tr("Set order")});
    section->addRow(tr("Series"), order);
    QComboBox* linkage = comboNamed("relations.linkage");
    m_bindings.bind(linkage, choice(&RelationsChoices::linkage),
                    itemsOf<grey::Linkage>(grey::linkageNames(), widgets::linkageText), {tr("Set linkage")});
    widgets::setTip(linkage, tr("The degree of two clusters: of their closest pair, of their furthest, or the mean."));
    addRow(section, tr("Linkage"), linkage, isClustered);
    buildGroups(section);
}

void RelationsInspector::buildGroups(widgets::Section* section) {
    auto* grouped = new QCheckBox(tr("Groups from a degree of"));
    grouped->setObjectName(QStringLiteral("relations.grouped"));
    m_bindings.bind(grouped, choice(&RelationsChoices::grouped), {tr("Show groups")});
    addWidget(section, grouped, isClustered);
    auto* degree = new widgets::SliderWithSpin(0.0, 1.0, 0.01, 2);
    degree->setObjectName(QStringLiteral("relations.groupDegree"));
    degree->setName(tr("Degree of groups"));
    m_bindings.bind(degree, choice(&RelationsChoices::groupDegree),
                    {tr("Set degree of groups"), QStringLiteral("relations.groupDegree")});
    addWidget(section, degree, [](const RelationsChoices& choices) { return isClustered(choices) && choices.grouped; });
}

/// Below 0 the bound is that of the points.
void RelationsInspector::buildLags() {
    constexpr int kAutomatic = -1;
    constexpr int kMost = 10000;
    widgets::Section* section = addSection(tr("Rank correlation"));
    auto* most = new QSpinBox;
    most->setObjectName(QStringLiteral("relations.mostLags"));
    most->setRange(kAutomatic, kMost);
    most->setSpecialValueText(tr("auto", "bound of the lags"));
    most->setAccessibleName(tr("Largest lag"));
    widgets::setTip(most, tr("Steps by which a series is moved along the reference, either way; 0 for none. auto: a "
                             "quarter of the points of a time or an order, 24 at the most."));
    section->addRow(tr("Lags up to"), most);
    const Member<int> member{[](const Study& study) {
                                 const auto& lags = study.relations.mostLags;
                                 return lags ? static_cast<int>(std::min<std::size_t>(*lags, kMost)) : kAutomatic;
                             },
                             [](Study& study, const int& lags) {
                                 study.relations.mostLags =
                                     lags < 0 ? std::nullopt : std::optional(static_cast<std::size_t>(lags));
                             }};
    m_bindings.bind(most, member, {tr("Set lags"), QStringLiteral("relations.mostLags")});
}

void RelationsInspector::buildCells() {
    widgets::Section* section = addSection(tr("Cells"));
    auto* decimals = new QSpinBox;
    decimals->setObjectName(QStringLiteral("relations.decimals"));
    decimals->setRange(kDecimals.low, kDecimals.high);
    section->addRow(tr("Decimals"), decimals);
    auto* numbers = new QCheckBox(tr("Print number in cell"));
    auto* cases = new QCheckBox(tr("Separate groups"));
    section->addWidget(numbers);
    section->addWidget(cases);
    m_bindings.bind(decimals, choice(&RelationsChoices::decimals),
                    {tr("Set decimals"), QStringLiteral("relations.decimals")});
    m_bindings.bind(numbers, choice(&RelationsChoices::printNumbers), {tr("Print numbers")});
    m_bindings.bind(cases, choice(&RelationsChoices::separateCases), {tr("Separate groups")});
    m_bindings.enableWhen(cases, [](const Study& study) {
        return study.relations.order == MatrixOrder::given || study.relations.order == MatrixOrder::automatic;
    });
}

}  // namespace greyscope::app
