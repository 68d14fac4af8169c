#include "app/export/figure_rules.h"

#include <QFontDatabase>
#include <QFontInfo>
#include <QFontMetricsF>

#include <algorithm>
#include <array>

#include "widgets/common/colour_vision.h"
#include "widgets/common/swatch.h"
#include "widgets/figure/dressed.h"
#include "widgets/plot/curve_looks.h"
#include "widgets/present/words.h"

namespace greyscope::app {

namespace {

using widgets::Words;

/// What a colour is said to be: of curves with their dash and marker, since five colours serve more series.
struct Meaning {
    const CheckedPart* part;
    widgets::Ink ink;
    widgets::Dash dash = widgets::Dash::solid;
    widgets::Marker marker = widgets::Marker::none;
    QString name;
    QString key;

    [[nodiscard]] bool clashesWith(const Meaning& other) const {
        return ink == other.ink && dash == other.dash && marker == other.marker && name != other.name;
    }
};

void addMeanings(const CheckedPart& part, std::vector<Meaning>& meanings) {
    for (const widgets::Curve& curve : part.chart ? part.chart->curves : std::vector<widgets::Curve>()) {
        if (curve.labelled && !curve.name.isEmpty() && curve.ink.tone == widgets::Tone::series) {
            meanings.push_back(
                {&part, curve.ink, curve.dash, curve.marker, curve.name, widgets::colourKey(curve.name, curve.link)});
        }
    }
    const auto* strips = part.figure ? std::get_if<widgets::StripSpec>(part.figure) : nullptr;
    for (const widgets::StripRow& row : strips ? strips->rows : std::vector<widgets::StripRow>()) {
        if (row.ink.tone == widgets::Tone::series) {
            meanings.push_back(
                {&part, row.ink, row.dash, widgets::Marker::none, row.name, widgets::colourKey(row.name, row.link)});
        }
    }
}

/// One that nothing on the page has yet, and that nobody takes for another, in grey either where there is such a one;
/// none where all are taken.
QColor freeColour(const std::vector<Meaning>& meanings) {
    const widgets::Theme theme = widgets::Theme::print();
    const auto isFree = [&](const QColor& colour, const auto& alike) {
        return std::none_of(meanings.begin(), meanings.end(),
                            [&](const Meaning& meaning) { return alike(inkColour(meaning.ink, theme), colour); });
    };
    const auto near = [](const QColor& a, const QColor& b) {
        return widgets::colourDistance(a, b) < widgets::kLeastDifference;
    };
    const auto merges = [&near](const QColor& a, const QColor& b) {
        return near(a, b) || widgets::mergeInGrey(a, b) || widgets::mergeForSome(a, b);
    };
    const std::array colours{QColor(0x0072B2), QColor(0xD55E00), QColor(0x009E73), QColor(0xCC79A7), QColor(0x7A5200),
                             QColor(0x5B3A9B), QColor(0x117A8B), QColor(0x8B0A50), QColor(0x56B4E9), QColor(0xE69F00)};
    for (const QColor& colour : colours) {
        if (isFree(colour, merges)) {
            return colour;
        }
    }
    const auto* const other =
        std::find_if(colours.begin(), colours.end(), [&](const QColor& colour) { return isFree(colour, near); });
    return other == colours.end() ? QColor() : *other;
}

void offerColour(FigureCheck& check, const CheckedPart& part, const QString& series, const QString& key,
                 const std::vector<Meaning>& meanings) {
    check.colour = freeColour(meanings);
    check.series = series;
    check.key = key.toStdString();
    check.panel = part.panel;
    check.remedy = check.colour.isValid() ? FigureCheck::Remedy::colour : FigureCheck::Remedy::none;
}

/// The first two curves that differ by colours alone which `merge`.
void unlike(const CheckedPart& part, FigureCheck& check, bool (*merge)(const QColor&, const QColor&),
            const QString& sentence) {
    if (!part.chart) {
        return;
    }
    const widgets::Theme theme = widgets::Theme::print();
    std::vector<Meaning> meanings;
    addMeanings(part, meanings);
    const std::vector<widgets::Curve>& curves = part.chart->curves;
    for (std::size_t i = 0; i < curves.size(); ++i) {
        for (std::size_t k = 0; k < i; ++k) {
            if (differInColourAlone(curves[k], curves[i]) &&
                merge(inkColour(curves[k].ink, theme), inkColour(curves[i].ink, theme))) {
                check.sentence = sentence.arg(quoted(curves[k].name), quoted(curves[i].name));
                offerColour(check, part, curves[i].name, widgets::colourKey(curves[i].name, curves[i].link), meanings);
                return;
            }
        }
    }
}

}  // namespace

void ruleGrey(const Subject& /*subject*/, const CheckedPart& part, FigureCheck& check) {
    unlike(part, check, widgets::mergeInGrey, Words::tr("%1 and %2 are the same in grey."));
}

void ruleEveryEye(const Subject& /*subject*/, const CheckedPart& part, FigureCheck& check) {
    unlike(part, check, widgets::mergeForSome, Words::tr("%1 and %2 are the same to some of the colour-blind."));
}

void ruleMeanings(const Subject& subject, const CheckedPart& /*part*/, FigureCheck& check) {
    std::vector<Meaning> all;
    for (const CheckedPart& part : subject.parts) {
        addMeanings(part, all);
    }
    for (std::size_t i = 0; i < all.size(); ++i) {
        const auto before = std::find_if(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(i),
                                         [&](const Meaning& other) { return other.clashesWith(all[i]); });
        if (before == all.begin() + static_cast<std::ptrdiff_t>(i)) {
            continue;
        }
        const bool apart = before->part != all[i].part;
        check.sentence =
            apart ? Words::tr("One colour stands for %1 in %2 and for %3 in %4.")
                        .arg(quoted(before->name), before->part->letter, quoted(all[i].name), all[i].part->letter)
                  : Words::tr("One colour stands for %1 and for %2.").arg(quoted(before->name), quoted(all[i].name));
        check.panels = apart ? before->part->letter + QLatin1Char(' ') + all[i].part->letter : all[i].part->letter;
        offerColour(check, *all[i].part, all[i].name, all[i].key, all);
        return;
    }
}

namespace {

/// Marks that go with a letter are left to its font.
bool isDrawn(char32_t sign) {
    switch (QChar::category(sign)) {
        case QChar::Other_Control:
        case QChar::Other_Format:
        case QChar::Mark_NonSpacing:
            return false;
        default:
            return !QChar::isSpace(sign);
    }
}

void offerTitle(FigureCheck& check, const CheckedPart& part) {
    check.remedy = FigureCheck::Remedy::title;
    check.panel = part.panel;
}

}  // namespace

/// A family that is not installed is replaced without a word, and a sign that no font has is an empty box.
void ruleFonts(const Subject& subject, const CheckedPart& /*part*/, FigureCheck& check) {
    const widgets::Style style = paperStyle(subject.options, kVectorDpi);
    if (!style.family.isEmpty() && !QFontDatabase::hasFamily(style.family)) {
        const QString instead = QFontInfo(style.text()).family();
        check.sentence = Words::tr("%1 is not installed; the figure is set in %2.").arg(style.family, instead);
        check.key = instead.toStdString();
        check.remedy = FigureCheck::Remedy::family;
        return;
    }
    const QFontMetricsF metrics(style.text());
    for (const RecordedText& text : subject.record.texts) {
        for (const char32_t sign : text.text.toStdU32String()) {
            if (isDrawn(sign) && !metrics.inFontUcs4(sign)) {
                check.sentence = Words::tr("No font has the sign %1 of %2.")
                                     .arg(QStringLiteral("U+%1").arg(static_cast<uint>(sign), 4, 16, QLatin1Char('0')),
                                          quoted(text.text));
                check.place = text.ink;
                return;
            }
        }
    }
}

void ruleAxes(const Subject& /*subject*/, const CheckedPart& part, FigureCheck& check) {
    if (!part.chart) {
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
    if (nameless(part.chart->x) || nameless(part.chart->y)) {
        check.sentence = nameless(part.chart->x) ? Words::tr("The horizontal axis has no title.")
                                                 : Words::tr("The vertical axis has no title.");
        offerTitle(check, part);
    }
}

void ruleUnits(const Subject& /*subject*/, const CheckedPart& part, FigureCheck& check) {
    for (const widgets::AxisSpec* axis :
         part.chart ? std::vector{&part.chart->x, &part.chart->y} : std::vector<const widgets::AxisSpec*>()) {
        if (axis->unitMissing) {
            check.sentence = Words::tr("%1 has no unit. Data gives one to its column.").arg(quoted(axis->label));
            offerTitle(check, part);
        }
    }
}

void rulePresent(const Subject& subject, const CheckedPart& /*part*/, FigureCheck& check) {
    if (!subject.options.changedFiles.isEmpty()) {
        check.sentence = Words::tr("%1 has changed since it was read; Reload shows it as it is now.")
                             .arg(widgets::listed(subject.options.changedFiles));
        check.remedy = FigureCheck::Remedy::reload;
    }
}

}  // namespace greyscope::app
