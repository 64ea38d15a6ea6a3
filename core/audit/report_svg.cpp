#include "core/audit/reason.h"
#include "core/audit/report_html.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace mh {

namespace {

std::string number(double value) {
    char text[32];
    std::snprintf(text, sizeof text, "%.1f", value);
    return text;
}

std::string rect(double x, double y, double width, double height, std::string_view look) {
    return "<rect x=\"" + number(x) + "\" y=\"" + number(y) + "\" width=\"" + number(width) +
           "\" height=\"" + number(height) + "\" class=\"" + std::string(look) + "\"/>";
}

std::string text_at(double x, double y, std::string_view anchor, const std::string& text) {
    return "<text x=\"" + number(x) + "\" y=\"" + number(y) + "\" text-anchor=\"" +
           std::string(anchor) + "\">" + text + "</text>";
}

std::string line(double x1, double y1, double x2, double y2, std::string_view look) {
    return "<line x1=\"" + number(x1) + "\" y1=\"" + number(y1) + "\" x2=\"" + number(x2) +
           "\" y2=\"" + number(y2) + "\" class=\"" + std::string(look) + "\"/>";
}

std::string open_svg(double width, double height, const std::string& label) {
    return "<svg viewBox=\"0 0 " + number(width) + " " + number(height) +
           "\" role=\"img\" aria-label=\"" + label + "\">";
}

// A line's movement over its frames.
class MovementPlot {
  public:
    MovementPlot(const Judgement& judgement, const std::vector<float>& curve)
        : m_judgement(judgement), m_curve(curve),
          m_frames(static_cast<double>(judgement.over.count())) {
        // A step or a gesture is off the scale, so that small movements show.
        std::vector<float> sorted = curve;
        std::sort(sorted.begin(), sorted.end());
        m_scale = std::max(1.0, 1.2 * sorted[sorted.size() * 9 / 10]);
    }

    [[nodiscard]] std::string stretches() const {
        std::string svg;
        for (const FrameRange& span : m_judgement.spans)
            svg += over(span, "still");
        const FrameRange& longest = m_judgement.frames;
        if (longest.count() <= 0)
            return svg;
        const bool fails = m_judgement.verdict == Verdict::fail;
        const double middle = 0.5 * (x_of(longest.first) + x_of(longest.end));
        return svg + over(longest, fails ? "longest fault" : "longest") +
               text_at(std::clamp(middle, 90.0, width - 90), 10, "middle",
                       two_decimals(m_judgement.value) + " s still, " + frames_in_words(longest));
    }
    [[nodiscard]] std::string movement() const {
        std::string points;
        for (std::size_t i = 0; i < m_curve.size(); ++i)
            points += number(x_of(m_judgement.over.first + static_cast<Frame>(i))) + "," +
                      number(floor - (floor - top) * std::min(1.0, m_curve[i] / m_scale)) + " ";
        return "<polyline class=\"curve\" points=\"" + points + "\"/>";
    }
    [[nodiscard]] std::string axis(double fps) const {
        std::string svg = line(0, floor, width, floor, "axis");
        for (int second = 0; second <= static_cast<int>(m_frames / fps); ++second) {
            const double x = std::min(width, width * second * fps / m_frames);
            svg += line(x, floor, x, floor + 5, "axis");
            if (x < width - 20)
                svg += text_at(x + 3, floor + 15, "start", std::to_string(second) + " s");
        }
        return svg +
               text_at(width, height - 3, "end",
                       "body’s movement a frame, top of the scale " + number(m_scale) + " px");
    }

    static constexpr double width = 600;
    static constexpr double height = 118;

  private:
    static constexpr double top = 14;
    static constexpr double floor = 84;

    [[nodiscard]] double x_of(Frame frame) const {
        return width * static_cast<double>(frame - m_judgement.over.first) / m_frames;
    }
    [[nodiscard]] std::string over(const FrameRange& frames, std::string_view look) const {
        const double left = x_of(frames.first);
        return rect(left, top, x_of(frames.end) - left, floor - top, look);
    }

    const Judgement& m_judgement;
    const std::vector<float>& m_curve;
    double m_frames;
    double m_scale;
};

} // namespace

std::string movement_svg(const Judgement& judgement, const std::vector<float>& curve, double fps) {
    if (curve.size() < 2)
        return "";
    const MovementPlot plot(judgement, curve);
    return open_svg(MovementPlot::width, MovementPlot::height,
                    "How far the body moves from frame to frame") +
           plot.stretches() + plot.movement() + plot.axis(fps) + "</svg>";
}

std::string tuning_svg(const std::vector<TuneStep>& steps, double IdleDials::*dial, double limit,
                       std::optional<double> found) {
    if (steps.empty())
        return "";
    constexpr double left = 44;
    constexpr double right = 590;
    constexpr double top = 16;
    constexpr double floor = 170;
    double most = limit;
    double least_dial = steps.front().dials.*dial;
    double most_dial = std::max(least_dial + 0.01, steps.back().dials.*dial);
    for (const TuneStep& step : steps)
        most = std::max(most, step.longest_still);
    most *= 1.08;
    const auto x_of = [&](double value) {
        return left + (right - left) * (value - least_dial) / (most_dial - least_dial);
    };
    const auto y_of = [&](double seconds) { return floor - (floor - top) * seconds / most; };
    std::string svg = open_svg(600, 206, "The longest still stretch over the dial");
    svg += rect(left, y_of(limit), right - left, floor - y_of(limit), "allowed") +
           line(left, y_of(limit), right, y_of(limit), "limit") +
           text_at(left + 6, y_of(limit) + 14, "start", "the limit, " + two_decimals(limit) + " s");
    std::string points;
    std::string dots;
    for (const TuneStep& step : steps) {
        const std::string x = number(x_of(step.dials.*dial));
        const std::string y = number(y_of(step.longest_still));
        points += x + "," + y + " ";
        dots += "<circle cx=\"" + x + "\" cy=\"" + y + "\" r=\"3.5\" class=\"" +
                (step.faults > 0 ? "dot fault" : "dot") + "\"/>";
    }
    svg += "<polyline class=\"curve\" points=\"" + points + "\"/>" + dots;
    if (found)
        svg += line(x_of(*found), top, x_of(*found), floor, "found");
    svg += line(left, floor, right, floor, "axis") + line(left, top, left, floor, "axis");
    for (int i = 0; i <= 4; ++i) {
        const double value = least_dial + (most_dial - least_dial) * i / 4;
        char label[32];
        std::snprintf(label, sizeof label, "%.3g", value);
        svg += text_at(x_of(value), floor + 16,
                       i == 4   ? "end"
                       : i == 0 ? "start"
                                : "middle",
                       label);
    }
    svg += text_at(left - 6, top + 4, "end", number(most) + " s") +
           text_at(left - 6, floor, "end", "0 s");
    return svg + "</svg>";
}

} // namespace mh
