import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { isKey, type FileStorage, type OpenFile } from './file-storage';

/** Names of files that are being written end like this. */
const UNFINISHED = '.unfinished';

/** Files in a folder of this machine, or of a disk that all servers share. */
export class FolderStorage implements FileStorage {
  constructor(private readonly folder: string) {}

  /** The file has its name only once it is complete. */
  async put(key: string, bytes: Uint8Array): Promise<void> {
    const file = this.pathOf(key);
    const unfinished = `${file}.${randomUUID()}${UNFINISHED}`;
    await fs.mkdir(path.dirname(file), { recursive: true });
    try {
      await fs.writeFile(unfinished, bytes);
      await fs.rename(unfinished, file);
    } catch (error) {
      await fs.rm(unfinished, { force: true });
      throw error;
    }
  }

  get(key: string): Promise<Buffer | null> {
    return fs.readFile(this.pathOf(key)).catch(nothingIfMissing);
  }

  async open(key: string): Promise<OpenFile | null> {
    const file = await fs.open(this.pathOf(key)).catch(nothingIfMissing);
    return file && { bytes: (await file.stat()).size, stream: file.createReadStream() };
  }

  async *list(folder?: string): AsyncGenerator<string> {
    const start = folder === undefined ? this.folder : this.pathOf(folder);
    const entries = await fs.readdir(start, { recursive: true, withFileTypes: true }).catch(nothingIfMissing);
    for (const entry of entries ?? []) {
      if (!entry.isFile() || entry.name.endsWith(UNFINISHED)) continue;
      const file = path.join(entry.parentPath, entry.name);
      const key = path.relative(this.folder, file).split(path.sep).join('/');
      if (isKey(key)) yield key;
    }
  }

  async removeFolder(folder: string): Promise<void> {
    await fs.rm(this.pathOf(folder), { recursive: true, force: true });
  }

  private pathOf(key: string): string {
    if (!isKey(key)) throw new Error('This is no key of a file.');
    return path.join(this.folder, key);
  }
}

function nothingIfMissing(error: unknown): null {
  if ((error as { code?: unknown }).code === 'ENOENT') return null;
  throw error;
}
