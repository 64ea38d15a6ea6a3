#include "app/studio/document.h"
#include "tests/support/example.h"

#include <gtest/gtest.h>

namespace mh {
namespace {

OpenEpisode opened(Timeline timeline) {
    return {
        "example.json", nullptr,
        std::make_shared<const Performance>(std::make_shared<const Timeline>(std::move(timeline)))};
}

class OpenDocument : public testing::Test {
  protected:
    OpenDocument() { document.open(opened(example_timeline())); }

    Document document;
};

TEST_F(OpenDocument, HoldsItsFrameToTheEpisode) {
    document.setFrame(5000);
    EXPECT_EQ(document.frame(), 239);
    document.step(-5000);
    EXPECT_EQ(document.frame(), 0);
}

TEST_F(OpenDocument, AnnouncesAFrameOnce) {
    int told = 0;
    QObject::connect(&document, &Document::frameChanged, [&](Frame) { ++told; });
    document.setFrame(7);
    document.setFrame(7);
    EXPECT_EQ(told, 1);
}

TEST_F(OpenDocument, KeepsItsMarksInOrder) {
    EXPECT_EQ(document.playRange(), (FrameRange{0, 240}));
    document.markIn(100);
    EXPECT_EQ(document.playRange(), (FrameRange{100, 240}));
    document.markOut(150);
    EXPECT_EQ(document.playRange(), (FrameRange{100, 151}));
    document.markIn(200);
    EXPECT_EQ(document.playRange(), (FrameRange{200, 240})) << "past the out mark";
    document.markOut(3);
    EXPECT_EQ(document.playRange(), (FrameRange{0, 4})) << "before the in mark";
    document.markOut(0);
    EXPECT_EQ(document.playRange(), (FrameRange{0, 1}));
    document.clearMarks();
    EXPECT_EQ(document.playRange(), (FrameRange{0, 240}));
    document.markIn(100);
    document.open(opened(example_timeline()));
    EXPECT_FALSE(document.marked());
}

TEST_F(OpenDocument, FindsTheShotsAround) {
    document.setFrame(130);
    EXPECT_EQ(document.shotStart(-1), 120) << "the start of the shot it stands in";
    EXPECT_EQ(document.shotStart(1), 120) << "there is none after";
    document.setFrame(120);
    EXPECT_EQ(document.shotStart(-1), 0);
    document.setFrame(0);
    EXPECT_EQ(document.shotStart(1), 120);
    EXPECT_EQ(document.shotStart(-1), 0);
}

TEST_F(OpenDocument, MakesOneUndoStepOfADrag) {
    const IdleDials before = document.dials();
    for (const double fidget : {0.1, 0.05, 0.02})
        document.setDials({1, fidget, 0.1}, 1);
    document.setDials({0.5, 0.02, 0.1}, 2);
    EXPECT_EQ(document.undoStack().count(), 2);
    document.undoStack().undo();
    EXPECT_EQ(document.dials(), (IdleDials{1, 0.02, 0.1}));
    document.undoStack().undo();
    EXPECT_EQ(document.dials(), before);
    document.undoStack().redo();
    document.undoStack().redo();
    EXPECT_EQ(document.dials(), (IdleDials{0.5, 0.02, 0.1}));
}

TEST_F(OpenDocument, ForgetsADragThatCameBack) {
    const IdleDials before = document.dials();
    document.setDials({1, 0.4, 0.1}, 1);
    document.setDials(before, 1);
    EXPECT_EQ(document.undoStack().count(), 0);
}

TEST_F(OpenDocument, StartsAnewWithWhatIsOpened) {
    document.setFrame(100);
    document.setDials({0, 0, 0}, 1);
    document.setAudit(std::make_shared<const Audit>(example_audit()));
    EXPECT_EQ(document.findings().size(), 4u);
    document.open(opened(bare_timeline(3)));
    EXPECT_EQ(document.frame(), 0);
    EXPECT_EQ(document.dials(), document.savedDials());
    EXPECT_EQ(document.undoStack().count(), 0);
    EXPECT_TRUE(document.findings().empty());
    EXPECT_FALSE(document.canSaveStyle()) << "a Timeline has no style file";
}

TEST(EmptyDocument, DoesNothingAndDoesNotFall) {
    Document document;
    document.setFrame(10);
    document.setDials({0, 0, 0}, 1);
    EXPECT_EQ(document.frame(), 0);
    EXPECT_EQ(document.shotStart(1), 0);
    EXPECT_EQ(document.shot(), nullptr);
    EXPECT_EQ(document.undoStack().count(), 0);
}

} // namespace
} // namespace mh
