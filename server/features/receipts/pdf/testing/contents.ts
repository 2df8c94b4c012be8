import { taxed } from '#common/plans/gst';
import type { ReceiptContent } from '../../receipt-content';

export const priced = (paise: number, rateBasisPoints: number) => ({
  rateBasisPoints,
  ...taxed(paise, { rateBasisPoints, isInclusive: true }),
});

export const RECEIPT: ReceiptContent = {
  kind: 'receipt',
  number: 'BH/26-27/000123',
  issuedAt: '2026-11-20T20:00:00.000Z',
  supplier: {
    name: 'Bhor',
    address: ['1 Demonstration Lane', 'Pune 411000, Maharashtra'],
    phone: '+91 20 0000 0000',
    email: 'hello@studio.example',
    gstin: null,
  },
  recipient: 'Asha Kulkarni',
  placeOfSupply: 'Maharashtra',
  order: { number: 1042, placedAt: '2026-11-19T06:35:00.000Z' },
  line: { plan: 'Premium 3 Months', type: 'pass', months: 3, sac: null },
  price: priced(520_000, 0),
  paidBy: 'upi',
  reverses: null,
};

export const INVOICE: ReceiptContent = {
  ...RECEIPT,
  kind: 'invoice',
  supplier: { ...RECEIPT.supplier, gstin: '27ABCDE1234F1Z5' },
  line: { ...RECEIPT.line, sac: '999723' },
  price: priced(12_500_000, 1800),
};

/** A sale with a discount; a part of the price is still due. */
export const PART_PAID: ReceiptContent = {
  ...INVOICE,
  discount: { paise: 130_000, reason: 'Offered to the whole family at Diwali' },
  due: { paise: 6_250_000, on: '2026-12-05' },
};

export const creditOf = (sold: ReceiptContent): ReceiptContent => ({
  ...sold,
  kind: 'credit_note',
  number: 'BHC/26-27/000002',
  reverses: { number: sold.number, issuedAt: sold.issuedAt, reason: 'Moved away' },
});

/** Whether a glyph is the one for characters that a font lacks, which has the number 0. */
export const hasEmptyBox = (source: string) =>
  [...source.matchAll(/\[([^\]]*)\] TJ/g)]
    .flatMap(([, shown]) => [...shown!.matchAll(/<(\w+)>/g)])
    .some(([, codes]) => codes!.match(/.{4}/g)!.includes('0000'));
