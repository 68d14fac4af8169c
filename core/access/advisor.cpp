#include "core/access/advisor.h"

#include <algorithm>
#include <set>

namespace greyscope::access {

namespace {

constexpr std::int64_t K = 1024, M = K * K;
constexpr const char* kP4Scope = "Lustre, 4 servers, up to 48 clients, Gigabit Ethernet, 2 GB each";
constexpr const char* kP2Scope = "Lustre 1.4.7, 46 OSTs, 4 to 32 processes";

/// The properties of a case that the rules use.
struct Facts {
    explicit Facts(const AdvisedCase& advised)
        : pattern(advised.pattern), write(advised.operation == Operation::write) {
        std::set<std::uint32_t> all;
        for (const striping::Component& component : advised.layout.components()) {
            all.insert(component.osts.begin(), component.osts.end());
        }
        osts = static_cast<std::int64_t>(all.size());
        stripeSize = advised.layout.components().front().stripeSize;
        composite = advised.layout.isComposite();
        splitWriting = advised.splitWriting;
        met = static_cast<std::int64_t>(ostsOf(pattern, advised.layout, 0).size());
        constexpr std::int64_t looked = 64;
        for (std::int64_t step = 0; composite && step < std::min(pattern.calls(), looked) && pattern.processes <= K;
             ++step) {
            std::set<std::uint32_t> ofStep;
            for (const std::size_t c : componentsOfStep(pattern, advised.layout, step)) {
                const auto& own = advised.layout.components()[c].osts;
                ofStep.insert(own.begin(), own.end());
            }
            ostsOfStep = std::max(ostsOfStep, static_cast<std::int64_t>(ofStep.size()));
        }
    }
    [[nodiscard]] bool is(Shape shape) const { return pattern.shape == shape; }
    [[nodiscard]] bool likeP4() const { return osts == kOstsOfP4 && pattern.processes <= 48; }
    [[nodiscard]] bool likeP2() const { return osts == kOstsOfP2 && pattern.processes >= 4 && pattern.processes <= 32; }

