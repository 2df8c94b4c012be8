/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Document } from './document.ts';
export type CheckInInput = {
  /** Why a member without an active gym pass, or with something overdue, is let in, at most 200 characters, for the journal; null lets nobody in without one. */
  admissionReason?: string | null | undefined;
  /** Whether to record the visit even if another one of the member was shortly before or after it. */
  isRepeat?: boolean;
  /** Who has arrived, by a code or an id. */
  member: CheckInMemberInput;
  /** Idempotency key, 10 to 64 letters, digits, hyphens or underscores; repeating it returns the first visit. */
  requestKey: string;
  /** How many seconds ago the member arrived, at most 604800, if the check-in could not be sent at once: the code must have been valid then. Null: now. */
  secondsAgo?: number | null | undefined;
};

/** A member who has arrived. */
export type CheckInMemberInput =
  {   /** The text of the QR code that the member shows, or its six digits; at most 100 characters. Spaces and hyphens are ignored. */
  code: string; id?: never; }
  |  { code?: never;   id: string; };

/** A phone number or an e-mail address is needed. */
export type CreateMemberInput = {
  /** E-mail address. Unique. */
  email?: string | null | undefined;
  /** Whether the member has agreed to the privacy notice, to whoever sends this. Without it nobody is added; it is recorded as the consent to the account. */
  hasMemberAgreed: boolean;
  /** Whether the member is mailed a link to confirm the address and choose a password, as by `inviteMember`. */
  isInvited?: boolean | null | undefined;
  /** Full name, up to 80 characters. */
  name: string;
  /** Phone number; foreign ones with + and country code. Unique. */
  phone?: string | null | undefined;
  /** Idempotency key; repeating it returns the member who was added. */
  requestKey: string;
};

/** Range of days in the time zone of the studio. */
export type DateRange = {
  /** First day; null for no limit. */
  from?: string | null | undefined;
  /** Last day, inclusive; null for no limit. */
  to?: string | null | undefined;
};

export type OrderStatus =
  /** Cancelled by the member before it was paid. */
  | 'CANCELLED'
  /** Not paid in time. An online payment that arrives later still pays it. */
  | 'EXPIRED'
  /** Paid; the membership period has been added. */
  | 'PAID'
  /** Paid in part; the membership period has been added, and the rest is due. */
  | 'PART_PAID'
  /** Not paid yet; can be paid until `expiresAt`. */
  | 'PENDING'
  /** Refunded by the studio; the membership period has ended. `refunds` says whether the money has been returned. */
  | 'REFUNDED'
  /** Rejected by the studio before it was paid. */
  | 'REJECTED'
  /** Paid in part; the studio has given up the rest. If the member pays it after all, the order is `PAID`. */
  | 'WRITTEN_OFF';

/** Payment method, at the front desk or online. */
export type PaymentMethod =
  | 'CARD'
  | 'CASH'
  /** Instalments, online. */
  | 'EMI'
  /** Netbanking, online. */
  | 'NETBANKING'
  /** Another online method, or one that the payment gateway did not name. */
  | 'OTHER'
  /** Pay-later credit, online. */
  | 'PAYLATER'
  | 'UPI'
  /** Wallet, online. */
  | 'WALLET';

/** Kind of a document about a payment. */
export type ReceiptKind =
  /** Credit note: reverses a receipt or an invoice, in full or in part. */
  | 'CREDIT_NOTE'
  /** Tax invoice for a payment. */
  | 'INVOICE'
  /** Receipt for a payment on which no tax was charged. */
  | 'RECEIPT';

/** What recording a visit has led to. If it is not recorded, staff have to decide. */
export type VisitOutcome =
  /** Nothing is recorded, because something that the member should have paid is overdue for longer than the studio permits. Use `admissionReason` to record it all the same. Only of `checkIn`. */
  | 'DUES_OVERDUE'
  /** Nothing is recorded, because the member has no active gym pass at that time, or has frozen it. Use `admissionReason` to record it all the same. */
  | 'NO_ACTIVE_PASS'
  /** Nothing is recorded, because the member has another visit shortly before or after. Use `isRepeat` to record it all the same. */
  | 'RECENTLY_VISITED'
  /** The visit is recorded. */
  | 'RECORDED';

