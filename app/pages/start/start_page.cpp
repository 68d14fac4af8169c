#include "app/pages/start/start_page.h"

#include <QAction>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

#include "app/lessons/lesson.h"
#include "app/pages/start/sample_pictures.h"
#include "app/pages/start/start_actions.h"
#include "app/pages/start/start_parts.h"
#include "app/study/sample_study.h"
#include "app/study/series_edits.h"
#include "widgets/common/plain_text.h"
#include "widgets/common/scrolled_room.h"
#include "widgets/common/theme/icon.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

namespace {

constexpr int kLeftWidth = 328, kScrollBar = 10;
// Minimum widths of the right column: for cards in one row and in two rows, and for charts and lessons side by side.
constexpr int kCardsInOneRow = 820, kCardsInTwoRows = 470, kChartsInOneRow = 560, kLessonsInTwoColumns = 520;
constexpr int kLeastRight = 300;
constexpr int kSide = 24, kChartHeight = 172;

/// Gives all cards a height for the longest question, and shows shortcuts on all of them or on none.
void fitCards(const std::vector<QuestionCard*>& cards, int width) {
    int widest = 0, highest = 0;
    for (const QuestionCard* card : cards) {
        widest = std::max(widest, card->footWidth());
        highest = std::max(highest, card->heightAt(width));
    }
    for (QuestionCard* card : cards) {
        card->setKeyRoom(widest);
        card->setFixedHeight(highest);
    }
}

/// Places `perRow` cells side by side and the next ones below them.
void spread(QGridLayout& grid, const std::vector<QWidget*>& cells, int perRow, bool byColumns = false) {
    const int count = static_cast<int>(cells.size());
    const int rows = (count + perRow - 1) / perRow;
    for (int i = 0; i < count; ++i) {
        grid.addWidget(cells[static_cast<std::size_t>(i)], byColumns ? i % rows : i / perRow,
                       byColumns ? i / rows : i % perRow);
        grid.setColumnStretch(i, i < perRow ? 1 : 0);
    }
}

}  // namespace

StartPage::StartPage(PageContext context, QWidget* parent)
    : Page(facts(), context, parent), m_bindings(context.store), m_actions(new StartActions) {
    connect(m_actions, &StartActions::commandRequested, this, &Page::commandRequested);
    connect(m_actions, &StartActions::openRequested, this, &Page::openRequested);
    m_parts = new QHBoxLayout(this);
    m_parts->setContentsMargins(0, 0, 0, 0);
    m_parts->setSpacing(0);
    m_left = new widgets::ScrolledRoom(m_actions, this);
    m_parts->addWidget(m_left);
    m_parts->addWidget(buildSample(), 1);
    setFocusProxy(m_actions->primary());
    setExplanation({tr("The starting point: a file, the clipboard, the sample study or a recent file, and questions "
                       "that open a page with data."),
                    {},
                    {},
                    tr("Enter opens the sample study. Files can be dropped anywhere on the window.")});
}

QWidget* StartPage::buildSample() {
    m_right = new QScrollArea(this);
    m_right->setObjectName(QStringLiteral("startSample"));
    m_right->setFrameShape(QFrame::NoFrame);
    m_right->setWidgetResizable(true);
    m_right->setFocusPolicy(Qt::NoFocus);
    auto* right = new QWidget;
    right->setObjectName(QStringLiteral("startContent"));
    right->setAttribute(Qt::WA_StyledBackground);
    auto* column = new QVBoxLayout(right);
    column->setContentsMargins(kSide, 24, kSide, 16);
    column->setSpacing(8);
    if (const auto sample = sampleStudy()) {
        column->addWidget(buildCharts(*sample));
        column->addSpacing(14);
        column->addWidget(buildQuestions(*sample));
    }
    column->addSpacing(14);
    column->addWidget(buildLessons());
    column->addStretch(1);
    m_right->setWidget(right);
    return m_right;
}

