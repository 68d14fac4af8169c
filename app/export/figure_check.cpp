#include "app/export/figure_check.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <optional>

#include "app/export/figure_record.h"
#include "widgets/common/colour_vision.h"
#include "widgets/common/swatch.h"
#include "widgets/plot/curve_looks.h"
#include "widgets/present/number_text.h"
#include "widgets/present/words.h"

namespace greyscope::app {

namespace {

using widgets::Words;

constexpr double kSmallestText = 5.0;  // points: what journals take at least
constexpr double kLeastContrast = 3.0;

struct Subject {
    const widgets::FigureSpec& figure;
    const ExportOptions& options;
    const FigureRecord& record;
};

QString quoted(const QString& text) {
    return QStringLiteral("“%1”").arg(text);
}

QString mm(double value) {
    return widgets::plainText(value, 1);
}

double heightFor(const Subject& subject) {
    const ExportOptions& options = subject.options;
    return usualHeightMm(subject.figure, options.sizeMm.width(), std::max(options.tallestMm, options.sizeMm.height()),
                         options.textPt, options.title);
}

void fits(const Subject& subject, FigureCheck& check) {
    const double needed = heightFor(subject);
    constexpr double kSlackMm = 0.15;
    if (!std::holds_alternative<widgets::PlotSpec>(subject.figure) &&
        needed > subject.options.sizeMm.height() + kSlackMm) {
        check.sentence = Words::tr("All of it takes %1 mm of height; it has %2.")
                             .arg(mm(needed), mm(subject.options.sizeMm.height()));
        check.remedy = FigureCheck::Remedy::height;
        check.value = needed;
    }
}

void text(const Subject& subject, FigureCheck& check) {
    const RecordedText* least = nullptr;
    for (const RecordedText& text : subject.record.texts) {
        least = least == nullptr || text.size < least->size ? &text : least;
    }
    if (least == nullptr) {
        return;
    }
    constexpr double kSlackPt = 0.05;
    const QString size = widgets::plainText(least->size, 1);
    if (least->size < subject.options.textPt - kSlackPt) {
        check.sentence = Words::tr("%1 is set in %2 pt, not in %3, for want of height.")
                             .arg(quoted(least->text), size, widgets::plainText(subject.options.textPt, 1));
        check.remedy = FigureCheck::Remedy::height;
        check.value = heightFor(subject);
    } else if (least->size < kSmallestText - kSlackPt) {
        check.sentence = Words::tr("%1 is set in %2 pt; journals ask for 5 at least.").arg(quoted(least->text), size);
        check.remedy = FigureCheck::Remedy::text;
        check.value = 7.0;
    }
}

void inside(const Subject& subject, FigureCheck& check) {
    const QRectF page = QRectF(QPointF(), subject.record.size).adjusted(-0.5, -0.5, 0.5, 0.5);
    for (const RecordedText& text : subject.record.texts) {
        if (text.cut || !page.contains(text.ink)) {
            check.sentence = Words::tr("%1 is cut.").arg(quoted(text.text));
            return;
        }
    }
    if (!subject.record.painted.isNull() && !page.contains(subject.record.painted)) {
        check.sentence = Words::tr("Something is drawn beyond the edge.");
    }
}

void apart(const Subject& subject, FigureCheck& check) {
    const std::vector<RecordedText>& texts = subject.record.texts;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        for (std::size_t k = 0; k < i; ++k) {
            const QRectF shared = texts[i].ink.intersected(texts[k].ink);
            if (shared.width() > 0.4 && shared.height() > 0.4) {
                check.sentence = Words::tr("%1 lies on %2.").arg(quoted(texts[i].text), quoted(texts[k].text));
                check.remedy = FigureCheck::Remedy::height;
                check.value = std::ceil(1.2 * subject.options.sizeMm.height());
                return;
            }
        }
    }
}

void named(const Subject& subject, FigureCheck& check) {
    std::map<QString, int> shortened;
    for (const RecordedText& text : subject.record.texts) {
        if (text.text.size() > 1 && text.text.contains(QChar(0x2026)) && ++shortened[text.text] > 1) {
            check.sentence = Words::tr("%1 stands for several names.").arg(quoted(text.text));
        }
    }
}

void lines(const Subject& subject, FigureCheck& check) {
    constexpr double kSlackPt = 0.005;
    for (const RecordedLine& line : subject.record.lines) {
        if (line.width < widgets::kThinnestPt - kSlackPt || line.width > widgets::kWidestPt + kSlackPt) {
            check.sentence = Words::tr("A line is %1 pt wide; from 0.25 to 1.5 is printed well.")
                                 .arg(widgets::plainText(line.width, 2));
            check.remedy = line.width < widgets::kThinnestPt ? FigureCheck::Remedy::height : FigureCheck::Remedy::none;
            check.value = heightFor(subject);
            return;
        }
    }
}

void vector(const Subject& subject, FigureCheck& check) {
    if (subject.record.pictures > 0) {
        check.sentence = Words::tr("It holds a picture of pixels.");
    }
}

void contrast(const Subject& subject, FigureCheck& check) {
    for (const RecordedText& text : subject.record.texts) {
        if (const double ratio = widgets::contrast(text.colour, text.ground); ratio < kLeastContrast) {
            check.sentence = Words::tr("%1 has a contrast of %2 to its ground; 3 is legible.")
                                 .arg(quoted(text.text), widgets::plainText(ratio, 1));
            return;
        }
    }
}

/// The first two curves that differ by colours alone which `merge`.
void unlike(const Subject& subject, FigureCheck& check, bool (*merge)(const QColor&, const QColor&),
            const QString& sentence) {
    const auto* given = std::get_if<widgets::PlotSpec>(&subject.figure);
    if (given == nullptr) {
        return;
    }
    const widgets::Theme theme = widgets::Theme::print();
    const std::vector<widgets::Curve> curves = widgets::plotOnPaper(*given, theme).curves;
    for (std::size_t i = 0; i < curves.size(); ++i) {
        for (std::size_t k = 0; k < i; ++k) {
            if (differInColourAlone(curves[k], curves[i]) &&
                merge(inkColour(curves[k].ink, theme), inkColour(curves[i].ink, theme))) {
                check.sentence = sentence.arg(quoted(curves[k].name), quoted(curves[i].name));
                return;
            }
        }
    }
}

void grey(const Subject& subject, FigureCheck& check) {
    unlike(subject, check, widgets::mergeInGrey, Words::tr("%1 and %2 are the same in grey."));
}

void everyEye(const Subject& subject, FigureCheck& check) {
    unlike(subject, check, widgets::mergeForSome, Words::tr("%1 and %2 are the same to some of the colour-blind."));
}

/// What a colour is said to be: of curves with their dash and marker, since five colours serve more series.
struct Meaning {
    widgets::Ink ink;
    widgets::Dash dash = widgets::Dash::solid;
    widgets::Marker marker = widgets::Marker::none;
    QString name;
};

struct MeaningsOf {
    std::vector<Meaning> operator()(const widgets::PlotSpec& plot) const {
        std::vector<Meaning> meanings;
        for (const widgets::Curve& curve : widgets::plotOnPaper(plot, widgets::Theme::print()).curves) {
            if (curve.labelled && !curve.name.isEmpty() && curve.ink.tone == widgets::Tone::series) {
                meanings.push_back({curve.ink, curve.dash, curve.marker, curve.name});
            }
        }
        return meanings;
    }
    std::vector<Meaning> operator()(const widgets::StripSpec& strips) const {
        std::vector<Meaning> meanings;
        for (const widgets::StripRow& row : strips.rows) {
            if (row.ink.tone == widgets::Tone::series) {
                meanings.push_back({row.ink, row.dash, widgets::Marker::none, row.name});
            }
        }
        return meanings;
    }
    template <class Spec>
    std::vector<Meaning> operator()(const Spec& /*spec*/) const {
        return {};
    }
};

void meanings(const Subject& subject, FigureCheck& check) {
    const std::vector<Meaning> all = std::visit(MeaningsOf(), subject.figure);
    for (std::size_t i = 0; i < all.size(); ++i) {
        for (std::size_t k = 0; k < i; ++k) {
            if (all[i].ink == all[k].ink && all[i].dash == all[k].dash && all[i].marker == all[k].marker &&
                all[i].name != all[k].name) {
                check.sentence =
                    Words::tr("One colour stands for %1 and for %2.").arg(quoted(all[k].name), quoted(all[i].name));
                return;
            }
        }
    }
}

void axes(const Subject& subject, FigureCheck& check) {
    const auto* plot = std::get_if<widgets::PlotSpec>(&subject.figure);
    if (plot == nullptr) {
        return;
    }
    const auto nameless = [](const widgets::AxisSpec& axis) {
        return axis.label.isEmpty() &&
               (axis.ticks.empty() || std::all_of(axis.ticks.begin(), axis.ticks.end(), [](const widgets::Tick& tick) {
                    bool number = false;
                    tick.label.toDouble(&number);
                    return number;
                }));
    };
    if (nameless(plot->x) || nameless(plot->y)) {
        check.sentence = nameless(plot->x) ? Words::tr("The horizontal axis has no title.")
                                           : Words::tr("The vertical axis has no title.");
    }
}

void units(const Subject& subject, FigureCheck& check) {
    const auto* plot = std::get_if<widgets::PlotSpec>(&subject.figure);
    for (const widgets::AxisSpec* axis :
         plot == nullptr ? std::vector<const widgets::AxisSpec*>() : std::vector{&plot->x, &plot->y}) {
        if (axis->unitMissing) {
            check.sentence = Words::tr("%1 has no unit. Data gives one to its column.").arg(quoted(axis->label));
        }
    }
}

void present(const Subject& subject, FigureCheck& check) {
    if (!subject.options.changedFiles.isEmpty()) {
        check.sentence = Words::tr("%1 has changed since it was read; Reload shows it as it is now.")
                             .arg(subject.options.changedFiles.join(QStringLiteral(", ")));
    }
}

struct Rule {
    const char* name;
    void (*check)(const Subject&, FigureCheck&);
    bool ofPage;
};

constexpr std::array kRules{
    // clang-format off
    Rule{QT_TRANSLATE_NOOP("Words", "All of it is drawn"), fits, false},
    Rule{QT_TRANSLATE_NOOP("Words", "Text is legible"), text, true},
    Rule{QT_TRANSLATE_NOOP("Words", "Nothing is cut"), inside, true},
    Rule{QT_TRANSLATE_NOOP("Words", "Labels do not collide"), apart, true},
    Rule{QT_TRANSLATE_NOOP("Words", "Names stay different"), named, true},
    Rule{QT_TRANSLATE_NOOP("Words", "Lines survive print"), lines, true},
    Rule{QT_TRANSLATE_NOOP("Words", "Vectors alone"), vector, true},
    Rule{QT_TRANSLATE_NOOP("Words", "Text stands out"), contrast, false},
    Rule{QT_TRANSLATE_NOOP("Words", "Curves differ in grey"), grey, false},
    Rule{QT_TRANSLATE_NOOP("Words", "Curves differ to every eye"), everyEye, false},
    Rule{QT_TRANSLATE_NOOP("Words", "One colour, one meaning"), meanings, false},
    Rule{QT_TRANSLATE_NOOP("Words", "Axes are named"), axes, false},
    Rule{QT_TRANSLATE_NOOP("Words", "Quantities have units"), units, false},
    Rule{QT_TRANSLATE_NOOP("Words", "Data are those of the file"), present, false},
    // clang-format on
};

}  // namespace

std::vector<FigureCheck> checkFigure(const widgets::FigureSpec& figure, const ExportOptions& options) {
    std::vector<FigureCheck> checks;
    const FigureRecord record = recordOf(figure, options);
    const Subject subject{figure, options, record};
    for (const Rule& rule : kRules) {
        FigureCheck check;
        check.name = Words::tr(rule.name);
        check.ofPage = rule.ofPage;
        rule.check(subject, check);
        checks.push_back(std::move(check));
    }
    return checks;
}

QString remedyText(const FigureCheck& check) {
    switch (check.remedy) {
        case FigureCheck::Remedy::height:
            return Words::tr("Make it %1 mm high").arg(mm(check.value));
        case FigureCheck::Remedy::text:
            return Words::tr("Set text in %1 pt").arg(widgets::plainText(check.value, 1));
        case FigureCheck::Remedy::none:
            break;
    }
    return {};
}

}  // namespace greyscope::app
