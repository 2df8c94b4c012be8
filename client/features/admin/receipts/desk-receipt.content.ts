import { studio } from '#common/studio';
import type { ReceiptPaper } from '../../../graphql/types.generated';

/** Texts of the dialog in which the front desk hands out a receipt. */
export const deskReceiptContent = {
  handOut: 'Hand out',
  loadFailed: 'The receipt did not load.',
  notFound: 'This receipt does not exist.',
  issued: (day: string, who: string) => `Issued on ${day} to ${who}.`,
  copies: (count: number) => {
    if (count === 0) return 'Not handed out here yet.';
    const times = count === 1 ? 'once' : `${count} times`;
    return `Handed out ${times}: the next one is marked as a reprint, copy ${count + 1}.`;
  },
  print: {
    last: 'Print the last receipt',
    noSale: 'Nothing has been sold since you logged in.',
    title: 'Print',
    paper: 'Paper',
    papers: { A4: 'A4', ROLL_80MM: '80 mm roll' } satisfies Record<ReceiptPaper, string>,
    file: 'Download for the studio',
  },
  mail: {
    title: 'Send by e-mail',
    address: 'E-mail address',
    hint: 'Another address is used for this e-mail only. It counts as handed out once the mail is delivered.',
    send: 'Send',
    failed: 'The receipt could not be sent. Please try again.',
  },
  link: {
    title: 'Share as a link',
    make: 'Make a link',
    failed: 'The link could not be made. Please try again.',
    noAccount: 'The account has been deleted, so no link can be made.',
    until: (moment: string) => `Whoever has the link can open the receipt, until ${moment}.`,
    text: (what: string, url: string, day: string) =>
      `Your ${what} from ${studio.name}: ${url} (until ${day})`,
  },
  close: 'Close',
};
