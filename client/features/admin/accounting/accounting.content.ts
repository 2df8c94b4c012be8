import type { AccountingFile } from '#common/accounting/files';

/** Texts of the accounting tab. */
export const accountingContent = {
  lead: 'The figures of a month for the GST return, and files for your accountant.',
  month: 'Month',
  failed: 'The figures could not be loaded',
  nothing: 'No documents were issued in this month.',
  notRegistered:
    'The studio has no GSTIN, so no tax is charged: members get receipts, and no GST return is due. Set a GSTIN once the studio is registered.',
  registered: (gstin: string) => `GSTIN ${gstin}. All sales are to consumers in the state of the studio.`,
  same: 'Equal to the ledger',
  different: (booked: string) => `The ledger has ${booked}`,
  total: 'Total',
  heads: {
    rate: 'Rate',
    place: 'Place of supply',
    sac: 'SAC',
    sold: 'Invoices',
    creditNotes: 'Credit notes',
    taxable: 'Taxable value',
    cgst: 'CGST',
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
    definition: 'CSV files of this month, with ids, amounts in rupees and the references of the gateway.',
  },
};

export const fileTexts: Record<AccountingFile, { label: string; description: string }> = {
  orders: { label: 'Orders', description: 'Placed, decided or with money in this month.' },
  invoices: { label: 'Invoices', description: 'Invoices, or receipts without tax.' },
  payments: { label: 'Payments', description: 'Money received, at the desk and online.' },
  refunds: { label: 'Refunds', description: 'Money returned.' },
  credit_notes: { label: 'Credit notes', description: 'What was taken away from sales.' },
  write_offs: { label: 'Write-offs', description: 'Dues given up, and what was paid of them after all.' },
  gst: { label: 'GST', description: 'The three tables above in one file.' },
};
