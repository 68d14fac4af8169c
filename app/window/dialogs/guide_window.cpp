#include "app/window/dialogs/guide_window.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QImage>
#include <QPushButton>
#include <QTextBrowser>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>

#include "widgets/common/language.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

using widgets::Words;

namespace {

constexpr int kPictureWidth = 700;

/// Shows only embedded documents; opens no files and contacts no server.
class Pages final : public QTextBrowser {
public:
    using QTextBrowser::QTextBrowser;

protected:
    void doSetSource(const QUrl& page, QTextDocument::ResourceType type) override {
        if (isOurs(page)) {
            QTextBrowser::doSetSource(page, type);
        }
    }
    QVariant loadResource(int type, const QUrl& name) override {
        const QUrl whole = source().resolved(name);
        if (!isOurs(whole)) {
            return {};
        }
        if (type == QTextDocument::ImageResource) {
            const QImage picture(QLatin1Char(':') + whole.path());
            return picture.scaledToWidth(std::min(picture.width(), kPictureWidth), Qt::SmoothTransformation);
        }
        return QTextBrowser::loadResource(type, whole);
    }

private:
    static bool isOurs(const QUrl& url) {
        return url.scheme() == QLatin1String("qrc") && QFileInfo::exists(QLatin1Char(':') + url.path());
    }
};

QUrl firstPage() {
    const bool chinese = widgets::languageInUse().startsWith(QLatin1String("zh"));
    return QUrl(QLatin1String(chinese ? "qrc:/docs/guide/README.zh.md" : "qrc:/docs/guide/README.md"));
}

}  // namespace

void openGuide(QWidget& window) {
    auto* dialog = new QDialog(&window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setObjectName(QStringLiteral("guide"));
    dialog->setWindowTitle(Words::tr("Guide"));
    auto* pages = new Pages;
    pages->setAccessibleName(Words::tr("Guide"));
    pages->setOpenExternalLinks(false);
    pages->document()->setDocumentMargin(16);
    pages->setSource(firstPage(), QTextDocument::MarkdownResource);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QPushButton* back = buttons->addButton(Words::tr("Back"), QDialogButtonBox::ActionRole);
    QPushButton* first = buttons->addButton(Words::tr("Contents"), QDialogButtonBox::ActionRole);
    back->setEnabled(false);
    QObject::connect(pages, &QTextBrowser::backwardAvailable, back, &QPushButton::setEnabled);
    QObject::connect(back, &QPushButton::clicked, pages, &QTextBrowser::backward);
    QObject::connect(first, &QPushButton::clicked, pages,
                     [pages] { pages->setSource(firstPage(), QTextDocument::MarkdownResource); });
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    auto* rows = new QVBoxLayout(dialog);
    rows->addWidget(pages);
    rows->addWidget(buttons);
    dialog->resize(780, 680);
    dialog->show();
}

}  // namespace greyscope::app
