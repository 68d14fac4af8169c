#include "widgets/present/words/tex_text.h"

#include <map>

#include "widgets/present/words/visible_text.h"

namespace greyscope::widgets {

namespace {

const std::map<char16_t, const char*>& signs() {
    static const std::map<char16_t, const char*> all{
        {u'\\', "\\textbackslash{}"},
        {u'{', "\\{"},
        {u'}', "\\}"},
        {u'$', "\\$"},
        {u'&', "\\&"},
        {u'#', "\\#"},
        {u'_', "\\_"},
        {u'%', "\\%"},
        {u'^', "\\textasciicircum{}"},
        {u'~', "\\textasciitilde{}"},
        {u'<', "\\textless{}"},
        {u'>', "\\textgreater{}"},
        {u'|', "\\textbar{}"},
        {u'"', "''"},
        {u'\n', "\\\\"},
        {0x00A0, "~"},
        {0x2009, "\\,"},
        {0x202F, "\\,"},
        {0x200A, "\\,"},
        {0x2007, "~"},
        {0x2002, "~"},
        {0x2010, "-"},
        {0x2011, "-"},
        {0x2013, "--"},
        {0x2014, "---"},
        {0x2026, "\\ldots{}"},
        {0x2018, "`"},
        {0x2019, "'"},
        {0x201C, "``"},
        {0x201D, "''"},
        {0x201E, ",,"},
        {0x00BD, "$\\frac{1}{2}$"},
        {0x00B2, "$^{2}$"},
        {0x00B3, "$^{3}$"},
        {0x00B9, "$^{1}$"},
        {0x02B2, "$^{j}$"},
        {0x2070, "$^{0}$"},
        {0x2071, "$^{i}$"},
        {0x2074, "$^{4}$"},
        {0x2075, "$^{5}$"},
        {0x2076, "$^{6}$"},
        {0x2077, "$^{7}$"},
        {0x2078, "$^{8}$"},
        {0x2079, "$^{9}$"},
        {0x207A, "$^{+}$"},
        {0x207B, "$^{-}$"},
        {0x207F, "$^{n}$"},
        {0x2080, "$_{0}$"},
        {0x2081, "$_{1}$"},
        {0x2082, "$_{2}$"},
        {0x2083, "$_{3}$"},
        {0x2084, "$_{4}$"},
        {0x2085, "$_{5}$"},
        {0x2086, "$_{6}$"},
        {0x2087, "$_{7}$"},
        {0x2088, "$_{8}$"},
        {0x2089, "$_{9}$"},
        {0x2090, "$_{a}$"},
        {0x1D62, "$_{i}$"},
        {0x2C7C, "$_{j}$"},
        {0x2096, "$_{k}$"},
        {0x2212, "$-$"},
        {0x00D7, "$\\times$"},
        {0x00B7, "$\\cdot$"},
        {0x22C5, "$\\cdot$"},
        {0x00B1, "$\\pm$"},
        {0x00F7, "$\\div$"},
        {0x2264, "$\\le$"},
        {0x2265, "$\\ge$"},
        {0x2260, "$\\ne$"},
        {0x2248, "$\\approx$"},
        {0x2261, "$\\equiv$"},
        {0x221E, "$\\infty$"},
        {0x221A, "$\\surd$"},
        {0x2211, "$\\sum$"},
        {0x220F, "$\\prod$"},
        {0x2202, "$\\partial$"},
        {0x2208, "$\\in$"},
        {0x2205, "$\\emptyset$"},
        {0x2228, "$\\vee$"},
        {0x2227, "$\\wedge$"},
        {0x221D, "$\\propto$"},
        {0x2225, "$\\parallel$"},
        {0x2032, "$'$"},
        {0x2033, "$''$"},
        {0x2190, "$\\leftarrow$"},
        {0x2191, "$\\uparrow$"},
        {0x2192, "$\\rightarrow$"},
        {0x2193, "$\\downarrow$"},
        {0x2194, "$\\leftrightarrow$"},
        {0x21D2, "$\\Rightarrow$"},
        {0x25B2, "$\\triangle$"},
        {0x2022, "$\\bullet$"},
        {0x25CF, "$\\bullet$"},
        {0x25CB, "$\\circ$"},
        {0x2218, "$\\circ$"},
        {0x2713, "$\\surd$"},
        {0x2220, "$\\angle$"},
        {0x00B0, "$^{\\circ}$"},
        {0x2206, "$\\Delta$"},
        {0x00B5, "$\\mu$"},
        {0x03B1, "$\\alpha$"},
        {0x03B2, "$\\beta$"},
        {0x03B3, "$\\gamma$"},
        {0x03B4, "$\\delta$"},
        {0x03B5, "$\\varepsilon$"},
        {0x03B6, "$\\zeta$"},
        {0x03B7, "$\\eta$"},
        {0x03B8, "$\\theta$"},
        {0x03BA, "$\\kappa$"},
        {0x03BB, "$\\lambda$"},
        {0x03BC, "$\\mu$"},
        {0x03BD, "$\\nu$"},
        {0x03BE, "$\\xi$"},
        {0x03C0, "$\\pi$"},
        {0x03C1, "$\\rho$"},
        {0x03C3, "$\\sigma$"},
        {0x03C4, "$\\tau$"},
        {0x03C6, "$\\varphi$"},
        {0x03C7, "$\\chi$"},
        {0x03C8, "$\\psi$"},
        {0x03C9, "$\\omega$"},
        {0x0393, "$\\Gamma$"},
        {0x0394, "$\\Delta$"},
        {0x0398, "$\\Theta$"},
        {0x039B, "$\\Lambda$"},
        {0x03A3, "$\\Sigma$"},
        {0x03A6, "$\\Phi$"},
        {0x03A8, "$\\Psi$"},
        {0x03A0, "$\\Pi$"},
        {0x2295, "$\\oplus$"},
        {0x2297, "$\\otimes$"},
        {0x207D, "$^{(}$"},
        {0x207E, "$^{)}$"},
        {0x2097, "$_{l}$"},
        {0x1D47, "$^{b}$"},
        {0x1D4F, "$^{k}$"},
        {0x25B4, "$\\triangle$"},
        {0x25C7, "$\\diamond$"},
        {0x03A9, "$\\Omega$"},
    };
    return all;
}

/// Combining marks that pdfTeX puts above the previous letter: "x" with a hat, written as two characters.
const std::map<char16_t, const char*>& accents() {
    static const std::map<char16_t, const char*> all{
        {0x0302, "\\hat"}, {0x0304, "\\bar"}, {0x0305, "\\bar"}, {0x0303, "\\tilde"}, {0x0307, "\\dot"}};
    return all;
}

/// The end of the characters that pdfTeX has without a script package.
constexpr char16_t kLatinEnd = 0x0180;

}  // namespace

QString texText(const QString& text) {
    QString tex;
    const QString shown = visibleLines(text);
    for (qsizetype i = 0; i < shown.size(); ++i) {
        const char16_t code = shown[i].unicode();
        const auto accent = i + 1 < shown.size() ? accents().find(shown[i + 1].unicode()) : accents().end();
        if (accent != accents().end()) {
            tex += QStringLiteral("$%1{%2}$").arg(QLatin1String(accent->second), QString(shown[i]));
            ++i;
            continue;
        }
        const auto sign = signs().find(code);
        if (sign != signs().end()) {
            tex += QLatin1String(sign->second);
        } else if ((code == u'-' || code == u'\'' || code == u'`' || code == u',') && tex.endsWith(shown[i])) {
            tex += QStringLiteral("{}") + shown[i];  // two of them would form another sign
        } else {
            tex += shown[i];
        }
    }
    return tex;
}

bool wantsUnicodeTex(const QString& text) {
    for (const QChar c : text) {
        const char16_t code = c.unicode();
        if (code >= kLatinEnd && signs().find(code) == signs().end() && accents().find(code) == accents().end()) {
            return true;
        }
    }
    return false;
}

}  // namespace greyscope::widgets
