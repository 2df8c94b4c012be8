import zlib from 'node:zlib';

const WOFF_HEADER_BYTES = 44;
const WOFF_ENTRY_BYTES = 20;
const TRUETYPE_HEADER_BYTES = 12;
const TRUETYPE_ENTRY_BYTES = 16;

/**
 * Converts a WOFF file to TrueType. The font library reads WOFF as well, but inflates the whole table again for every
 * glyph.
 */
export function woffToTrueType(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const entries = Array.from({ length: count }, (_, index) =>
    readEntry(woff, WOFF_HEADER_BYTES + index * WOFF_ENTRY_BYTES),
  );
  const directory = Buffer.alloc(TRUETYPE_HEADER_BYTES + count * TRUETYPE_ENTRY_BYTES);
  directory.writeUInt32BE(woff.readUInt32BE(4), 0);
  directory.writeUInt16BE(count, 4);
  let offset = directory.length;
  entries.forEach(({ tag, checksum, table }, index) => {
    const at = TRUETYPE_HEADER_BYTES + index * TRUETYPE_ENTRY_BYTES;
    directory.writeUInt32BE(tag, at);
    directory.writeUInt32BE(checksum, at + 4);
    directory.writeUInt32BE(offset, at + 8);
    directory.writeUInt32BE(table.length, at + 12);
    offset += aligned(table.length);
  });
  const tables = entries.map(({ table }) => Buffer.concat([table], aligned(table.length)));
  return Buffer.concat([directory, ...tables]);
}

/** An entry of the table directory, with its uncompressed table. */
interface Entry {
  tag: number;
  checksum: number;
  table: Buffer;
}

function readEntry(woff: Buffer, at: number): Entry {
  const [tag, offset, compressedLength, length, checksum] = [0, 4, 8, 12, 16].map((field) =>
    woff.readUInt32BE(at + field),
  ) as [number, number, number, number, number];
  const bytes = woff.subarray(offset, offset + compressedLength);
  return { tag, checksum, table: compressedLength < length ? zlib.inflateSync(bytes) : bytes };
}

/** Tables are aligned to four bytes. */
const aligned = (length: number) => Math.ceil(length / 4) * 4;
