import { skipToken, useApolloClient } from '@apollo/client/react';
import { SaleQuoteDocument, useSaleQuoteQuery } from './memberships.generated';
import { WITHOUT_PAYMENT, type Quote, type SaleEntry } from './sale-entry';
import { startOf } from './start-entry';

/** The quote of the server for the entered sale. */
export function useQuote(memberId: string, entry: SaleEntry): Quote | undefined {
  const variables = askedFor(memberId, entry);
  // A cached quote is wrong after every change of the membership, and after midnight.
  const { data } = useSaleQuoteQuery(
    entry.offerId === '' ? skipToken : { variables, fetchPolicy: 'network-only' },
  );
  return data?.saleQuote;
}

/** The last quote that was shown for this entry. */
export function useShownQuote(memberId: string): (entry: SaleEntry) => Quote | undefined {
  const client = useApolloClient();
  return (entry) =>
    client.readQuery({ query: SaleQuoteDocument, variables: askedFor(memberId, entry) })?.saleQuote;
}

function askedFor(memberId: string, entry: SaleEntry) {
  const { offerId, method } = entry;
  const isSold = method !== WITHOUT_PAYMENT;
  const isUpgrade = isSold && entry.isUpgrade === 'yes';
  const startsOn = isSold && !isUpgrade ? (startOf(entry)?.startsOn ?? null) : null;
  return { memberId, offerId, startsOn, isUpgrade };
}
