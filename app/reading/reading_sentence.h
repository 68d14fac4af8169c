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

/// How a table is read, as a sentence whose parts are controls: "bw along threads, one series per host"; below it what
/// its chart has, and for each part the best alternatives as cards. Where the window is narrow the cards stand in the
/// menus of the parts. Each choice is one step of the history.
class ReadingSentence : public QWidget {
    Q_OBJECT

public:
    /// `defaults` keep whether somebody shows the cards; may be null.
    ReadingSentence(StudyStore& store, SeriesCatalog& catalog, Defaults* defaults, QWidget* parent = nullptr);
    /// Shows a table of the study as its chart on Trends has it; null: nothing.
    void setTable(const StudyTable* table);
    /// Whether nothing of what it shows is being calculated.
    [[nodiscard]] bool isSettled() const { return !m_behind && !m_job.running() && !m_sketches.running(); }

signals:
    /// The cards came onto the page, or left it.
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
    /// In the place of the counts.
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
    std::string m_axis;              ///< that Trends shows it along; "": its first factor
    bool m_behind = false;           ///< the table was not counted yet
    std::optional<bool> m_unfolded;  ///< the cards, where they have room; none: where a part is not sure
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
