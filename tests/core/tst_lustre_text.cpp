#include <QTest>

#include "core/striping/lustre_text.h"
#include "tests/support/test_registry.h"

namespace tests_of_lustre_text {

using namespace greyscope;
using striping::CountedFrom;
using striping::Layout;

class tst_lustre_text : public QObject {
    Q_OBJECT

private slots:
    void sizesAreSpeltShort();
    void commandsCreateTheLayout();
    void unalignedEndsAreRefused();
    void whatIsWrittenIsReadBack();
    void readsWhatLfsWrites();
    void readsWhatOldLfsWrites();
    void refusesWhatHasNoOnePlace();
    void tellsWhereOstsAreNotChosen();
    void saysWhatIsMissing();
};

namespace {

constexpr std::int64_t K = 1024;

}  // namespace

void tst_lustre_text::sizesAreSpeltShort() {
    QCOMPARE(striping::sizeText(65'536), std::string("64K"));
    QCOMPARE(striping::sizeText(3 << 20), std::string("3M"));
    QCOMPARE(striping::sizeText(1LL << 40), std::string("1024G"));
    QCOMPARE(striping::sizeText(1000), std::string("1000"));
    QCOMPARE(striping::sizeText(0), std::string("0"));
}

void tst_lustre_text::commandsCreateTheLayout() {
    QCOMPARE(*striping::setstripeCommand(*striping::striped({64 * K, 8, 0, 8}), "a.dat"),
             std::string("lfs setstripe -S 64K -c 8 -i 0 a.dat"));
    QCOMPARE(*striping::setstripeCommand(*striping::striped({64 * K, 2, 3, 4}), "a.dat"),
             std::string("lfs setstripe -S 64K -c 2 -o 3,0 a.dat"));
    QCOMPARE(
        *striping::setstripeCommand(*striping::hierarchical({64 * K, 2, 768 * K, 0, 8}, CountedFrom::file), "b.dat"),
        std::string("lfs setstripe \\\n  -E 768K -S 64K -c 2 -o 0,1 \\\n  -E 1536K -S 64K -c 2 -o 2,3 \\\n"
                    "  -E 2304K -S 64K -c 2 -o 4,5 \\\n  -E -1 -S 64K -c 2 -o 6,7 b.dat"));
}

void tst_lustre_text::unalignedEndsAreRefused() {
    const auto end =
        striping::setstripeCommand(*striping::hierarchical({64 * K, 2, 100 * K, 0, 8}, CountedFrom::file), "b");
    QCOMPARE(end.error().code, base::ErrorCode::endNotAligned);
    QCOMPARE(end.error().arguments, (std::vector<std::string>{"102400", "65536"}));
    QCOMPARE(striping::setstripeCommand(*striping::striped({1000, 1, 0, 1}), "b").error().code,
             base::ErrorCode::optionOutOfRange);
}

void tst_lustre_text::whatIsWrittenIsReadBack() {
    for (const Layout& chosen : {*striping::striped({64 * K, 8, 3, 9}),
                                 *striping::hierarchical({64 * K, 3, 768 * K, 2, 8}, CountedFrom::file)}) {
        const auto read = striping::readGetstripe(striping::getstripeYaml(chosen));
        QVERIFY(read.has_value());
        QCOMPARE(read->components(), chosen.components());
    }
}

void tst_lustre_text::readsWhatLfsWrites() {
    const auto composite = striping::readGetstripe(R"(/mnt/lustre/test.txt
  lcm_layout_gen:  3
  lcm_mirror_count:  1
  lcm_entry_count: 2
    lcme_id:             1
    lcme_mirror_id:      0
    lcme_flags:          init
    lcme_extent.e_start: 0
    lcme_extent.e_end:   4194304
      lmm_stripe_count:  2
      lmm_stripe_size:   4194304
      lmm_pattern:       raid0
      lmm_layout_gen:    0
      lmm_stripe_offset: 5
      lmm_objects:
      - 0: { l_ost_idx: 5, l_fid: [0x100000000:0x45:0x0] }
      - 1: { l_ost_idx: 1, l_fid: [0x100010000:0x45:0x0] }

    lcme_id:             2
    lcme_mirror_id:      0
    lcme_flags:          0
    lcme_extent.e_start: 4194304
    lcme_extent.e_end:   EOF
      lmm_stripe_count:  3
      lmm_stripe_size:   1048576
      lmm_pattern:       raid0
      lmm_layout_gen:    0
      lmm_stripe_offset: -1
)");
    QVERIFY(composite.has_value());
    QCOMPARE(composite->components(),
             (std::vector<striping::Component>{{0, 4'194'304, 4'194'304, {5, 1}},
                                               {4'194'304, striping::kEndOfFile, 1'048'576, {0, 1, 2}}}));
    const auto plain = striping::readGetstripe(
        "lmm_stripe_count:  2\r\nlmm_stripe_size:   65536\r\nlmm_pattern:       raid0\r\nlmm_layout_gen:    0\r\n"
        "lmm_stripe_offset: 1\r\nlmm_objects:\r\n      - l_ost_idx: 1\r\n        l_fid:     0x100010000:0x2:0x0\r\n"
        "      - l_ost_idx: 0\r\n        l_fid:     0x100000000:0x2:0x0\r\n");
    QCOMPARE(plain->components(), (std::vector<striping::Component>{{0, striping::kEndOfFile, 65'536, {1, 0}}}));
}

/// Lustre 2.x before composite layouts; a compressed file; OSTs that nobody would guess.
void tst_lustre_text::readsWhatOldLfsWrites() {
    const auto plain = striping::readGetstripe(
        "./chk_0000\nlmm_stripe_count:   4\nlmm_stripe_size:    1048576\nlmm_pattern:        1\n"
        "lmm_layout_gen:     0\nlmm_stripe_offset:  5\n\tobdidx\t\t objid\t\t objid\t\t group\n"
        "\t     5\t     157834736\t    0x9685df0\t   0xac0000400\n\t     3\t     158138579\t    0x96d00d3\t   0\n"
        "\t    43\t     158987015\t    0x979f307\t  0\n\t    57\t     161523633\t    0x9a0a7b1\t  0\n\n");
    QCOMPARE(plain->components(),
             (std::vector<striping::Component>{{0, striping::kEndOfFile, 1 << 20, {5, 3, 43, 57}}}));
    const auto compressed = striping::readGetstripe(
        "f\n  lcm_layout_gen:    1\n  lcm_mirror_count:  1\n  lcm_entry_count:   1\n    lcme_id:             1\n"
        "    lcme_flags:          init,compress\n    lcme_extent.e_start: 0\n    lcme_extent.e_end:   EOF\n"
        "    lcme_compr_chunk_kb: 1024\n      lmm_stripe_count:  1\n      lmm_stripe_size:   4194304\n"
        "      lmm_pattern:       raid0,compress\n      lmm_stripe_offset: 1\n      lmm_objects:\n"
        "      - 0: { l_ost_idx: 1, l_fid: [0x340003abc:0x17ff66d:0x0] }\n");
    QCOMPARE(compressed->components(), (std::vector<striping::Component>{{0, striping::kEndOfFile, 4 << 20, {1}}}));
}

/// Several files, mirrors, data on a metadata server, a list that was cut off: not a layout of one of them.
void tst_lustre_text::refusesWhatHasNoOnePlace() {
    const std::string file = "lmm_stripe_count: 1\nlmm_stripe_size: 65536\n- l_ost_idx: 6\n";
    for (const std::string& text :
         {"a\n" + file + "b\n" + file, "stripe_count: 3 stripe_size: 65536 stripe_offset: -1\nd/a\n" + file,
          "lcm_mirror_count: 2\n" + file, "lmm_pattern: mdt\n" + file,
          std::string("lmm_stripe_count: 2\nlmm_stripe_size: 65536\nobdidx objid\n 6 1\n")}) {
        const auto read = striping::readGetstripe(text);
        QVERIFY2(!read && read.error().code == base::ErrorCode::layoutIncomplete, text.c_str());
    }
    QVERIFY(striping::readGetstripe("lcm_mirror_count: 1\n" + file).has_value());
    const auto extending = striping::readGetstripe(file + "lcme_id: 2\nlmm_extension_size: 67108864\n");
    QVERIFY(!extending);
    QCOMPARE(extending.error().arguments, std::vector<std::string>{striping::kExtensionSize});
}

/// A directory's default, and a component that nothing is written to yet.
void tst_lustre_text::tellsWhereOstsAreNotChosen() {
    const std::string known = "lmm_stripe_count: 1\nlmm_stripe_size: 65536\nlmm_stripe_offset: 6\n- l_ost_idx: 6\n";
    QVERIFY(
        striping::leavesOstsOpen("/lus/p\nstripe_count:  4 stripe_size:   1048576 pattern: raid0 stripe_offset: -1\n"));
    QVERIFY(striping::leavesOstsOpen("lcme_id: 1\n" + known + "lcme_id: 2\nlmm_stripe_offset: -1"));
    QVERIFY(!striping::leavesOstsOpen(known));
    QVERIFY(!striping::leavesOstsOpen("lmm_stripe_offset: 10\n"));
}

void tst_lustre_text::saysWhatIsMissing() {
    for (const char* text :
         {"", "hello", "lmm_stripe_count: 2\n", "lmm_stripe_size: 64K\nlmm_stripe_count: 1\n",
          "lmm_stripe_size: 65536\nlmm_stripe_count: -1\n", "lmm_stripe_size: 65536\n- l_ost_idx: 99999999999\n",
          "lmm_stripe_size: 65536\nlmm_stripe_count: 65536\nlmm_stripe_offset: 4\n"}) {
        const auto read = striping::readGetstripe(text);
        QVERIFY(!read);
        QCOMPARE(read.error().code, base::ErrorCode::layoutIncomplete);
    }
}

GREYSCOPE_TEST(tst_lustre_text)

}  // namespace tests_of_lustre_text

#include "tst_lustre_text.moc"
