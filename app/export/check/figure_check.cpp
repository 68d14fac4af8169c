#include "app/export/check/figure_check.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <map>
#include <optional>

#include "app/export/check/chart_rules.h"
#include "app/export/check/figure_rules.h"
#include "app/export/devices/carried_fonts.h"
#include "app/export/figure_room.h"
#include "app/export/figure_subject.h"
#include "core/base/contains.h"
#include "core/base/text.h"
#include "widgets/present/spec/spec_text.h"
#include "widgets/present/words/number_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

namespace {

using widgets::counted;
using widgets::Words;

QString mmText(double value) {
    return widgets::plainText(value, 1);
}

void shown(const Subject& /*subject*/, const CheckedPart& part, FigureCheck& check) {
    if (part.figure == nullptr) {
        check.sentence = Words::tr("The panel is empty: the study does not currently show its figure.");
        check.remedy = FigureCheck::Remedy::removePanel;
        check.panel = part.panel;
    }
}

/// Names that are only counted are listed elsewhere.
void tellLeftOut(const widgets::Unprinted& left, FigureCheck& check) {
    if (left.count > 0) {
        check.sentence = left.names.isEmpty()
                             ? Words::tr("%n names do not fit; they are in the data.", nullptr, counted(left.count))
                             : Words::tr("%n names do not fit; they are in the caption.", nullptr, counted(left.count));
    }
}

void namesAll(const Subject& /*subject*/, const CheckedPart& part, FigureCheck& check) {
    tellLeftOut(leftOutOf(*part.figure, part.options), check);
}

void fits(const Subject& /*subject*/, const CheckedPart& part, FigureCheck& check) {
    if (part.figure == nullptr) {
        return;
    }
    const double needed = part.chart ? 0.0 : heightFor(part);  // a chart fits any size, because its names are dropped
    const double has = part.options.sizeMm.height() + part.aboveMm;
    if (needed > has + (part.panel < 0 ? kSlackMm : 1.0)) {
        check.sentence =
            Words::tr("The content needs %1 mm of height; %2 mm are available.").arg(mmText(needed), mmText(has));
        check.remedy = FigureCheck::Remedy::height;
        check.panel = part.panel;
        check.value = needed;
        return;
    }
    const widgets::Unprinted left = leftOutOf(*part.figure, part.options);
    tellLeftOut(left, check);
    if (!left.names.isEmpty()) {  // a page cannot hold hundreds of names
        offerRoom(namesAll, part, check);
    }
}

void page(const Subject& subject, const CheckedPart& /*part*/, FigureCheck& check) {
    const ExportOptions& options = subject.options;
    const double column = options.rules.columnMm;
    if (column > 0.0 && options.sizeMm.width() > column + kSlackMm) {
        check.sentence = Words::tr("The figure is %1 mm wide; there is room for %2 mm.")
                             .arg(mmText(options.sizeMm.width()), mmText(column));
        check.remedy = FigureCheck::Remedy::width;
        check.value = column;
    } else if (options.sizeMm.height() > options.tallestMm + kSlackMm) {
        check.sentence = Words::tr("The figure is %1 mm high; the page has room for %2 mm.")
                             .arg(mmText(options.sizeMm.height()), mmText(options.tallestMm));
        check.remedy = FigureCheck::Remedy::height;
        check.value = options.tallestMm;
    }
}

void text(const Subject& subject, const CheckedPart& part, FigureCheck& check) {
    if (part.texts.empty() || part.figure == nullptr) {
        return;
    }
    constexpr double kSlackPt = 0.05;
    const PrintRules& rules = subject.options.rules;
    const RecordedText& least = **std::min_element(part.texts.begin(), part.texts.end(),
                                                   [](const auto* a, const auto* b) { return a->size < b->size; });
    check.place = least.ink;
    const double wanted = subject.options.textPt;
    if (least.size < wanted - kSlackPt) {
        check.sentence = Words::tr("%1 is set in %2 pt instead of %3 pt because of the limited height.")
                             .arg(quoted(least.text), widgets::plainText(least.size, 1), widgets::plainText(wanted, 1));
    } else if (least.size < rules.leastTextPt - kSlackPt) {
        check.sentence =
            Words::tr("%1 is set in %2 pt; the minimum here is %3 pt.")
                .arg(quoted(least.text), widgets::plainText(least.size, 1), widgets::plainText(rules.leastTextPt, 1));
        check.remedy = FigureCheck::Remedy::text;
        check.value = std::max(rules.leastTextPt, std::min(7.0, rules.mostTextPt));
    } else if (wanted > rules.mostTextPt + kSlackPt) {
        check.sentence = Words::tr("Text of %1 pt is larger than the maximum of %2 pt here.")
                             .arg(widgets::plainText(wanted, 1), widgets::plainText(rules.mostTextPt, 1));
        check.remedy = FigureCheck::Remedy::text;
        check.value = rules.mostTextPt;
    }
}

void inside(const Subject& subject, const CheckedPart& part, FigureCheck& check) {
    const QRectF page = QRectF(QPointF(), subject.record.size).adjusted(-0.5, -0.5, 0.5, 0.5);
    for (const RecordedText* text : part.texts) {
        if (text->cut || !page.contains(text->ink)) {
            check.sentence = Words::tr("%1 is cut.").arg(quoted(text->text));
            check.place = text->ink;
            return;
        }
    }
    if (!subject.record.painted.isNull() && !page.contains(subject.record.painted)) {
        check.sentence = Words::tr("Part of the figure is drawn beyond the edge.");
    }
}

void apart(const Subject& /*subject*/, const CheckedPart& part, FigureCheck& check) {
    for (std::size_t i = 0; i < part.texts.size(); ++i) {
        if (part.texts[i]->covered) {
            check.sentence = Words::tr("%1 is covered by another element.").arg(quoted(part.texts[i]->text));
            check.place = part.texts[i]->ink;
            return;
        }
        for (std::size_t k = 0; k < i; ++k) {
            const QRectF shared = part.texts[i]->ink.intersected(part.texts[k]->ink);
            if (shared.width() > kOverlapPt && shared.height() > kOverlapPt) {
                check.sentence =
                    Words::tr("%1 overlaps %2.").arg(quoted(part.texts[i]->text), quoted(part.texts[k]->text));
                check.place = part.texts[i]->ink.united(part.texts[k]->ink);
                return;
            }
        }
    }
}

/// Whether a text with an ellipsis is a shortened form of one of these names. "1…4" is a range.
bool isShortened(const QString& text, const QStringList& names) {
    const QStringList parts = text.split(QChar(0x2026));
    const bool word = std::any_of(text.begin(), text.end(), [](QChar c) { return c.isLetter(); });
    return word && parts.size() > 1 && std::any_of(names.begin(), names.end(), [&](const QString& name) {
               qsizetype at = 0;
               for (const QString& part : parts) {
                   at = at < 0 ? at : name.indexOf(part, at);
                   at = at < 0 ? at : at + part.size();
               }
               return at > 0 && name.size() > text.size() && name.startsWith(parts.front()) &&
                      name.endsWith(parts.back());
           });
}

/// Whether a text is a range of numbers: "0.5…4", "1 KiB…4 KiB".
bool isInterval(const QString& text) {
    static const QRegularExpression range(QStringLiteral("^[−-]?[\\d.,]+\\D{0,6}…\\s?[−-]?\\d"));
    return range.match(text).hasMatch();
}

/// Returns all names in a figure.
QStringList namesOf(const widgets::FigureSpec& figure) {
    static const QRegularExpression ends(QStringLiteral("[\\t\\n]"));
    const auto* plot = std::get_if<widgets::PlotSpec>(&figure);
    return plot ? widgets::namesIn(*plot) : widgets::figureText(figure).split(ends);
}

void named(const Subject& /*subject*/, const CheckedPart& part, FigureCheck& check) {
    std::map<QString, int> shortened;
    std::optional<QStringList> names;  // filled only if something looks shortened, because there may be many
    for (const RecordedText* text : part.texts) {
        if (text->text.size() < 2 || !text->text.contains(QChar(0x2026))) {
            continue;
        }
        if (!names) {
            names = part.figure ? namesOf(*part.figure) : QStringList();
        }
        const bool again = !isInterval(text->text) && ++shortened[text->text] > 1;
        if (again) {
            check.sentence = Words::tr("Several names are abbreviated to %1.").arg(quoted(text->text));
            check.place = text->ink;
        } else if (!check.broken() && isShortened(text->text, *names)) {
            check.sentence = Words::tr("%1 is abbreviated.").arg(quoted(text->text));
            check.place = text->ink;
        }
    }
}

void lines(const Subject& subject, const CheckedPart& part, FigureCheck& check) {
    constexpr double kSlackPt = 0.005;
    const PrintRules& rules = subject.options.rules;
    for (const RecordedLine* line : part.lines) {
        if (line->width < rules.thinnestPt - kSlackPt || line->width > rules.widestPt + kSlackPt) {
            check.sentence = Words::tr("A line is %1 pt wide; %2 to %3 pt print well.")
                                 .arg(widgets::plainText(line->width, 2), widgets::plainText(rules.thinnestPt, 2),
                                      widgets::plainText(rules.widestPt, 2));
            constexpr double kReach = 3.0;
            check.place = QRectF(line->at, QSizeF()).adjusted(-kReach, -kReach, kReach, kReach);
            return;
        }
    }
}

void vector(const Subject& subject, const CheckedPart& /*part*/, FigureCheck& check) {
    if (subject.record.pictures > 0) {
        check.sentence = Words::tr("It contains a raster image.");
    }
}

void contrast(const Subject& /*subject*/, const CheckedPart& part, FigureCheck& check) {
    for (const RecordedText* text : part.texts) {
        if (const double ratio = widgets::contrast(text->colour, text->ground); ratio < kLeastContrast) {
            check.sentence = Words::tr("%1 has a contrast of %2 to its background; at least 3 is needed.")
                                 .arg(quoted(text->text), widgets::plainText(ratio, 1));
            check.place = text->ink;
            if (!part.options.look.colours.empty()) {
                check.remedy = FigureCheck::Remedy::usualColours;
                check.panel = part.panel;
            } else if (part.figure != nullptr) {
                offerInk(contrast, part, *text, check);
            }
            return;
        }
    }
}

enum class Of { part, whole, sheet };  ///< checked in every panel, once, or once and only on sheets

struct Rule {
    const char* key;
    const char* name;
    RuleCheck* check;
    bool ofPage;
    Of of = Of::part;
    bool ofRoom = false;  ///< more room or smaller text may help
};

void letters(const Subject& subject, const CheckedPart& /*part*/, FigureCheck& check) {
    const auto nameless = [](const CheckedPart& part) { return part.letter.isEmpty(); };
    if (subject.parts.size() > 1 && std::all_of(subject.parts.begin(), subject.parts.end(), nameless)) {
        check.sentence = Words::tr("The caption cannot refer to the panels: they have no letters.");
        check.remedy = FigureCheck::Remedy::letters;
    }
}

constexpr std::array kRules{
    // clang-format off
    Rule{"panels", QT_TRANSLATE_NOOP("Words", "Every panel shows a figure"), shown, false, Of::part},
    Rule{"page", QT_TRANSLATE_NOOP("Words", "The figure fits the page"), page, false, Of::whole},
    Rule{"complete", QT_TRANSLATE_NOOP("Words", "Everything is drawn"), fits, false, Of::part},
    Rule{"letters", QT_TRANSLATE_NOOP("Words", "Panels have letters"), letters, false, Of::sheet},
    Rule{"text", QT_TRANSLATE_NOOP("Words", "Text is legible"), text, true, Of::part, true},
    Rule{"cut", QT_TRANSLATE_NOOP("Words", "Nothing is cut"), inside, true, Of::part, true},
    Rule{"collisions", QT_TRANSLATE_NOOP("Words", "Labels do not overlap"), apart, true, Of::part, true},
    Rule{"names", QT_TRANSLATE_NOOP("Words", "Names are complete"), named, true, Of::part, true},
    Rule{"lines", QT_TRANSLATE_NOOP("Words", "Lines are suitable for print"), lines, true, Of::part, true},
    Rule{"vectors", QT_TRANSLATE_NOOP("Words", "Vector graphics only"), vector, true, Of::whole},
    Rule{"fonts", QT_TRANSLATE_NOOP("Words", "Fonts are available"), ruleFonts, false, Of::whole},
    Rule{"contrast", QT_TRANSLATE_NOOP("Words", "Text has enough contrast"), contrast, false},
    Rule{"grey", QT_TRANSLATE_NOOP("Words", "Curves are distinct in grey"), ruleGrey, false},
    Rule{"colour-vision", QT_TRANSLATE_NOOP("Words", "Curves are distinct for colour-blind readers"), ruleEveryEye, false},
    Rule{"meanings", QT_TRANSLATE_NOOP("Words", "One colour, one meaning"), ruleMeanings, false, Of::whole},
    Rule{"axes", QT_TRANSLATE_NOOP("Words", "Axes have titles"), ruleAxes, false},
    Rule{"scale", QT_TRANSLATE_NOOP("Words", "Axes have a scale"), ruleScale, false, Of::part, true},
    Rule{"marks", QT_TRANSLATE_NOOP("Words", "Text does not overlap markers"), ruleMarks, false, Of::part, true},
    Rule{"legend", QT_TRANSLATE_NOOP("Words", "The legend is away from the edge"), ruleLegend, false, Of::part, true},
    Rule{"units", QT_TRANSLATE_NOOP("Words", "Quantities have units"), ruleUnits, false},
    Rule{"data", QT_TRANSLATE_NOOP("Words", "Data match the file"), rulePresent, false, Of::whole},
    // clang-format on
};

/// Checks a rule for the subject: adds each place where it is broken, or once that it is kept.
void apply(const Rule& rule, const Subject& subject, std::vector<FigureCheck>& checks) {
    FigureCheck kept;
    kept.rule = rule.key;
    kept.name = Words::tr(rule.name);
    kept.ofPage = rule.ofPage;
    const std::size_t before = checks.size();
    for (const CheckedPart& part : subject.parts) {
        FigureCheck check = kept;
        rule.check(subject, part, check);
        if (check.broken()) {
            if (rule.ofRoom && check.remedy == FigureCheck::Remedy::none && part.figure != nullptr) {
                offerRoom(rule.check, part, check);
            }
            check.panels = check.panels.isEmpty() && rule.of == Of::part ? part.letter : check.panels;
            checks.push_back(std::move(check));
        }
        if (rule.of != Of::part) {
            break;
        }
    }
    if (checks.size() == before) {
        checks.push_back(std::move(kept));
    }
}

}  // namespace

