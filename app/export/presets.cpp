#include "app/export/presets.h"

#include <QColor>
#include <QDir>
#include <QFile>
#include <QStandardPaths>

#include <algorithm>
#include <set>

#include <nlohmann/json.hpp>

#include "app/export/figure_export.h"
#include "app/export/figure_formats.h"
#include "app/run/resources.h"
#include "app/study/choices/choice_names.h"
#include "app/study/file/study_json.h"
#include "app/text/error_text.h"
#include "core/base/try.h"
#include "widgets/common/language.h"
#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/number_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

namespace {

using nlohmann::json;
using widgets::Words;

constexpr double kMostDecimals = 12.0;
constexpr const char* kPresetsFormat = "greyscope-presets";

/// Reads the keys of a preset; an invalid entry becomes a problem with its place.
class PresetReader {
public:
    PresetReader(const json& object, const QByteArray& text, const QString& file, std::vector<PresetProblem>& problems)
        : m_object(object), m_text(text), m_file(file), m_problems(problems) {
        const std::string name = textIn(object, "name");
        m_from = name.empty() ? 0 : std::max<qsizetype>(0, text.indexOf('"' + QByteArray::fromStdString(name) + '"'));
    }

    /// Reads a number within these bounds, if the key exists.
    void number(const char* key, double& value, double low, double high) {
        const auto found = take(key);
        if (found == m_object.end()) {
            return;
        }
        const bool good = found->is_number() && found->get<double>() >= low && found->get<double>() <= high;
        if (good) {
            value = found->get<double>();
        } else {
            problem(key, Words::tr("%1 is not valid; write a number from %2 to %3.")
                             .arg(shown(*found), widgets::plainText(low, 2), widgets::plainText(high, 2)));
        }
    }
    void range(const char* key, double& low, double& high, double least, double most) {
        const auto found = take(key);
        if (found == m_object.end()) {
            return;
        }
        const bool good = found->is_array() && found->size() == 2 && (*found)[0].is_number() &&
                          (*found)[1].is_number() && (*found)[0].get<double>() >= least &&
                          (*found)[0].get<double>() <= (*found)[1].get<double>() && (*found)[1].get<double>() <= most;
        if (good) {
            low = (*found)[0].get<double>();
            high = (*found)[1].get<double>();
        } else {
            problem(key,
                    Words::tr("%1 is not valid; write the smallest and the largest, as in [5, 8].").arg(shown(*found)));
        }
    }
    void text(const char* key, QString& value) {
        const auto found = take(key);
        if (found == m_object.end()) {
            return;
        }
        if (found->is_string()) {
            value = QString::fromStdString(found->get<std::string>());
        } else {
            problem(key, Words::tr("%1 is not valid; write a text in quotation marks.").arg(shown(*found)));
        }
    }
    /// Reads a text, or one for each language by its code.
    void title(const char* key, QString& value) {
        const auto found = m_object.find(key);
        if (found == m_object.end() || !found->is_object()) {
            text(key, value);
            return;
        }
        take(key);
        const std::string language = widgets::languageInUse().section(QLatin1Char('_'), 0, 0).toStdString();
        const std::string own = textIn(*found, language.c_str());
        value = QString::fromStdString(own.empty() ? textIn(*found, "en") : own);
    }
    void colour(const char* key, bool& grey) {
        QString said = grey ? QStringLiteral("grey") : QStringLiteral("colour");
        text(key, said);
        if (said == QLatin1String("grey") || said == QLatin1String("colour")) {
            grey = said == QLatin1String("grey");
        } else {
            problem(key, Words::tr("“%1” is not valid; write \"colour\" or \"grey\".").arg(said));
        }
    }
    void formats(const char* key, std::vector<std::string>& list) {
        const auto found = take(key);
        if (found == m_object.end()) {
            return;
        }
        if (!found->is_array()) {
            problem(key, Words::tr("%1 is not valid; write a list, as in [\"pdf\", \"svg\"].").arg(shown(*found)));
            return;
        }
        for (const json& each : *found) {
            const std::string name = each.is_string() ? each.get<std::string>() : std::string();
            if (formatNamed(name)) {
                list.push_back(name);
            } else {
                problem(key, Words::tr("%1 is not a format; available: %2.")
                                 .arg(shown(each), QString::fromStdString(figureFormatNames())));
            }
        }
    }
    /// Reads an object of series and their colours: {"ext4": "#0072b2"}.
    void colours(const char* key, std::vector<widgets::SeriesColour>& list) {
        const auto found = take(key);
        if (found == m_object.end()) {
            return;
        }
        if (!found->is_object()) {
            problem(key, Words::tr("%1 is not valid; write colours by series, as in {\"ext4\": \"#0072b2\"}.")
                             .arg(shown(*found)));
            return;
        }
        for (const auto& [series, colour] : found->items()) {
            const std::string code = colour.is_string() ? colour.get<std::string>() : std::string();
            if (QColor::isValidColor(QString::fromStdString(code))) {
                list.push_back({series, code});
            } else {
                problem(key, Words::tr("%1 is not a colour; write it as in \"#0072b2\".").arg(shown(colour)));
            }
        }
    }
    void names(const char* key, widgets::NamesShown& names) {
        QString said = QString::fromStdString(base::nameOf(namesOf(names), names));
        text(key, said);
        if (const auto choice = base::choiceNamed(namesOf(names), said.toStdString())) {
            names = *choice;
            return;
        }
        QStringList known;
        for (const auto& [choice, name] : namesOf(names)) {
            known << QString::fromStdString(name);
        }
        problem(key, Words::tr("“%1” is not valid; available: %2.").arg(said, widgets::listed(known)));
    }
    void optional(const char* key, std::optional<double>& value, double low, double high) {
        if (m_object.contains(key)) {
            double given = low;
            number(key, given, low, high);
            value = given;
        }
        take(key);
    }
    /// Reads what a preset and a style file share.
    void look(widgets::FigureLook& style) {
        colours("colours", style.colours);
        names("names", style.names);
        std::optional<double> decimals;
        optional("decimals", decimals, 0.0, kMostDecimals);
        style.decimals = decimals ? std::optional(static_cast<int>(*decimals)) : std::nullopt;
    }
    /// Reports unknown keys, which are probably typing errors.
    void unknownKeys() {
        for (const auto& [key, value] : m_object.items()) {
            if (!m_known.contains(key)) {
                QStringList known;
                for (const std::string& each : m_known) {
                    known << QString::fromStdString(each);
                }
                problem(key.c_str(), Words::tr("There is no such key; available: %1.").arg(widgets::listed(known)));
            }
        }
    }
    void problem(const char* key, const QString& sentence) {
        const qsizetype at = m_text.indexOf('"' + QByteArray(key) + '"', m_from);
        const int line = at < 0 ? 0 : static_cast<int>(m_text.left(at).count('\n')) + 1;
        m_problems.push_back({m_file, line, QString::fromUtf8(key), sentence});
    }

private:
    json::const_iterator take(const char* key) {
        m_known.insert(key);
        return m_object.find(key);
    }
    static QString shown(const json& value) { return QString::fromStdString(JsonReader::shown(value)); }

