import zlib from 'node:zlib';

const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const HEADER = 12;
const ENTRY = 16;

/**
 * Converts a WOFF file to TrueType. The font library reads WOFF as well, but inflates the whole table again for every
 * glyph.
 */
export function trueTypeOf(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const entries = Array.from({ length: count }, (_, index) =>
    entryAt(woff, WOFF_HEADER + index * WOFF_ENTRY),
  );
  const directory = Buffer.alloc(HEADER + count * ENTRY);
  directory.writeUInt32BE(woff.readUInt32BE(4), 0);
  directory.writeUInt16BE(count, 4);
  let offset = directory.length;
  entries.forEach(({ tag, checksum, table }, index) => {
    const at = HEADER + index * ENTRY;
    directory.writeUInt32BE(tag, at);
    directory.writeUInt32BE(checksum, at + 4);
    directory.writeUInt32BE(offset, at + 8);
    directory.writeUInt32BE(table.length, at + 12);
    offset += padded(table.length);
  });
  const tables = entries.map(({ table }) => Buffer.concat([table], padded(table.length)));
  return Buffer.concat([directory, ...tables]);
}

interface Entry {
  tag: number;
  checksum: number;
  table: Buffer;
}

function entryAt(woff: Buffer, at: number): Entry {
  const [tag, offset, packed, length, checksum] = [0, 4, 8, 12, 16].map((part) =>
    woff.readUInt32BE(at + part),
  ) as [number, number, number, number, number];
  const bytes = woff.subarray(offset, offset + packed);
  return { tag, checksum, table: packed < length ? zlib.inflateSync(bytes) : bytes };
}

/** Tables are aligned to four bytes. */
const padded = (length: number) => Math.ceil(length / 4) * 4;
