import type { Database } from '../../database/database';
import type { Links } from '../../lib/links';
import type { UserActor } from '../../lib/actor';
import type { Attachment } from '../../mail/attachment';
import type { RateLimits } from '../../rate-limits/rate-limits';
import { drawReceipt } from './pdf/receipt-pdf';
import { Receipt } from './receipt.entity';
import { receiptDrawing } from './receipt.rate-limits';
import type { ReceiptService } from './receipt.service';

interface FileParts {
  dataSource: Database;
  limits: Pick<RateLimits, 'take'>;
  receipts: Pick<ReceiptService, 'find'>;
  links: Links;
}

/** Receipts as PDF files. They are not stored but drawn on demand, from content that never changes. */
export class ReceiptFilesService {
  constructor(private readonly parts: FileParts) {}

  urlOf = (id: string): string => this.parts.links.receiptFile(id);

  /** The file of a receipt; null if there is none that the user may read. */
  async find(actor: UserActor, id: string): Promise<Attachment | null> {
    const receipt = await this.parts.receipts.find(actor, id);
    if (!receipt) return null;
    await this.parts.limits.take(receiptDrawing, actor.id);
    return fileOf(receipt);
  }

  /** The file without an access check, for the mail to the member. */
  async draw(id: string): Promise<Attachment> {
    const receipts = this.parts.dataSource.getRepository(Receipt);
    return fileOf(await receipts.findOneOrFail({ where: { id }, relations: { order: { user: true } } }));
  }
}

const fileOf = async ({ number, content, order }: Receipt): Promise<Attachment> => ({
  name: `${number.replaceAll('/', '-')}.pdf`,
  mediaType: 'application/pdf',
  content: await drawReceipt({ ...content, recipientEmail: order.user?.email ?? null }),
});
