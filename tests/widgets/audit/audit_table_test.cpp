#include "tests/support/example.h"
#include "widgets/audit/audit_model.h"
#include "widgets/audit/audit_table.h"

#include <QCheckBox>
#include <QHeaderView>
#include <QLabel>
#include <QTableView>
#include <QTest>
#include <gtest/gtest.h>

namespace mh {
namespace {

class AuditPanel : public testing::Test {
  protected:
    AuditPanel() {
        panel.resize(700, 300);
        panel.setFindings(findings_of(example_timeline(), example_audit()));
        panel.show();
    }
    QTableView* table() { return panel.table(); }
    QString text(int row, int column) {
        return table()->model()->index(row, column).data().toString();
    }
    void click(int row) {
        const QModelIndex cell = table()->model()->index(row, AuditModel::shot);
        QTest::mouseClick(table()->viewport(), Qt::LeftButton, {},
                          table()->visualRect(cell).center());
    }

    AuditTable panel;
};

TEST_F(AuditPanel, ListsFindingsByTimeWithTheirVerdicts) {
    ASSERT_EQ(table()->model()->rowCount(), 4);
    EXPECT_EQ(text(0, AuditModel::subject), "l01");
    EXPECT_EQ(text(0, AuditModel::result), "Pass");
    EXPECT_EQ(text(0, AuditModel::now), "1.00");
    EXPECT_EQ(text(0, AuditModel::before), "3.17");
    EXPECT_EQ(text(2, AuditModel::result), "Fail");
    EXPECT_EQ(text(2, AuditModel::before), "–") << "not measured";
    EXPECT_EQ(text(3, AuditModel::now), "cut");
    EXPECT_EQ(panel.findChild<QLabel*>("summary")->text(), "2 pass · 2 fail");
}

TEST_F(AuditPanel, SaysWhereAClickGoes) {
    std::vector<Finding> chosen;
    QObject::connect(&panel, &AuditTable::findingChosen,
                     [&](const Finding& finding) { chosen.push_back(finding); });
    click(2);
    ASSERT_EQ(chosen.size(), 1u);
    EXPECT_EQ(chosen[0].frames.first, 150);
    EXPECT_EQ(chosen[0].actor, 1u);
    EXPECT_EQ(chosen[0].shot, "sh020");
    EXPECT_TRUE(panel.findChild<QLabel*>("detail")->text().contains("the limit is 2.00"));
}

TEST_F(AuditPanel, NotesWhatIsHeldToNothingAndCountsItForNeither) {
    Audit audit = example_audit();
    audit.listening = {{"sh010", 1, {24, 108}, {{24, 100}, Bone::chest, 0.5}}};
    panel.setFindings(findings_of(example_timeline(), audit));
    ASSERT_EQ(table()->model()->rowCount(), 5);
    EXPECT_EQ(text(0, AuditModel::result), "Noted");
    EXPECT_EQ(text(0, AuditModel::subject), "listening");
    EXPECT_EQ(text(0, AuditModel::now), "3.17");
    EXPECT_EQ(panel.findChild<QLabel*>("summary")->text(), "2 pass · 2 fail");
}

TEST_F(AuditPanel, SaysWhatWouldMendAFault) {
    Audit audit = example_audit();
    audit.speaking[1].remedy = "fidget 0.12";
    audit.trembling = {{"sh020", 1, {144, 168}, Bone::left_hand, 0.7, false}};
    panel.setFindings(findings_of(example_timeline(), audit));
    EXPECT_EQ(text(2, AuditModel::now), "70%");
    EXPECT_TRUE(text(2, AuditModel::reason).startsWith("the left hand trembles"));
    EXPECT_TRUE(text(3, AuditModel::reason).endsWith("Try fidget 0.12"));
}

TEST_F(AuditPanel, SortsByNumbersAndVerdicts) {
    table()->sortByColumn(AuditModel::now, Qt::DescendingOrder);
    EXPECT_EQ(text(0, AuditModel::now), "2.25");
    EXPECT_EQ(text(1, AuditModel::now), "1.00");
    table()->sortByColumn(AuditModel::result, Qt::AscendingOrder);
    EXPECT_EQ(text(0, AuditModel::result), "Fail");
}

TEST_F(AuditPanel, ShowsFaultsOnlyWhenAsked) {
    panel.findChild<QCheckBox*>()->setChecked(true);
    EXPECT_EQ(table()->model()->rowCount(), 2);
    panel.setFindings({});
    EXPECT_EQ(table()->model()->rowCount(), 0);
}

TEST_F(AuditPanel, SaysThatItIsBusy) {
    panel.setBusy(true);
    EXPECT_TRUE(panel.findChild<QLabel*>("summary")->text().contains("auditing"));
    panel.setBusy(false);
    EXPECT_FALSE(panel.findChild<QLabel*>("summary")->text().contains("auditing"));
}

} // namespace
} // namespace mh
