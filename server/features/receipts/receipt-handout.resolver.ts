import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { RECEIPT_LINK_LIFE_MS } from '#common/receipts/limits';
import { receiptMessages } from '#common/receipts/messages';
import { DAY_MS } from '#common/time';
import { AllowWithApiKey, Requires } from '../../graphql/access-decorators';
import type { Context } from '../../graphql/context';
import { SignedIn } from '../../graphql/current-user';
import type { UserActor } from '../../lib/actor';
import { addressFor } from '../../lib/address-for';
import { MailReceiptInput, PrintReceiptInput, ShareReceiptInput } from './receipt-handout.input';
import { MailReceiptPayload, PrintReceiptPayload, ShareReceiptPayload } from './receipt-handout.payload';

const COUNTS = 'It counts as a copy: the first is the original, those after it are marked as reprints.';

@Resolver()
export class ReceiptHandoutResolver {
  @AllowWithApiKey()
  @Mutation(() => PrintReceiptPayload, {
    description: `Returns a URL that opens a receipt with the print dialog, for some minutes. Members may print their own; others need \`receipts:hand-out\`. By staff, ${COUNTS.toLowerCase()}`,
  })
  async printReceipt(
    @Arg('input', () => PrintReceiptInput) input: PrintReceiptInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<PrintReceiptPayload> {
    return { message: receiptMessages.readyToPrint, ...(await services.receiptCopies.print(actor, input)) };
  }

  @Requires('receipts:hand-out')
  @Mutation(() => ShareReceiptPayload, {
    description: `Returns a URL with which a member can open a receipt without a log-in, for ${RECEIPT_LINK_LIFE_MS / DAY_MS} days or until the account is deleted. ${COUNTS}`,
  })
  async shareReceipt(
    @Arg('input', () => ShareReceiptInput) input: ShareReceiptInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<ShareReceiptPayload> {
    return { message: receiptMessages.shared, ...(await services.receiptCopies.share(actor, input)) };
  }

  @Requires('receipts:hand-out')
  @Mutation(() => MailReceiptPayload, {
    description: `Mails a receipt as a PDF file. Once it is delivered, ${COUNTS.toLowerCase()}`,
  })
  async mailReceipt(
    @Arg('input', () => MailReceiptInput) input: MailReceiptInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<MailReceiptPayload> {
    const { receipt, to } = await services.receiptCopies.mail(actor, input);
    return { message: receiptMessages.mailed(addressFor(actor, to)), receipt };
  }
}
