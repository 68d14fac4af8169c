#include "app/export/check/figure_rules.h"

#include <QFontDatabase>
#include <QFontInfo>
#include <QFontMetricsF>

#include <algorithm>
#include <array>
#include <optional>

#include "app/export/devices/carried_fonts.h"
#include "widgets/common/theme/colour_vision.h"
#include "widgets/common/theme/swatch.h"
#include "widgets/figure/dressed.h"
#include "widgets/plot/curve_looks.h"
#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/minus_sign.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

namespace {

using widgets::Words;

/// What a colour stands for; for curves together with dash and marker, because five colours serve more series.
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
    const auto* strips = part.figure ? std::get_if<widgets::DotStripSpec>(part.figure) : nullptr;
    for (const widgets::StripRow& row : strips ? strips->rows : std::vector<widgets::StripRow>()) {
        if (row.ink.tone == widgets::Tone::series) {
            meanings.push_back(
                {&part, row.ink, row.dash, widgets::Marker::none, row.name, widgets::colourKey(row.name, row.link)});
        }
    }
}

bool near(const QColor& a, const QColor& b) {
    return widgets::colourDistance(a, b) < widgets::kLeastDifference;
}

bool merges(const QColor& a, const QColor& b) {
    return widgets::mergeInGrey(a, b) || widgets::mergeForSome(a, b);
}

/// Returns the colours that a series may get: those of the editor, then shades of its own hue, then of other hues. All
/// contrast with paper.
std::vector<QColor> colourChoices(const QColor& own) {
    constexpr int kHues = 24, kSteps = 12;
    std::vector<QColor> choices{QColor(0x0072B2), QColor(0xD55E00), QColor(0x009E73), QColor(0xCC79A7),
                                QColor(0x7A5200), QColor(0x5B3A9B), QColor(0x117A8B), QColor(0x8B0A50)};
    const auto addSteps = [&choices](double hue, double saturation) {
        for (int step = 1; step < kSteps; ++step) {
            const QColor colour = QColor::fromHslF(static_cast<float>(hue), static_cast<float>(saturation),
                                                   static_cast<float>(step) / kSteps);
            if (widgets::contrast(colour, Qt::white) >= kLeastContrast) {
                choices.push_back(colour);
            }
        }
    };
    addSteps(std::max(0.0F, own.hslHueF()), own.hslSaturationF());
    for (int hue = 0; hue < kHues; ++hue) {
        addSteps(static_cast<double>(hue) / kHues, 1.0);
    }
    addSteps(0.0, 0.0);
    return choices;
}

/// Returns the first colour that differs from everything on the page for all kinds of vision and in grey; else one that
/// differs so from `rivals`; else, if grey is not required, one that differs from all for most kinds of vision. Invalid
/// if there is none.
QColor freeColour(const QColor& own, const std::vector<QColor>& all, const std::vector<QColor>& rivals, bool inGrey) {
    const std::vector<QColor> choices = colourChoices(own);
    const auto first = [&choices](const std::vector<QColor>& others, const auto& alike) {
        const auto found = std::find_if(choices.begin(), choices.end(), [&](const QColor& colour) {
            return std::none_of(others.begin(), others.end(),
                                [&](const QColor& other) { return alike(other, colour); });
        });
        return found == choices.end() ? QColor() : *found;
    };
    QColor colour = first(all, merges);
    colour = colour.isValid() ? colour : first(rivals, merges);
    return colour.isValid() || inGrey ? colour : first(all, near);
}

void offerColour(FigureCheck& check, const CheckedPart& part, const QString& series, const QString& key,
                 const QColor& colour) {
    check.colour = colour;
    check.series = series;
    check.key = key.toStdString();
    check.panel = part.panel;
    check.remedy = colour.isValid() ? FigureCheck::Remedy::colour : FigureCheck::Remedy::none;
    if (!colour.isValid()) {
        check.sentence = widgets::paragraph(
            {check.sentence, Words::tr("No further distinct colour is available: choose fewer series.")});
    }
}

std::vector<QColor> coloursOf(const std::vector<Meaning>& meanings) {
    std::vector<QColor> colours;
    for (const Meaning& meaning : meanings) {
        colours.push_back(inkColour(meaning.ink, widgets::Theme::print()));
    }
    return colours;
}

/// Finds the first two curves that differ only by colours that `merge` makes equal.
void unlike(const CheckedPart& part, FigureCheck& check, bool (*merge)(const QColor&, const QColor&), bool inGrey,
            const QString& sentence) {
    if (!part.chart) {
        return;
    }
    const widgets::Theme theme = widgets::Theme::print();
    const std::vector<widgets::Curve>& curves = part.chart->curves;
    for (std::size_t i = 0; i < curves.size(); ++i) {
        const QColor own = inkColour(curves[i].ink, theme);
        std::vector<QColor> all, rivals;
        std::optional<std::size_t> like;
        for (std::size_t k = 0; k < curves.size(); ++k) {
            const QColor other = inkColour(curves[k].ink, theme);
            const bool rival = k != i && differInColourAlone(curves[k], curves[i]);
            (rival ? rivals : all).push_back(other);
            like = !like && rival && k < i && merge(other, own) ? std::optional(k) : like;
        }
        if (like) {
            all.insert(all.end(), rivals.begin(), rivals.end());
            check.sentence = sentence.arg(quoted(curves[*like].name), quoted(curves[i].name));
            offerColour(check, part, curves[i].name, widgets::colourKey(curves[i].name, curves[i].link),
                        freeColour(own, all, rivals, inGrey));
            return;
        }
    }
}

