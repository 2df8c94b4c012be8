import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { MINUTE_MS } from '#common/time';
import type { Answer } from './answer';

/** Every different question takes a place, so much of it is filled with answers that are never sent again. */
const BYTES_MAX = 16 * 1024 * 1024;

/** Keeps an answer under its key, unless content has changed since its request began. */
export type KeepAnswer = (answer: Answer) => void;

/**
 * Caches answers with public content, by what was requested. They are dropped when content changes; the time limit is
 * for what depends on the date, and for a notification that was lost.
 */
export class AnswerCache {
  private readonly answers = new LRUCache<string, Answer>({
    maxSize: BYTES_MAX,
    sizeCalculation: ({ bytes }, key) => bytes + key.length,
  });
  private changes = 0;

  /** The cached answer; none for a request without a key, whose answer may not be shared. */
  find(key: string | undefined): Answer | undefined {
    const answer = key === undefined ? undefined : this.answers.get(key);
    return answer && performance.now() - answer.createdAt < MINUTE_MS ? answer : undefined;
  }

  /** To be called before the content of an answer is read. */
  begin(key: string | undefined): KeepAnswer {
    const { changes } = this;
    return (answer) => {
      if (key !== undefined && changes === this.changes) this.answers.set(key, answer);
    };
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
  headers.authorization === undefined ? `${method === 'HEAD' ? 'GET' : method} ${url}` : undefined;
