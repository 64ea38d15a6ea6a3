#include "core/picture/contact_sheet.h"

#include <algorithm>

namespace mh {

namespace {

constexpr Colour paper_colour{238, 234, 226};
constexpr Colour card{250, 248, 243};
constexpr Colour faulty_card{252, 226, 218};
constexpr Colour letters{58, 52, 60};
constexpr Colour faulty_letters{186, 44, 30};

constexpr double margin = 24;
constexpr double gap = 8;
constexpr double heading_px = 40;
constexpr double label_px = 20;

void box(const Vec2& at, const Vec2& size, Colour fill, Drawing& out) {
    out.begin({-1, Part::set});
    out.current().fill = fill;
    out.move_to(at);
    out.line_to({at.x() + size.x(), at.y()});
    out.line_to(at + size);
    out.line_to({at.x(), at.y() + size.y()});
    out.close();
}

void copy_points(const Drawing& from, const Shape& shape, const Vec2& by, Drawing& to) {
    const Vec2* p = from.points(shape).data();
    for (const Verb verb : from.verbs(shape)) {
        switch (verb) {
        case Verb::move:
            to.move_to(*p++ + by);
            break;
        case Verb::line:
            to.line_to(*p++ + by);
            break;
        case Verb::cubic:
            to.cubic_to(p[0] + by, p[1] + by, p[2] + by);
            p += 3;
            break;
        case Verb::close:
            to.close();
            break;
        }
    }
}

void copy_shape(const Drawing& from, const Shape& shape, const Vec2& by, Drawing& to) {
    to.begin(shape.tag);
    Shape& added = to.current();
    added.fill = shape.fill;
    added.gradient = shape.gradient;
    if (added.gradient) {
        added.gradient->from += by;
        added.gradient->to += by;
    }
    added.stroke = shape.stroke;
    added.stroke_width = shape.stroke_width;
    added.even_odd = shape.even_odd;
    copy_points(from, shape, by, to);
}

int rows_of(const SheetSection& section, int columns) {
    return (static_cast<int>(section.cells.size()) + columns - 1) / columns;
}

PictureSize size_of(const std::vector<SheetSection>& sections, const SheetForm& form) {
    double height = 2 * margin - gap;
    int columns = 1;
    for (const SheetSection& section : sections) {
        height += (section.heading.empty() ? 0 : heading_px) +
                  rows_of(section, form.columns) * (form.cell.height + label_px + gap);
        columns = std::max(columns, std::min(form.columns, static_cast<int>(section.cells.size())));
    }
    const double width = 2 * margin + columns * (form.cell.width + gap) - gap;
    return {static_cast<int>(width), static_cast<int>(height)};
}

void put_cell(SheetCell& cell, const Vec2& at, PictureSize size, ContactSheet& sheet) {
    box(at, Vec2(size.width, size.height + label_px), cell.fault ? faulty_card : card, sheet.paper);
    sheet.pictures.push_back({at, size, std::move(cell.drawing)});
    sheet.words.push_back({at + Vec2(0.5 * size.width, size.height + 0.68 * label_px), true, 13,
                           cell.fault ? faulty_letters : letters, cell.label});
}

} // namespace

void append(const Drawing& from, const Vec2& by, Drawing& to) {
    for (const Shape& shape : from.shapes())
        copy_shape(from, shape, by, to);
}

void append_parts(const Drawing& from, bool (*wanted)(Part), std::optional<Colour> colour,
                  Drawing& to) {
    for (const Shape& shape : from.shapes()) {
        if (!wanted(shape.tag.part))
            continue;
        copy_shape(from, shape, {0, 0}, to);
        if (!colour)
            continue;
        to.current().gradient.reset();
        for (Colour* paint : {&to.current().fill, &to.current().stroke})
            if (paint->a > 0)
                *paint = *colour;
    }
}

ContactSheet contact_sheet(std::vector<SheetSection> sections, const SheetForm& form) {
    ContactSheet sheet;
    sheet.size = size_of(sections, form);
    box({0, 0}, Vec2(sheet.size.width, sheet.size.height), paper_colour, sheet.paper);
    double top = margin;
    for (SheetSection& section : sections) {
        if (!section.heading.empty()) {
            sheet.words.push_back(
                {{margin, top + 0.6 * heading_px}, false, 22, letters, section.heading});
            top += heading_px;
        }
        for (std::size_t i = 0; i < section.cells.size(); ++i) {
            const auto column = static_cast<int>(i) % form.columns;
            const auto row = static_cast<int>(i) / form.columns;
            put_cell(section.cells[i],
                     {margin + column * (form.cell.width + gap),
                      top + row * (form.cell.height + label_px + gap)},
                     form.cell, sheet);
        }
        top += rows_of(section, form.columns) * (form.cell.height + label_px + gap);
    }
    return sheet;
}

} // namespace mh
