#include "widgets/common/language.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QLibraryInfo>

// Q_INIT_RESOURCE must be outside every namespace.
static void initTranslations() {
    Q_INIT_RESOURCE(widgets_translations);
}

namespace greyscope::widgets {

namespace {

const QString kFolder = QStringLiteral(":/translations");
const QString kFile = QStringLiteral(":/translations/greyscope_%1.qm");
const QString kEnglish = QStringLiteral("en");
const QString kOfQt = QStringLiteral("language.qt");
const QString kOwn = QStringLiteral("language.own");
const QString kTried = QStringLiteral("language.tried");

/// Replaces the translator with this name; without a file only removes it.
void install(const QString& name, const QString& file) {
    delete qApp->findChild<QTranslator*>(name);
    auto* translator = new QTranslator(qApp);
    translator->setObjectName(name);
    if (file.isEmpty() || !translator->load(file) || !QCoreApplication::installTranslator(translator)) {
        delete translator;
    }
}

}  // namespace

QStringList languages() {
    initTranslations();
    QStringList codes{kEnglish};
    for (const QString& file : QDir(kFolder).entryList({QStringLiteral("greyscope_*.qm")}, QDir::Files, QDir::Name)) {
        const QString code = file.section(QLatin1Char('_'), 1).section(QLatin1Char('.'), 0, 0);
        if (code != kEnglish) {
            codes << code;
        }
    }
    return codes;
}

std::optional<QString> languageFor(const QLocale& wanted) {
    for (const QString& code : languages()) {
        const QLocale offered(code);
        if (offered.language() == wanted.language() && offered.script() == wanted.script()) {
            return code;
        }
    }
    return std::nullopt;
}

void useLanguage(const QLocale& wanted) {
    const QString code = languageFor(wanted).value_or(kEnglish);
    const QString file = kFile.arg(code);
    const auto* own = qApp->findChild<QTranslator*>(kOwn);
    if (own && own->filePath() == file) {
        return;
    }
    const QString ofQt =
        QStringLiteral("%1/qtbase_%2.qm").arg(QLibraryInfo::path(QLibraryInfo::TranslationsPath), code);
    install(kOfQt, code == kEnglish ? QString() : ofQt);
    install(kOwn, file);
    if (auto* tried = qApp->findChild<QTranslator*>(kTried)) {
        QCoreApplication::removeTranslator(tried);
        QCoreApplication::installTranslator(tried);  // the last translator is asked first
    }
}

QString languageInUse() {
    const auto* own = qApp->findChild<QTranslator*>(kOwn);
    return own ? QFileInfo(own->filePath()).completeBaseName().section(QLatin1Char('_'), 1) : kEnglish;
}

std::unique_ptr<QTranslator> translatorOf(const QString& code) {
    auto translator = std::make_unique<QTranslator>();
    static_cast<void>(translator->load(kFile.arg(code)));  // a translator that could not be loaded translates nothing
    return translator;
}

bool useTranslation(const QString& file) {
    install(kTried, file);
    return qApp->findChild<QTranslator*>(kTried) != nullptr;
}

}  // namespace greyscope::widgets