QWidget* StartPage::buildCharts(const Study& sample) {
    auto* box = new QWidget(this);
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    const std::size_t rows = sample.tables.front().dataset->rowCount();
    column->addWidget(new Headline(tr("Sample study: Lustre, four pairs of configurations"),
                                   tr("24 series, %n measured values", nullptr, widgets::counted(rows)), box));
    widgets::PlainLabel* what = words(tr("Write throughput in MB/s against threads per OST, one object per OST."),
                                      QStringLiteral("quietText"), box);
    what->setWordWrap(true);
    column->addWidget(what);
    auto* frame = new QFrame(box);
    frame->setObjectName(QStringLiteral("sampleCharts"));
    m_chartRows = new QGridLayout(frame);
    m_chartRows->setContentsMargins(16, 12, 8, 8);
    m_chartRows->setSpacing(12);
    for (GroupChart& chart : groupCharts(sample)) {
        auto* one = new QWidget(frame);
        auto* cell = new QVBoxLayout(one);
        cell->setContentsMargins(0, 0, 0, 0);
        cell->setSpacing(2);
        for (const auto& [text, look] :
             {std::pair(chart.title, "chartTitle"), std::pair(chart.subtitle, "quietText")}) {
            widgets::PlainLabel* line = words(text, QLatin1String(look), frame);
            line->setWordWrap(true);  // names of systems differ in their ends
            cell->addWidget(line);
        }
        cell->addStretch(1);  // aligns the charts
        auto* plot = new StillPlot(std::move(chart.spec), frame);
        plot->setFixedHeight(kChartHeight);
        plot->setAccessibleName(chart.title);
        cell->addWidget(plot);
        m_charts.push_back(one);
    }
    spread(*m_chartRows, m_charts, static_cast<int>(m_charts.size()));
    column->addWidget(frame);
    return box;
}

QWidget* StartPage::buildQuestions(const Study& sample) {
    auto* box = new QWidget(this);
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(10);
    m_questions = new Headline(tr("Start from a question"), {}, box);
    column->addWidget(m_questions);
    m_cardRows = new QGridLayout;
    m_cardRows->setSpacing(12);
    const std::tuple<const char*, QString, Picture> questions[] = {
        {"trends", tr("How do the systems compare?"), trendsPicture(sample)},
        {"relations", tr("Which curves move together?"), relationsPicture(sample)},
        {"forecast", tr("What comes next?"), forecastPicture(sample)},
        {"relative", tr("How would the other system perform?"), relativePicture(sample)},
        {"transfer", tr("What about going through a third system?"), transferPicture()},
        {"compare", tr("Did it get slower?"), comparePicture()}};
    for (const auto& [key, question, picture] : questions) {
        auto* card = new QuestionCard(QLatin1String(key), question, picture, box);
        connect(card, &QuestionCard::clicked, this, [this, card] { answer(card->pageKey()); });
        m_cards.push_back(card);
    }
    spreadCards(static_cast<int>(m_cards.size()));
    column->addLayout(m_cardRows);
    m_bindings.follow([this](const Study& study) { showCards(study); });
    return box;
}

QWidget* StartPage::buildLessons() {
    auto* box = new QWidget(this);
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(new Headline(
        tr("Lessons"), tr("Each opens a small study with an explanation, a question and the worked solution"), box));
    m_lessonRows = new QGridLayout;
    m_lessonRows->setHorizontalSpacing(16);
    m_lessonRows->setVerticalSpacing(0);
    const std::vector<Lesson> all = lessons();
    for (int i = 0; i < static_cast<int>(all.size()); ++i) {
        const Lesson& lesson = all[static_cast<std::size_t>(i)];
        auto* row = new ActionRow(QStringLiteral("formula"), tr("%1. %2").arg(QString::number(i + 1), lesson.title), {},
                                  false, box);
        row->setObjectName(QStringLiteral("start.lesson.") + QString::fromStdString(lesson.key));
        connect(row, &ActionRow::clicked, this,
                [this, command = QStringLiteral("lesson.") + QString::fromStdString(lesson.key)] {
                    emit commandRequested(command);
                });
        m_lessons.push_back(row);
    }
    spread(*m_lessonRows, m_lessons, 2, true);
    column->addLayout(m_lessonRows);
    return box;
}

void StartPage::follow() {
    m_bindings.show(study());
}

void StartPage::showEvent(QShowEvent* event) {
    Page::showEvent(event);
    m_actions->showRecent();
}

