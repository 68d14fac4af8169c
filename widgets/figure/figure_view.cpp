#include "widgets/figure/figure_view.h"

#include "widgets/present/words/joined_words.h"

namespace greyscope::widgets {

void FigureView::setFigure(FigureSpec figure, const QString& onScreen) {
    const auto* tree = std::get_if<TreeSpec>(&figure);
    const bool isLong = tree != nullptr && !tree->shortTitle.isEmpty();
    QStringList said{figureStatement(figure), onScreen};
    said.removeAll(QString());
    setTitle(isLong ? tree->shortTitle : figureTitle(figure), said.join(betweenSentences()));
    m_setFigure(std::move(figure));
}

void FigureView::setFigures(Figures figures) {
    m_figures = std::move(figures);
    setCopyText([this] {
        const std::vector<FigureSpec> shown = m_figures();
        QStringList texts;
        for (const FigureSpec& figure : shown) {
            const QString heading = shown.size() > 1 ? figureTitle(figure) + QLatin1Char('\n') : QString();
            texts << heading + figureText(figure);
        }
        return texts.join(QLatin1Char('\n'));
    });
}

void FigureView::setIdle(const QString& title, const QString& message) {
    m_idleTitle = title;
    m_idleMessage = message;
}

void FigureView::showIdle() {
    setTitle(m_idleTitle);
}

std::vector<FigureSpec> FigureView::figures() const {
    return m_figures ? m_figures() : std::vector<FigureSpec>();
}

}  // namespace greyscope::widgets
