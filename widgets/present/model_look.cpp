#include "widgets/present/model_look.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace greyscope::widgets {

namespace {

struct Entry {
    const char* name;
    const char* title;
    const char* label;
    Ink ink;
    Dash dash;
    Marker marker;
    bool hollow;
};

constexpr std::array kModels{
    Entry{"gm11",
          QT_TRANSLATE_NOOP("ModelLook", "GM(1,1)"),
          QT_TRANSLATE_NOOP("ModelLook", "GM(1,1)"),
          {Tone::series, 0},
          Dash::solid,
          Marker::circle,
          false},
    Entry{"last-value",
          QT_TRANSLATE_NOOP("ModelLook", "Last value"),
          QT_TRANSLATE_NOOP("ModelLook", "last value"),
          {Tone::reference, 0},
          Dash::dotted,
          Marker::none,
          false},
    Entry{"mean",
          QT_TRANSLATE_NOOP("ModelLook", "Mean"),
          QT_TRANSLATE_NOOP("ModelLook", "mean"),
          {Tone::quiet, 0},
          Dash::dashed,
          Marker::none,
          false},
    Entry{"linear",
          QT_TRANSLATE_NOOP("ModelLook", "Linear in k"),
          QT_TRANSLATE_NOOP("ModelLook", "linear"),
          {Tone::series, 1},
          Dash::dashed,
          Marker::square,
          true},
    Entry{"exponential",
          QT_TRANSLATE_NOOP("ModelLook", "Exponential A·eᵇᵏ"),
          QT_TRANSLATE_NOOP("ModelLook", "exponential"),
          {Tone::series, 3},
          Dash::dashed,
          Marker::diamond,
          true},
    Entry{"power",
          QT_TRANSLATE_NOOP("ModelLook", "Power A·Nᵇ"),
          QT_TRANSLATE_NOOP("ModelLook", "power"),
          {Tone::series, 4},
          Dash::dashed,
          Marker::cross,
          false},
    Entry{"saturation",
          QT_TRANSLATE_NOOP("ModelLook", "Saturation X·N/(N+h)"),
          QT_TRANSLATE_NOOP("ModelLook", "saturation"),
          {Tone::series, 2},
          Dash::solid,
          Marker::triangle,
          false},
};

}  // namespace

ModelLook modelLook(const std::string& model) {
    const auto found = std::find_if(kModels.begin(), kModels.end(), [&](const Entry& e) { return model == e.name; });
    if (found == kModels.end()) {
        const QString name = QString::fromStdString(model);
        return {name, name, {Tone::quiet, 0}, Dash::solid, Marker::none, false};
    }
    return {QCoreApplication::translate("ModelLook", found->title),
            QCoreApplication::translate("ModelLook", found->label),
            found->ink,
            found->dash,
            found->marker,
            found->hollow};
}

Link modelLink(const std::string& model) {
    const Targets self{Target::model(QString::fromStdString(model))};
    return {self, self};
}

}  // namespace greyscope::widgets
