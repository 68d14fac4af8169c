#include "app/pages/glossary/glossary_page.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>

#include "app/lessons/lesson.h"
#include "widgets/common/flow_layout.h"
#include "widgets/controls/no_match.h"
#include "widgets/controls/search_line.h"
#include "widgets/controls/section.h"
#include "widgets/formula/formula_label.h"
#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

namespace {

constexpr int kTermGap = 10, kEdge = 24;
constexpr int kListWidth = 380, kTermWidth = 760;

QString titleOfLesson(const QString& key) {
    const std::vector<Lesson> all = lessons();
    const std::size_t place = lessonPlace(all, key.toStdString());
    return place < all.size() ? all[place].title : QString();
}

/// A column of labels that scrolls if they are longer than the page.
class TermColumn : public widgets::ScrolledColumn {
public:
    using widgets::ScrolledColumn::column;
};

}  // namespace

GlossaryPage::GlossaryPage(PageContext context, QWidget* parent) : Page(facts(), context, parent), m_terms(glossary()) {
    setExplanation({tr("The terms of grey system theory and of the other methods here, in every language of the "
                       "program."),
                    {},
                    tr("The source is given below each term."),
                    tr("Search in any of the languages. The buttons open the page that calculates the term.")});
    auto* parts = new QSplitter(this);
    parts->addWidget(buildList());
    parts->addWidget(buildTerm());
    parts->setSizes({kListWidth, kTermWidth});
    parts->setStretchFactor(1, 1);
    parts->setChildrenCollapsible(false);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(parts);
    setFocusProxy(m_words);
    find({});
}

QWidget* GlossaryPage::buildList() {
    auto* side = new QWidget;
    auto* column = new QVBoxLayout(side);
    m_words = new QLineEdit;
    m_words->setObjectName(QStringLiteral("glossary.words"));
    m_words->setPlaceholderText(tr("Search in any language"));
    m_words->setAccessibleName(tr("Search in any language"));
    widgets::addClearButton(*m_words);
    m_list = new QListWidget;
    m_list->setWordWrap(true);  // names in two languages are long
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setObjectName(QStringLiteral("glossary.list"));
    m_list->setAccessibleName(tr("Terms"));
    m_list->setFrameShape(QFrame::NoFrame);
    column->addWidget(m_words);
    column->addWidget(m_list, 1);
    connect(m_words, &QLineEdit::textChanged, this, &GlossaryPage::find);
    new widgets::NoMatch(*m_list, *m_words);
    connect(m_words, &QLineEdit::returnPressed, m_list, qOverload<>(&QWidget::setFocus));
    connect(m_list, &QListWidget::currentRowChanged, this, &GlossaryPage::showChosen);
    return side;
}

widgets::PlainLabel* GlossaryPage::addLabel(QLayout& column, const char* name) {
    auto* label = new widgets::PlainLabel;
    label->setObjectName(QLatin1String(name));
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    column.addWidget(label);
    return label;
}

QWidget* GlossaryPage::buildTerm() {
    auto* scrolled = new TermColumn;
    m_term = scrolled;
    QVBoxLayout& column = *scrolled->column();
    column.setContentsMargins(kEdge, kEdge, kEdge, kEdge);
    column.setSpacing(kTermGap);
    m_name = addLabel(column, "sectionTitle");
    m_others = addLabel(column, "glossary.others");
    m_text = addLabel(column, "glossary.text");
    m_formula = new widgets::FormulaLabel;
    m_formula->setObjectName(QStringLiteral("glossary.formula"));
    column.addWidget(m_formula);
    m_beside = addLabel(column, "glossary.beside");
    m_source = addLabel(column, "quietText");
    auto* row = new widgets::FlowLayout(kTermGap);
    m_work = new QPushButton;
    m_work->setObjectName(QStringLiteral("glossary.work"));
    m_lesson = new QPushButton;
    m_lesson->setObjectName(QStringLiteral("glossary.lesson"));
    row->addWidget(m_work);
    row->addWidget(m_lesson);
    column.addLayout(row);
    column.addStretch(1);
    connect(m_work, &QPushButton::clicked, this, &GlossaryPage::workOut);
    connect(m_lesson, &QPushButton::clicked, this,
            [this] { emit commandRequested(QStringLiteral("lesson.") + m_terms[m_shown].lesson); });
    return scrolled;
}

void GlossaryPage::find(const QString& words) {
    m_list->clear();
    for (const bool called : {true, false}) {  // matching names come first
        for (std::size_t i = 0; i < m_terms.size(); ++i) {
            if (m_terms[i].matches(words) && m_terms[i].isCalled(words) == called) {
                QStringList names{m_terms[i].name};
                names << m_terms[i].others;
                auto* item = new QListWidgetItem(names.join(QStringLiteral("  ·  ")), m_list);
                item->setData(Qt::UserRole, static_cast<int>(i));
            }
        }
    }
    m_term->setVisible(m_list->count() > 0);
    m_list->setCurrentRow(0);
}

void GlossaryPage::showChosen() {
    const QListWidgetItem* chosen = m_list->currentItem();
    if (!chosen) {
        return;
    }
    m_shown = static_cast<std::size_t>(chosen->data(Qt::UserRole).toInt());
    const GlossaryTerm term = withFormula(m_terms[m_shown]);
    m_name->setText(term.name);
    m_term->setAccessibleName(m_name->text());
    m_others->setText(widgets::listed(term.others));
    m_text->setText(term.text);
    m_formula->setVisible(term.formula.has_value());
    if (term.formula) {
        m_formula->setFormula(*term.formula);
    }
    m_beside->setText(term.textBeside);
    m_beside->setVisible(!term.textBeside.isEmpty());
    m_source->setText(tr("Source: %1").arg(term.source));
    m_source->setVisible(!term.source.isEmpty());
    m_work->setVisible(!term.page.isEmpty());
    m_lesson->setVisible(!term.lesson.isEmpty());
    m_lesson->setText(tr("Lesson: %1").arg(titleOfLesson(term.lesson)));
    follow();
}

/// Without a table there are no results to derive; lessons have their own tables.
void GlossaryPage::follow() {
    const GlossaryTerm& term = m_terms[m_shown];
    const QAction* way = wayTo(term.page);
    const QString title = way ? way->text() : term.page;
    m_work->setText(term.step.isEmpty() ? tr("Go to %1").arg(title) : tr("Show the step on %1").arg(title));
    const bool some = !study().tables.empty();
    m_work->setEnabled(some);
    widgets::setTip(m_work, some ? QString() : tr("Open a table or a lesson first."));
}

void GlossaryPage::workOut() {
    const GlossaryTerm term = m_terms[m_shown];
    emit pageRequested(term.page);
    if (!term.step.isEmpty()) {
        emit derivationRequested();
        emit lineRequested({term.step, {}, 0});
    }
}

void GlossaryPage::showTerm(const QString& key) {
    m_words->clear();
    for (int row = 0; row < m_list->count(); ++row) {
        const auto term = static_cast<std::size_t>(m_list->item(row)->data(Qt::UserRole).toInt());
        if (m_terms[term].key == key.toStdString()) {
            m_list->setCurrentRow(row);
            m_list->scrollToItem(m_list->currentItem());
        }
    }
}

void GlossaryPage::addPlace(QVariantMap& place) const {
    place[QStringLiteral("term")] = QString::fromStdString(m_terms[m_shown].key);
}

void GlossaryPage::takePlace(const QVariantMap& place) {
    if (const QString term = place.value(QStringLiteral("term")).toString(); !term.isEmpty()) {
        showTerm(term);
    }
}

}  // namespace greyscope::app
