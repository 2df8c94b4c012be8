import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';

interface FileParts {
  name: string;
  mediaType: string;
  /** The content, or its parts as they are read. */
  bytes: Buffer | AsyncIterable<string>;
}

/** A response body that is sent as a file download instead of JSON. */
export class RestFile {
  constructor(private readonly file: FileParts) {}

  async send(res: Response): Promise<void> {
    const { name, mediaType, bytes } = this.file;
    res.attachment(name).type(mediaType);
    if (Buffer.isBuffer(bytes)) res.send(bytes);
    else await pipeline(Readable.from(bytes, { objectMode: false }), res);
  }
}
