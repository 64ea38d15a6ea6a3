#include "core/figure/silhouette.h"

#include "core/base/easing.h"

#include <algorithm>
#include <cmath>

namespace mh {

namespace {

class Directions {
  public:
    explicit Directions(std::size_t count) : m_count(count) {
        for (std::size_t i = 0; i < count; ++i) {
            const double angle = 2 * pi * static_cast<double>(i) / static_cast<double>(count);
            m_unit[i] = {std::cos(angle), std::sin(angle)};
        }
    }
    [[nodiscard]] std::span<const Vec2> all() const { return {m_unit.data(), m_count}; }

  private:
    std::array<Vec2, most_directions> m_unit;
    std::size_t m_count;
};

// Points of closed curves; the first of each curve is a move.
class Pen {
  public:
    explicit Pen(Drawing& drawing) : m_drawing(drawing) {}
    void put(const Vec2& p) {
        m_begun ? m_drawing.line_to(p) : m_drawing.move_to(p);
        m_begun = true;
    }
    void close() {
        if (m_begun)
            m_drawing.close();
        m_begun = false;
    }

  private:
    Drawing& m_drawing;
    bool m_begun = false;
};

// Which directions of the hull of two neighbours belong to the further one: none, all, one run of
// them from `first` to `last`, or several.
struct Pair {
    enum class Kind { back_covers, front_covers, joined, crossed } kind = Kind::back_covers;
    int first = 0;
    int last = 0;
};

class Row {
  public:
    Row(std::span<const DiscOutline> discs, std::size_t directions, Drawing& drawing)
        : m_discs(discs), m_count(static_cast<int>(directions)), m_pen(drawing) {}

    void emit() {
        std::size_t begin = 0;
        for (std::size_t i = 0; i < m_discs.size(); ++i) {
            const bool last = i + 1 == m_discs.size();
            if (!last)
                m_pairs[i] = pair_of(m_discs[i], m_discs[i + 1]);
            const bool joined_back = i > begin;
            const bool joined_on = !last && m_pairs[i].kind == Pair::Kind::joined;
            if (joined_back && joined_on && turns_gently(i))
                continue;
            if (joined_back)
                emit_run(begin, i);
            else if (!joined_on && stands_alone(i))
                emit_disc(i);
            if (!last && m_pairs[i].kind == Pair::Kind::crossed)
                emit_crossed(i);
            begin = joined_on ? i : i + 1;
        }
    }

  private:
    [[nodiscard]] std::size_t at(int direction) const {
        return static_cast<std::size_t>((direction % m_count + m_count) % m_count);
    }
    [[nodiscard]] const Vec2& point(std::size_t disc, int direction) const {
        return m_discs[disc].point[at(direction)];
    }
    // From one direction to another the short way.
    [[nodiscard]] int steps(int from, int to) const {
        const int forward = static_cast<int>(at(to - from));
        return forward > m_count / 2 ? forward - m_count : forward;
    }

    [[nodiscard]] Pair pair_of(const DiscOutline& back, const DiscOutline& front) const {
        const auto of_front = [&](int i) {
            return front.along[static_cast<std::size_t>(i)] >
                   back.along[static_cast<std::size_t>(i)];
        };
        Pair pair;
        int runs = 0;
        bool before = of_front(m_count - 1);
        for (int i = 0; i < m_count; ++i) {
            const bool here = of_front(i);
            if (here && !before) {
                pair.first = i;
                ++runs;
            }
            if (before && !here)
                pair.last = i > 0 ? i - 1 : m_count - 1;
            before = here;
        }
        if (runs == 0)
            pair.kind = before ? Pair::Kind::front_covers : Pair::Kind::back_covers;

        else
            pair.kind = runs == 1 ? Pair::Kind::joined : Pair::Kind::crossed;
        return pair;
    }

    // Not inside a neighbour, and so not drawn with it.
    [[nodiscard]] bool stands_alone(std::size_t i) const {
        const bool in_back = i > 0 && m_pairs[i - 1].kind == Pair::Kind::back_covers;
        const bool in_front = i + 1 < m_discs.size() && m_pairs[i].kind == Pair::Kind::front_covers;
        const bool crossed = (i > 0 && m_pairs[i - 1].kind == Pair::Kind::crossed) ||
                             (i + 1 < m_discs.size() && m_pairs[i].kind == Pair::Kind::crossed);
        return !in_back && !in_front && !crossed;
    }

    // Where a row turns, one curve up its side passes straight over the inner side, and takes a
    // piece of the disc away there. A turn up to this leaves that piece covered by both hulls that
    // meet.
    [[nodiscard]] bool gentle(int from, int to) const {
        return std::abs(steps(from, to)) <= m_count / 8;
    }
    [[nodiscard]] bool turns_gently(std::size_t i) const {
        return gentle(m_pairs[i - 1].first, m_pairs[i].first - 1) &&
               gentle(m_pairs[i].last + 1, m_pairs[i - 1].last);
    }

    void put_arc(std::size_t disc, int from, int to) {
        const int n = static_cast<int>(at(to - from));
        for (int k = 0; k <= n; ++k)
            m_pen.put(point(disc, from + k));
    }
    void put_side(std::size_t disc, int from, int to) {
        if (steps(from, to) >= 0)
            return put_arc(disc, from, to);
        m_pen.put(point(disc, from));
        m_pen.put(point(disc, to));
    }
    void emit_run(std::size_t begin, std::size_t end) {
        put_arc(begin, m_pairs[begin].last + 1, m_pairs[begin].first - 1);
        for (std::size_t i = begin + 1; i < end; ++i)
            put_side(i, m_pairs[i - 1].first, m_pairs[i].first - 1);
        put_arc(end, m_pairs[end - 1].first, m_pairs[end - 1].last);
        for (std::size_t i = end - 1; i > begin; --i)
            put_side(i, m_pairs[i].last + 1, m_pairs[i - 1].last);
        m_pen.close();
    }
    void emit_disc(std::size_t disc) {
        put_arc(disc, 0, m_count - 1);
        m_pen.close();
    }
    void emit_crossed(std::size_t i) {
        for (int k = 0; k < m_count; ++k) {
            const bool of_back = m_discs[i].along[at(k)] >= m_discs[i + 1].along[at(k)];
            m_pen.put(point(of_back ? i : i + 1, k));
        }
        m_pen.close();
    }

    std::span<const DiscOutline> m_discs;
    int m_count;
    Pen m_pen;
    std::array<Pair, most_row> m_pairs;
};

} // namespace

std::span<const Vec2> directions_for(double radius_px) {
    static const std::array<Directions, 5> tables{Directions(16), Directions(24), Directions(34),
                                                  Directions(48), Directions(most_directions)};
    constexpr std::array<double, 4> up_to_px{5, 16, 45, 110};
    std::size_t i = 0;
    while (i < up_to_px.size() && radius_px > up_to_px[i])
        ++i;
    return tables[i].all();
}

void emit_row(std::span<const DiscOutline> row, std::size_t directions, Drawing& drawing) {
    Row(row, directions, drawing).emit();
}

} // namespace mh
