/** Fields of an order that are read with a statement each. */
export const ORDER =
  'offer { id } member { name } paidAt payment { id method } receipts { id number } refunds { id status }';
