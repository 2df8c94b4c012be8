import type { AccountingFile } from '#common/accounting/files';
import { currencyWords, usesRupees } from '#common/studio-currency';
import { studio } from '#common/studio';

/** Texts of the accounting tab. */
export const accountingContent = {
  get lead() {
    return `The figures of a month for the ${studio.taxName} return, and files for your accountant.`;
  },
  month: 'Month',
  failed: 'The figures could not be loaded',
  nothing: 'No documents were issued in this month.',
  get notRegistered() {
    const number = numberName();
    return `The studio has no ${number}, so no tax is charged: members get receipts, and no ${studio.taxName} return is due. Set the ${number} once the studio is registered.`;
  },
  registered: (number: string) =>
    usesRupees()
      ? `GSTIN ${number}. All sales are to consumers in the state of the studio.`
      : `${numberName()} ${number}.`,
  same: 'Equal to the ledger',
  different: (booked: string) => `The ledger has ${booked}`,
  total: 'Total',
  orders: 'Orders with these documents',
  heads: {
    rate: 'Rate',
    place: 'Place of supply',
    sac: 'SAC',
    sold: 'Invoices',
    creditNotes: 'Credit notes',
    taxable: 'Taxable value',
    get cgst() {
      return usesRupees() ? 'CGST' : studio.taxName;
    },
    sgst: 'SGST',
    roundOff: 'Round off',
    total: 'Total',
    series: 'Series',
    from: 'From',
    to: 'To',
    issued: 'Issued',
    cancelled: 'Cancelled',
  },
  noTax: 'No tax',
  files: {
    title: 'Files',
    get definition() {
      return `CSV files of this month, with ids, amounts in ${currencyWords().many} and the references of the gateway.`;
    },
  },
};

const numberName = (): string => (usesRupees() ? 'GSTIN' : `${studio.taxName} number`);

export const fileTexts: Record<AccountingFile, { label: string; description: string }> = {
  orders: { label: 'Orders', description: 'Placed, decided or with money in this month.' },
  invoices: { label: 'Invoices', description: 'Invoices, or receipts without tax.' },
  payments: { label: 'Payments', description: 'Money received, at the desk and online.' },
  refunds: { label: 'Refunds', description: 'Money returned.' },
  credit_notes: { label: 'Credit notes', description: 'What was taken away from sales.' },
  write_offs: { label: 'Write-offs', description: 'Dues given up, and what was paid of them after all.' },
  gst: {
    get label() {
      return studio.taxName;
    },
    description: 'The tables above in one file.',
  },
};
