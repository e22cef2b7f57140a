#pragma once

#include "core/base/Result.h"
#include "core/store/Sqlite.h"

namespace scarp {

// The tables of a SqliteStore. Any SQLite tool reads them; only Scarp should write.
//
// What is stored is never changed: each change puts new rows into `content`, and lets `slot` point to them.
//
// content   A piece of the document: `role`, `layer` and `slot` say which, `save` in which change.
//             role 0…5: a tile of a raster (ground, base, layer, layer mask, selection, named mask), `slot`
//                       its number, row by row; `layer` the layer's or named mask's id. `bytes`: form 1
//                       (TilePack: 128² float32, bits less their neighbours', byte planes, zstd); `coarse`:
//                       of the ground, its samples at every 16th row and column, float32.
//             role 6:   paint with the material of id `layer`: 256² bytes in the place of a tile's floats.
//             role 7:   how thick the ground is that erosion laid down, metres: a tile as of roles 0…5.
//             role 16:  objects of the ids 256·slot and up, JSON (form 3).
//             role 17:  nodes of the height pyramid's tier `layer`, 16 × 16 a slot (form 4: zstd).
//             role 18:  state: frame, place in the world, layers, named masks, JSON (form 3).
//             role 19:  a picture of a material, `slot` its sum's upper 56 bits (form 5: columns, rows and
//                       channels, u32, then zstd of planes of differences; core/material/Picture).
//             role 20:  the model of an asset, `slot` its sum's upper 56 bits (form 6: zstd of
//                       core/model/ModelBytes; its pictures have role 19).
//             form 0:   there is nothing any more.
//           `sum`: of what the bytes unpack to. `head`: of the row but its bytes.
// slot      Where the present content is; `check` of the row.
// replaced  Which content a change put out of use, and by which; it stays as long as the state before it can
//           be opened.
// save      The changes. `summary`, JSON: of a project file, whose changes are saves, the state, which slots
//           are held and the sum of their checks.
// entry     The undo history: `meta`, JSON: the operation and all but tiles; `tiles`: 32 bytes each, little
//           endian: role u8, form u8, layer u32 at 4, slot u32 at 8, bytes u32 at 12, check u64 at 16.
// entry_part  The tiles' bytes, one after the other, in parts; id = entry · 2²⁴ + part.
// setting   What the interface keeps: JSON by key. "preview": PNG.
//
// All checks are XXH3 (core/store/Checksum) over what is named in core/store/ContentRows.

/// Makes the tables in a new, empty database.
[[nodiscard]] Result<void> createTables(SqliteDatabase& database);

/// Whether a database holds the tables that createTables() makes, to the letter, and nothing else that SQLite
/// would run: no views, triggers, virtual tables or indices of others. The error is one line that names the
/// first such thing. A schema that cannot be read is the error that reading it gave.
[[nodiscard]] Result<void> checkTables(const SqliteDatabase& database);

}  // namespace scarp
