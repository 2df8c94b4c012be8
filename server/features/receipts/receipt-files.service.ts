import type { Database } from '../../database/database';
import type { Viewer } from '../../lib/viewer';
import type { Attachment } from '../../mail/attachment';
import { drawReceipt } from './pdf/receipt-pdf';
import { Receipt } from './receipt.entity';
import type { ReceiptService } from './receipt.service';

/** Receipts as files. They are drawn anew each time: what they say never changes. */
export class ReceiptFiles {
  constructor(
    private readonly database: Database,
    private readonly receipts: Pick<ReceiptService, 'find'>,
  ) {}

  /** For somebody who may read the receipt. */
  async find(viewer: Viewer, id: string): Promise<Attachment> {
    return fileOf(await this.receipts.find(viewer, id));
  }

  /** For the mail to whom it belongs. */
  async draw(id: string): Promise<Attachment> {
    return fileOf(await this.database.getRepository(Receipt).findOneByOrFail({ id }));
  }
}

const fileOf = async ({ number, content }: Receipt): Promise<Attachment> => ({
  name: `${number.replaceAll('/', '-')}.pdf`,
  mediaType: 'application/pdf',
  content: await drawReceipt(content),
});
