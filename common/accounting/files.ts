/** The files that an accountant downloads: lists of a period, and the figures for the GST return. */
export const ACCOUNTING_FILES = [
  'orders',
  'invoices',
  'payments',
  'refunds',
  'credit_notes',
  'write_offs',
  'gst',
] as const;

export type AccountingFile = (typeof ACCOUNTING_FILES)[number];

/** The name of a file in its URL and on the disk. */
export const fileNameOf = (file: AccountingFile): string => file.replace('_', '-');