QString FigureCheck::told() const {
    return panels.isEmpty() ? sentence : Words::tr("%1: %2", "panels and what is wrong there").arg(panels, sentence);
}

std::vector<FigureCheck> checkFigure(const widgets::FigureSpec& figure, const ExportOptions& options) {
    std::vector<FigureCheck> checks;
    const bool sheet = std::holds_alternative<widgets::SheetSpec>(figure);
    const Subject subject = subjectOf(figure, options);
    for (const Rule& rule : kRules) {
        if (sheet || (rule.of != Of::sheet && rule.check != shown)) {
            apply(rule, subject, checks);
        }
    }
    return checks;
}

FigureCheck checkFormat(const ExportOptions& options, const FigureFormat& format) {
    const std::vector<std::string>& taken = options.rules.formats;
    const QFont font = paperStyle(options, kVectorDpi).text();
    FigureCheck check;
    check.rule = "format";
    check.name = Words::tr("The format is accepted");
    check.ofPage = false;
    if (!taken.empty() && format.isPicture && !base::contains(taken, format.name)) {
        check.sentence = Words::tr("The journal accepts images as %1, not as %2.")
                             .arg(QString::fromStdString(base::joined(taken, ", ")), QLatin1String(format.name));
        check.remedy = FigureCheck::Remedy::format;
        check.format = QString::fromStdString(taken.front());
    } else if (format.isSvg && faultOf(font) == FontFault::none && !fitsSvg(font)) {
        check.sentence = Words::tr("An SVG file cannot embed the font %1: a computer without it uses another font.")
                             .arg(font.family());
        check.remedy = FigureCheck::Remedy::format;
        check.format = QStringLiteral("pdf");
    }
    return check;
}

