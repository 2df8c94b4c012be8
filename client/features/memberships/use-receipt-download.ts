import { fetchFile, saveAsFile } from '../../lib/download-file';
import { receiptFile } from '../../lib/paths';
import { useAction } from '../../lib/use-action';
import { membershipContent } from './memberships.content';
import type { OrderFactsFragment } from './memberships.generated';

type Receipt = OrderFactsFragment['receipts'][number];

export type ReceiptDownload = ReturnType<typeof useReceiptDownload>;

/** Downloads a receipt as a PDF named after its number, without the slashes, which file names cannot contain. */
export function useReceiptDownload() {
  const { run, ...action } = useAction(membershipContent.receiptFailed);
  const save = ({ id, number }: Receipt): void =>
    void run(async () => {
      saveAsFile(`${number.replaceAll('/', '-')}.pdf`, await fetchFile(receiptFile(id)));
      return undefined;
    });
  return { ...action, save };
}
