#pragma once

#include <QByteArray>
#include <QString>
#include <QXmlStreamReader>

#include <map>
#include <string>

#include "core/base/progress.h"
#include "core/io/files/archive.h"

namespace greyscope::test {

/// The formulas of a sheet of a workbook (from 1) by their cells, as they stand in its XML.
inline std::map<std::string, std::string> formulasOf(const QByteArray& workbook, int sheet) {
    const std::string wanted = "xl/worksheets/sheet" + std::to_string(sheet) + ".xml";
    QByteArray xml;
    base::NoProgress progress;
    const std::string whole = workbook.toStdString();
    const io::Bytes bytes = io::bytesOf(whole);
    const auto done = io::forEachMember(bytes, "workbook", {}, progress,
                                        [&](const std::string& member, std::string_view piece) -> base::Expected<void> {
                                            if (member == wanted) {
                                                xml.append(piece.data(), static_cast<qsizetype>(piece.size()));
                                            }
                                            return {};
                                        });
    std::map<std::string, std::string> formulas;
    QXmlStreamReader reader(done ? xml : QByteArray());
    std::string cell;
    while (!reader.atEnd()) {
        reader.readNext();
        if (reader.isStartElement() && reader.name() == QLatin1String("c")) {
            cell = reader.attributes().value(QLatin1String("r")).toString().toStdString();
        } else if (reader.isStartElement() && reader.name() == QLatin1String("f")) {
            formulas[cell] = reader.readElementText().toStdString();
        }
    }
    return formulas;
}

}  // namespace greyscope::test
