import { Brackets } from 'typeorm';
import { receiptMessages } from '#common/receipts/messages';
import type { ReceiptPaper } from '#common/receipts/papers';
import type { Database } from '../../database/database';
import type { UserActor } from '../../lib/actor';
import type { Clock } from '../../lib/clock';
import { AppError } from '../../lib/errors';
import type { Links } from '../../lib/links';
import type { FileStorage } from '../../storage/file-storage';
import { isRandomToken, sha256 } from '../../lib/secrets';
import type { Attachment, UndrawnFile } from '../../mail/attachment';
import type { RateLimits } from '../../rate-limits/rate-limits';
import { printedLogoKey } from '../media/stored-keys';
import { drawReceipt, type Drawing } from './pdf/receipt-pdf';
import { ReceiptCopy } from './receipt-copy.entity';
import { ReceiptLink } from './receipt-link.entity';
import { Receipt } from './receipt.entity';
import { receiptDrawing, unknownReceiptLinks } from './receipt.rate-limits';
import type { ReceiptService } from './receipt.service';

interface FileParts {
  dataSource: Database;
  clock: Clock;
  limits: Pick<RateLimits, 'take'>;
  receipts: Pick<ReceiptService, 'find'>;
  links: Links;
  storage: Pick<FileStorage, 'get'>;
}

interface OpenedLink {
  token: string;
  /** Network of the client. */
  network: string;
  /** The paper to print on, for a file that opens the print dialog. */
  printOn: ReceiptPaper | null;
}

/** Receipts as PDF files. They are not stored but drawn on demand, from content that never changes. */
export class ReceiptFilesService {
  constructor(private readonly parts: FileParts) {}

  urlOf = (id: string): string => this.parts.links.receiptFile(id);

  /** The file of a receipt; null if there is none that the user may read. That of staff is marked as the studio's. */
  async find(actor: UserActor, id: string): Promise<Attachment | null> {
    const receipt = await this.parts.receipts.find(actor, id);
    if (!receipt) return null;
    await this.parts.limits.take(receiptDrawing, actor.id);
    return this.fileOf(receipt, receipt.order.userId === actor.id ? {} : { mark: { kind: 'studio' } });
  }

  /** The file without an access check, for a mail to the member; with the copy that staff handed out by that mail. */
  async draw(id: string, copy: number | null = null): Promise<Attachment> {
    const { dataSource } = this.parts;
    const where = { id };
    const receipts = dataSource.getRepository(Receipt);
    const receipt = await receipts.findOneOrFail({ where, relations: { order: { user: true } } });
    const copies = dataSource.getRepository(ReceiptCopy);
    const handedOut = copy === null ? null : await copies.findOneBy({ receiptId: id, copy });
    // A mail on its way brings a copy that does not count yet.
    const onItsWay = copy === null ? null : { copy, handedOutAt: new Date(this.parts.clock.now()) };
    return this.fileOf(receipt, markOf(handedOut ?? onItsWay));
  }

  /**
   * The file behind a link. Throws if the link is unknown or has expired, which is limited. The limit is asked only
   * then, so that unknown links of others in the network do not refuse a valid one.
   */
  async open({ token, network, printOn }: OpenedLink): Promise<UndrawnFile> {
    const { limits } = this.parts;
    const link = isRandomToken(token) ? await this.linkOf(sha256(token)) : null;
    if (!link) {
      await limits.take(unknownReceiptLinks, network);
      throw new AppError('NOT_FOUND', receiptMessages.linkInvalid);
    }
    const print = printOn ? { paper: printOn, opensPrintDialog: true } : {};
    return {
      ...headOf(link.receipt),
      draw: async () => {
        await limits.take(receiptDrawing, link.receiptId);
        return this.contentOf(link.receipt, { ...markOf(link.handedOut), ...print });
      },
    };
  }

  /** The logo as receipts show it, and mails. */
  logo(hash: string): Promise<Buffer | null> {
    return this.parts.storage.get(printedLogoKey(hash));
  }

  private async fileOf(receipt: Receipt, drawing: Drawing): Promise<Attachment> {
    return { ...headOf(receipt), content: await this.contentOf(receipt, drawing) };
  }

  private async contentOf({ content, order }: Receipt, drawing: Drawing): Promise<Buffer> {
    const hash = content.look?.logo;
    const logo = hash ? await this.logo(hash) : null;
    return drawReceipt({ ...content, recipientEmail: order.user?.email ?? null }, { ...drawing, logo });
  }

  /** A valid link. Deleting the account ends those that were shared with the member. */
  private linkOf(tokenHash: string): Promise<ReceiptLink | null> {
    return this.parts.dataSource
      .getRepository(ReceiptLink)
      .createQueryBuilder('link')
      .innerJoinAndSelect('link.receipt', 'receipt')
      .innerJoinAndSelect('receipt.order', 'order')
      .leftJoinAndSelect('order.user', 'user')
      .leftJoinAndSelect('link.handedOut', 'copy')
      .where('link.tokenHash = :tokenHash', { tokenHash })
      .andWhere('link.expiresAt > :now', { now: new Date(this.parts.clock.now()) })
      .andWhere(new Brackets((either) => either.where('user.id is not null').orWhere(`copy.way = 'print'`)))
      .getOne();
  }
}

const markOf = (copy: Pick<ReceiptCopy, 'copy' | 'handedOutAt'> | null): Pick<Drawing, 'mark'> =>
  copy && copy.copy > 1 ? { mark: { kind: 'reprint', copy: copy.copy, on: copy.handedOutAt } } : {};

const headOf = ({ number }: Receipt) => ({
  name: `${number.replaceAll('/', '-')}.pdf`,
  mediaType: 'application/pdf',
});
