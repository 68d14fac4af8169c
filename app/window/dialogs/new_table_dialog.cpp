#include "app/window/dialogs/new_table_dialog.h"

#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QFormLayout>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include "app/run/window_place.h"
#include "app/study/tables/typed_table.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

namespace {

constexpr QSize kUsualNewTable(420, 340);

}  // namespace

NewTableDialog::NewTableDialog(QWidget* parent)
    : QDialog(parent),
      m_name(new QLineEdit(tr("New table"))),
      m_text(new QPlainTextEdit),
      m_what(new widgets::PlainLabel) {
    setWindowTitle(tr("New table"));
    setObjectName(QStringLiteral("newTable"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto* column = new QVBoxLayout(this);
    auto* form = new QFormLayout;
    m_name->setObjectName(QStringLiteral("newTable.name"));
    form->addRow(tr("Name"), m_name);
    column->addLayout(form);
    m_text->setObjectName(QStringLiteral("newTable.text"));
    m_text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_text->setAccessibleName(tr("Values"));
    m_text->setTabChangesFocus(true);
    m_text->setPlaceholderText(
        tr("2.874 3.278 3.337 3.39 3.679\n\nor with headings:\n\nthreads,disk,flash\n1,10,12\n2,19,23"));
    m_text->setMinimumSize(200, 60);
    column->addWidget(m_text, 1);
    m_what->setWordWrap(true);
    m_what->setObjectName(QStringLiteral("newTable.what"));
    column->addWidget(m_what);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    m_make = buttons->button(QDialogButtonBox::Ok);
    m_make->setText(tr("Make the table"));
    column->addWidget(buttons);
    connect(m_text, &QPlainTextEdit::textChanged, this, &NewTableDialog::tellWhatItIs);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        emit entered(m_name->text().trimmed(), m_text->toPlainText());
        accept();
    });
    m_text->setFocus();
    tellWhatItIs();
    placeWindow(*this, {}, kUsualNewTable);
}

void NewTableDialog::tellWhatItIs() {
    const QString text = m_text->toPlainText();
    const auto series = seriesIn(text.toStdString());
    const auto rows = static_cast<int>(text.split(QLatin1Char('\n'), Qt::SkipEmptyParts).size()) - 1;
    const bool table = rows > 0 && hasNumberBelowHeading(text.toStdString());
    m_make->setEnabled(series || table);
    const auto wrong = rows > 0 ? std::nullopt : notANumberIn(text.toStdString());
    m_what->setText(series ? tr("One series of %n numbers, k = 1 …", nullptr, static_cast<int>(series->values.size()))
                    : table    ? tr("A heading and %n rows.", nullptr, rows)
                    : rows > 0 ? tr("There are no numbers below the heading and thus no series.")
                    : wrong ? tr("“%1” is not a number with the same unit as the others. Type the numbers of one "
                                 "series, or a heading with rows below it.")
                                  .arg(widgets::visibleText(*wrong))
                            : tr("Type or paste the numbers of one series, or a heading with rows below it."));
}

}  // namespace greyscope::app
