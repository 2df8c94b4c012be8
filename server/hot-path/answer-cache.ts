import { hash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { PUBLIC_CONTENT_LIFE_MS } from '../lib/request-limits';
import type { Answer } from './answer';

const BYTES_MAX = 16 * 1024 * 1024;
/** Larger answers are not kept: a few of them would push out all others. */
const ENTRY_BYTES_MAX = BYTES_MAX / 4;
/** About how much memory an answer takes besides its body. */
const ANSWER_BYTES = 1500;
/** Maximum number of keys that are remembered as asked for. */
const ASKED_MAX = 20_000;

/** Keeps an answer under its key, unless content has changed since its request began. */
export type KeepAnswer = (answer: Answer) => void;

/**
 * Caches answers with public content, by what was requested. They are dropped when content changes; the time limit is
 * for what depends on the date, and for a notification that was lost.
 */
export class AnswerCache {
  private readonly answers = new LRUCache<string, Answer>({
    maxSize: BYTES_MAX,
    maxEntrySize: ENTRY_BYTES_MAX,
    sizeCalculation: ({ bytes }, key) => bytes + key.length + ANSWER_BYTES,
  });
  /** Limited by size: with a maximum number, places would be allocated at once. */
  private readonly asked = new LRUCache<string, true>({ maxSize: ASKED_MAX, sizeCalculation: () => 1 });
  private changes = 0;

  /** The cached answer; none for a request without a key, whose answer may not be shared. */
  find(key: string | undefined): Answer | undefined {
    const answer = key === undefined ? undefined : this.answers.get(key);
    return answer && performance.now() - answer.createdAt < PUBLIC_CONTENT_LIFE_MS ? answer : undefined;
  }

  /** To be called before the content of an answer is read. */
  begin(key: string | undefined): KeepAnswer {
    const { changes } = this;
    return (answer) => {
      if (key !== undefined && changes === this.changes) this.answers.set(key, answer);
    };
  }

  /**
   * Whether this was asked for before, for queries with endlessly many variants: answers that are never sent again
   * would fill the cache, and preparing and collecting them takes a fifth of the time of such reads.
   */
  isAskedAgain(key: string): boolean {
    const isKnown = this.asked.has(key);
    this.asked.set(key, true);
    return isKnown;
  }

  clear(): void {
    this.changes += 1;
    this.answers.clear();
  }
}

/**
 * The key of an answer that depends on nothing but the address; undefined for requests with a log-in. HEAD requests get
 * the headers of GET.
 */
export const keyOf = ({ method, url, headers }: IncomingMessage): string | undefined =>
  headers.authorization === undefined ? hashOf(`${method === 'HEAD' ? 'GET' : method} ${url}`) : undefined;

/** The key of an answer that also depends on these headers. */
export const keyWithHeaders = (req: IncomingMessage, names: readonly string[]): string | undefined => {
  const key = keyOf(req);
  return key && hashOf(JSON.stringify([key, ...names.map((name) => req.headers[name])]));
};

/** The key of an answer to a body. No header contains a line break, so no other header and body have the same key. */
export const keyOfBody = ({ headers }: IncomingMessage, bytes: Buffer): string =>
  hashOf(Buffer.concat([Buffer.from(`${headers.accept ?? ''}\n`), bytes]));

/** Addresses and bodies may have tokens and passwords, which are not to stay in memory. */
const hashOf = (text: string | Buffer): string => hash('sha256', text, 'base64');
