#include "app/reading/reading_sentence.h"

#include <QHBoxLayout>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

#include "app/reading/reading_choices.h"
#include "app/reading/reading_part_button.h"
#include "app/reading/reading_popup.h"
#include "app/reading/reading_sketches.h"
#include "app/study/tables/column_roles.h"
#include "core/base/try.h"
#include "widgets/common/flow_layout.h"
#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/reading_words.h"

namespace greyscope::app {

using data::ReadingPart;

namespace {

constexpr int kRoomyWindow = 1280;  // narrower ones have the cards in the menus
constexpr int kRoomForCards = 720;
constexpr int kPartGap = 12;
constexpr int kColumnStretch = 1000;  // what is left when all are as wide as they can be stands behind them

}  // namespace

ReadingSentence::ReadingSentence(StudyStore& store, SeriesCatalog& catalog, Defaults* defaults, QWidget* parent)
    : QWidget(parent),
      m_store(store),
      m_defaults(defaults),
      m_change(store, catalog),
      m_sentence(new QWidget),
      m_row(new widgets::FlowLayout(6, m_sentence, widgets::FlowLayout::Fit::squeezed)),
      m_account(new AccountLine),
      m_fold(new QToolButton),
      m_cards(new QWidget),
      m_cardRow(new QHBoxLayout(m_cards)) {
    m_cards->hide();
    setObjectName(QStringLiteral("readingSentence"));
    setAttribute(Qt::WA_StyledBackground);
    for (const ReadingPart part : data::kReadingParts) {
        addPart(part);
    }
    build();
    connect(&m_job, &JobBase::stateChanged, this, &ReadingSentence::showRead);
    connect(&m_sketches, &JobBase::stateChanged, this, [this] {
        if (const auto sketches = m_sketches.ready()) {
            for (const Part& part : m_parts) {
                part.cards->setSketches(*sketches);
            }
        }
    });
    connect(&m_change.queue(), &JobQueueBase::failed, this, &ReadingSentence::showMessage);
    hide();
}

void ReadingSentence::build() {
    m_fold->setObjectName(QStringLiteral("readingFold"));
    m_fold->setText(tr("Alternatives"));
    m_fold->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_fold->setCheckable(true);
    m_fold->setAutoRaise(true);
    widgets::setTip(m_fold, tr("Other readings of each part, with their charts"));
    connect(m_fold, &QToolButton::clicked, this, &ReadingSentence::unfold);
    auto* top = new QHBoxLayout;
    top->setSpacing(kPartGap);
    top->addWidget(m_sentence, 1);
    top->addWidget(m_fold, 0, Qt::AlignTop);
    m_cardRow->setContentsMargins(0, 4, 0, 0);
    m_cardRow->setSpacing(kPartGap);
    for (const Part& part : m_parts) {
        m_cardRow->addWidget(part.cards, kColumnStretch);
    }
    m_cardRow->addStretch(1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(kPartGap, 8, kPartGap, 8);
    column->setSpacing(4);
    column->addLayout(top);
    column->addWidget(m_account);
    column->addWidget(m_cards);
}

void ReadingSentence::addPart(ReadingPart part) {
    const std::size_t place = m_parts.size();
    auto* button = new ReadingPartButton(m_sentence);
    button->setObjectName(QStringLiteral("reading.") +
                          QString::fromStdString(base::nameOf(data::readingPartNames(), part)));
    m_parts.push_back({part, button, new ReadingColumn(part, m_cards), new ReadingPopup(partName(part), button)});
    const Part& added = m_parts.back();
    connect(button, &QAbstractButton::clicked, this, [this, place] { open(m_parts[place]); });
    connect(button, &ReadingPartButton::columnsWanted, this, [this, place] { open(m_parts[place]); });
    connect(button, &ReadingPartButton::downPressed, this, [this, place] { enterCards(m_parts[place]); });
    connect(added.cards, &ReadingColumn::left, this,
            [this, place](int key, std::size_t row) { leaveCards(place, key, row); });
    connect(added.cards, &ReadingColumn::taken, this, [this, place](std::size_t number) { take(place, number); });
    connect(added.popup, &ReadingPopup::chosen, this,
            [this, part](const std::vector<std::string>& columns) { change(part, columns); });
}

void ReadingSentence::setTable(const StudyTable* table) {
    const bool shown = table != nullptr && table->dataset;
    const Study& study = m_store.study();
    const bool active = shown && study.activeTable() != nullptr && study.activeTable()->name == table->name;
    const std::string axis = active ? study.trends.points.axis : std::string();
    if (!shown) {
        m_table.reset();
        m_job.set(widgets::Empty{});
        m_sketches.set(widgets::Empty{});
    } else if (!m_table || !(m_table->name == table->name && m_table->dataset == table->dataset &&
                             readingOf(*m_table, m_axis) == readingOf(*table, axis))) {
        m_table = *table;
        m_axis = axis;
        m_behind = true;
        showSentence(readingOf(*m_table, m_axis), nullptr);
        calculate();
    } else {
        m_table = *table;
    }
    setVisible(shown);
}

void ReadingSentence::unfold(bool unfolded) {
    m_unfolded = unfolded;
    if (m_defaults != nullptr) {
        m_defaults->setShowsAlternatives(unfolded);
    }
    arrange();
}

/// Where somebody sees it: pages that are drawn for a file alone have no use for it.
void ReadingSentence::calculate() {
    if (!m_behind || !m_table || !isVisible() || window()->testAttribute(Qt::WA_DontShowOnScreen)) {
        return;
    }
    m_behind = false;
    m_sketches.set(widgets::Empty{});
    m_job.start([dataset = m_table->dataset,
                 reading = readingOf(*m_table, m_axis)](base::Progress& progress) -> base::Expected<ReadTable> {
        data::Readings readings = GREYSCOPE_TRY(data::readingsBeside(*dataset, reading, progress));
        return ReadTable{std::move(readings), GREYSCOPE_TRY(data::explainRoles(*dataset, progress)).facts};
    });
}

/// Replaces the words; keeps the buttons, one of which may have the focus.
void ReadingSentence::showSentence(const data::Reading& reading, const data::Readings* readings) {
    while (const QLayoutItem* item = m_row->takeAt(0)) {
        delete item;
    }
    qDeleteAll(m_words);
    m_words.clear();
    for (const widgets::SentencePiece& piece : widgets::readingPieces(reading)) {
        if (!piece.part) {
            if (const QString words = wordsAlone(piece.text); !words.isEmpty()) {
                m_words.push_back(new widgets::PlainLabel(words, m_sentence));
                m_row->addWidget(m_words.back());
                m_words.back()->show();
            }
            continue;
        }
        const auto part = std::find_if(m_parts.begin(), m_parts.end(),
                                       [&piece](const Part& each) { return each.part == *piece.part; });
        part->button->setPart(partName(part->part), piece.text, readings != nullptr && readings->isUnsure(part->part));
        m_row->addWidget(part->button);
    }
    setAccessibleName(widgets::readingSentence(reading));
}

void ReadingSentence::showRead() {
    const auto read = m_job.ready();
    if (const auto* failed = std::get_if<widgets::Failed>(&m_job.state())) {
        showMessage(failed->message, failed->remedy);
        arrange();
    }
    if (!read || !m_table) {
        return;
    }
    showSentence(read->readings.best, &read->readings);
    m_account->setPhrases(widgets::readingAccountPhrases(read->readings.best.account));
    for (const Part& part : m_parts) {
        part.cards->setReadings(*read, *m_table->dataset);
    }
    arrange();
}

void ReadingSentence::showMessage(const QString& message, const QString& remedy) {
    m_account->setPhrases({{widgets::paragraph({message, remedy}), widgets::AccountTone::leftOut}});
}

void ReadingSentence::sketch() {
    const auto read = m_job.ready();
    if (read && m_table && !m_sketches.running() && !m_sketches.ready()) {
        m_sketches.start([table = *m_table, read](base::Progress& progress) {
            return readingSketches(table, read->readings, progress);
        });
    }
}

bool ReadingSentence::hasRoom() const {
    return width() >= kRoomForCards && window()->width() >= kRoomyWindow && m_job.latest();
}

bool ReadingSentence::cardsOnPage() const {
    const auto read = m_job.latest();
    const auto unsure = [&read](const Part& part) { return read->readings.isUnsure(part.part); };
    return hasRoom() && m_unfolded.value_or(std::any_of(m_parts.begin(), m_parts.end(), unsure));
}

void ReadingSentence::arrange() {
    const bool onPage = cardsOnPage();
    for (std::size_t place = 0; place < m_parts.size() && onPage; ++place) {
        const Part& part = m_parts[place];
        if (part.cards->parentWidget() != m_cards) {
            part.popup->close();
            m_cardRow->insertWidget(static_cast<int>(place), part.cards, kColumnStretch);
            part.cards->show();
        }
    }
    if (onPage == m_cards->isHidden()) {
        m_cards->setVisible(onPage);
        emit cardsShown(onPage);
    }
    m_fold->setVisible(hasRoom());
    m_fold->setChecked(onPage);
    m_fold->setArrowType(onPage ? Qt::UpArrow : Qt::DownArrow);
    if (onPage) {
        sketch();
    }
}

void ReadingSentence::open(const Part& part) {
    const auto read = m_job.ready();
    if (!read || !m_table) {
        return;
    }
    if (!cardsOnPage()) {
        part.popup->takeCards(part.cards);
        sketch();
    }
    part.popup->setEntries(columnChoices(*read, *m_table->dataset, part.part), part.part == ReadingPart::keys);
    part.popup->openBelow(*part.button);
}

void ReadingSentence::enterCards(const Part& part) {
    if (!cardsOnPage()) {
        open(part);
    }
    part.cards->enter(1);
}

void ReadingSentence::leaveCards(std::size_t place, int key, std::size_t row) {
    const Part& part = m_parts[place];
    const std::size_t beside = key == Qt::Key_Left ? place - 1 : place + 1;  // of the first one there is none
    if (!cardsOnPage() && key == Qt::Key_Down) {
        part.popup->enterList();
    } else if (!cardsOnPage()) {
        return;
    } else if (key == Qt::Key_Up) {
        part.button->setFocus(Qt::BacktabFocusReason);
    } else if (key != Qt::Key_Down && beside < m_parts.size()) {
        m_parts[beside].cards->enter(row);
    }
}

void ReadingSentence::take(std::size_t place, std::size_t number) {
    const Part& part = m_parts[place];
    const auto read = m_job.ready();
    const data::Reading* const reading = read ? read->readings.number(number) : nullptr;
    part.popup->close();
    part.button->setFocus(Qt::OtherFocusReason);
    if (reading != nullptr) {
        change(part.part, reading->columns(part.part));
    }
}

void ReadingSentence::change(ReadingPart part, const std::vector<std::string>& columns) {
    const auto read = m_job.ready();
    if (!read || !m_table) {
        return;
    }
    m_change.attempt(
        changeText(part, read->readings.best.columns(part), columns), m_table->name,
        [part, columns, axis = m_axis](StudyTable& table, base::Progress& /*progress*/) -> base::Expected<void> {
            takeReading(table, GREYSCOPE_TRY(data::readingWith(*table.dataset, readingOf(table, axis), part, columns)));
            return {};
        },
        [this](const base::Error& error) { showMessage(errorMessage(error), errorRemedy(error)); },
        m_axis.empty() ? TableChange::More() : [](Study& study) { study.trends.points.axis.clear(); });
}

void ReadingSentence::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void ReadingSentence::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (m_defaults != nullptr) {  // another page may have changed it
        m_unfolded = m_defaults->showsAlternatives();
    }
    calculate();
    arrange();
}

}  // namespace greyscope::app
