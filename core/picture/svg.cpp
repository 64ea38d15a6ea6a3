#include "core/picture/svg.h"

#include <array>
#include <cstdio>

namespace mh {

namespace {

// A hundredth of a pixel, with no more digits than it needs.
std::string number(double value) {
    std::array<char, 32> text;
    std::snprintf(text.data(), text.size(), "%.2f", value);
    std::string digits = text.data();
    digits.erase(digits.find_last_not_of('0') + 1);
    if (digits.back() == '.')
        digits.pop_back();
    return digits == "-0" ? "0" : digits;
}

std::string escaped(std::string_view text) {
    std::string out;
    for (const char c : text) {
        switch (c) {
        case '&':
            out += "&amp;";
            break;
        case '<':
            out += "&lt;";
            break;
        case '"':
            out += "&quot;";
            break;
        default:
            if (static_cast<unsigned char>(c) >= 0x20)
                out += c;
        }
    }
    return out;
}

std::string paint_of(std::string_view attribute, Colour colour) {
    std::array<char, 64> text;
    const std::string name(attribute);
    std::snprintf(text.data(), text.size(), " %s=\"#%02x%02x%02x\"", name.c_str(), colour.r,
                  colour.g, colour.b);
    std::string out = text.data();
    if (colour.a < 255)
        out += " " + name + "-opacity=\"" + number(colour.a / 255.0) + "\"";
    return out;
}

std::string place(const Vec2& p) {
    return number(p.x()) + " " + number(p.y());
}

std::string path_of(const Drawing& drawing, const Shape& shape) {
    std::string path;
    const Vec2* p = drawing.points(shape).data();
    for (const Verb verb : drawing.verbs(shape)) {
        switch (verb) {
        case Verb::move:
            path += "M" + place(*p++);
            break;
        case Verb::line:
            path += "L" + place(*p++);
            break;
        case Verb::cubic:
            path += "C" + place(p[0]) + " " + place(p[1]) + " " + place(p[2]);
            p += 3;
            break;
        case Verb::close:
            path += "Z";
            break;
        }
    }
    return path;
}

std::string stop(int offset, Colour colour) {
    return "<stop offset=\"" + std::to_string(offset) + "\"" + paint_of("stop-color", colour) +
           "/>";
}

std::string gradient_of(const Shape& shape, const std::string& id) {
    const Gradient& g = *shape.gradient;
    std::string stops = stop(0, shape.fill) + stop(1, g.colour);
    // SVG names a stop's opacity otherwise than a paint's.
    for (std::size_t at = 0; (at = stops.find("stop-color-opacity", at)) != std::string::npos;)
        stops.replace(at, 18, "stop-opacity");
    if (g.round)
        return "<radialGradient id=\"" + id + R"(" gradientUnits="userSpaceOnUse" cx=")" +
               number(g.from.x()) + "\" cy=\"" + number(g.from.y()) + "\" r=\"" +
               number((g.to - g.from).norm()) + "\">" + stops + "</radialGradient>\n";
    return "<linearGradient id=\"" + id + R"(" gradientUnits="userSpaceOnUse" x1=")" +
           number(g.from.x()) + "\" y1=\"" + number(g.from.y()) + "\" x2=\"" + number(g.to.x()) +
           "\" y2=\"" + number(g.to.y()) + "\">" + stops + "</linearGradient>\n";
}

void add_shape(const Drawing& drawing, const Shape& shape, const std::string& id,
               std::string& out) {
    if (shape.gradient)
        out += gradient_of(shape, id);
    out += "<path d=\"" + path_of(drawing, shape) + "\"";
    if (shape.gradient)
        out += " fill=\"url(#" + id + ")\"";
    else if (shape.fill.a > 0)
        out += paint_of("fill", shape.fill);
    else
        out += " fill=\"none\"";
    if (shape.even_odd)
        out += R"( fill-rule="evenodd")";
    if (shape.stroke.a > 0 && shape.stroke_width > 0)
        out += paint_of("stroke", shape.stroke) + " stroke-width=\"" + number(shape.stroke_width) +
               R"(" stroke-linecap="round" stroke-linejoin="round")";
    out += "/>\n";
}

std::string head_of(PictureSize size) {
    const std::string width = std::to_string(size.width);
    const std::string height = std::to_string(size.height);
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg "
           "xmlns=\"http://www.w3.org/2000/svg\" width=\"" +
           width + "\" height=\"" + height + "\" viewBox=\"0 0 " + width + " " + height + "\">\n";
}

// `name` tells the drawing's gradients from those of others in the file.
void add_shapes(const Drawing& drawing, const std::string& name, std::string& out) {
    for (std::size_t i = 0; i < drawing.shapes().size(); ++i)
        add_shape(drawing, drawing.shapes()[i], name + "g" + std::to_string(i), out);
}

void add_picture(const SheetPicture& picture, const std::string& name, std::string& out) {
    const std::string size = " width=\"" + std::to_string(picture.size.width) + "\" height=\"" +
                             std::to_string(picture.size.height) + "\"";
    out += "<svg x=\"" + number(picture.at.x()) + "\" y=\"" + number(picture.at.y()) + "\"" + size +
           " overflow=\"hidden\">\n";
    add_shapes(picture.drawing, name, out);
    out += "</svg>\n";
}

std::string text_of(const SheetWord& word) {
    return "<text x=\"" + number(word.at.x()) + "\" y=\"" + number(word.at.y()) +
           "\" font-family=\"sans-serif\" font-size=\"" + number(word.height_px) + "\"" +
           (word.centred ? " text-anchor=\"middle\"" : "") + paint_of("fill", word.colour) + ">" +
           escaped(word.text) + "</text>\n";
}

} // namespace

std::string to_svg(const Drawing& drawing, PictureSize size) {
    std::string out = head_of(size);
    add_shapes(drawing, "", out);
    return out + "</svg>\n";
}

std::string to_svg(const ContactSheet& sheet) {
    std::string out = head_of(sheet.size);
    add_shapes(sheet.paper, "", out);
    for (std::size_t i = 0; i < sheet.pictures.size(); ++i)
        add_picture(sheet.pictures[i], "p" + std::to_string(i), out);
    for (const SheetWord& word : sheet.words)
        out += text_of(word);
    return out + "</svg>\n";
}

} // namespace mh