    const json& m_object;
    const QByteArray& m_text;
    QString m_file;
    std::vector<PresetProblem>& m_problems;
    qsizetype m_from = 0;
    std::set<std::string> m_known;
};

Preset presetFrom(PresetReader& reader, const std::string& name) {
    Preset preset;
    QString ownName;
    reader.text("name", ownName);
    preset.name = name;
    reader.title("title", preset.title);
    reader.number("width_mm", preset.widthMm, 10.0, 1000.0);
    preset.heightMm = 0.65 * preset.widthMm;
    preset.rules.columnMm = preset.widthMm;
    reader.number("height_mm", preset.heightMm, 10.0, 1000.0);
    reader.number("tallest_mm", preset.tallestMm, 10.0, 1000.0);
    reader.number("text_pt", preset.textPt, 3.0, 48.0);
    PrintRules& rules = preset.rules;
    reader.range("text_range_pt", rules.leastTextPt, rules.mostTextPt, 1.0, 100.0);
    reader.number("letter_pt", rules.letterPt, 3.0, 60.0);
    reader.range("line_range_pt", rules.thinnestPt, rules.widestPt, 0.01, 20.0);
    reader.number("line_pt", rules.linePt, 0.1, 20.0);
    reader.number("marker_pt", rules.markerPt, 0.5, 40.0);
    reader.text("font", rules.family);
    reader.colour("colour", rules.grey);
    reader.formats("formats", preset.rules.formats);
    reader.look(preset.style);
    reader.unknownKeys();
    if (preset.title.isEmpty()) {
        preset.title = QString::fromStdString(name);
    }
    return preset;
}

/// Whether the name of a preset or format is valid; it becomes a part of commands.
bool isName(const std::string& name) {
    return !name.empty() && name.find_first_of(", \t\n=/\\\"") == std::string::npos;
}

}  // namespace

void Preset::apply(ExportOptions& options) const {
    options.textPt = textPt;
    options.tallestMm = tallestMm;
    options.rules = rules;
}

QString PresetProblem::text() const {
    QStringList where{file};
    if (line > 0) {
        where << Words::tr("line %1").arg(line);
    }
    if (!key.isEmpty()) {
        where << key;
    }
    return widgets::withColon(widgets::listed(where), sentence);
}

