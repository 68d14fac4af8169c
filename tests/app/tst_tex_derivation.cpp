// The LaTeX of derivations, compiled.
#include <QTemporaryDir>
#include <QTest>

#include "tests/support/derivation_kinds.h"
#include "tests/support/shown_page.h"
#include "tests/support/test_registry.h"
#include "tests/support/tex_compiler.h"
#include "widgets/present/derivation/derivation_text.h"

namespace tests_of_tex_derivation {

using namespace greyscope;

/// Needs pdflatex of texlive-latex-recommended; runs where GREYSCOPE_TEX is set.
class tst_tex_derivation : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        if (!qEnvironmentVariableIsSet("GREYSCOPE_TEX")) {
            QSKIP("GREYSCOPE_TEX is not set");
        }
    }

    /// Every kind, and cells that were left out.
    void everyKindCompiles() {
        std::vector<test::NamedDerivation> all;
        for (const test::DerivationKinds& kinds : test::kDerivationKinds) {
            const auto more = kinds.all();
            all.insert(all.end(), more.begin(), more.end());
        }
        auto cells = leftOutCells();
        QVERIFY(cells.size() > 10);
        for (auto& each : cells) {
            all.push_back(std::move(each));
        }
        QByteArray body;
        for (const auto& [name, derivation] : all) {
            body += "\\typeout{== " + QByteArray::fromStdString(name) + "}\n" +
                    derivationText(derivation, widgets::DerivationFormat::latex, {4, false}).toUtf8();
        }
        const QString log = test::compileTex(
            m_folder.path(), "\\documentclass{article}\\usepackage{amsmath}\\usepackage{amssymb}", body, true);
        QVERIFY2(log.isEmpty(), qPrintable(log));
        qInfo("%d derivations", static_cast<int>(all.size()));
    }

private:
    /// Those of the sample: their rules compare and list levels.
    static std::vector<test::NamedDerivation> leftOutCells() {
        const test::ShownPage shown(QStringLiteral("relative"));
        shown.settle();
        std::vector<test::NamedDerivation> cells;
        base::NoProgress progress;
        const auto derivation = shown.page->derivation();
        for (const app::OtherDerivation& cell : derivation ? derivation->others : std::vector<app::OtherDerivation>()) {
            cells.push_back({cell.title.toStdString(), cell.derive({}, progress).value()});
        }
        return cells;
    }

    QTemporaryDir m_folder;
};

GREYSCOPE_TEST(tst_tex_derivation)

}  // namespace tests_of_tex_derivation

#include "tst_tex_derivation.moc"
