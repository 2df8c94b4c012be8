import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import fs from 'node:fs/promises';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { StartError } from '../lib/errors';
import {
  END_OF_ROWS,
  FORMAT,
  OLDEST_FORMAT,
  type BackupEnd,
  type BackupHead,
  type FileHead,
  type JobsHead,
  type TableHead,
  type WaitingJob,
} from './backup-format';
import { cannotDecrypt, decryption, ENCRYPTED } from './encryption';

/** Receives the parts of a backup, in its order. */
export interface BackupReader {
  head?: (head: BackupHead) => void | Promise<void>;
  /** Begins the rows of a table. */
  table?: (head: TableHead) => void | Promise<void>;
  /** Some rows of the table, each with its newline. */
  rows?: (rows: Buffer) => void | Promise<void>;
  endOfTable?: () => void | Promise<void>;
  job?: (job: WaitingJob) => void | Promise<void>;
  /** An uploaded file, whole. */
  file?: (key: string, bytes: Buffer) => Promise<void>;
}

const damagedBackup = (why: string) => new StartError(`This is not a complete backup: ${why}.`);

/** Reads a whole backup and compares the rows with the hashes at its end. */
export async function checkBackup(file: string, key: string | undefined) {
  return readBackup(file, key, {});
}

/** Reads a backup. Throws if it is damaged or incomplete, at the latest at its end. */
export async function readBackup(
  file: string,
  key: string | undefined,
  reader: BackupReader,
): Promise<{ head: BackupHead; end: BackupEnd }> {
  const sections = new Sections(reader);
  const hasKey = await isEncrypted(file);
  if (hasKey && key === undefined)
    throw new StartError('The backup is encrypted. Set BACKUP_KEY to the key it was made with.');
  // A backup without encryption could have been made by anybody who can write to where backups are kept.
  if (!hasKey && key !== undefined)
    throw new StartError('The backup is not encrypted. If you know where it comes from, unset BACKUP_KEY.');
  const text = textOf(file, key);
  for await (const lines of linesOf(text, hasKey)) await sections.take(lines);
  return sections.whole();
}

/** The text of a backup. An error of any stage is one of the last. */
const textOf = (file: string, key: string | undefined): Readable =>
  key === undefined
    ? pipeline(createReadStream(file), createGunzip(), () => {})
    : pipeline(createReadStream(file), decryption(key), createGunzip(), () => {});

async function isEncrypted(file: string): Promise<boolean> {
  const handle = await fs.open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(ENCRYPTED.length), 0, ENCRYPTED.length, 0);
    return buffer.equals(ENCRYPTED);
  } finally {
    await handle.close();
  }
}

const NEWLINE = 0x0a;

/** The complete lines of each chunk, with their newlines. */
async function* linesOf(text: Readable, hasKey: boolean): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  try {
    for await (const chunk of text as AsyncIterable<Buffer>) {
      const whole = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
      const end = whole.lastIndexOf(NEWLINE) + 1;
      if (end > 0) yield whole.subarray(0, end);
      rest = whole.subarray(end);
    }
  } catch (error) {
    // Decrypting with another key does not give compressed text.
    throw hasKey || error instanceof StartError ? cannotDecrypt() : damagedBackup((error as Error).message);
  }
  if (rest.length > 0) throw damagedBackup('its last line is cut off');
}

const END_LINE = Buffer.from(`${END_OF_ROWS}\n`);
const END_IN_ROWS = Buffer.from(`\n${END_OF_ROWS}\n`);

type Line = BackupHead | TableHead | JobsHead | FileHead | BackupEnd | WaitingJob;

/** Reads the lines of a backup. */
class Sections {
  private head: BackupHead | undefined;
  private end: BackupEnd | undefined;
  private place: 'between' | 'rows' | 'jobs' | 'file' = 'between';
  private current: { table: string; hash: Hash } | undefined;
  private readonly hashes: Record<string, string> = {};
  private jobs = 0;
  private openFile: (FileHead & { parts: Buffer[] }) | undefined;
  private files = 0;

  constructor(private readonly reader: BackupReader) {}

  async take(lines: Buffer): Promise<void> {
    let rest = lines;
    while (rest.length > 0) {
      const length = this.place === 'rows' ? await this.takeRows(rest) : await this.takeLine(rest);
      rest = rest.subarray(length);
    }
  }

  whole(): { head: BackupHead; end: BackupEnd } {
    const { head, end } = this;
    if (!head || !end) throw damagedBackup('its end is missing');
    const wrong = Object.entries(end.tables).filter(([table, { sha256 }]) => this.hashes[table] !== sha256);
    if (wrong.length > 0)
      throw damagedBackup(`the rows of ${wrong.map(([table]) => table).join(', ')} have changed`);
    if (end.jobs !== this.jobs) throw damagedBackup('jobs are missing');
    if ((end.files ?? 0) !== this.files) throw damagedBackup('uploaded files are missing');
    return { head, end };
  }

  /** Passes on the rows up to the end of the table; returns how many bytes have been read. */
  private async takeRows(lines: Buffer): Promise<number> {
    const isAtEnd = lines.subarray(0, END_LINE.length).equals(END_LINE);
    const found = isAtEnd ? -1 : lines.indexOf(END_IN_ROWS);
    const rows = isAtEnd ? lines.subarray(0, 0) : found < 0 ? lines : lines.subarray(0, found + 1);
    if (rows.length > 0) {
      this.current!.hash.update(rows);
      await this.reader.rows?.(rows);
    }
    if (!isAtEnd && found < 0) return lines.length;
    this.hashes[this.current!.table] = this.current!.hash.digest('hex');
    this.place = 'between';
    await this.reader.endOfTable?.();
    return rows.length + END_LINE.length;
  }

  private async takeLine(lines: Buffer): Promise<number> {
    const length = lines.indexOf(NEWLINE) + 1;
    const text = lines.toString('utf8', 0, length - 1);
    if (this.place === 'file') await this.takeFilePart(text);
    else if (this.place === 'jobs' && text === END_OF_ROWS) this.place = 'between';
    else await this.takeValue(parsed(text));
    return length;
  }

  private async takeFilePart(text: string): Promise<void> {
    const { file, sha256, parts } = this.openFile!;
    if (text !== END_OF_ROWS) return void parts.push(Buffer.from(text, 'base64'));
    const bytes = Buffer.concat(parts);
    if (createHash('sha256').update(bytes).digest('hex') !== sha256)
      throw damagedBackup(`the uploaded file ${file} has changed`);
    this.files += 1;
    this.place = 'between';
    return this.reader.file?.(file, bytes);
  }

  private async takeValue(value: Line): Promise<void> {
    if (!this.head) return this.begin(value as BackupHead);
    if (this.place === 'jobs') {
      this.jobs += 1;
      await this.reader.job?.(value as WaitingJob);
    } else if ('table' in value) {
      this.place = 'rows';
      this.current = { table: value.table, hash: createHash('sha256') };
      await this.reader.table?.(value);
    } else if ('file' in value) {
      this.place = 'file';
      this.openFile = { ...value, parts: [] };
    } else if ('tables' in value) this.end = value;
    else this.place = 'jobs';
  }

  private async begin(head: BackupHead): Promise<void> {
    if (!(head.format >= OLDEST_FORMAT && head.format <= FORMAT))
      throw new StartError('The backup was made by a version of Bhor that is not this one.');
    this.head = head;
    await this.reader.head?.(head);
  }
}

function parsed(text: string): Line {
  try {
    return JSON.parse(text) as TableHead;
  } catch {
    throw damagedBackup('a line of it cannot be read');
  }
}
