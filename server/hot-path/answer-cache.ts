import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { MINUTE_MS } from '#common/time';
import type { Answer } from './answer';

const BYTES_MAX = 64 * 1024 * 1024;

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

  find(key: string): Answer | undefined {
    const answer = this.answers.get(key);
    return answer && performance.now() - answer.createdAt < MINUTE_MS ? answer : undefined;
  }

  /** To be called before the content of an answer is read. */
  begin(key: string): KeepAnswer {
    const { changes } = this;
    return (answer) => {
      if (changes === this.changes) this.answers.set(key, answer);
    };
  }

  clear(): void {
    this.changes += 1;
    this.answers.clear();
  }
}

/** Under which an answer to a GET request without a log-in is cached; HEAD requests get its headers. */
export const keyOf = ({ method, url, headers }: IncomingMessage): string =>
  headers.authorization === undefined ? `${method === 'HEAD' ? 'GET' : method} ${url}` : '';
