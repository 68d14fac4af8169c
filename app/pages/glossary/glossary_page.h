#pragma once

#include "app/glossary/glossary.h"
#include "app/pages/page.h"
#include "widgets/common/plain_text.h"

class QLineEdit;
class QListWidget;
class QPushButton;

namespace greyscope::widgets {
class FormulaLabel;
}

namespace greyscope::app {

/// The Glossary page: the terms of the field in all languages of the program, with a search in names and texts. Each
/// term has its formula, its source, and a link to the page that calculates it.
class GlossaryPage : public Page {
    Q_OBJECT

public:
    explicit GlossaryPage(PageContext context, QWidget* parent = nullptr);

    [[nodiscard]] static PageFacts facts() {
        return {QStringLiteral("glossary"), tr("Glossary"), QStringLiteral("info"), false,
                [](const Study& /*study*/) { return false; }};
    }
    /// Shows the term with this key, even if the search does not match it.
    void showTerm(const QString& key);

protected:
    void follow() override;
    void addPlace(QVariantMap& place) const override;
    void takePlace(const QVariantMap& place) override;

private:
    QWidget* buildList();
    QWidget* buildTerm();
    widgets::PlainLabel* addLabel(QLayout& column, const char* name);
    void find(const QString& words);
    void showChosen();
    void workOut();

    std::vector<GlossaryTerm> m_terms;
    std::size_t m_shown = 0;
    QLineEdit* m_words = nullptr;
    QListWidget* m_list = nullptr;
    QWidget* m_term = nullptr;
    widgets::PlainLabel* m_name = nullptr;
    widgets::PlainLabel* m_others = nullptr;
    widgets::PlainLabel* m_text = nullptr;
    widgets::FormulaLabel* m_formula = nullptr;
    widgets::PlainLabel* m_beside = nullptr;
    widgets::PlainLabel* m_source = nullptr;
    QPushButton* m_work = nullptr;
    QPushButton* m_lesson = nullptr;
};

}  // namespace greyscope::app
