#pragma once

#include <functional>
#include <memory>

#include "core/io/text/text_lines.h"
#include "widgets/table/long_table_model.h"

namespace greyscope::widgets {

/// How a line of a source file was read: as a heading, as a row (read), or skipped; none: it is not known, or none of
/// these.
enum class LineMark { none, heading, read, skipped };

/// A table model of a source file with two columns: how each line was read, and its text. The row headings are line
/// numbers. Lines are decoded on request and cut after several thousand bytes.
class SourceModel : public LongTableModel {
    Q_OBJECT

public:
    using MarkOf = std::function<LineMark(std::size_t line)>;
    enum Column { markColumn, textColumn, columns };

    using LongTableModel::LongTableModel;

    /// Sets the lines of the file. `markOf` returns how a line was read; it is called for each displayed line, with its
    /// number from 1.
    void setLines(std::shared_ptr<const io::TextLines> lines, MarkOf markOf);

    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::shared_ptr<const io::TextLines> m_lines;
    MarkOf m_markOf;
};

}  // namespace greyscope::widgets
