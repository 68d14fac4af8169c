#include "app/tables/reading_bar.h"

#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <set>
#include <utility>

#include "app/study/tables/told_reading.h"
#include "core/io/csv/dialect_words.h"
#include "core/io/text/encoding.h"
#include "widgets/common/plain_text.h"
#include "widgets/controls/filled_combo.h"
#include "widgets/controls/note.h"
#include "widgets/present/words/visible_text.h"

namespace greyscope::app {

namespace {

using Names = std::vector<std::string>;

const std::string kReader = "reader";  // in addition to the settings of the dialect
constexpr QLatin1String kFoundMark(" *");
constexpr int kLeastLetters = 10;  // longer names are shortened if necessary

/// Returns the text shown for the value of a setting. `word`: the name of the setting.
QString valueText(const std::string& word, const std::string& value) {
    const std::pair<std::pair<const char*, const char*>, QString> known[]{
        {{"reader", "spreadsheet"}, ReadingBar::tr("spreadsheet")},
        {{"reader", "text-table"}, ReadingBar::tr("table drawn in text")},
        {{"delimiter", ","}, ReadingBar::tr("comma")},
        {{"delimiter", ";"}, ReadingBar::tr("semicolon")},
        {{"delimiter", "\t"}, ReadingBar::tr("tab")},
        {{"delimiter", "|"}, ReadingBar::tr("bar")},
        {{"delimiter", " "}, ReadingBar::tr("spaces")},
        {{"delimiter", ":"}, ReadingBar::tr("colon")},
        {{"decimal", "."}, ReadingBar::tr("point")},
        {{"decimal", ","}, ReadingBar::tr("comma")},
        {{"header", "present"}, ReadingBar::tr("one row")},
        {{"header", "twice"}, ReadingBar::tr("two rows")},
        {{"header", "thrice"}, ReadingBar::tr("three rows")},
        {{"header", "comment"}, ReadingBar::tr("in a comment")},
        {{"header", "absent"}, ReadingBar::tr("none")},
        {{"escape", "backslash"}, ReadingBar::tr("backslash")},
        {{"escape", "quote"}, ReadingBar::tr("written twice")},
        {{"below", "rows"}, ReadingBar::tr("rows")},
    };
    for (const auto& [of, text] : known) {
        if (word == of.first && value == of.second) {
            return text;
        }
    }
    return widgets::visibleText(value);
}

/// Returns the readers, with those first that recognise the file.
Names namesOfReaders(const Names& first) {
    Names names = first;
    for (const io::Reader& reader : io::readers()) {
        if (std::find(first.begin(), first.end(), reader.name) == first.end()) {
            names.emplace_back(reader.name);
        }
    }
    return names;
}

/// Whether the values of a setting are names of any length, so that the setting gets a row of its own.
bool isWide(const std::string& word) {
    return word == kReader || word == "encoding" || word == "member" || word == "sheet" || word == "table";
}

bool isPart(const std::string& word) {
    return word == "member" || word == "sheet" || word == "table";
}

}  // namespace

ReadingBar::ReadingBar(QWidget* parent)
    : QWidget(parent),
      m_grid(new QGridLayout),
      m_more(new QToolButton),
      m_forget(new QPushButton(tr("Detect all"))),
      m_note(new widgets::Note) {
    setObjectName(QStringLiteral("readingBar"));
    addField(kReader, tr("Read as"), tr("Format of the file"));
    addField("encoding", tr("Encoding"), tr("Character encoding of the file"));
    addField("member", tr("File"), tr("The file of the archive that is read"));
    addField("sheet", tr("Sheet"), tr("The sheet of the workbook that is read"));
    addField("range", tr("Range"), tr("Cells of the sheet that are read, such as B3:F20; empty: all"), Kind::text);
    addField("table", tr("List"), tr("The list of the file that is read"));
    addField("delimiter", tr("Delimiter"), tr("Character between the cells"));
    addField("decimal", tr("Decimal"), tr("The decimal mark"));
    addField("header", tr("Heading"), tr("Rows with the names of the columns"));
    addField("above", tr("Lines above"), tr("Number of lines above the table; empty: detected automatically"),
             Kind::rareText);
    addField("until", tr("Last line"), tr("The last line of the table; empty: that of the file"), Kind::rareText);
    addField("below", tr("Notes below"), tr("Whether lines of text below the table are rows"), Kind::rareList);
    addField("quote", tr("Quote"), tr("Character around a cell that contains a delimiter"), Kind::rareList);
    addField("escape", tr("Quote inside"), tr("How a quote is written inside quotes"), Kind::rareList);
    m_more->setText(tr("More"));
    m_more->setCheckable(true);
    m_more->setAutoRaise(true);
    m_more->setAccessibleName(tr("More choices of how the file is read"));
    connect(m_more, &QToolButton::toggled, this, &ReadingBar::arrange);
    widgets::setTip(m_forget, tr("Detects all settings automatically"));
    connect(m_forget, &QPushButton::clicked, this, [this] { emit told({}, tr("Find out how to read")); });
    m_note->setNote(widgets::Note::Kind::error, {});
    m_grid->setHorizontalSpacing(8);
    m_grid->setVerticalSpacing(4);
    m_grid->setColumnStretch(1, 1);
    m_grid->setColumnStretch(3, 1);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_more);
    buttons->addWidget(new widgets::PlainLabel(tr("* detected")));
    buttons->addWidget(m_forget);
    buttons->addStretch(1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 8, 12, 0);
    column->setSpacing(4);
    column->addLayout(m_grid);
    column->addLayout(buttons);
    column->addWidget(m_note);
}

