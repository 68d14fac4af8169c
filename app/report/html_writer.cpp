#include "app/report/html_writer.h"

#include <QCryptographicHash>

namespace greyscope::app {

namespace {

/// Allows inline styles, and embedded pictures and fonts, which drawings contain.
QString policyFor(const char* script) {
    const QByteArray sum = QCryptographicHash::hash(QByteArray(script), QCryptographicHash::Sha256).toBase64();
    return QStringLiteral(
               "default-src 'none'; script-src 'sha256-%1'; style-src 'unsafe-inline'; img-src data:; "
               "font-src data:; base-uri 'none'; form-action 'none'")
        .arg(QString::fromLatin1(sum));
}

}  // namespace

HtmlWriter::HtmlWriter(const QString& language, const QString& title, const char* style, const char* script)
    : m_html(QStringLiteral("<!DOCTYPE html>\n")), m_script(script) {
    open("html", {{"lang", language}});
    open("head");
    m_html += QStringLiteral("<meta charset=\"utf-8\">\n<meta http-equiv=\"Content-Security-Policy\" content=\"%1\">\n")
                  .arg(policyFor(script));
    m_html += QStringLiteral("<meta name=\"viewport\" content=\"width=device-width\">\n");
    element("title", title);
    m_html += QStringLiteral("<style>%1</style>\n").arg(QLatin1String(style));
    close();
    open("body");
}

void HtmlWriter::open(const char* element, Attributes attributes) {
    m_html += QLatin1Char('<') + QLatin1String(element);
    for (const auto& [name, value] : attributes) {
        m_html +=
            QLatin1Char(' ') + QLatin1String(name) + QStringLiteral("=\"") + value.toHtmlEscaped() + QLatin1Char('"');
    }
    m_html += QLatin1Char('>');
    m_open.push_back(element);
}

void HtmlWriter::close() {
    m_html += QStringLiteral("</") + QLatin1String(m_open.back()) + QStringLiteral(">\n");
    m_open.pop_back();
}

void HtmlWriter::text(const QString& text) {
    m_html += text.toHtmlEscaped();
}

void HtmlWriter::element(const char* element, const QString& text, Attributes attributes) {
    open(element, attributes);
    this->text(text);
    close();
}

QByteArray HtmlWriter::take() && {
    while (m_open.size() > 2) {
        close();
    }
    m_html += QStringLiteral("<script>%1</script>\n").arg(QLatin1String(m_script));
    close();
    close();
    return m_html.toUtf8();
}

}  // namespace greyscope::app
