import type { Response } from 'express';

interface FileParts {
  name: string;
  mediaType: string;
  bytes: Buffer;
}

/** A response body that is sent as a file download instead of JSON. */
export class RestFile {
  constructor(private readonly file: FileParts) {}

  send(res: Response): void {
    const { name, mediaType, bytes } = this.file;
    res.attachment(name).type(mediaType).send(bytes);
  }
}
