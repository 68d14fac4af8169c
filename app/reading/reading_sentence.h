#pragma once

#include <QWidget>

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "app/reading/reading_column.h"
#include "app/run/job.h"
#include "app/study/choices/defaults.h"
#include "app/study/series_catalog.h"
#include "app/tables/table_change.h"

class QHBoxLayout;
class QToolButton;

namespace greyscope::widgets {
class FlowLayout;
}

namespace greyscope::app {

class ReadingPartButton;
class ReadingPopup;

/// A sentence that says how a table is read, and whose parts are controls: "bw along threads, one series per host".
/// Below it are the counts of the rows, and the best alternatives for each part as cards. In a narrow window, the cards
/// are in the menus of the parts. Each choice is one step of the history.
class ReadingSentence : public QWidget {
    Q_OBJECT

public:
    /// Creates an empty sentence. `defaults` store whether the user wants to see the cards; may be null.
    ReadingSentence(StudyStore& store, SeriesCatalog& catalog, Defaults* defaults, QWidget* parent = nullptr);
    /// Shows how a table of the study is read, as its chart on the Trends page uses it; null: shows nothing.
    void setTable(const StudyTable* table);
    /// Whether everything that is shown has been calculated.
    [[nodiscard]] bool isSettled() const { return !m_behind && !m_job.running() && !m_sketches.running(); }

signals:
    /// The cards have become visible on the page (true) or have left it (false).
    void cardsShown(bool shown);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    struct Part {
        data::ReadingPart part;
        ReadingPartButton* button;
        ReadingColumn* cards;
        ReadingPopup* popup;
    };

    void build();
    void unfold(bool unfolded);
    void addPart(data::ReadingPart part);
    void calculate();
    void showSentence(const data::Reading& reading, const data::Readings* readings);
    void showRead();
    /// Shows a message with its remedy, in place of the counts of the rows.
    void showMessage(const QString& message, const QString& remedy);
    void sketch();
    [[nodiscard]] bool hasRoom() const;
    [[nodiscard]] bool cardsOnPage() const;
    void arrange();
    void open(const Part& part);
    void enterCards(const Part& part);
    void leaveCards(std::size_t place, int key, std::size_t row);
    void take(std::size_t place, std::size_t number);
    void change(data::ReadingPart part, const std::vector<std::string>& columns);

    StudyStore& m_store;
    Defaults* m_defaults;
    TableChange m_change;
    std::optional<StudyTable> m_table;
    std::string m_axis;     ///< factor along which Trends shows the table; "": its first factor
    bool m_behind = false;  ///< whether the rows of the table have not been counted yet
    /// Whether the user wants to see the cards; nullopt: they are shown if a part is uncertain.
    std::optional<bool> m_unfolded;
    Job<ReadTable> m_job;
    Job<std::vector<widgets::ReadingSketch>> m_sketches;
    QWidget* m_sentence;
    widgets::FlowLayout* m_row;
    std::vector<widgets::PlainLabel*> m_words;
    std::vector<Part> m_parts;
    AccountLine* m_account;
    QToolButton* m_fold;
    QWidget* m_cards;
    QHBoxLayout* m_cardRow;
};

}  // namespace greyscope::app
