import type { IncomingMessage, ServerResponse } from 'node:http';
import { readStudio, type StudioFacts } from '#common/studio';
import { httpOf } from '../graphql/format-error';
import type { Failure } from '../http/failures';
import { nonceOf } from '../http/security-headers';
import { sendPrepared } from '../hot-path/answer';
import { PreparedBody } from '../hot-path/prepared-body';

/**
 * The page that is sent when the page itself cannot be rendered now. It is rendered once for each state of the settings,
 * because the server is busy.
 */
export class BusyPage {
  private body: Promise<PreparedBody> | undefined;
  private studio: StudioFacts | undefined;

  constructor(
    private readonly render: () => Promise<string>,
    /** Stands for the nonce of each response in the rendered page. */
    private readonly placeholder: string,
    private readonly headers: Record<string, string>,
  ) {}

  async send(req: IncomingMessage, res: ServerResponse, { code, retryAfterS }: Failure): Promise<void> {
    const { status, headers } = httpOf(code, retryAfterS);
    if (this.studio !== readStudio()) this.body = undefined;
    this.studio = readStudio();
    const body = await (this.body ??= this.prepare());
    await sendPrepared(req, res, {
      status,
      headers: { ...this.headers, ...headers, Vary: 'Accept-Encoding' },
      body,
      nonce: nonceOf(res),
    });
  }

  private async prepare(): Promise<PreparedBody> {
    try {
      return new PreparedBody(await this.render(), this.placeholder);
    } catch (error) {
      this.body = undefined;
      throw error;
    }
  }
}
