import { AnswerCache } from '../hot-path/answer-cache';
import { PageCache } from '../ssr/page-cache';

/** What the server keeps of public content until it changes. */
export class ContentCache {
  readonly pages = new PageCache();
  readonly answers = new AnswerCache();

  readonly clear = (): void => {
    this.pages.clear();
    this.answers.clear();
  };
}
