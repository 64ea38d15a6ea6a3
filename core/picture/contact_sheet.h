#pragma once

// A contact sheet: drawings of one size in rows, each with a word under it, in headed sections. It
// is Drawings and words; whoever paints it brings the letters.

#include "core/figure/drawing.h"
#include "core/show/show.h"

#include <string>
#include <vector>

namespace mh {

struct SheetCell {
    Drawing drawing; // of the size of a cell, at whose edges it is cut
    std::string label;
    bool fault = false; // framed and labelled as one
};

struct SheetSection {
    std::string heading;
    std::vector<SheetCell> cells;
};

struct SheetWord {
    Vec2 at = Vec2::Zero(); // of its baseline: the left end, or the middle
    bool centred = true;
    double height_px = 12; // of its letters with their descenders
    Colour colour;
    std::string text; // UTF-8
};

struct SheetPicture {
    Vec2 at = Vec2::Zero(); // of its top left corner
    PictureSize size;       // what reaches beyond is cut off
    Drawing drawing;
};

// Paper, pictures on it, words over them.
struct ContactSheet {
    PictureSize size;
    Drawing paper;
    std::vector<SheetPicture> pictures;
    std::vector<SheetWord> words;
};

struct SheetForm {
    PictureSize cell;
    int columns = 6;
};

[[nodiscard]] ContactSheet contact_sheet(std::vector<SheetSection> sections, const SheetForm& form);

// Adds the shapes of `from`, moved.
void append(const Drawing& from, const Vec2& by, Drawing& to);
// Adds the shapes of the parts that are wanted; all in one colour where one is given.
void append_parts(const Drawing& from, bool (*wanted)(Part), std::optional<Colour> colour,
                  Drawing& to);

} // namespace mh
