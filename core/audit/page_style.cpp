#include "core/audit/report_html.h"

namespace mh {

const std::string_view page_style = R"(
:root { --ink: #23222a; --faint: #6d6b76; --line: #dcdae2; --paper: #fff; --wash: #f5f4f8;
  --good: #1d7a46; --bad: #b3261e; --accent: #2b5fa8; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--wash); color: var(--ink);
  font: 15px/1.45 system-ui, "Segoe UI", "Noto Sans", "DejaVu Sans", sans-serif; }
main { max-width: 1080px; margin: 0 auto; padding: 24px 20px 60px; }
h1 { font-size: 30px; line-height: 1.15; margin: 0 0 6px; letter-spacing: -0.01em; }
h2 { font-size: 21px; margin: 0 0 4px; }
h3 { font-size: 15px; margin: 22px 0 8px; }
p { margin: 0 0 8px; }
section { background: var(--paper); border: 1px solid var(--line); border-radius: 10px;
  padding: 20px 22px; margin: 18px 0; }
.verdict { font-size: 18px; font-weight: 650; }
.faint { color: var(--faint); }
p.faint { font-size: 13px; }
.good { color: var(--good); } .bad { color: var(--bad); }
.badge { display: inline-block; padding: 0 8px; border: 1px solid currentColor;
  border-radius: 99px; font-size: 12px; font-weight: 600; white-space: nowrap;
  vertical-align: middle; }
.badge.faint { font-weight: 400; border-color: var(--line); }
.badge.bad { background: var(--bad); border-color: var(--bad); color: #fff; }
.card { display: grid; grid-template-columns: 320px 1fr; gap: 18px; margin: 14px 0;
  padding: 14px; border: 1px solid var(--line); border-left: 4px solid var(--bad);
  border-radius: 8px; break-inside: avoid; }
.card > div:only-child { grid-column: 1 / -1; }
.card h3 { margin: 0 0 6px; }
.card img { width: 100%; height: auto; display: block; border-radius: 4px; }
.remedy { background: #eef4fb; border-left: 3px solid var(--accent); padding: 6px 10px; }
table { border-collapse: collapse; width: 100%; font-size: 14px; }
th { text-align: left; font-weight: 600; font-size: 12px; color: var(--faint); }
th, td { padding: 5px 12px 5px 0; border-bottom: 1px solid var(--line); vertical-align: top; }
td.figure { font-variant-numeric: tabular-nums; white-space: nowrap; }
tr.fails td { background: #fdf0ef; }
figure { margin: 0; break-inside: avoid; }
figcaption { font-size: 13px; margin-bottom: 2px; }
.strips { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(460px, 100%), 1fr));
  gap: 18px 24px; }
svg { display: block; width: 100%; height: auto; overflow: visible; }
svg text { font-size: 11px; fill: var(--faint); }
.curve { fill: none; stroke: var(--ink); stroke-width: 1.5; stroke-linejoin: round; }
.axis { stroke: #a9a7b2; stroke-width: 1; }
.still { fill: #e3e6ee; }
.longest { fill: #bcd3ef; } .longest.fault { fill: #f3c1bd; }
.allowed { fill: #eaf5ee; }
.limit { stroke: var(--good); stroke-width: 1; stroke-dasharray: 4 3; }
.found { stroke: var(--accent); stroke-width: 2; }
.dot { fill: var(--good); } .dot.fault { fill: var(--bad); }
@media (max-width: 700px) {
  main { padding: 14px 10px 40px; }
  section { padding: 14px 12px; }
  .card { grid-template-columns: 1fr; }
  thead { display: none; }
  table, tbody, tr, td { display: block; width: 100%; }
  tr { padding: 8px 0; border-bottom: 1px solid var(--line); }
  td { display: grid; grid-template-columns: 110px 1fr; padding: 1px 0; border: 0; }
  td:first-child, td:nth-child(2) { display: inline-block; width: auto; font-weight: 600;
    margin-right: 8px; }
  td:first-child::before, td:nth-child(2)::before { display: none; }
  td .badge { justify-self: start; }
  td::before { content: attr(data-label); color: var(--faint); font-size: 12px; }
  tr.fails { background: #fdf0ef; }
  svg text { font-size: 16px; }
}
@media print {
  body { background: #fff; font-size: 11px; }
  main { max-width: none; padding: 0; }
  section { border: 0; padding: 0; }
  tr, figure, .card { break-inside: avoid; }
  h2, h3 { break-after: avoid; }
  * { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
}
)";

} // namespace mh
