#include "app/export/devices/carried_fonts.h"

#include <QPainterPath>
#include <QRawFont>
#include <QRegularExpression>
#include <QtEndian>

#include <algorithm>
#include <map>
#include <vector>

namespace greyscope::app {

namespace {

QFont ofFamily(const QFont& font, const QString& family) {
    QFont alone = font;
    alone.setFamilies({family});
    return alone;
}

QRawFont rawFont(const QFont& font) {
    return QRawFont::fromFont(ofFamily(font, font.family()));
}

bool hasTables(const QRawFont& font) {
    return !font.fontTable("glyf").isEmpty() || !font.fontTable("CFF ").isEmpty();
}

/// Checks several glyphs, because a space has no outline.
bool hasOutlines(const QRawFont& font) {
    const QList<quint32> glyphs = font.glyphIndexesForString(QStringLiteral("H0\u4e2d"));
    return hasTables(font) || std::any_of(glyphs.begin(), glyphs.end(),
                                          [&font](quint32 glyph) { return !font.pathForGlyph(glyph).isEmpty(); });
}

quint16 wordAt(const QByteArray& bytes, qsizetype at) {
    return at + 2 <= bytes.size() ? qFromBigEndian<quint16>(bytes.constData() + at) : quint16{0};
}

quint32 longAt(const QByteArray& bytes, qsizetype at) {
    return at + 4 <= bytes.size() ? qFromBigEndian<quint32>(bytes.constData() + at) : quint32{0};
}

template <class Number>
void append(QByteArray& bytes, Number number) {
    const Number big = qToBigEndian(number);
    bytes.append(reinterpret_cast<const char*>(&big), sizeof(big));
}

/// Embedding permissions; see "fsType" in the table OS/2.
constexpr quint16 kRestricted = 0x0002, kWhole = 0x0100, kBitmapsAlone = 0x0200;
quint16 licenceOf(const QRawFont& font) {
    constexpr qsizetype kAt = 8;
    return wordAt(font.fontTable("OS/2"), kAt);
}

/// Returns the offsets of the glyphs' outlines, and finally the end of the last one.
std::vector<quint32> placesOf(const QRawFont& font) {
    constexpr qsizetype kFormat = 50, kCount = 4;
    const QByteArray loca = font.fontTable("loca");
    const bool isLong = wordAt(font.fontTable("head"), kFormat) != 0;
    std::vector<quint32> places;
    for (qsizetype glyph = 0; glyph <= wordAt(font.fontTable("maxp"), kCount); ++glyph) {
        places.push_back(isLong ? longAt(loca, 4 * glyph) : 2U * wordAt(loca, 2 * glyph));
    }
    return places;
}

/// Adds the components of a composite glyph.
void addParts(std::set<quint32>& glyphs, const QByteArray& outline) {
    constexpr quint16 kWords = 0x0001, kScale = 0x0008, kMore = 0x0020, kTwoScales = 0x0040, kMatrix = 0x0080;
    if (static_cast<qint16>(wordAt(outline, 0)) >= 0) {
        return;
    }
    quint16 flags = kMore;
    for (qsizetype at = 10; (flags & kMore) != 0 && at + 4 <= outline.size();) {
        flags = wordAt(outline, at);
        glyphs.insert(wordAt(outline, at + 2));
        at += 4 + ((flags & kWords) != 0 ? 4 : 2);
        at += (flags & kScale) != 0 ? 2 : (flags & kTwoScales) != 0 ? 4 : (flags & kMatrix) != 0 ? 8 : 0;
    }
}

/// Returns the widths of these glyphs, and 0 for the others, which compresses well.
QByteArray widthsOf(const QRawFont& font, const std::set<quint32>& glyphs) {
    constexpr qsizetype kCount = 34;
    QByteArray widths = font.fontTable("hmtx");
    for (quint32 glyph = 0; glyph < wordAt(font.fontTable("hhea"), kCount); ++glyph) {
        if (!glyphs.contains(glyph)) {
            widths.replace(4 * static_cast<qsizetype>(glyph), 4, QByteArray(4, '\0'));
        }
    }
    return widths;
}

/// Returns the glyphs with their components.
std::set<quint32> withParts(const QRawFont& font, std::set<quint32> glyphs) {
    const std::vector<quint32> places = placesOf(font);
    const QByteArray all = font.fontTable("glyf");
    const auto outline = [&](quint32 glyph) {
        return glyph + 1 < places.size() ? all.mid(places[glyph], places[glyph + 1] - places[glyph]) : QByteArray();
    };
    for (std::size_t before = 0; before != glyphs.size();) {  // components can have components
        before = glyphs.size();
        for (const quint32 glyph : std::set(glyphs)) {
            addParts(glyphs, outline(glyph));
        }
    }
    return glyphs;
}

/// Returns the outlines of these glyphs only, and their offsets.
std::pair<QByteArray, QByteArray> outlinesOf(const QRawFont& font, const std::set<quint32>& glyphs) {
    const std::vector<quint32> places = placesOf(font);
    const QByteArray all = font.fontTable("glyf");
    QByteArray glyf, loca;
    for (quint32 glyph = 0; glyph + 1 < places.size(); ++glyph) {
        append(loca, static_cast<quint32>(glyf.size()));
        if (glyphs.contains(glyph)) {
            glyf += all.mid(places[glyph], places[glyph + 1] - places[glyph]);
            glyf.append((4 - glyf.size() % 4) % 4, '\0');
        }
    }
    append(loca, static_cast<quint32>(glyf.size()));
    return {glyf, loca};
}

quint32 checksumOf(QByteArray table) {
    table.append((4 - table.size() % 4) % 4, '\0');
    quint32 sum = 0;
    for (qsizetype at = 0; at < table.size(); at += 4) {
        sum += longAt(table, at);
    }
    return sum;
}

using FontTables = std::map<QByteArray, QByteArray>;

FontTables tablesOf(const QRawFont& font, const std::set<char32_t>& signs) {
    FontTables tables;
    for (const char* tag : {"OS/2", "cmap", "head", "hhea", "hmtx", "maxp", "name", "post", "cvt ", "fpgm", "prep",
                            "CFF ", "glyf", "loca"}) {
        if (const QByteArray table = font.fontTable(tag); !table.isEmpty()) {
            tables[tag] = table;
        }
    }
    if (tables.contains("glyf") && (licenceOf(font) & kWhole) == 0) {
        std::set<quint32> glyphs{0};
        for (const char32_t sign : signs) {
            const QString text = QString::fromUcs4(&sign, 1);
            const QList<quint32> own = font.glyphIndexesForString(text);
            glyphs.insert(own.begin(), own.end());
        }
        glyphs = withParts(font, std::move(glyphs));
        constexpr qsizetype kFormat = 50, kPostHead = 32;
        std::tie(tables["glyf"], tables["loca"]) = outlinesOf(font, glyphs);
        tables["hmtx"] = widthsOf(font, glyphs);
        tables["post"] = QByteArray("\0\3\0\0", 4) + tables["post"].mid(4, kPostHead - 4);  // without glyph names
        tables["head"].replace(kFormat, 2, QByteArray("\0\1", 2));                          // offsets of four bytes
    }
    return tables;
}

}  // namespace

FontFault faultOf(const QFont& font) {
    const QRawFont raw = rawFont(font);
    const quint16 licence = licenceOf(raw);
    return licence == kRestricted                                ? FontFault::restricted
           : !hasOutlines(raw) || (licence & kBitmapsAlone) != 0 ? FontFault::noOutlines
                                                                 : FontFault::none;
}

bool fitsSvg(const QFont& font) {
    return faultOf(font) == FontFault::none && hasTables(rawFont(font));
}

QString familyWith(const QFont& font, char32_t sign) {
    const QStringList families = font.families();
    const auto found = std::find_if(families.begin(), families.end(), [&](const QString& family) {
        return rawFont(ofFamily(font, family)).supportsCharacter(static_cast<quint32>(sign));
    });
    return found == families.end() ? QString() : *found;
}

QByteArray woffOf(const QFont& font, const std::set<char32_t>& signs) {
    if (!fitsSvg(font)) {
        return {};
    }
    constexpr quint32 kSignature = 0x774F4646, kTrueType = 0x00010000, kOpenType = 0x4F54544F;
    constexpr quint32 kHead = 44, kEntry = 20;
    const FontTables tables = tablesOf(rawFont(font), signs);
    QByteArray entries, data;
    quint32 size = 12;
    for (const auto& [tag, table] : tables) {
        const QByteArray packed = qCompress(table, 9).mid(4);  // the size that Qt writes before it
        const QByteArray& stored = packed.size() < table.size() ? packed : table;
        entries += tag;
        append(entries, kHead + kEntry * static_cast<quint32>(tables.size()) + static_cast<quint32>(data.size()));
        append(entries, static_cast<quint32>(stored.size()));
        append(entries, static_cast<quint32>(table.size()));
        append(entries, checksumOf(table));
        data += stored;
        data.append((4 - data.size() % 4) % 4, '\0');
        size += 16 + (static_cast<quint32>(table.size()) + 3) / 4 * 4;
    }
    QByteArray woff;
    append(woff, kSignature);
    append(woff, tables.contains("glyf") ? kTrueType : kOpenType);
    append(woff, kHead + static_cast<quint32>(entries.size() + data.size()));
    append(woff, static_cast<quint16>(tables.size()));
    append(woff, quint16{0});
    append(woff, size);
    woff.append(kHead - static_cast<quint32>(woff.size()), '\0');  // no version, metadata or private data
    return woff + entries + data;
}

QByteArray withFonts(const QByteArray& svg, const QFont& font, bool holds) {
    static const QRegularExpression texts(
        QStringLiteral("(<text [^>]*?font-family=\")([^\"]*)(\"[^>]*?font-weight=\"(\\d+)\"[^>]*>)([^<]*)(</text>)"));
    const QString drawing = QString::fromUtf8(svg);
    std::map<bool, std::set<char32_t>> used;  // characters in the first family, by bold or not
    QString named;
    qsizetype done = 0;
    for (auto each = texts.globalMatch(drawing); each.hasNext();) {
        const QRegularExpressionMatch text = each.next();
        const bool bold = text.captured(4).toInt() > QFont::Medium;
        QFont own = font;
        own.setBold(bold);
        QString family = text.captured(2);
        const QString plain = text.captured(5)
                                  .replace(QLatin1String("&lt;"), QLatin1String("<"))
                                  .replace(QLatin1String("&gt;"), QLatin1String(">"))
                                  .replace(QLatin1String("&quot;"), QLatin1String("\""))
                                  .replace(QLatin1String("&amp;"), QLatin1String("&"));
        for (const char32_t sign : plain.toStdU32String()) {
            const QString with = QChar::isSpace(sign) ? QString() : familyWith(own, sign);
            family = with.isEmpty() ? family : with;
            if (with == font.family()) {
                used[bold].insert(sign);
            }
        }
        named += drawing.mid(done, text.capturedStart() - done) + text.captured(1) + family.toHtmlEscaped() +
                 text.captured(3) + text.captured(5) + text.captured(6);
        done = text.capturedEnd();
    }
    named += drawing.mid(done);
    QString faces;
    for (const auto& [bold, signs] : holds ? used : decltype(used)()) {
        QFont own = font;
        own.setBold(bold);
        QStringList range;
        for (const char32_t sign : signs) {
            range << QStringLiteral("U+%1").arg(static_cast<uint>(sign), 0, 16);
        }
        const QByteArray woff = woffOf(own, signs).toBase64();
        if (!woff.isEmpty()) {
            faces += QStringLiteral(
                         "@font-face{font-family:\"%1\";font-weight:%2;unicode-range:%3;"
                         "src:url(data:font/woff;base64,%4) format(\"woff\")}\n")
                         .arg(QString(font.family()).remove(QRegularExpression(QStringLiteral("[\"\\\\<>&\\n]"))),
                              bold ? QStringLiteral("700") : QStringLiteral("400"), range.join(QLatin1Char(',')),
                              QString::fromLatin1(woff));
        }
    }
    const qsizetype defs = named.indexOf(QLatin1String("<defs>"));
    if (!faces.isEmpty() && defs >= 0) {
        named.insert(defs, QStringLiteral("<style type=\"text/css\">\n%1</style>\n").arg(faces));
    }
    return named.toUtf8();
}

}  // namespace greyscope::app
