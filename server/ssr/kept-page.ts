import type { IncomingMessage, ServerResponse } from 'node:http';
import { readStudio, type StudioFacts } from '#common/studio';
import { sendPrepared } from '../hot-path/answer';
import { PreparedBody } from '../hot-path/prepared-body';
import { nonceOf } from '../http/security-headers';

interface Sent {
  status: number;
  headers: Record<string, string>;
}

/** A page that is the same for everybody and rendered once for each state of the settings. */
export class KeptPage {
  private body: Promise<PreparedBody> | undefined;
  private studio: StudioFacts | undefined;

  constructor(
    private readonly render: () => Promise<string>,
    /** Stands for the nonce of each response in the rendered page. */
    private readonly placeholder: string,
  ) {}

  async send(req: IncomingMessage, res: ServerResponse, { status, headers }: Sent): Promise<void> {
    if (this.studio !== readStudio()) this.body = undefined;
    this.studio = readStudio();
    const body = await (this.body ??= this.prepare());
    await sendPrepared(req, res, { status, headers, body, nonce: nonceOf(res) });
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
