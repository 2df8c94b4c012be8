import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** A file in the zip. */
export interface ZipEntry {
  name: string;
  /** Already compressed, such as a picture. */
  isCompressed?: boolean;
  /** Called when it is the turn of the entry. */
  content: () => AsyncIterable<string | Uint8Array>;
}

/** The bytes of a zip with these entries, each of which is read only when the ones before it are written. */
export function zipOf(entries: readonly ZipEntry[], mtime: Date): AsyncIterable<Uint8Array> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  zip.on('error', (error: Error) => output.destroy(error));
  for (const { name, isCompressed = false, content } of entries)
    zip.addReadStreamLazy(name, { mtime, compress: !isCompressed }, (add) =>
      add(null, Readable.from(content(), { objectMode: false })),
    );
  zip.end();
  return output as AsyncIterable<Uint8Array>;
}
