#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace greyscope::app {

/// Something in a study file that could not be taken as it stands. The study opens nevertheless; app/text words it.
struct StudyRemark {
    enum class Kind {
        wrongType,        ///< where, what stands there, what is expected
        outOfRange,       ///< where, what stands there, the range, what is used
        unknownName,      ///< where, what stands there, what is used
        tableRenamed,     ///< name, new name
        fileMissing,      ///< table, path: the study's own copy is used
        notConnected,     ///< table, URL, connectionLabel(), serverOf(): the study's own copy is used
        fileDiffers,      ///< table, path, bytes then, bytes now
        copyDropped,      ///< table, file: it lies outside the study's folder
        columnGone,       ///< table, column
        rolesRecalled,    ///< table: those of the last file with its header
        readingRecalled,  ///< table, what was told: as the last file with its columns
        headingsSpread,   ///< table: columns of one measurement were made rows
        timesBinned,      ///< table: times of logs that differ a little were brought together
        rowsAveraged,     ///< table, how many values, of how many points: rows stood on one point
        filesLeftOut,     ///< folder, how many of its files, their names
        seriesGone,       ///< table, series
        referenceGone,    ///< table, series, the series that takes its place ("" where there is none)
        historyLost,      ///< how many steps
        historyWaits,     ///< how many steps
        more              ///< how many further ones are not listed
    };
    Kind kind = Kind::wrongType;
    std::vector<std::string> arguments;
    bool operator==(const StudyRemark&) const = default;
};

/// Remarks in the order of the file; a file of nothing but mistakes gets no endless list.
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