export type FindMembersQueryVariables = Exact<{
  search: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type FindMembersQuery = { members: { nodes: Array<{ id: string, name: string | null, email: string | null, phone: string | null, lastVisitAt: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type CheckInMutationVariables = Exact<{
  input: CheckInInput;
}>;


export type CheckInMutation = { checkIn: { outcome: VisitOutcome, message: string, visitedAt: string | null, member: { id: string } } };

export type CreateMemberMutationVariables = Exact<{
  input: CreateMemberInput;
}>;


export type CreateMemberMutation = { createMember: { message: string, member: { id: string } } };

export type VisitsQueryVariables = Exact<{
  on: DateRange;
  after?: string | null | undefined;
}>;


export type VisitsQuery = { activities: { nodes: Array<{ id: string, happenedAt: string, member: { id: string, name: string | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type RevenueQueryVariables = Exact<{
  bookedOn: DateRange;
}>;


export type RevenueQuery = { revenue: { received: { minorUnits: number, currencyCode: string }, refunded: { minorUnits: number }, net: { minorUnits: number } } };

export type OrdersQueryVariables = Exact<{
  on: DateRange;
  after?: string | null | undefined;
}>;


export type OrdersQuery = { orders: { nodes: Array<{ number: number, status: OrderStatus, planName: string, placedAt: string, price: { total: { minorUnits: number, currencyCode: string } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type PaymentsQueryVariables = Exact<{
  on: DateRange;
  after?: string | null | undefined;
}>;


export type PaymentsQuery = { payments: { nodes: Array<{ id: string, paidAt: string, method: PaymentMethod, amount: { minorUnits: number, currencyCode: string }, order: { number: number } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ReceiptsQueryVariables = Exact<{
  on: DateRange;
  after?: string | null | undefined;
}>;


export type ReceiptsQuery = { receipts: { nodes: Array<{ number: string, kind: ReceiptKind, issuedAt: string, price: { total: { minorUnits: number, currencyCode: string } }, order: { number: number } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export const FindMembers: Document<FindMembersQuery, FindMembersQueryVariables> = "query FindMembers($search:String!$first:Int=10$after:String){members(filter:{search:$search}first:$first after:$after){nodes{id name email phone lastVisitAt}pageInfo{hasNextPage endCursor}}}";

export const CheckIn: Document<CheckInMutation, CheckInMutationVariables> = "mutation CheckIn($input:CheckInInput!){checkIn(input:$input){outcome message visitedAt member{id}}}";

export const CreateMember: Document<CreateMemberMutation, CreateMemberMutationVariables> = "mutation CreateMember($input:CreateMemberInput!){createMember(input:$input){message member{id}}}";

export const Visits: Document<VisitsQuery, VisitsQueryVariables> = "query Visits($on:DateRange!$after:String){activities(filter:{type:ATTENDANCE happenedOn:$on}first:100 after:$after){nodes{id happenedAt member{id name}}pageInfo{hasNextPage endCursor}}}";

export const Revenue: Document<RevenueQuery, RevenueQueryVariables> = "query Revenue($bookedOn:DateRange!){revenue(bookedOn:$bookedOn){received{minorUnits currencyCode}refunded{minorUnits}net{minorUnits}}}";

export const Orders: Document<OrdersQuery, OrdersQueryVariables> = "query Orders($on:DateRange!$after:String){orders(filter:{bookedOn:$on}first:100 after:$after){nodes{number status planName placedAt price{total{minorUnits currencyCode}}}pageInfo{hasNextPage endCursor}}}";

export const Payments: Document<PaymentsQuery, PaymentsQueryVariables> = "query Payments($on:DateRange!$after:String){payments(filter:{bookedOn:$on}first:100 after:$after){nodes{id paidAt method amount{minorUnits currencyCode}order{number}}pageInfo{hasNextPage endCursor}}}";

export const Receipts: Document<ReceiptsQuery, ReceiptsQueryVariables> = "query Receipts($on:DateRange!$after:String){receipts(filter:{issuedOn:$on}first:100 after:$after){nodes{number kind issuedAt price{total{minorUnits currencyCode}}order{number}}pageInfo{hasNextPage endCursor}}}";