std::vector<QRectF> placesOf(const std::vector<FigureCheck>& checks) {
    std::vector<QRectF> places;
    for (const FigureCheck& check : checks) {
        if (check.broken() && !check.place.isNull()) {
            places.push_back(check.place);
        }
    }
    return places;
}

widgets::FigureLook mended(widgets::FigureLook look, const FigureCheck& check) {
    switch (check.remedy) {
        case FigureCheck::Remedy::usualColours:
            look.colours.clear();
            break;
        case FigureCheck::Remedy::family:
            look.family = check.key;
            break;
        case FigureCheck::Remedy::colour:
            std::erase_if(look.colours, [&check](const auto& each) {
                return each.series == check.key || each.series == check.series.toStdString();
            });
            look.colours.push_back({check.key, check.colour.name().toStdString()});
            break;
        default:
            break;
    }
    return look;
}

QString remedyText(const FigureCheck& check) {
    switch (check.remedy) {
        case FigureCheck::Remedy::height:
            return check.panel < 0 ? Words::tr("Set the height to %1 mm").arg(mmText(check.value))
                                   : Words::tr("Set the row height to %1 mm").arg(mmText(check.value));
        case FigureCheck::Remedy::width:
            return Words::tr("Set the width to %1 mm").arg(mmText(check.value));
        case FigureCheck::Remedy::usualColours:
            return Words::tr("Use the default colours");
        case FigureCheck::Remedy::family:
            return check.key.empty() ? Words::tr("Set in the default font")
                                     : Words::tr("Set in %1").arg(QString::fromStdString(check.key));
        case FigureCheck::Remedy::title:
            return Words::tr("Add a title…");
        case FigureCheck::Remedy::letters:
            return Words::tr("Add letters");
        case FigureCheck::Remedy::removePanel:
            return Words::tr("Remove the panel");
        case FigureCheck::Remedy::text:
            return Words::tr("Use %1 pt text").arg(widgets::plainText(check.value, 1));
        case FigureCheck::Remedy::colour:
            return Words::tr("Change the colour of “%1”").arg(check.series);
        case FigureCheck::Remedy::format:
            return Words::tr("Use %1").arg(check.format);
        case FigureCheck::Remedy::reload:
            return Words::tr("Reload");
        case FigureCheck::Remedy::onSheet:
            return Words::tr("Fix it on the sheet");
        case FigureCheck::Remedy::none:
            break;
    }
    return {};
}

}  // namespace greyscope::app
