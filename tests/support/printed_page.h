#pragma once

#include <QByteArray>
#include <QPainterPath>
#include <QPolygonF>
#include <QRectF>
#include <QRegularExpression>
#include <QStringList>
#include <QTransform>

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>
#include <vector>

namespace greyscope::test {

/// A run of text as it stands on a page, in points from the page's upper left corner.
struct PrintedText {
    QString text;
    QRectF ink;  ///< from below the baseline to the height of a capital
    double size = 0.0;
    bool cut = false;      ///< by a clip
    bool covered = false;  ///< a good part of it, by an opaque fill
    bool missing = false;  ///< a glyph that the font has not
    QString font;
};

/// What the one page of a PDF of QPdfWriter shows, read from its content stream: no viewer tells the width of a line.
/// Of a PDF of pdfTeX, not compressed, its strokes.
struct PrintedPage {
    QSizeF size;
    std::vector<PrintedText> texts;
    std::vector<std::pair<double, QRectF>> lines;  ///< width and extent of every stroke
    std::vector<QPolygonF> strokes;                ///< the points of each part of one
    QRectF painted;                                ///< all fills and strokes
    int pictures = 0;
    bool embedded = true;  ///< all fonts
    bool tagged = false;   ///< what is drawn stands between the marks of a figure
};

class PdfReader {
public:
    explicit PdfReader(const QByteArray& pdf) : m_text(QString::fromLatin1(pdf)) {
        static const QRegularExpression object(QStringLiteral("(?:^|\\n)(\\d+) 0 obj"));
        for (auto it = object.globalMatch(m_text); it.hasNext();) {
            const auto match = it.next();
            m_objects[match.captured(1).toInt()] = match.capturedEnd();  // the last version of an object counts
        }
    }

    PrintedPage page() {
        PrintedPage page;
        page.pictures = static_cast<int>(m_text.count(QStringLiteral("/Subtype /Image")));
        for (const auto& [number, at] : m_objects) {
            const QString own = dictionary(number);
            if (own.contains(QStringLiteral("/Type /Page\n"))) {
                const auto box = match(own, QStringLiteral("/MediaBox \\[([-\\d.]+) ([-\\d.]+) ([-\\d.]+) ([-\\d.]+)"));
                m_left = box.captured(1).toDouble();
                m_top = box.captured(4).toDouble();
                page.size = {box.captured(3).toDouble() - m_left, m_top - box.captured(2).toDouble()};
                readFonts(dictionary(reference(own, QStringLiteral("Resources"))), page.embedded);
                // between the marks of the figure that it is; TeX has none
                const auto parts = match(own, QStringLiteral("/Contents \\[(\\d+) 0 R (\\d+) 0 R (\\d+) 0 R\\]"));
                page.tagged = parts.hasMatch() && stream(parts.captured(1).toInt()).endsWith(" BDC") &&
                              stream(parts.captured(3).toInt()) == "EMC";
                read(stream(parts.hasMatch() ? parts.captured(2).toInt() : reference(own, QStringLiteral("Contents"))),
                     page);
            }
        }
        return page;
    }

private:
    struct Font {
        QString name;
        std::vector<double> widths;  // of 1000
        double usual = 1000.0;       // of glyphs beyond them
        std::map<int, QString> letters;
    };
    struct State {
        QTransform place;
        QRectF clip{-1e6, -1e6, 2e6, 2e6};
        double width = 1.0;
    };

    static QRegularExpressionMatch match(const QString& text, const QString& pattern) {
        return QRegularExpression(pattern, QRegularExpression::DotMatchesEverythingOption).match(text);
    }
    static int reference(const QString& dictionary, const QString& key) {
        return match(dictionary, QLatin1Char('/') + key + QStringLiteral("\\s*\\[?(\\d+) 0 R")).captured(1).toInt();
    }
    [[nodiscard]] QString dictionary(int number) const {
        const qsizetype from = m_objects.at(number);
        const qsizetype end = m_text.indexOf(QStringLiteral("endobj"), from);
        const qsizetype data = m_text.indexOf(QStringLiteral("stream\n"), from);
        return m_text.mid(from, (data > 0 && data < end ? data : end) - from);
    }
    /// QPdfWriter compresses the drawing and the fonts, and gives their lengths as objects of their own.
    [[nodiscard]] QByteArray stream(int number) const {
        const QString own = dictionary(number);
        const qsizetype from = m_text.indexOf(QStringLiteral("stream\n"), m_objects.at(number)) + 7;
        if (!own.contains(QStringLiteral("FlateDecode"))) {
            return m_text.mid(from, match(own, QStringLiteral("/Length (\\d+)")).captured(1).toInt()).toLatin1();
        }
        const int length = dictionary(reference(own, QStringLiteral("Length"))).trimmed().toInt();
        // qUncompress wants the length before the data; a guess is enough
        return qUncompress(QByteArray::fromHex("00100000") + m_text.mid(from, length).toLatin1());
    }

