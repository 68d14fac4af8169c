#pragma once

#include <QWidget>

#include <string>
#include <vector>

#include "app/study/study.h"

class QComboBox;
class QLineEdit;
class QGridLayout;
class QPushButton;
class QToolButton;

namespace greyscope::widgets {
class Note;
}

namespace greyscope::app {

/// The bar for how the file of a table is read: by which reader, in which encoding, which part of it, and the settings
/// of the reader. Each field shows the detected value and can be changed.
class ReadingBar : public QWidget {
    Q_OBJECT

public:
    explicit ReadingBar(QWidget* parent = nullptr);
    /// Shows the settings for a table; the bar is hidden if the table is neither from a file nor from a text.
    void setTable(const StudyTable& table);
    /// Shows why the file cannot be read with the chosen settings; "" if it can.
    void setRefused(const QString& why);

signals:
    /// The user wants to read the file with these settings; `what` is the name of the step.
    void told(const greyscope::app::ToldReading& reading, const QString& what);

private:
    /// A setting for delimited text and its control, which is a list or a text field.
    struct Field {
        std::string word;
        QString label;
        QWidget* name;
        QComboBox* list;
        QLineEdit* text;
        bool rare;  ///< whether the field is shown only on request, or if the user has set it
        [[nodiscard]] QWidget* control() const;
    };
    enum class Kind { list, text, rareList, rareText };
    void addField(const std::string& word, const QString& label, const QString& tip, Kind kind = Kind::list);
    /// Arranges the fields that apply to the file in two columns.
    void arrange();
    void show(const Field& field);
    void tell(const Field& field, const std::string& value);
    [[nodiscard]] std::string found(const std::string& word) const;
    [[nodiscard]] std::vector<std::string> offered(const std::string& word) const;
    [[nodiscard]] bool isOffered(const std::string& word) const;

    std::shared_ptr<const io::ReadReport> m_report;
    ToldReading m_told;
    std::vector<Field> m_fields;
    QGridLayout* m_grid;
    QToolButton* m_more;
    QPushButton* m_forget;
    widgets::Note* m_note;
};

}  // namespace greyscope::app
