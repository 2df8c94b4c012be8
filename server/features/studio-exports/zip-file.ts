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

/**
 * The bytes of a zip with these entries; each is read only when the previous ones are written. If one cannot be read,
 * the bytes end with its error; if the reader stops, nothing more is read.
 */
export function zipOf(entries: readonly ZipEntry[], mtime: Date): AsyncIterable<Uint8Array> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const fail = (error: Error) => void output.destroy(error);
  zip.on('error', fail);
  for (const { name, isCompressed = false, content } of entries)
    zip.addReadStreamLazy(name, { mtime, compress: !isCompressed }, (add) => {
      const source = Readable.from(content(), { objectMode: false });
      // The library does not listen for errors of its sources.
      source.on('error', fail);
      output.once('close', () => source.destroy());
      add(null, source);
    });
  zip.end();
  output.setMaxListeners(0);
  return output as AsyncIterable<Uint8Array>;
}
