#pragma once

#include <QDir>
#include <QFontDatabase>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <map>
#include <set>

#include "app/export/figure_formats.h"
#include "app/export/presets.h"
#include "app/glossary/glossary.h"
#include "app/run/build_text.h"
#include "app/study/study.h"
#include "app/study/tables/table_recipe.h"
#include "app/window/dialogs/about_dialog.h"
#include "core/data/columns/column_name.h"
#include "core/io/reader.h"
#include "core/io/text/encoding.h"

namespace greyscope::test {

inline QStringList wordsIn(const QString& text) {
    static const QRegularExpression tags(QStringLiteral("<[^>]*>|&[a-z]+;"));
    static const QRegularExpression plain(QStringLiteral("\\b(?![IVX]+\\b)[A-Za-z]{3,}"));
    QStringList words;
    QString bare = text;
    bare.replace(tags, QStringLiteral(" "));
    for (auto found = plain.globalMatch(bare); found.hasNext();) {
        words << found.next().captured();
    }
    return words;
}

/// Tells English in a language that nobody speaks from words of the data and names that are the same in every language.
class EnglishWords {
public:
    explicit EnglishWords(const app::Study& study) {
        add(QDir::homePath());                                   // where a figure would go
        for (const app::GlossaryTerm& term : app::glossary()) {  // has another language beside its own
            add(term.others.join(QLatin1Char(' ')) + QLatin1Char(' ') + term.textBeside);
        }
        for (const QString& family : QFontDatabase::families()) {
            add(family);
        }
        for (const app::Preset& preset : app::readPresets().list) {
            add(preset.title);  // a file has it in its languages
        }
        for (const app::FigureFormat& format : app::figureFormats()) {
            add(QString::fromLatin1(format.package));  // is named where it is not installed
        }
        for (const app::StudyTable& table : study.tables) {
            addTable(table, study);
        }
        for (const io::Reader& reader : io::readers()) {
            add(std::string(reader.name));
        }
        add(app::usedLibraries().join(QLatin1Char(' ')) + QLatin1Char(' ') + QString::fromStdString(app::toolsText()));
        for (const std::string_view encoding : io::offeredEncodings) {
            add(std::string(encoding));
        }
        // Names of policies, patterns and commands.
        for (const char* word : {"min", "max", "CRR", "DSFQ", "FIFO", "ORR", "SFQ", "TBF", "TRR", "MPI", "Tile", "SMP",
                                 "TMP", "YAML", "lfs", "setstripe", "dat"}) {
            m_known.insert(QLatin1String(word));
        }
        // Among them are names of cells in the published data, and what Qt words itself.
        for (const char* word :
             {"Greyscope", "Ctrl",      "Space",    "Backspace",  "Shift", "Esc",   "Alt",  "English", "OSS",   "OSSes",
              "UTF",       "MAPE",      "PDF",      "PNG",        "SVG",   "NDGM",  "low",  "high",    "bytes", "Close",
              "pdf",       "Benjamini", "Hochberg", "Bonferroni", "Holm",  "Welch", "Mann", "Whitney", "BCa"}) {
            m_known.insert(QLatin1String(word));
        }
    }

    /// A line for each of the texts that has English in it, with its place.
    template <class Texts>
    [[nodiscard]] QStringList foundIn(const Texts& placeOf) const {
        QStringList found;
        for (auto text = placeOf.begin(); text != placeOf.end(); ++text) {
            QStringList words = wordsIn(text.key());
            const bool cut = text.key().contains(QChar(0x2026));
            words.removeIf([&](const QString& word) { return isKnown(word, cut); });
            if (!words.isEmpty()) {
                found << QStringLiteral("%1 in: %2 (%3)")
                             .arg(words.join(QLatin1Char(' ')), text.key().left(200), text.value());
            }
        }
        return found;
    }

private:
    void add(const QString& text) {
        for (const QString& word : wordsIn(text)) {
            m_known.insert(word);
        }
    }
    void add(const std::string& text) { add(QString::fromStdString(text)); }

    void addTable(const app::StudyTable& table, const app::Study& study) {
        add(table.name);
        add(table.path);
        add(app::shellCommand(table, study.selection, study.relations));
        for (const data::Column& column : table.dataset->columns()) {
            add(column.name);
            add(data::displayName(column.name));
            add(column.unit);
            if (!column.isNumeric()) {
                for (const std::string& level : column.texts().levels) {
                    add(level);
                }
            }
        }
    }

    /// Of a name that was cut the beginning or the end is left.
    [[nodiscard]] bool isKnown(const QString& word, bool cut) const {
        return m_known.contains(word) || (cut && std::any_of(m_known.begin(), m_known.end(), [&](const QString& name) {
                                              return name.startsWith(word) || name.endsWith(word);
                                          }));
    }

    std::set<QString> m_known;
};

}  // namespace greyscope::test
