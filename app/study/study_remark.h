#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace greyscope::app {

/// Something in a study file that could not be read. The study opens nevertheless; app/text words the remark. Each kind
/// lists its arguments.
struct StudyRemark {
    enum class Kind {
        wrongType,        ///< where, the value found, the type expected
        outOfRange,       ///< where, the value found, the range, the value used
        unknownName,      ///< where, the value found, the value used
        tableRenamed,     ///< name, new name
        fileMissing,      ///< table, path: the study's own copy is used
        notConnected,     ///< table, URL, connectionLabel(), serverOf(): the study's own copy is used
        fileDiffers,      ///< table, path, former size, present size in bytes
        copyDropped,      ///< table, file: the file is outside the study's folder
        columnGone,       ///< table, column
        rolesRecalled,    ///< table: the roles of the last file with the same header are used
        readingRecalled,  ///< table, the reading: set as for the last file with the same columns
        headingsSpread,   ///< table: columns of one measurement were turned into rows
        timesBinned,      ///< table: times of logs that differ slightly were binned
        rowsAveraged,  ///< table, number of values, number of points: several rows had the same point and were averaged
        filesLeftOut,  ///< folder, number of files left out, their names
        seriesGone,    ///< table, series
        referenceGone,  ///< table, series, the series that replaces it ("" if none)
        historyLost,    ///< number of steps
        historyWaits,   ///< number of steps
        more            ///< number of further remarks that are not listed
    };
    Kind kind = Kind::wrongType;
    std::vector<std::string> arguments;
    bool operator==(const StudyRemark&) const = default;
};

/// Remarks in the order of the file. Their number is limited, so that a file full of mistakes does not give an endless
/// list.
class StudyRemarks {
public:
    void add(StudyRemark::Kind kind, std::vector<std::string> arguments) {
        constexpr std::size_t kListed = 100;
        if (m_list.size() < kListed) {
            m_list.push_back({kind, std::move(arguments)});
        } else {
            ++m_further;
        }
    }
    [[nodiscard]] std::vector<StudyRemark> list() const {
        std::vector<StudyRemark> all = m_list;
        if (m_further > 0) {
            all.push_back({StudyRemark::Kind::more, {std::to_string(m_further)}});
        }
        return all;
    }

private:
    std::vector<StudyRemark> m_list;
    std::size_t m_further = 0;
};

}  // namespace greyscope::app
