#include <QtTest>

#include "core/cart/tree_text.h"
#include "tests/support/cart_samples.h"
#include "tests/support/test_registry.h"

using namespace greyscope;

class tst_tree_text : public QObject {
    Q_OBJECT

private slots:
    void dotNamesEveryNodeAndEdge();
    void latexListsOneRuleALine();
    void csvGivesBoundsForEachPredictor();
    void specialCharactersAreEscaped();
};

void tst_tree_text::dotNamesEveryNodeAndEdge() {
    const cart::Tree tree = cart::grow(test::table8(), {}).value();
    const QString dot = QString::fromStdString(cart::treeAsDot(tree, "ratio"));
    QCOMPARE(dot.count(QStringLiteral("->")), 6);
    QCOMPARE(dot.count(QStringLiteral("style=rounded")), 4);
    QVERIFY(dot.startsWith(QStringLiteral("digraph tree {")));
    QVERIFY(dot.contains(QStringLiteral("n0 [label=\"objects_per_ost\\n1.11, n 4\"];")));
    QVERIFY(dot.contains(QStringLiteral("n0 -> n1 [label=\"<= 1\"];")));
    QVERIFY(dot.contains(QStringLiteral("[label=\"ratio\\n1.23, n 1\", style=rounded];")));
    if (const QString program = QStandardPaths::findExecutable(QStringLiteral("dot")); !program.isEmpty()) {
        QProcess process;
        process.start(program, {QStringLiteral("-Tplain")});
        process.write(dot.toUtf8());
        process.closeWriteChannel();
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitCode(), 0);
    }
}

void tst_tree_text::latexListsOneRuleALine() {
    const cart::Tree tree = cart::grow(test::table8(), {}).value();
    const std::string latex = cart::rulesAsLatex(tree, "ratio");
    QVERIFY(latex.find("objects\\_per\\_ost $\\le 1$ and threads\\_per\\_ost $> 8$ & 1 & 1.23 \\\\\n") !=
            std::string::npos);
    QCOMPARE(std::count(latex.begin(), latex.end(), '\n'), std::ptrdiff_t{4 + 6});
}

void tst_tree_text::csvGivesBoundsForEachPredictor() {
    const cart::Tree tree = cart::grow(test::table8(), {}).value();
    QCOMPARE(cart::rulesAsCsv(tree),
             std::string("rule,n,value,threads_per_ost_above,threads_per_ost_up_to,objects_per_ost_above,"
                         "objects_per_ost_up_to\n"
                         "1,1,1.13,,8,,1\n2,1,1.23,8,,,1\n3,1,1.02,,16,1,\n4,1,1.06,16,,1,\n"));
}

void tst_tree_text::specialCharactersAreEscaped() {
    cart::Sample sample{{{"100% \"a\"", "", {0, 1, 2}, {"x,y", "p_q", "r\\s"}}}, {1, 2, 9}, "m"};
    const cart::Tree tree = cart::grow(sample, {}).value();
    QVERIFY(cart::treeAsDot(tree, "m").find("100% \\\"a\\\"") != std::string::npos);
    QVERIFY(cart::rulesAsLatex(tree, "m").find("100\\% \"a\" $\\in$ \\{p\\_q\\}") != std::string::npos);
    QCOMPARE(cart::rulesAsCsv(tree),
             std::string("rule,n,value,\"100% \"\"a\"\"\"\n1,1,1,\"x,y\"\n2,1,2,p_q\n3,1,9,r\\s\n"));
}

GREYSCOPE_TEST(tst_tree_text)
#include "tst_tree_text.moc"
