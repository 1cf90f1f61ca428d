/** Just enough of the TrueType format to ask a font about itself. */

export function tablesOf(font) {
  const tables = {}
  for (let entry = 12; entry < 12 + 16 * font.readUInt16BE(4); entry += 16) {
    const start = font.readUInt32BE(entry + 8)
    const name = font.toString('latin1', entry, entry + 4)
    tables[name] = font.subarray(start, start + font.readUInt32BE(entry + 12))
  }
  return tables
}

/** Character to glyph, by the segments of the table's format 4 (all letters here are below U+FFFF). */
export function glyphFinder(cmap) {
  const starts = Array.from({ length: cmap.readUInt16BE(2) }, (_, i) =>
    cmap.readUInt32BE(8 + 8 * i),
  )
  const table = cmap.subarray(starts.find((start) => cmap.readUInt16BE(start) === 4))
  const bytes = table.readUInt16BE(6)
  return (code) => {
    let segment = 14
    while (table.readUInt16BE(segment) < code) segment += 2
    const start = table.readUInt16BE(segment + 2 + bytes)
    if (code < start) return 0
    const delta = table.readUInt16BE(segment + 2 + 2 * bytes)
    const offsetAt = segment + 2 + 3 * bytes
    const offset = table.readUInt16BE(offsetAt)
    const glyph = offset === 0 ? code : table.readUInt16BE(offsetAt + offset + 2 * (code - start))
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff
  }
}
