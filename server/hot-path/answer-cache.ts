import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { MINUTE_MS } from '#common/time';
import type { Answer } from './answer';

const BYTES_MAX = 16 * 1024 * 1024;
/** Maximum length of all keys that are remembered as asked for. */
const ASKED_LENGTH_MAX = 2 * 1024 * 1024;

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
  private readonly asked = new LRUCache<string, true>({
    maxSize: ASKED_LENGTH_MAX,
    sizeCalculation: (_asked, key) => key.length,
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

  /**
   * As `begin`, for questions of which there are endlessly many: their answers are kept from the second time on that they
   * are asked for. Answers that are never sent again would otherwise fill the cache, and take time to be collected.
   */
  beginIfRepeated(key: string): KeepAnswer | undefined {
    const isRepeated = this.asked.has(key);
    this.asked.set(key, true);
    return isRepeated ? this.begin(key) : undefined;
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
