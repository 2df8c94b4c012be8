/** Files in the database. They are written and read in pieces, so that the process never keeps a whole one in memory. */
import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { IMPORT_BYTES_MAX } from '#common/member-imports/limits';
import { importMessages } from '#common/member-imports/messages';
import type { Database } from '../../database/database';
import { AppError } from '../../lib/errors';
import type { CsvFile } from './csv-file';
import type { MemberImport } from './member-import.entity';
import { UploadedPiece } from './uploaded-piece.entity';

const PIECE_BYTES = 256 * 1024;

/** A file while it is uploaded. Each attempt has its own, so that they do not mix. */
export class UploadedFile {
  private readonly uploadId = randomUUID();

  constructor(
    private readonly dataSource: Database,
    private readonly importId: string,
  ) {}

  /** Stores a file; `check` sees its bytes before that. */
  async write(body: AsyncIterable<Uint8Array>, check: (bytes: Uint8Array) => void): Promise<void> {
    const { importId, uploadId } = this;
    let position = 0;
    for await (const bytes of inPieces(body)) {
      check(bytes);
      await this.pieces.insert({ importId, uploadId, position, bytes });
      position += 1;
    }
  }

  async *read(): AsyncGenerator<Uint8Array> {
    const { importId, uploadId } = this;
    for (let position = 0; ; position += 1) {
      const piece = await this.pieces.findOneBy({ importId, uploadId, position });
      if (!piece) return;
      yield piece.bytes;
    }
  }

  async delete(): Promise<void> {
    const { importId, uploadId } = this;
    await this.pieces.delete({ importId, uploadId });
  }

  /** Makes it the file of its import, in place of all that was uploaded for that. */
  async complete(manager: EntityManager): Promise<void> {
    await manager.query(
      `update member_imports set content = (
        select string_agg(bytes, '' order by position) from uploaded_pieces where import_id = $1 and upload_id = $2
      ) where id = $1`,
      [this.importId, this.uploadId],
    );
    await manager.delete(UploadedPiece, { importId: this.importId });
  }

  private get pieces() {
    return this.dataSource.getRepository(UploadedPiece);
  }
}

/** The bytes in pieces of about the same size, counted. */
async function* inPieces(body: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let total = 0;
  let piece: Uint8Array[] = [];
  let length = 0;
  for await (const bytes of body) {
    total += bytes.length;
    if (total > IMPORT_BYTES_MAX) throw fileTooLarge();
    piece.push(bytes);
    length += bytes.length;
    if (length < PIECE_BYTES) continue;
    yield Buffer.concat(piece);
    piece = [];
    length = 0;
  }
  if (length > 0) yield Buffer.concat(piece);
}

const fileTooLarge = () => new AppError('PAYLOAD_TOO_LARGE', importMessages.tooLarge);

/** The file of an import that was uploaded before. */
export function storedFile(dataSource: Database, { id, encoding, separator }: MemberImport): CsvFile {
  if (!encoding || !separator) throw new Error('The import has no file.');
  return { read: () => contentOf(dataSource, id), encoding, separator };
}

async function* contentOf(dataSource: Database, importId: string): AsyncGenerator<Uint8Array> {
  for (let start = 1; ; start += PIECE_BYTES) {
    const [row] = await dataSource.query<{ bytes: Buffer | null }[]>(
      'select substring(content from $2 for $3) as bytes from member_imports where id = $1',
      [importId, start, PIECE_BYTES],
    );
    if (!row?.bytes?.length) return;
    yield row.bytes;
  }
}
