#include "widgets/formula/spoken_formula.h"

#include <QStringList>

#include "widgets/present/words/words.h"

namespace greyscope::widgets {

using derivation::Notation;

namespace {

const QString kInScripts = QStringLiteral("+−′");

QString spokenSign(const std::string& sign) {
    if (sign == "+") {
        return Words::tr("plus");
    }
    if (sign == "−") {
        return Words::tr("minus");
    }
    if (sign == "·") {
        return Words::tr("times");
    }
    if (sign == "=") {
        return Words::tr("equals");
    }
    if (sign == "mod") {
        return Words::tr("modulo");
    }
    if (sign == "<") {
        return Words::tr("less than");
    }
    if (sign == ">") {
        return Words::tr("greater than");
    }
    if (sign == "≤") {
        return Words::tr("at most");
    }
    if (sign == "≥") {
        return Words::tr("at least");
    }
    if (sign == "′") {
        return Words::tr("prime");
    }
    if (sign == "…" || sign == "⋮") {
        return Words::tr("and so on");
    }
    // "−18", "i−1" and "(+)" in a script
    const QString text = QString::fromStdString(sign);
    QStringList words(QString{});
    for (const QChar each : text) {
        if (text.size() > 1 && kInScripts.contains(each)) {
            words << spokenSign(QString(each).toStdString()) << QString();
        } else {
            words.back() += each;
        }
    }
    return words.join(QLatin1Char(' ')).simplified();
}

QString spokenMatrix(const Notation& notation) {
    QStringList rows;
    for (std::size_t i = 0; i < notation.parts.size(); i += notation.columns) {
        QStringList row;
        for (std::size_t c = 0; c < notation.columns; ++c) {
            row << spokenFormula(notation.parts[i + c]);
        }
        rows << row.join(QStringLiteral(", "));
    }
    const QString text = rows.join(QStringLiteral("; "));
    return notation.text == "[" ? Words::tr("matrix %1, end of matrix").arg(text)
                                : Words::tr("determinant of %1, end of determinant").arg(text);
}

QString spokenScript(const Notation& notation) {
    QString text = spokenFormula(notation.parts[0]);
    if (!notation.parts[1].empty()) {
        text = Words::tr("%1 sub %2").arg(text, spokenFormula(notation.parts[1]));
    }
    if (!notation.parts[2].empty()) {
        const QString above = spokenFormula(notation.parts[2]);
        text = above == QStringLiteral("2") ? Words::tr("%1 squared").arg(text)
                                            : Words::tr("%1 to the %2").arg(text, above);
    }
    return text;
}

}  // namespace

QString spokenFormula(const Notation& notation) {
    const auto part = [&](std::size_t i) { return spokenFormula(notation.parts[i]); };
    switch (notation.kind) {
        case Notation::Kind::operation:
            return spokenSign(notation.text);
        case Notation::Kind::blank:
            return Words::tr("Answer %1").arg(QString::fromStdString(notation.text));
        case Notation::Kind::row: {
            QStringList words;
            for (std::size_t i = 0; i < notation.parts.size(); ++i) {
                const Notation& each = notation.parts[i];
                const bool argument = i > 0 && each.kind == Notation::Kind::fence && each.text == "(" &&
                                      notation.parts[i - 1].kind != Notation::Kind::operation;
                words << (argument ? Words::tr("of %1").arg(spokenFormula(each.parts[0])) : spokenFormula(each));
            }
            return words.join(QLatin1Char(' '));
        }
        case Notation::Kind::fraction:
            return Words::tr("fraction %1 over %2, end of fraction").arg(part(0), part(1));
        case Notation::Kind::script:
            return spokenScript(notation);
        case Notation::Kind::root:
            return Words::tr("root of %1, end of root").arg(part(0));
        case Notation::Kind::accent:
            return notation.text == "hat" ? Words::tr("%1 hat").arg(part(0)) : Words::tr("mean of %1").arg(part(0));
        case Notation::Kind::fence:
            return notation.text == "|"   ? Words::tr("absolute value of %1, end").arg(part(0))
                   : notation.text == "⌊" ? Words::tr("whole part of %1, end").arg(part(0))
                                          : Words::tr("open %1 close").arg(part(0));
        case Notation::Kind::matrix:
            return spokenMatrix(notation);
        case Notation::Kind::limits:
            return notation.parts[1].empty() ? Words::tr("sum over %1 of").arg(part(0))
                                             : Words::tr("sum from %1 to %2 of").arg(part(0), part(1));
        default:
            return spokenSign(notation.text);
    }
}

}  // namespace greyscope::widgets