void StartPage::resizeEvent(QResizeEvent* event) {
    Page::resizeEvent(event);
    shareWidth();
    const int right = m_rightWidth;
    const int cards = static_cast<int>(m_cards.size());
    spreadCards(right >= kCardsInOneRow ? cards : right >= kCardsInTwoRows ? (cards + 1) / 2 : 2);
    const int charts = static_cast<int>(m_charts.size());
    spread(*m_chartRows, m_charts, right >= kChartsInOneRow ? charts : (charts + 1) / 2);
    spread(*m_lessonRows, m_lessons, right >= kLessonsInTwoColumns ? 2 : 1, true);
    fitCards(m_cards, cardWidth());
    shareHeight();
}

void StartPage::changeEvent(QEvent* event) {
    Page::changeEvent(event);
    if (event->type() == QEvent::FontChange) {  // the cards receive the change later
        QMetaObject::invokeMethod(
            this,
            [this] {
                shareWidth();
                fitCards(m_cards, cardWidth());
                shareHeight();
            },
            Qt::QueuedConnection);
    }
}

/// The left column is as wide as its widest text; if there is no room beside it, it is placed above the rest.
void StartPage::shareWidth() {
    const int left = std::max(kLeftWidth, m_left->widget()->minimumSizeHint().width() + kScrollBar);
    const bool stacked = width() < left + kLeastRight;
    m_parts->setDirection(stacked ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_left->setMinimumWidth(stacked ? 0 : left);
    m_left->setMaximumWidth(stacked ? QWIDGETSIZE_MAX : left);
    m_rightWidth = stacked ? width() : width() - left;
}

/// If placed below each other, both columns have their full height and the page scrolls.
void StartPage::shareHeight() {
    const bool stacked = m_parts->direction() == QBoxLayout::TopToBottom;
    const QLayout& right = *m_right->widget()->layout();
    m_left->setMinimumHeight(stacked ? m_left->widget()->minimumSizeHint().height() : 0);
    m_right->setMinimumSize(kLeastRight, stacked ? right.minimumHeightForWidth(m_rightWidth) : 0);
}

int StartPage::cardWidth() const {
    const int room = m_rightWidth - 2 * kSide - kScrollBar;
    return room / std::max(1, m_cardsPerRow) - m_cardRows->horizontalSpacing();
}

void StartPage::spreadCards(int perRow) {
    if (perRow == m_cardsPerRow) {
        return;
    }
    m_cardsPerRow = perRow;
    constexpr int kCardStretch = 1000;  // the last column takes the remaining width
    const int cards = static_cast<int>(m_cards.size());
    for (int i = 0; i < cards; ++i) {
        m_cardRows->addWidget(m_cards[static_cast<std::size_t>(i)], i / perRow, i % perRow);
        m_cardRows->setColumnStretch(i, i < perRow ? kCardStretch : 0);
    }
    m_cardRows->setColumnStretch(cards, 1);
}

void StartPage::showCards(const Study& study) {
    m_questions->setNote(study.tables.empty() ? tr("Each card opens the sample study on the corresponding page")
                                              : tr("Each card opens your study on the corresponding page"));
    for (QuestionCard* card : m_cards) {
        // Cards lead only to pages that the window has.
        const QAction* action = wayTo(card->pageKey());
        card->setVisible(action != nullptr);
        if (action) {
            card->setPage(action->text(), widgets::icon(card->pageKey()),
                          action->shortcut().toString(QKeySequence::NativeText));
        }
    }
    fitCards(m_cards, cardWidth());
}

void StartPage::answer(const QString& pageKey) {
    if (study().tables.empty()) {
        emit commandRequested(QStringLiteral("file.sample"));
    }
    // A forecast needs a long series; in the sample that is the worked example's.
    const StudyTable* example = study().table(kWorkedExampleTable);
    if (pageKey == QLatin1String("forecast") && example) {
        setReference(m_context.store, {example->name, example->roles.metrics.front()});
    }
    emit pageRequested(pageKey);
}

void StartPage::keyPressEvent(QKeyEvent* event) {
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    auto* button = qobject_cast<QAbstractButton*>(focusWidget());
    if (enter) {
        (button ? button : m_actions->primary())->click();
        return;
    }
    Page::keyPressEvent(event);
}

}  // namespace greyscope::app