    const Pattern& pattern;
    bool write, composite = false, splitWriting = false;
    std::int64_t osts = 1, stripeSize = 0, met = 0, ostsOfStep = 0;
};

Silence silenceOf(bool condition, bool scope) {
    return !condition ? Silence::condition : scope ? Silence::none : Silence::outsideScope;
}

Advice serversOfAStridedClient(const Facts& facts) {
    const bool speaks =
        facts.is(Shape::strided) && facts.pattern.segmentSize == facts.stripeSize && !facts.composite && facts.met > 1;
    return {
        "strided-servers",
        silenceOf(speaks, facts.likeP4()),
        "strided access, a segment is a stripe, and the number of processes is not a multiple of the number of OSTs",
        "Each process then accesses fewer servers (one if the number of processes is a multiple of the number of OSTs) "
        "and is faster",
        std::to_string(facts.met) + " of " + std::to_string(facts.osts) + " OSTs, could be 1",
        true,
        "P4 section 5.4",
        kP4Scope,
        "The effect weakens with more clients (P4 section 5.4)"};
}

Advice reorderTheFile(const Facts& facts) {
    return {"reorder",
            silenceOf(facts.is(Shape::strided), facts.likeP4()),
            "strided",
            "Contiguous regions are faster than strided segments: reorder the file if possible",
            "up to 150 % (writes), 98 % (reads)",
            false,
            "P4 section 6",
            kP4Scope,
            "With 5 s or more between calls the difference vanishes (P4 section 5.3)"};
}

Advice smallCalls(const Facts& facts) {
    const bool shared = facts.is(Shape::contiguous) && facts.write;
    const std::int64_t least = shared ? 2 * K : 128;
    const bool contiguous = facts.is(Shape::contiguous) || facts.is(Shape::filePerProcess);
    return {"small-calls",
            silenceOf(contiguous && facts.pattern.segmentSize < least, facts.likeP4()),
            "contiguous calls below 128 bytes, or 2 KB where a shared file is written",
            "Bandwidth decreases with the call size: combine small calls",
            shared ? "-78 % at 2 KB" : "-46 % for each halving",
            false,
            "P4 section 5.2",
            kP4Scope,
            ""};
}

Advice stripesOfOwnFiles(const Facts& facts) {
    const bool largeReads = !facts.write && facts.pattern.segmentSize > 512 * K;
    return {"stripes-own-files",
            silenceOf(facts.is(Shape::filePerProcess) && !largeReads && facts.stripeSize < M, facts.likeP4()),
            "a file for each process, stripes below 1 MB, no reads above 512 KB",
            "Larger stripes, of 1 MB or 64 MB, are better",
            "up to 12 %",
            false,
            "P4 section 6",
            kP4Scope,
            "Writes are best with 64 KB and 1 MB up to 256 K segments (P4 section 5.2.1)"};
}

Advice stripesOfASharedFile(const Facts& facts) {
    const bool large = facts.pattern.segmentSize >= 512 * K;
    const std::int64_t best = large ? 64 * K : M;
    return {"stripes-shared-file",
            silenceOf(facts.is(Shape::contiguous) && facts.stripeSize != best, facts.likeP4()),
            "a shared file in contiguous regions",
            large ? "64 KB stripes are best for large calls" : "1 MB stripes are best for small calls",
            "up to 23 %",
            false,
            "P4 section 6",
            kP4Scope,
            "Writes do not differ for calls up to 32 KB (P4 section 5.2.1)"};
}

Advice processesOfANode(const Facts& facts) {
    const bool speaks = facts.pattern.processesPerNode > 1 && !facts.is(Shape::strided) && !facts.is(Shape::tiles) &&
                        !(facts.is(Shape::filePerProcess) && facts.write);
    const char* number = facts.is(Shape::filePerProcess) ? "-23 %" : facts.write ? "-52 %" : "-36 %";
    return {"processes-per-node",
            silenceOf(speaks, facts.likeP4() && facts.pattern.processesPerNode == 4),
            "several processes on a node",
            "The processes share the resources of their node: use more nodes",
            number,
            false,
            "P4 section 5.2.2",
            "40 processes on 10 nodes instead of 40; 4 servers",
            "With a quarter of the nodes, at most half of the bandwidth is lost: the servers are the bottleneck (P4 "
            "section 5.2.3)"};
}

Advice longWaits(const Facts& facts) {
    return {"waits",
            silenceOf(facts.pattern.waitMs >= 2000.0, facts.likeP4() && facts.pattern.waitMs <= 5000.0),
            "two seconds or more between the calls of a process",
            "Without barriers other processes use this time: the bandwidth with waits deducted is higher",
            "27 to 72 %",
            false,
            "P4 section 5.3",
            "40 clients, calls of 64 MB, waits up to 5 s, no barriers",
            ""};
}

Advice sharedForFew(const Facts& facts) {
    const bool speaks = facts.is(Shape::filePerProcess) && facts.pattern.processes <= 3 * facts.osts &&
                        facts.pattern.segmentSize >= 64 * M;
    return {"shared-for-few",
            silenceOf(speaks, facts.likeP4() && facts.pattern.processes >= 4),
            "a file for each process, at most three processes per server, calls of 64 MB",
            "A shared file in contiguous regions is faster",
            "10 to 15 %",
            false,
            "P4 tables 2 and 3",
            kP4Scope,
            "Both tables have the caption \"read\"; the text treats table 2 as writes"};
}

Advice ownForMany(const Facts& facts) {
    const bool speaks = facts.is(Shape::contiguous) && facts.write && facts.pattern.processes >= 24;
    return {"own-files-for-many",
            silenceOf(speaks, facts.likeP4() && (facts.pattern.processes >= 38 || facts.pattern.segmentSize <= 64 * K)),
            "a shared file written by 38 or more processes, or by 24 with calls of 64 KB",
            "A file for each process is faster",
            "11 to 20 %",
            false,
            "P4 table 4",
            kP4Scope,
            "Many files increase the load of the metadata server (P4 section 4.2)"};
}

Advice fewOstsOfAStep(const Facts& facts) {
    const bool speaks =
        facts.composite && facts.ostsOfStep > 0 && facts.ostsOfStep <= 4 && facts.osts > facts.ostsOfStep;
    return {kRuleOfSubfiles,
            silenceOf(speaks, facts.osts == kOstsOfP2),
            "subfiles, and each step of all processes lies in one or two of them",
            "Few OSTs serve a step: BT-IO with 40 steps took longer, with 8 steps it was 5.21 and 3.87 s faster",
            std::to_string(facts.ostsOfStep) + " of " + std::to_string(facts.osts) + " OSTs",
            true,
            "P2 section 4.3",
            "Lustre 1.4.7, 46 OSTs, 16 and 25 processes",
            ""};
}

Advice splitWritingOpensFaster(const Facts& facts) {
    const bool speaks =
        !facts.is(Shape::filePerProcess) && facts.write && !facts.splitWriting && facts.pattern.processes >= 8;
    return {"split-writing",
            silenceOf(speaks, facts.likeP2()),
            "a shared file written by eight or more processes",
            "Split writing creates and resizes it faster",
            "at 32: create 37.37 to 8.98 ms, resize 1432.5 to 1.36 ms",
            false,
            "P2 table 2",
            kP2Scope,
            "With 4 processes creating the file is 9 % slower (P2 table 2)"};
}

Advice wideForOne(const Facts& facts) {
    const std::int64_t widest = facts.write ? 8 : 4;
    const bool speaks = facts.pattern.processes == 1 && facts.pattern.segmentSize <= 64 * K && facts.osts > widest;
    return {"wide-for-one",
            silenceOf(speaks, facts.osts <= 64),
            "one process, calls of 64 KB or less, more than 4 (reads) or 8 (writes) OSTs",
            "More OSTs make it slower",
            std::to_string(facts.osts) + " OSTs, best " + std::to_string(widest),
            false,
            "P2 section 2.2",
            "Lustre 1.4.7, 64 OSTs, one client",
            "Many processes with large calls benefit from wide striping (P2 section 2.2)"};
}

}  // namespace

std::vector<Advice> adviceFor(const AdvisedCase& advised) {
    const Facts facts(advised);
    std::vector<Advice> all;
    for (const auto& rule :
         {serversOfAStridedClient, reorderTheFile, smallCalls, stripesOfOwnFiles, stripesOfASharedFile,
          processesOfANode, longWaits, sharedForFew, ownForMany, fewOstsOfAStep, splitWritingOpensFaster, wideForOne}) {
        all.push_back(rule(facts));
    }
    return all;
}

}  // namespace greyscope::access
