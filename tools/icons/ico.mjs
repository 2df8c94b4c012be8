const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;
const TYPE_ICON = 1;
const BITS_PER_PIXEL = 32;

/**
 * Combines PNG images in one .ico file: a header, a directory entry with the offset of each image, and the images.
 * @param {{ size: number, data: Buffer }[]} images squares with sides of less than 256 pixels
 * @returns {Buffer}
 */
export function icoFile(images) {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt16LE(TYPE_ICON, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = HEADER_BYTES + ENTRY_BYTES * images.length;
  const entries = images.map(({ size, data }) => {
    const entry = Buffer.alloc(ENTRY_BYTES);
    entry.writeUInt8(size, 0);
    entry.writeUInt8(size, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(BITS_PER_PIXEL, 6);
    entry.writeUInt32LE(data.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += data.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...images.map(({ data }) => data)]);
}