QWidget* ReadingBar::Field::control() const {
    return list != nullptr ? static_cast<QWidget*>(list) : text;
}

void ReadingBar::addField(const std::string& word, const QString& label, const QString& tip, Kind kind) {
    Field field{word, label, new widgets::PlainLabel(label, this), nullptr, nullptr, kind >= Kind::rareList};
    if (kind == Kind::text || kind == Kind::rareText) {
        field.text = new QLineEdit(this);
        connect(field.text, &QLineEdit::editingFinished, this,
                [this, field] { tell(field, field.text->text().trimmed().toStdString()); });
    } else {
        field.list = new QComboBox(this);
        field.list->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        field.list->setMinimumContentsLength(kLeastLetters);
        connect(field.list, &QComboBox::activated, this,
                [this, field] { tell(field, field.list->currentData().toString().toStdString()); });
    }
    field.control()->setObjectName(QStringLiteral("reading-") + QString::fromStdString(word));
    field.control()->setAccessibleName(label);
    widgets::setTip(field.control(), tip);
    m_fields.push_back(std::move(field));
}

void ReadingBar::arrange() {
    int place = 0;
    bool more = false;
    for (const Field& field : m_fields) {
        const bool asked = !field.rare || m_more->isChecked() || m_told.words.contains(field.word);
        const bool offered = isOffered(field.word);
        more = more || (field.rare && offered);
        m_grid->removeWidget(field.name);
        m_grid->removeWidget(field.control());
        if (offered && asked) {
            const bool wide = isWide(field.word);
            place += wide ? place % 2 : 0;
            m_grid->addWidget(field.name, place / 2, place % 2 * 2);
            m_grid->addWidget(field.control(), place / 2, place % 2 * 2 + 1, 1, wide ? 3 : 1);
            place += wide ? 2 : 1;
        }
        field.name->setVisible(offered && asked);
        field.control()->setVisible(offered && asked);
    }
    m_more->setVisible(more);
    m_forget->setVisible(!m_told.empty());
}

void ReadingBar::setTable(const StudyTable& table) {
    const StudyTable& first = table.parts.empty() ? table : table.parts.front();
    m_report = first.report;
    m_told = toldOf(table);
    setVisible(m_report && (first.text || first.stamp));
    setRefused({});
    if (m_report) {
        for (const Field& field : m_fields) {
            show(field);
        }
        arrange();
    }
}

void ReadingBar::setRefused(const QString& why) {
    m_note->setNote(widgets::Note::Kind::error, why);
    if (!why.isEmpty() && m_report) {  // the controls show the actual reading
        for (const Field& field : m_fields) {
            show(field);
        }
    }
}