    void readFonts(const QString& resources, bool& embedded) {
        static const QRegularExpression entry(QStringLiteral("/(F\\d+) (\\d+) 0 R"));
        for (auto it = entry.globalMatch(resources); it.hasNext();) {
            const auto found = it.next();
            const QString own = dictionary(found.captured(2).toInt());
            if (!own.contains(QStringLiteral("/DescendantFonts"))) {
                continue;
            }
            Font font;
            font.name = match(own, QStringLiteral("/BaseFont /([^\\s]+)")).captured(1);
            const QString shapes = dictionary(reference(own, QStringLiteral("DescendantFonts")));
            const QString face = dictionary(reference(shapes, QStringLiteral("FontDescriptor")));
            embedded = embedded && face.contains(QStringLiteral("/FontFile"));
            readWidths(match(shapes, QStringLiteral("/W \\[(.*)\\]")).captured(1), font);
            if (const QString usual = match(shapes, QStringLiteral("/DW ([\\d.]+)")).captured(1); !usual.isEmpty()) {
                font.usual = usual.toDouble();
            }
            readLetters(QString::fromLatin1(stream(reference(own, QStringLiteral("ToUnicode")))), font);
            m_fonts[found.captured(1)] = font;
        }
    }
    /// "first [width width ...]" and "first last width", one after the other.
    static void readWidths(const QString& text, Font& font) {
        static const QRegularExpression part(QStringLiteral("(\\d+)\\s*(?:\\[([^\\]]*)\\]|(\\d+)\\s+([\\d.]+))"));
        for (auto it = part.globalMatch(text); it.hasNext();) {
            const auto found = it.next();
            const std::size_t first = found.captured(1).toUInt();
            std::vector<double> widths;
            for (const QString& width : found.captured(2).split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
                widths.push_back(width.toDouble());
            }
            if (!found.captured(3).isEmpty()) {
                widths.assign(found.captured(3).toUInt() - first + 1, found.captured(4).toDouble());
            }
            font.widths.resize(std::max(font.widths.size(), first + widths.size()), 0.0);
            std::copy(widths.begin(), widths.end(), font.widths.begin() + static_cast<std::ptrdiff_t>(first));
        }
    }
    static QString fromHex(const QString& hex) {
        const QByteArray bytes = QByteArray::fromHex(hex.toLatin1());
        QString text;
        for (qsizetype i = 0; i + 1 < bytes.size(); i += 2) {
            text += QChar(static_cast<char16_t>((static_cast<unsigned char>(bytes[i]) << 8) |
                                                static_cast<unsigned char>(bytes[i + 1])));
        }
        return text;
    }
    static void readLetters(const QString& map, Font& font) {
        static const QRegularExpression line(
            QStringLiteral("<([0-9A-Fa-f]{4})> ?<([0-9A-Fa-f]{4})> ?(<[0-9A-Fa-f]+>|\\[[^\\]]*\\])"));
        for (auto it = line.globalMatch(map); it.hasNext();) {
            const auto found = it.next();
            const int first = found.captured(1).toInt(nullptr, 16);
            const int last = found.captured(2).toInt(nullptr, 16);
            static const QRegularExpression code(QStringLiteral("<([0-9A-Fa-f]+)>"));
            QStringList texts;
            for (auto codes = code.globalMatch(found.captured(3)); codes.hasNext();) {
                texts << fromHex(codes.next().captured(1));
            }
            for (int glyph = first; glyph <= last && !texts.isEmpty(); ++glyph) {
                const auto index = static_cast<qsizetype>(glyph - first);
                if (texts.size() > 1 || first == last) {
                    font.letters[glyph] = texts.value(index);
                } else {
                    font.letters[glyph] = QChar(static_cast<char16_t>(texts[0].at(0).unicode() + index));
                }
            }
        }
    }

    [[nodiscard]] QPointF onPage(const QPointF& at) const { return {at.x() - m_left, m_top - at.y()}; }

