import type { Readable } from 'node:stream';

/** A file that is sent on while it is read: whoever receives it slowly takes no memory for all of it. */
export interface OpenFile {
  bytes: number;
  stream: Readable;
}

/** Keeps files under keys such as `u/<hash>/640.webp`, whose parts are letters, digits, hyphens and dots. */
export interface FileStorage {
  /** Replaces the file with this key, if there is one. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Null if there is no file with this key. */
  get(key: string): Promise<Buffer | null>;
  /** The file as a stream, to be read to its end or destroyed; null if there is none. */
  open(key: string): Promise<OpenFile | null>;
  /** The keys of all files of a folder, such as `u/<hash>`; of the whole storage without one. Not those that somebody else has put there. */
  list(folder?: string): AsyncIterable<string>;
  /** Removes all files of a folder; does nothing if there are none. */
  removeFolder(folder: string): Promise<void>;
}

/** A key that an other program than this one has made up could lead out of the storage. */
const KEY = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;

export const isKey = (key: string): boolean => KEY.test(key);