/// Returns the value of a setting that was detected in the file.
std::string ReadingBar::found(const std::string& word) const {
    if (word == kReader) {
        return m_report->format;
    }
    if (word == "encoding") {
        return m_report->encoding;
    }
    if (isPart(word) && !m_report->part.empty()) {
        return m_report->part;
    }
    const auto said = m_report->dialect.find(word);
    const bool isText = io::takesWord(m_report->format, "delimiter");
    return said != m_report->dialect.end() ? said->second
           : word == "quote" && isText     ? "\""
           : word == "escape" && isText    ? "quote"
           : word == "above" && isText     ? "0"
                                           : "";
}

Names ReadingBar::offered(const std::string& word) const {
    if (word == kReader) {
        return namesOfReaders(m_report->part == m_report->format ? m_report->parts : Names());
    }
    if (word == "encoding") {
        return {io::offeredEncodings.begin(), io::offeredEncodings.end()};
    }
    if (isPart(word)) {
        return m_report->parts;
    }
    static const std::map<std::string, Names> values{{"delimiter", {",", ";", "\t", "|", " ", ":"}},
                                                     {"decimal", {".", ","}},
                                                     {"header", {"present", "twice", "thrice", "comment", "absent"}},
                                                     {"quote", {"\"", "'"}},
                                                     {"escape", {"quote", "backslash"}},
                                                     {"below", {"rows"}}};
    const auto known = values.find(word);
    return known == values.end() ? Names() : known->second;
}

bool ReadingBar::isOffered(const std::string& word) const {
    const bool isText = !io::takesWord(m_report->format, "sheet");
    return word == kReader      ? true
           : word == "encoding" ? isText
           : word == "member"   ? isText && !m_report->packing.empty() && m_report->parts.size() > 1
           : isPart(word)       ? io::takesWord(m_report->format, word) && m_report->parts.size() > 1
                                : io::takesWord(m_report->format, word);
}

void ReadingBar::show(const Field& field) {
    const auto said = m_told.words.find(field.word);
    const std::string value = field.word == kReader ? m_told.reader : said != m_told.words.end() ? said->second : "";
    const QString is = valueText(field.word, found(field.word));
    if (field.text != nullptr) {
        field.text->setPlaceholderText(is.isEmpty() ? tr("all") : is);
        field.text->setText(QString::fromStdString(value));
        return;
    }
    std::vector<std::pair<QString, QString>> items{
        {!value.empty() || is.isEmpty() ? tr("detect") : is + kFoundMark, QString()}};
    Names values = offered(field.word);
    if (!value.empty() && std::find(values.begin(), values.end(), value) == values.end()) {
        values.push_back(value);
    }
    const bool isLog = field.word == kReader && m_report->part == m_report->format;
    for (const std::string& each : values) {
        const bool inFile =
            isLog && std::find(m_report->parts.begin(), m_report->parts.end(), each) != m_report->parts.end();
        const QString text = valueText(field.word, each);
        items.emplace_back(inFile ? tr("%1 (in this file)").arg(text) : text, QString::fromStdString(each));
    }
    widgets::fillCombo(field.list, items, QString::fromStdString(value));
}

void ReadingBar::tell(const Field& field, const std::string& value) {
    ToldReading now = m_told;
    if (field.word == kReader) {
        now.reader = value;
        std::erase_if(now.words, [&](const auto& word) { return !io::takesWord(value, word.first); });
    } else if (value.empty()) {
        now.words.erase(field.word);
    } else {
        now.words[field.word] = value;
    }
    const auto hold = [&](const std::string& word) {
        if (const auto known = m_report->dialect.find(word); known != m_report->dialect.end()) {
            now.words.insert(*known);
        }
    };
    static const std::set<std::string> ofCells{"decimal", "header", "above", "quote", "escape"};
    if (!value.empty() && ofCells.contains(field.word)) {
        hold("delimiter");  // otherwise another delimiter would be detected
    }
    // If both are set, the reader detects nothing else.
    if (now.words.contains("delimiter") && now.words.contains("header")) {
        for (const char* word : {"above", "quote", "escape"}) {
            if (word != field.word) {
                hold(word);
            }
        }
    }
    if (!(now == m_told)) {
        const QString text = value.empty() ? tr("detected") : valueText(field.word, value);
        emit told(now, tr("%1: %2").arg(field.label, text));
    }
}

}  // namespace greyscope::app