/// Offers for a series of this colour another colour that contrasts with the background and is not in use; checks that
/// it helps.
bool offerInkOf(const widgets::ColouredName& name, const std::vector<widgets::ColouredName>& all, RuleCheck* rule,
                const CheckedPart& part, const QColor& ground, FigureCheck& check) {
    const auto isFree = [&](const QColor& colour) {
        return widgets::contrast(colour, ground) >= kLeastContrast &&
               std::none_of(all.begin(), all.end(), [&](const auto& other) { return near(other.colour, colour); });
    };
    const std::vector<QColor> choices = colourChoices(name.colour);
    const auto free = std::find_if(choices.begin(), choices.end(), isFree);
    if (free == choices.end()) {
        return false;
    }
    offerColour(check, part, name.name, name.key, *free);
    const widgets::FigureSpec tried = widgets::dressed(*part.figure, mended({}, check));
    const Subject subject = subjectOf(tried, part.options);
    FigureCheck left;
    rule(subject, subject.parts.front(), left);
    return left.place != check.place;
}

}  // namespace

void offerInk(RuleCheck* rule, const CheckedPart& part, const RecordedText& text, FigureCheck& check) {
    const std::vector<widgets::ColouredName> all = widgets::colouredNames(*part.figure);
    const QRectF place = check.place;
    for (const widgets::ColouredName& name : all) {
        if (name.colour.rgb() == text.colour.rgb() && offerInkOf(name, all, rule, part, text.ground, check)) {
            return;
        }
    }
    check.remedy = FigureCheck::Remedy::none;
    check.place = place;
    check.sentence = widgets::paragraph(
        {check.sentence, Words::tr("The colour does not belong to a series that could be given another colour.")});
}

void ruleGrey(const Subject& /*subject*/, const CheckedPart& part, FigureCheck& check) {
    unlike(part, check, widgets::mergeInGrey, true, Words::tr("%1 and %2 look the same in grey."));
}

void ruleEveryEye(const Subject& /*subject*/, const CheckedPart& part, FigureCheck& check) {
    unlike(part, check, widgets::mergeForSome, false,
           Words::tr("%1 and %2 look the same to some colour-blind readers."));
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
            apart ? Words::tr("The same colour is used for %1 in %2 and for %3 in %4.")
                        .arg(quoted(before->name), before->part->letter, quoted(all[i].name), all[i].part->letter)
                  : Words::tr("The same colour is used for %1 and %2.").arg(quoted(before->name), quoted(all[i].name));
        check.panels = apart ? before->part->letter + QLatin1Char(' ') + all[i].part->letter : all[i].part->letter;
        const QColor own = inkColour(all[i].ink, widgets::Theme::print());
        offerColour(check, *all[i].part, all[i].name, all[i].key, freeColour(own, coloursOf(all), {own}, false));
        return;
    }
}

namespace {

/// Combining marks are left to the font of their letter.
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

namespace {

/// Offers the default font in place of the chosen one, unless a preset requires that.
void offerUsualFont(const Subject& subject, FigureCheck& check) {
    const bool chosen = !subject.options.look.family.empty();
    check.remedy = chosen ? FigureCheck::Remedy::family : FigureCheck::Remedy::none;
    check.key.clear();
}

}  // namespace

/// Fonts that are not installed are replaced silently, and a character that no font has is printed as an empty box.
void ruleFonts(const Subject& subject, const CheckedPart& /*part*/, FigureCheck& check) {
    const widgets::Style style = paperStyle(subject.options, kVectorDpi);
    if (!style.family.isEmpty() && !QFontDatabase::hasFamily(style.family)) {
        const QString instead = QFontInfo(style.text()).family();
        check.sentence = Words::tr("%1 is not installed; the figure is set in %2.").arg(style.family, instead);
        check.key = instead.toStdString();
        check.remedy = FigureCheck::Remedy::family;
        return;
    }
    if (const FontFault fault = faultOf(style.text()); fault != FontFault::none) {
        check.sentence =
            (fault == FontFault::restricted ? Words::tr("The licence of %1 does not allow embedding: its letters would "
                                                        "be drawn as outlines and could not be searched.")
                                            : Words::tr("%1 has no outlines and cannot be embedded."))
                .arg(style.text().family());
        offerUsualFont(subject, check);
        return;
    }
    // The default font has a second font for special characters.
    const bool isChosen = !style.family.isEmpty() && style.family != widgets::Style().text().family();
    const QFontMetricsF metrics(style.text());
    for (const RecordedText& text : subject.record.texts) {
        for (const char32_t sign : text.text.toStdU32String()) {
            if (!isDrawn(sign)) {
                continue;
            }
            const QString number = QStringLiteral("U+%1").arg(static_cast<uint>(sign), 4, 16, QLatin1Char('0'));
            check.place = text.ink;
            if (!metrics.inFontUcs4(sign)) {
                check.sentence = Words::tr("No installed font has the character %1 in %2: it is drawn as an empty box.")
                                     .arg(number, quoted(text.text));
                return;
            }
            if (isChosen && familyWith(style.text(), sign) != style.family) {
                check.sentence = Words::tr("%1 has no glyph for %2 in %3; another font is used for it.")
                                     .arg(style.family, number, quoted(text.text));
                offerUsualFont(subject, check);
                return;
            }
            check.place = {};
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
                    return widgets::numberShown(tick.label).has_value();
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
            check.sentence =
                Words::tr("%1 has no unit. Set the unit of its column on the Data page.").arg(quoted(axis->label));
            offerTitle(check, part);
        }
    }
}

void rulePresent(const Subject& subject, const CheckedPart& /*part*/, FigureCheck& check) {
    if (!subject.options.changedFiles.isEmpty()) {
        check.sentence = Words::tr("%1 has changed since it was read. Choose Reload to read it again.")
                             .arg(widgets::listed(subject.options.changedFiles));
        check.remedy = FigureCheck::Remedy::reload;
    }
}

}  // namespace greyscope::app
