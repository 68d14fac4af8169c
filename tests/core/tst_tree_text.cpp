#include <QTest>

#include "core/base/utf8.h"
#include "core/cart/grow.h"
#include "core/cart/tree_text.h"
#include "core/io/reader.h"
#include "tests/support/cart_samples.h"
#include "tests/support/test_registry.h"

namespace tests_of_tree_text {

using namespace greyscope;

class tst_tree_text : public QObject {
    Q_OBJECT

private slots:
    void dotNamesEveryNodeAndEdge();
    void latexListsOneRuleALine();
    void csvGivesBoundsForEachPredictor();
    void specialCharactersAreEscaped();
    void hostileNamesStayInTheirPlace();
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

namespace {

/// What TeX would do with a text: unbalanced braces, a special sign or a control that is not escaped, else "".
QString troubleInTex(const QString& text) {
    static const QRegularExpression known(QStringLiteral(
        "\\\\(textbackslash\\{\\}|textasciitilde\\{\\}|textasciicircum\\{\\}|in\\b|le\\b|begin\\{tabular\\}\\{lrr\\}|"
        "end\\{tabular\\}|toprule|midrule|bottomrule|[#$%&_{}]|\\\\)"));
    QString rest = text;
    rest.replace(known, QStringLiteral(" "));
    int depth = 0;
    int dollars = 0;
    for (const QChar c : rest) {
        depth += c == QLatin1Char('{') ? 1 : (c == QLatin1Char('}') ? -1 : 0);
        dollars += c == QLatin1Char('$') ? 1 : 0;
        if (depth < 0 || QStringLiteral("\\#%_~^").contains(c) || (c < QLatin1Char(' ') && c != QLatin1Char('\n'))) {
            return QStringLiteral("%1 in %2").arg(c).arg(rest);
        }
    }
    return depth != 0 || dollars % 2 != 0 ? QStringLiteral("unbalanced: ") + rest : QString();
}

/// The strings of a DOT file as Graphviz reads them: a quote ends one unless a backslash stands before it.
QStringList dotStrings(const QString& dot) {
    QStringList strings;
    for (qsizetype i = 0; i < dot.size(); ++i) {
        if (dot[i] != QLatin1Char('"')) {
            continue;
        }
        QString label;
        for (++i; i < dot.size() && dot[i] != QLatin1Char('"'); ++i) {
            const bool escape = dot[i] == QLatin1Char('\\') && i + 1 < dot.size();
            i += escape ? 1 : 0;
            label += escape && dot[i] == QLatin1Char('n') ? QChar(u'\n') : dot[i];
        }
        strings << label.replace(QStringLiteral("&amp;"), QStringLiteral("&"));
    }
    return strings;
}

}  // namespace

void tst_tree_text::hostileNamesStayInTheirPlace() {
    const std::vector<std::string> names{"a\"]; evil [label=\"x", "\\N\\G & &lt;b&gt; \\", "[5em] -- {x}$y$ % # ~^_*",
                                         "line\nend\x1b\x7f",     "\\input{/etc/passwd}",  "<img>; =1+1, \"q\""};
    for (const std::string& name : names) {
        cart::Sample sample{
            {{name, "", {0, 1, 2}, {name + ";1", "p", "\"r\""}}, {name + "2", "", {1, 2, 3}, {}}}, {1, 2, 9}, name};
        const cart::Tree tree = cart::grow(sample, {}).value();
        const QString latex = QString::fromStdString(cart::rulesAsLatex(tree, name));
        QVERIFY2(troubleInTex(latex).isEmpty(), qPrintable(troubleInTex(latex)));
        const QStringList rows = latex.split(QStringLiteral(" \\\\\n"));
        QCOMPARE(rows.size(), qsizetype{1 + 1 + 3});  // a head, three leaves, the rest
        for (const QString& row : rows.mid(0, 4)) {
            QCOMPARE(QString(row).remove(QStringLiteral("\\&")).count(QLatin1Char('&')), qsizetype{2});
            QVERIFY(!row.section(QStringLiteral("midrule\n"), -1).startsWith(QLatin1Char('[')));
        }
        const QStringList strings = dotStrings(QString::fromStdString(cart::treeAsDot(tree, name)));
        QCOMPARE(strings.size(), qsizetype{1 + 5 + 4});  // the font, the nodes, the edges
        const QString shown = QString::fromStdString(base::visibleText(name));
        QVERIFY2(strings.contains(shown + QStringLiteral("\n9, n 1")), qPrintable(strings.join(QLatin1Char('|'))));
        base::NoProgress progress;
        const auto read = io::readText(cart::rulesAsCsv(tree), "", {}, progress);
        QVERIFY(read.has_value());
        QCOMPARE(read->dataset->columns()[3].name, name);
        QCOMPARE(read->dataset->rowCount(), std::size_t{3});
    }
}

GREYSCOPE_TEST(tst_tree_text)

}  // namespace tests_of_tree_text

#include "tst_tree_text.moc"
