import type { IncomingMessage, ServerResponse } from 'node:http';
import { httpOf } from '../graphql/format-error';
import type { Failure } from '../http/failure';
import { KeptPage } from './kept-page';

/**
 * The page that is sent when the page itself cannot be rendered now. It is kept, because the server is busy.
 */
export class BusyPage {
  private readonly page: KeptPage;

  constructor(
    render: () => Promise<string>,
    placeholder: string,
    private readonly headers: Record<string, string>,
  ) {
    this.page = new KeptPage(render, placeholder);
  }

  send(req: IncomingMessage, res: ServerResponse, { code, retryAfterS }: Failure): Promise<void> {
    const { status, headers } = httpOf(code, retryAfterS);
    return this.page.send(req, res, {
      status,
      headers: { ...this.headers, ...headers, Vary: 'Accept-Encoding' },
    });
  }
}