const Preset* Presets::find(const std::string& name) const {
    const auto found = std::find_if(list.begin(), list.end(), [&](const Preset& each) { return each.name == name; });
    return found == list.end() ? nullptr : &*found;
}

std::vector<std::string> Presets::names() const {
    std::vector<std::string> names;
    for (const Preset& preset : list) {
        names.push_back(preset.name);
    }
    return names;
}

void addPresets(Presets& presets, const QByteArray& text, const QString& file) {
    const auto parsed = parseJson(text.toStdString(), file.toStdString());
    if (!parsed) {
        presets.problems.push_back({file,
                                    static_cast<int>(parsed.error().location.line),
                                    {},
                                    Words::tr("The file is not valid JSON: a bracket, comma or quotation mark is "
                                              "missing or extra here or just before.")});
        return;
    }
    const json* list = parsed->is_object() && parsed->contains("presets") ? &parsed->at("presets") : nullptr;
    if (!parsed->is_object() || textIn(*parsed, "format") != kPresetsFormat || list == nullptr || !list->is_array()) {
        presets.problems.push_back({file, 0, QStringLiteral("format"),
                                    Words::tr("The file must begin with {\"format\": \"%1\", \"presets\": [ ... ]}.")
                                        .arg(QLatin1String(kPresetsFormat))});
        return;
    }
    for (const json& entry : *list) {
        const std::string name = entry.is_object() ? textIn(entry, "name") : std::string();
        if (!isName(name)) {
            presets.problems.push_back(
                {file, 0, QStringLiteral("name"),
                 Words::tr("A preset needs a name without spaces and commas, as in \"name\": \"mine-1\".")});
            continue;
        }
        PresetReader reader(entry, text, file, presets.problems);
        Preset preset = presetFrom(reader, name);
        const auto same = std::find_if(presets.list.begin(), presets.list.end(),
                                       [&name](const Preset& each) { return each.name == name; });
        if (same != presets.list.end()) {
            *same = std::move(preset);
        } else {
            presets.list.push_back(std::move(preset));
        }
    }
}

base::Expected<widgets::FigureLook> readStyle(const QString& path, std::vector<PresetProblem>& problems) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return base::fail(base::ErrorCode::fileNotReadable, {path.toStdString(), file.errorString().toStdString()});
    }
    const QByteArray text = file.readAll();
    const json object = GREYSCOPE_TRY(parseJson(text.toStdString(), path.toStdString()));
    PresetReader reader(object, text, path, problems);
    widgets::FigureLook look;
    QString family;
    reader.text("font", family);
    look.family = family.toStdString();
    reader.optional("text_pt", look.textPt, 3.0, 48.0);
    reader.optional("line_pt", look.linePt, 0.1, 20.0);
    reader.optional("marker_pt", look.markerPt, 0.5, 40.0);
    reader.colour("colour", look.grey);
    reader.look(look);
    reader.unknownKeys();
    return look;
}

widgets::FigureLook styled(widgets::FigureLook look, const widgets::FigureLook& style) {
    const auto take = [](auto& own, const auto& given) { own = given ? given : own; };
    look.family = style.family.empty() ? look.family : style.family;
    take(look.textPt, style.textPt);
    take(look.linePt, style.linePt);
    take(look.markerPt, style.markerPt);
    take(look.decimals, style.decimals);
    look.names = style.names == widgets::NamesShown::automatic ? look.names : style.names;
    look.grey = look.grey || style.grey;
    for (const widgets::SeriesColour& given : style.colours) {
        std::erase_if(look.colours, [&](const widgets::SeriesColour& own) { return own.series == given.series; });
        look.colours.push_back(given);
    }
    return look;
}

QStringList presetFolders() {
    QStringList folders = QStandardPaths::standardLocations(QStandardPaths::GenericConfigLocation);
    // The user's own folders come last, so that their presets replace others.
    std::reverse(folders.begin(), folders.end());
    for (QString& folder : folders) {
        folder += QStringLiteral("/greyscope/presets");
    }
    return folders;
}

Presets readPresets(const QStringList& folders) {
    initResources();
    Presets presets;
    QFile own(QStringLiteral(":/presets/presets.json"));
    if (own.open(QIODevice::ReadOnly)) {
        addPresets(presets, own.readAll(), own.fileName());
    }
    for (const QString& path : folders) {
        const QDir folder(path);
        for (const QString& name : folder.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name)) {
            QFile file(folder.filePath(name));
            if (file.open(QIODevice::ReadOnly)) {
                addPresets(presets, file.readAll(), file.fileName());
            } else {
                presets.problems.push_back(
                    {file.fileName(), 0, {}, Words::tr("The file cannot be read: %1").arg(file.errorString())});
            }
        }
    }
    return presets;
}

}  // namespace greyscope::app