    void read(const QByteArray& content, PrintedPage& page) {
        std::vector<State> states{State()};
        std::vector<double> numbers;
        QPolygonF path;
        QList<qsizetype> begins;  // of its parts
        bool clips = false;
        bool again = false;
        bool opaque = true;
        const Font* font = nullptr;
        double size = 0.0;
        QTransform text;
        QPointF pen;
        double advance = 0.0;
        PrintedText run;
        QPointF from;
        const auto finish = [&](bool drawn) {
            const State& state = states.back();
            QRectF extent = path.boundingRect();
            if (clips && !path.isEmpty()) {
                states.back().clip = state.clip.intersected(extent);
            }
            if (drawn && !path.isEmpty()) {
                const QRectF seen = extent.adjusted(-1e-3, -1e-3, 1e-3, 1e-3).intersected(state.clip);
                page.painted = page.painted.united(seen);
            }
            path.clear();
            begins.clear();
            clips = false;
        };
        const auto stroke = [&] {
            const double width = states.back().width * std::sqrt(std::abs(states.back().place.determinant()));
            page.lines.emplace_back(width, path.boundingRect());
            for (qsizetype i = 0; i < begins.size(); ++i) {
                page.strokes.push_back(path.mid(begins[i], i + 1 < begins.size() ? begins[i + 1] - begins[i] : -1));
            }
        };
        const auto cover = [&] {
            QPainterPath shape;
            for (qsizetype i = 0; i < begins.size(); ++i) {
                shape.addPolygon(path.mid(begins[i], i + 1 < begins.size() ? begins[i + 1] - begins[i] : -1));
            }
            const QRectF extent = path.boundingRect().intersected(states.back().clip);
            for (PrintedText& each : page.texts) {
                const QRectF shared = each.ink.intersected(extent);
                const bool hides = shared.width() * shared.height() >= 0.2 * each.ink.width() * each.ink.height();
                each.covered = each.covered || (opaque && hides && shape.intersects(shared));
            }
        };
        const auto point = [&](std::size_t at) {
            return onPage(states.back().place.map(QPointF(numbers[at], numbers[at + 1])));
        };
        for (const QByteArray& word : content.simplified().split(' ')) {
            bool isNumber = false;
            const double number = word.toDouble(&isNumber);
            if (isNumber) {
                numbers.push_back(number);
                continue;
            }
            if (word.startsWith('/')) {
                opaque = word.startsWith("/GS") ? word == "/GSa" : opaque;
                const auto found = m_fonts.find(QString::fromLatin1(word.mid(1)));
                font = found != m_fonts.end() ? &found->second : font;
                continue;
            }
            if (word == "BDC" || word == "EMC") {
                again = word == "BDC";
            }
            if (word.startsWith("<<") || word == "<>" || word == ">>" || (again && word == "Tj")) {
                continue;
            }
            if (word.startsWith('<') && again) {
                continue;  // a bold face that is made by drawing the text twice
            }
            if (word.startsWith('<') && font != nullptr) {
                const int glyph = word.mid(1, word.size() - 2).toInt(nullptr, 16);
                if (run.text.isEmpty() && !run.missing) {
                    from = pen;
                }
                const auto letter = font->letters.find(glyph);
                run.text += letter != font->letters.end() ? letter->second : QString(QChar(0xFFFD));
                run.missing = run.missing || glyph == 0 || letter == font->letters.end();
                run.font = font->name;
                const auto place = static_cast<std::size_t>(glyph);
                advance = (place < font->widths.size() ? font->widths[place] : font->usual) * size / 1000.0;
                continue;
            }
            if (word == "q") {
                states.push_back(states.back());
            } else if (word == "Q" && states.size() > 1) {
                states.pop_back();
            } else if (word == "cm" && numbers.size() >= 6) {
                states.back().place =
                    QTransform(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5]) *
                    states.back().place;
            } else if (word == "w") {
                states.back().width = numbers.back();
            } else if ((word == "m" || word == "l") && numbers.size() >= 2) {
                if (word == "m") {
                    begins << path.size();
                }
                path << point(0);
            } else if (word == "c" && numbers.size() >= 6) {
                path << point(0) << point(2) << point(4);
            } else if (word == "re" && numbers.size() >= 4) {
                begins << path.size();
                const QPolygonF box =
                    states.back().place.map(QPolygonF(QRectF(numbers[0], numbers[1], numbers[2], numbers[3])));
                for (const QPointF& at : box) {
                    path << onPage(at);
                }
            } else if (word == "W" || word == "W*") {
                clips = true;
            } else if (word == "S" || word == "s" || word == "B" || word == "B*" || word == "b" || word == "b*") {
                stroke();
                if (word.toLower().startsWith('b')) {
                    cover();
                }
                finish(true);
            } else if (word == "f" || word == "f*") {
                cover();
                finish(true);
            } else if (word == "n") {
                finish(false);
            } else if (word == "BT") {
                run = {};
                text = {};
                pen = {};
            } else if (word == "Tf") {
                size = numbers.back();
            } else if (word == "Tm" && numbers.size() >= 6) {
                text = QTransform(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5]);
                pen = {};
            } else if (word == "Td" && numbers.size() >= 2) {
                pen += QPointF(numbers[0], numbers[1]);
            } else if (word == "ET" && !run.text.trimmed().isEmpty()) {
                const QTransform all = text * states.back().place;
                const QRectF ink(from.x(), from.y() - 0.2 * size, pen.x() + advance - from.x(), 0.92 * size);
                QPolygonF corners;
                for (const QPointF& corner : all.map(QPolygonF(ink))) {
                    corners << onPage(corner);
                }
                run.ink = corners.boundingRect();
                run.size = size * std::sqrt(std::abs(all.determinant()));
                constexpr double kSlack = 1.0;  // points: what stands out there is no ink
                run.cut = !states.back().clip.adjusted(-kSlack, -kSlack, kSlack, kSlack).contains(run.ink);
                page.texts.push_back(run);
            }
            numbers.clear();
        }
    }

    QString m_text;
    std::map<int, qsizetype> m_objects;
    std::map<QString, Font> m_fonts;
    double m_left = 0.0, m_top = 0.0;
};

}  // namespace greyscope::test
