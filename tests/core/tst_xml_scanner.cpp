#include <QTest>

#include <algorithm>

#include "core/io/workbook/xml_scanner.h"
#include "tests/support/test_registry.h"

namespace tests_of_xml_scanner {

using namespace greyscope;
using io::XmlScanner;
using Token = XmlScanner::Token;

namespace {

/// "<a:1" for an opened a whose attribute x is 1, ">a" for its end, text as it is; the error behind a "!".
std::string tokensOf(const std::string& xml, std::size_t most = SIZE_MAX) {
    const io::Bytes whole = io::bytesOf(xml);
    XmlScanner scanner(
        {whole.size, [&](std::size_t offset, char* into,
                         std::size_t count) { return whole.readAt(offset, into, std::min(count, most)); }},
        "book", "part");
    std::string tokens;
    while (true) {
        const auto token = scanner.next();
        if (!token) {
            return tokens + "!" + token.error().arguments[1];
        }
        switch (*token) {
            case Token::open:
                tokens += "<" + std::string(scanner.name()) + ":" + scanner.attribute("x");
                break;
            case Token::close:
                tokens += ">" + std::string(scanner.name());
                break;
            case Token::text:
                tokens += scanner.text();
                break;
            case Token::end:
                return tokens;
        }
    }
}

}  // namespace

class tst_xml_scanner : public QObject {
    Q_OBJECT

private slots:
    void tagsAndTextsComeInOrder_data() {
        QTest::addColumn<std::string>("xml");
        QTest::addColumn<std::string>("tokens");
        const auto row = [](const char* name, const char* xml, const char* tokens) {
            QTest::newRow(name) << std::string(xml) << std::string(tokens);
        };
        row("plain", "<?xml version=\"1.0\"?>\n<a x=\"1\">t<b/>u</a>\n", "<a:1t<b:>bu>a");
        row("mark", "\xEF\xBB\xBF<a/>", "<a:>a");
        row("prefixes", "<p:a q:x='2'></p:a>", "<a:2>a");
        row("quotes", "<a y='>\"' x=\"'/>\"/>", "<a:'/>>a");
        row("blanks", "<a\n x = \"1\" />", "<a:1>a");
        row("references", "<a x='&lt;&#65;'>&amp;&#x4e2d;&no;&</a>", "<a:<A&中&no;&>a");
        row("many ampersands", "<a>&&&&;</a>", "<a:&&&&;>a");
        row("comment", "<a><!-- <b> -->t<!----></a>", "<a:t>a");
        row("characters as they are", "<a><![CDATA[<b>&amp;]]]]></a>", "<a:<b>&amp;]]>a");
    }

    void tagsAndTextsComeInOrder() {
        QFETCH(std::string, xml);
        QFETCH(std::string, tokens);
        QCOMPARE(tokensOf(xml), tokens);
        QCOMPARE(tokensOf(xml, 1), tokens);
    }

    void whatIsNotWholeIsDamaged() {
        for (const char* xml : {"<a>", "<a><b></b>", "<a x='", "<a><!-- ", "<a><![CDATA[x]]", "<a>t", "</a>", "t<a/>",
                                "<a", "<a/>\xFF", "<?xml", "<!DOCTYPE a><a/>", "<a><!ENTITY b ''></a>"}) {
            QVERIFY2(tokensOf(xml).find('!') != std::string::npos, xml);
        }
        QVERIFY(tokensOf("<!DOCTYPE a [<!ENTITY b \"c\">]><a/>").find("entities") != std::string::npos);
    }

    void depthTakesNoMemory() {
        const std::size_t deep = 1'000'000;
        std::string xml;
        for (std::size_t n = 0; n < deep; ++n) {
            xml += "<a>";
        }
        for (std::size_t n = 0; n < deep; ++n) {
            xml += "</a>";
        }
        XmlScanner scanner(io::bytesOf(xml), "book", "part");
        QVERIFY(scanner.next().has_value());
        QVERIFY(scanner.skip().has_value());
        QCOMPARE(*scanner.next(), Token::end);
    }

    void aTextWithoutAnEndIsNotHeld() {
        const std::string xml = "<a>" + std::string(std::size_t{40} << 20U, ' ');
        QVERIFY(tokensOf(xml).find("16 MiB") != std::string::npos);
    }
};

GREYSCOPE_TEST(tst_xml_scanner)

}  // namespace tests_of_xml_scanner

#include "tst_xml_scanner.moc"
