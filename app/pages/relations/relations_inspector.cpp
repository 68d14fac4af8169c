#include "app/pages/relations/relations_inspector.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QSpinBox>

#include <algorithm>

#include "app/analyses/relations/relations_choices.h"
#include "app/pages/aggregation_control.h"
#include "app/study/choices/relations_options.h"
#include "core/grey/degrees/relation_method.h"
#include "widgets/common/plain_text.h"

namespace greyscope::app {

using data::Image;
using grey::RelationOptions;

namespace {

constexpr double kMostTarget = 1e12;

bool isByPoints(const RelationsChoices& choices) {
    return grey::degreeOf(choices.options.method).isByPoints();
}
bool takesImage(const RelationsChoices& choices) {
    return grey::degreeOf(choices.options.method).ofImage;
}
}  // namespace

RelationsInspector::RelationsInspector(StudyStore& store, SeriesCatalog& catalog, QWidget* parent)
    : widgets::InspectorPanel(parent),
      m_bindings(store),
      m_degree(m_bindings, QStringLiteral("relations"), &Study::relations, &RelationsChoices::options),
      m_table(m_bindings, QStringLiteral("relations"), &Study::relations) {
    widgets::Section* degree = addSection(tr("Degree"));
    m_degree.add(degree, &RelationOptions::method);
    m_degree.add(degree, &RelationOptions::relativeImage);
    m_degree.add(degree, &RelationOptions::theta);
    buildPreparation();
    buildCoefficient();
    widgets::Section* order = addSection(tr("Order"));
    m_table.add(order, &RelationsChoices::order);
    m_table.add(order, &RelationsChoices::linkage);
    m_table.add(order, &RelationsChoices::grouped);
    m_table.add(order, &RelationsChoices::groupDegree);
    buildLags();
    widgets::Section* cells = addSection(tr("Cells"));
    m_table.add(cells, &RelationsChoices::decimals);
    m_table.add(cells, &RelationsChoices::printNumbers);
    m_table.add(cells, &RelationsChoices::separateCases);
    addAggregation(*this, store, catalog);
}

void RelationsInspector::addWidget(widgets::Section* section, QWidget* widget, When when) {
    section->addWidget(widget);
    m_bindings.showWhen(widget, [when = std::move(when)](const Study& study) { return when(study.relations); });
}

void RelationsInspector::addRow(widgets::Section* section, const QString& label, QWidget* control, When when) {
    addWidget(section, widgets::labelled(label, control), std::move(when));
}

void RelationsInspector::buildPreparation() {
    widgets::Section* section = addSection(tr("Preparation"));
    QComboBox* image = option_controls::comboBox({QStringLiteral("relations.image"), tr("Image"), {}});
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
    auto* criteria = new widgets::PlainLabel(
        tr("The better direction at each point is set in the table “Points” below the matrix."));
    criteria->setWordWrap(true);
    addWidget(section, criteria, [](const RelationsChoices& choices) {
        return takesImage(choices) && choices.options.image.kind == Image::criteria;
    });
    m_degree.add(section, &RelationOptions::scope);
    buildWeights(section);
    m_table.add(section, &RelationsChoices::commonPoints);
    m_table.add(section, &RelationsChoices::ideal);
}

void RelationsInspector::buildWeights(widgets::Section* section) {
    QComboBox* weights = option_controls::comboBox(
        {QStringLiteral("relations.weights"), tr("Weights"), tr("Weights by point are set in the table “Points”.")});
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
    const auto& rho = optionOf(&RelationOptions::distinguishingCoefficient);
    m_rho->setName(tr("Distinguishing coefficient ρ"));
    widgets::setTip(m_rho, rho.explanation());
    section->addRow(rho.name(), m_rho);
    m_bindings.follow(
        [this](const Study& study) { m_rho->setValue(study.relations.options.distinguishingCoefficient); });
    m_bindings.showWhen(section, [](const Study& study) { return isByPoints(study.relations); });
}

/// A negative number stands for the default bound, which depends on the number of points.
void RelationsInspector::buildLags() {
    constexpr int kAutomatic = -1;
    constexpr int kMost = 10000;
    widgets::Section* section = addSection(tr("Rank correlation"));
    auto* most = new QSpinBox;
    most->setObjectName(QStringLiteral("relations.mostLags"));
    most->setRange(kAutomatic, kMost);
    most->setSpecialValueText(tr("auto", "bound of the lags"));
    most->setAccessibleName(tr("Largest lag"));
    widgets::setTip(most, tr("Steps by which a series is shifted relative to the reference, in both directions; 0: "
                             "none. auto: a quarter of the points of a time or an order, at most 24."));
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

}  // namespace greyscope::app
