import type { AccountingFile } from '#common/accounting/files';
import { enumType } from '../../graphql/enums';

export const AccountingFileType = enumType<AccountingFile>(
  'AccountingFile',
  {
    orders: 'Orders that were placed or decided, or whose money was booked.',
    invoices: 'Invoices, and receipts where no tax was charged.',
    payments: 'Payments that were received.',
    refunds: 'Payments, or parts of them, that were returned.',
    credit_notes: 'Credit notes.',
    write_offs: 'What was given up of what members owe, and what they paid of it after all.',
    gst: 'Figures for the GST return, by month: tables 7, 12 and 13 of GSTR-1.',
  },
  'A file for the accountant.',
);

export type WriteOffKind = 'write_off' | 'recovery';

export const WriteOffKindType = enumType<WriteOffKind>(
  'WriteOffKind',
  {
    write_off: 'What a member owed was given up.',
    recovery: 'The member paid it after all, or a part of it.',
  },
  'Kind of a booking of a write-off.',
);
