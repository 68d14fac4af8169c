#include "app/pages/sheet/caption_editor.h"

#include <QHBoxLayout>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QSyntaxHighlighter>
#include <QToolButton>

#include "widgets/common/plain_text.h"

namespace greyscope::app {

namespace {

/// Shows text between asterisks in bold, as printed.
class BoldLetters final : public QSyntaxHighlighter {
public:
    using QSyntaxHighlighter::QSyntaxHighlighter;

protected:
    void highlightBlock(const QString& text) override {
        static const QRegularExpression bold(QStringLiteral("\\*\\*([^*]+)\\*\\*"));
        QTextCharFormat format;
        format.setFontWeight(QFont::Bold);
        for (auto match = bold.globalMatch(text); match.hasNext();) {
            const QRegularExpressionMatch each = match.next();
            setFormat(static_cast<int>(each.capturedStart(1)), static_cast<int>(each.capturedLength(1)), format);
        }
    }
};

}  // namespace

CaptionEditor::CaptionEditor(QWidget* parent) : QWidget(parent), m_text(new QPlainTextEdit), m_again(new QToolButton) {
    constexpr int kHeight = 84;
    new BoldLetters(m_text->document());
    m_text->setObjectName(QStringLiteral("sheet.caption"));
    m_text->setAccessibleName(tr("Caption"));
    m_text->setTabChangesFocus(true);
    m_text->setFixedHeight(kHeight);
    m_again->setObjectName(QStringLiteral("sheet.captionAgain"));
    m_again->setText(tr("Regenerate"));
    widgets::setTip(m_again, tr("The caption generated from the panels; it is updated with them"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 4, 12, 8);
    row->addWidget(m_text, 1);
    row->addWidget(m_again, 0, Qt::AlignTop);
    connect(m_text, &QPlainTextEdit::textChanged, this, [this] {
        if (!m_showing) {
            emit edited(m_text->toPlainText());
        }
    });
    connect(m_again, &QToolButton::clicked, this, [this] { emit edited(QString()); });
}

void CaptionEditor::setCaption(const QString& caption, bool own) {
    m_again->setEnabled(own);
    if (m_text->toPlainText() != caption) {
        m_showing = true;
        m_text->setPlainText(caption);
        m_showing = false;
    }
}

}  // namespace greyscope::app
