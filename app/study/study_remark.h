#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace greyscope::app {

/// A remark on something in a study file that could not be read as it is. The study opens nevertheless; app/text writes
/// the text of the remark. For each kind, the comment lists its arguments.
struct StudyRemark {
    enum class Kind {
        wrongType,        ///< where in the file, the value found, the type expected
        outOfRange,       ///< where in the file, the value found, the allowed range, the value used
        unknownName,      ///< where in the file, the value found, the value used
        tableRenamed,     ///< old name, new name
        fileMissing,      ///< table, path; the study's own copy of the rows is used
        notConnected,     ///< table, URL, connectionLabel(), serverOf(); the study's own copy of the rows is used
        fileDiffers,      ///< table, path, old size, new size (bytes)
        copyDropped,      ///< table, file; it is outside the study's folder, so that no copy of its rows is stored
        columnGone,       ///< table, column that no longer exists
        rolesRecalled,    ///< table; it has the roles of the last file with the same header
        readingRecalled,  ///< table, the settings for reading; they are those of the last file with the same columns
        headingsSpread,   ///< table; columns of the same measurement were turned into rows
        timesBinned,      ///< table; times of logs that differ slightly were binned
        rowsAveraged,  ///< table, number of values, number of points; several rows had the same point and were averaged
        filesLeftOut,  ///< folder, number of files left out, names of these files
        seriesGone,    ///< table, series that no longer exists
        referenceGone,  ///< table, reference that no longer exists, series that replaces it ("" if none)
        historyLost,    ///< number of steps that cannot be restored
        historyWaits,   ///< number of steps that are restored when no table is missing
        more            ///< number of further remarks that are not listed
    };
    Kind kind = Kind::wrongType;
    std::vector<std::string> arguments;
    bool operator==(const StudyRemark&) const = default;
};

/// The remarks on a study file, in the order of the file. Their number is limited, so that a file full of mistakes does
/// not give an endless list.
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
