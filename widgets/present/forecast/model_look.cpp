#include "widgets/present/forecast/model_look.h"

#include <algorithm>
#include <array>

#include "widgets/present/words/words.h"

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
          QT_TRANSLATE_NOOP("Words", "GM(1,1)"),
          QT_TRANSLATE_NOOP("Words", "GM(1,1)"),
          {Tone::series, 0},
          Dash::solid,
          Marker::circle,
          false},
    Entry{"edgm",
          QT_TRANSLATE_NOOP("Words", "EDGM, difference equation"),
          QT_TRANSLATE_NOOP("Words", "EDGM"),
          {Tone::series, 0},
          Dash::dashed,
          Marker::square,
          false},
    Entry{"dgm",
          QT_TRANSLATE_NOOP("Words", "DGM(1,1), discrete"),
          QT_TRANSLATE_NOOP("Words", "DGM"),
          {Tone::series, 0},
          Dash::dashed,
          Marker::triangle,
          false},
    Entry{"ndgm",
          QT_TRANSLATE_NOOP("Words", "NDGM(1,1), non-homogeneous discrete"),
          QT_TRANSLATE_NOOP("Words", "NDGM"),
          {Tone::series, 0},
          Dash::dashed,
          Marker::diamond,
          false},
    Entry{"verhulst",
          QT_TRANSLATE_NOOP("Words", "Grey Verhulst"),
          QT_TRANSLATE_NOOP("Words", "Verhulst"),
          {Tone::series, 2},
          Dash::dashed,
          Marker::circle,
          false},
    Entry{"ngbm",
          QT_TRANSLATE_NOOP("Words", "NGBM(1,1), power n"),
          QT_TRANSLATE_NOOP("Words", "NGBM"),
          {Tone::series, 2},
          Dash::dashed,
          Marker::diamond,
          false},
    Entry{"fgm",
          QT_TRANSLATE_NOOP("Words", "FGM(1,1), order r"),
          QT_TRANSLATE_NOOP("Words", "FGM"),
          {Tone::series, 1},
          Dash::dashed,
          Marker::circle,
          false},
    Entry{"rolling",
          QT_TRANSLATE_NOOP("Words", "Rolling GM(1,1)"),
          QT_TRANSLATE_NOOP("Words", "rolling"),
          {Tone::series, 1},
          Dash::dashed,
          Marker::triangle,
          false},
    Entry{"residual-equations",
          QT_TRANSLATE_NOOP("Words", "Residual GM, equations 7–13"),
          QT_TRANSLATE_NOOP("Words", "residual"),
          {Tone::series, 1},
          Dash::solid,
          Marker::square,
          false},
    Entry{"residual-example",
          QT_TRANSLATE_NOOP("Words", "Residual GM, worked example"),
          QT_TRANSLATE_NOOP("Words", "worked example"),
          {Tone::series, 3},
          Dash::dashed,
          Marker::diamond,
          false},
    Entry{"residual-remnant",
          QT_TRANSLATE_NOOP("Words", "Residual GM, remnant"),
          QT_TRANSLATE_NOOP("Words", "remnant"),
          {Tone::series, 4},
          Dash::solid,
          Marker::cross,
          false},
    Entry{"gm1n",
          QT_TRANSLATE_NOOP("Words", "GM(1,N), related series"),
          QT_TRANSLATE_NOOP("Words", "GM(1,N)"),
          {Tone::series, 3},
          Dash::solid,
          Marker::square,
          false},
    Entry{"gm0n",
          QT_TRANSLATE_NOOP("Words", "GM(0,N), descriptive only"),
          QT_TRANSLATE_NOOP("Words", "GM(0,N)"),
          {Tone::series, 3},
          Dash::dotted,
          Marker::cross,
          false},
    Entry{"last-value",
          QT_TRANSLATE_NOOP("Words", "Last value"),
          QT_TRANSLATE_NOOP("Words", "last value"),
          {Tone::reference, 0},
          Dash::dotted,
          Marker::none,
          false},
    Entry{"mean",
          QT_TRANSLATE_NOOP("Words", "Mean"),
          QT_TRANSLATE_NOOP("Words", "mean"),
          {Tone::quiet, 0},
          Dash::dashed,
          Marker::none,
          false},
    Entry{"linear",
          QT_TRANSLATE_NOOP("Words", "Linear in k"),
          QT_TRANSLATE_NOOP("Words", "linear"),
          {Tone::series, 1},
          Dash::dashed,
          Marker::square,
          true},
    Entry{"exponential",
          QT_TRANSLATE_NOOP("Words", "Exponential A·eᵇᵏ"),
          QT_TRANSLATE_NOOP("Words", "exponential"),
          {Tone::series, 3},
          Dash::dashed,
          Marker::diamond,
          true},
    Entry{"power",
          QT_TRANSLATE_NOOP("Words", "Power A·Nᵇ"),
          QT_TRANSLATE_NOOP("Words", "power"),
          {Tone::series, 4},
          Dash::dashed,
          Marker::square,
          true},
    Entry{"saturation",
          QT_TRANSLATE_NOOP("Words", "Saturation X·N/(N+h)"),
          QT_TRANSLATE_NOOP("Words", "saturation"),
          {Tone::series, 2},
          Dash::solid,
          Marker::triangle,
          false},
    Entry{"usl",
          QT_TRANSLATE_NOOP("Words", "USL λN/(1+σ(N−1)+κN(N−1))"),
          QT_TRANSLATE_NOOP("Words", "USL"),
          {Tone::series, 4},
          Dash::solid,
          Marker::diamond,
          false},
    Entry{"amdahl",
          QT_TRANSLATE_NOOP("Words", "Amdahl λN/(1+σ(N−1))"),
          QT_TRANSLATE_NOOP("Words", "Amdahl"),
          {Tone::series, 4},
          Dash::dashed,
          Marker::triangle,
          true},
    Entry{"normal-form",
          QT_TRANSLATE_NOOP("Words", "Normal form c₀+c₁·Nⁱ·log₂ʲN"),
          QT_TRANSLATE_NOOP("Words", "normal form"),
          {Tone::series, 3},
          Dash::dotted,
          Marker::square,
          true},
};

}  // namespace

ModelLook modelLook(const std::string& model) {
    const auto found = std::find_if(kModels.begin(), kModels.end(), [&](const Entry& e) { return model == e.name; });
    if (found == kModels.end()) {
        const QString name = QString::fromStdString(model);
        return {name, name, {Tone::quiet, 0}, Dash::solid, Marker::none, false};
    }
    return {Words::tr(found->title), Words::tr(found->label), found->ink, found->dash, found->marker, found->hollow};
}

Link modelLink(const std::string& model) {
    const Targets self{Target::model(QString::fromStdString(model))};
    return {self, self};
}

}  // namespace greyscope::widgets
