#pragma once

#include <tuple>

#include "app/study/choices/option.h"

// Declares the options of a striped file. The access pattern is chosen by name and has its own options.

namespace greyscope::app {

[[nodiscard]] QString accessOperationText(access::Operation operation);

template <>
struct OptionsOf<LayoutChoices> {
    static const auto& rows() {
        using C = LayoutChoices;
        using Whole = std::int64_t;
        using Absent = std::optional<std::int64_t>;
        static constexpr NumberRange<Whole> kOsts{1, 65536};
        static const std::tuple all{
            Option<C, Whole>{.key = "stripeSize",
                             .member = &C::stripeSize,
                             .bounds = kBytes,
                             .label = QT_TRANSLATE_NOOP("Options", "Stripe"),
                             .flag = "--stripe-size",
                             .help = QT_TRANSLATE_NOOP("Help", "Size of a stripe; K, M and G are powers of 1024"),
                             .bytes = true},
            Option<C, Whole>{.key = "osts",
                             .member = &C::osts,
                             .bounds = kOsts,
                             .label = QT_TRANSLATE_NOOP("Options", "OSTs"),
                             .flag = "--stripe-count",
                             .help = QT_TRANSLATE_NOOP("Help", "Number of OSTs that the file is striped over")},
            Option<C, Whole>{.key = "subsetSize",
                             .member = &C::subsetSize,
                             .bounds = kOsts,
                             .label = QT_TRANSLATE_NOOP("Options", "OSTs per subfile"),
                             .flag = "--hierarchical",
                             .help = QT_TRANSLATE_NOOP("Help", "Add a layout of subfiles, each on this many OSTs")},
            Option<C, Whole>{.key = "subfileSize",
                             .member = &C::subfileSize,
                             .bounds = {0, kBytes.high},
                             .label = QT_TRANSLATE_NOOP("Options", "Subfile"),
                             .flag = "--subfile-size",
                             .help = QT_TRANSLATE_NOOP("Help", "Size of a subfile; default: an equal part of the file"),
                             .bytes = true},
            Option<C, Absent>{
                .key = "fileSize",
                .member = &C::fileSize,
                .bounds = kBytes,
                .flag = "--file-size",
                .help = QT_TRANSLATE_NOOP("Help", "File size; with --pattern, the size that the pattern gives"),
                .bytes = true,
                .sparse = true},
            Option<C, Absent>{
                .key = "ostsInAll",
                .member = &C::ostsInAll,
                .bounds = kOsts,
                .flag = "--osts",
                .help = QT_TRANSLATE_NOOP("Help", "Number of OSTs in the system; default: the stripe count"),
                .sparse = true},
            Option<C, Whole>{.key = "firstOst",
                             .member = &C::firstOst,
                             .bounds = {0, 65535},
                             .label = QT_TRANSLATE_NOOP("Options", "First OST"),
                             .flag = "--first-ost",
                             .help = QT_TRANSLATE_NOOP("Help", "OST of the first stripe; default: 0")},
            Option<C, access::Operation>{.key = "operation",
                                         .member = &C::operation,
                                         .label = QT_TRANSLATE_NOOP("Options", "Operation"),
                                         .flag = "--operation",
                                         .help = QT_TRANSLATE_NOOP("Help", "Operation of the pattern, for the advice"),
                                         .words = accessOperationText,
                                         .offered = {access::Operation::write, access::Operation::read}},
            Option<C, bool>{.key = "splitWriting", .member = &C::splitWriting},
            Option<C, Whole>{
                .key = "step",
                .member = &C::step,
                .bounds = {1, 1000000000},
                .flag = "--step",
                .help = QT_TRANSLATE_NOOP("Help", "Step of the pattern, from 1: shows what each process accesses")}};
        return all;
    }
};

}  // namespace greyscope::app
