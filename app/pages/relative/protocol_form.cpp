#include "app/pages/relative/protocol_form.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>

#include <optional>

#include "app/analyses/relative/relative_request.h"
#include "app/pages/option_controls.h"
#include "app/study/choices/tree_options.h"
#include "widgets/common/plain_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

using widgets::Words;

using relative::Pruning;
using relative::Validation;

namespace {

template <class Control>
Control* added(QFormLayout* form, const QString& label, const char* name) {
    auto* control = new Control;
    control->setObjectName(QLatin1String(name));
    form->addRow(label, control);
    return control;
}

}  // namespace

QWidget* protocolForm(Bindings& bindings) {
    auto* box = new QWidget;
    auto* form = new QFormLayout(box);
    form->setContentsMargins(12, 10, 12, 10);
    const EditName step{Words::tr("Pruning and validation"), QStringLiteral("relative.protocol")};

    auto* size = added<QComboBox>(form, Words::tr("Size of the tree"), "relative.pruning");
    bindings.bind<Pruning>(size, member(&Study::relative, &RelativeChoices::model, &relative::RelativeOptions::pruning),
                           {{Words::tr("leaves, best first"), Pruning::none},
                            {Words::tr("pruned, one SE"), Pruning::crossValidated},
                            {Words::tr("pruned by hand"), Pruning::alpha}},
                           step);
    auto* validation = added<QComboBox>(form, Words::tr("Error estimation"), "relative.validation");
    bindings.bind<std::optional<Validation>>(
        validation, member(&Study::relative, &RelativeChoices::model, &relative::RelativeOptions::validation),
        validations(), step);
    const auto options = controlsOf<cart::CrossValidationOptions>(
        bindings, "relative", &Study::relative, &RelativeChoices::model, &relative::RelativeOptions::crossValidation);
    QWidget* folds = options.control(&cart::CrossValidationOptions::folds);
    form->addRow(Words::tr("Folds"), folds);
    bindings.enableWhen(folds, [](const Study& study) {
        return study.relative.model.pruning != Pruning::none ||
               study.relative.model.validation != Validation::leaveOneOut;
    });
    form->addRow(Words::tr("Seed"), options.control(&cart::CrossValidationOptions::seed));
    auto* holdOut = added<QDoubleSpinBox>(form, Words::tr("Held out"), "relative.holdOut");
    holdOut->setRange(5.0, 90.0);
    holdOut->setDecimals(0);
    holdOut->setSuffix(Words::tr(" % of the cells"));
    holdOut->setKeyboardTracking(false);
    bindings.bind(holdOut,
                  {[](const Study& study) { return 100.0 * study.relative.model.holdOut; },
                   [](Study& study, const double& percent) { study.relative.model.holdOut = percent / 100.0; }},
                  step);
    bindings.enableWhen(holdOut,
                        [](const Study& study) { return study.relative.model.validation == Validation::holdOut; });
    return box;
}

}  // namespace greyscope::app
