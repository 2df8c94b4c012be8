export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A currency code of ISO 4217, such as `INR`. */
  CurrencyCode: { input: string; output: string; }
  /** A calendar day in the format YYYY-MM-DD, such as 2026-11-23. */
  Date: { input: string; output: string; }
  /** A point in time in ISO 8601: in UTC with milliseconds, such as 2026-11-23T05:30:00.000Z. */
  DateTime: { input: string; output: string; }
  /** A whole number of up to 2^53 - 1, beyond the range of `Int`. */
  SafeInt: { input: number; output: number; }
};

export type AcceptStaffInvitationInput = {
  /** Password of the account, or the new one of an account without a password. */
  password: Scalars['String']['input'];
  /** Token in the mailed link. */
  token: Scalars['String']['input'];
};

export type AcceptStaffInvitationPayload = {
  __typename?: 'AcceptStaffInvitationPayload';
  message: Scalars['String']['output'];
};

export type AcceptWaiverInput = {
  /** Full name of the member, as a signature; up to 80 characters. */
  name: Scalars['String']['input'];
  /** Version that the member has read. If it is not the current one, nothing is recorded: the mutation fails with the reason `WAIVER_CHANGED`, and `extensions.waiver` is the current one. */
  version: Scalars['Int']['input'];
};

export type AcceptWaiverPayload = {
  __typename?: 'AcceptWaiverPayload';
  message: Scalars['String']['output'];
  /** The current user. */
  user: User;
};

/** A file for the accountant. */
export type AccountingFile =
  | 'CREDIT_NOTES'
  /** Figures for the GST return, by month: tables 7, 12 and 13 of GSTR-1. */
  | 'GST'
  /** Invoices, and receipts where no tax was charged. */
  | 'INVOICES'
  /** Orders that were placed or decided, or whose money was booked. */
  | 'ORDERS'
  /** Payments that were received. */
  | 'PAYMENTS'
  /** Payments, or parts of them, that were returned. */
  | 'REFUNDS'
  /** What was given up of what members owe, and what they paid of it after all. */
  | 'WRITE_OFFS';

/** Days in the time zone of the studio: at most two years. */
export type AccountingPeriod = {
  /** First day. */
  from: Scalars['Date']['input'];
  /** Last day, inclusive. */
  to: Scalars['Date']['input'];
};

/** A visit to the studio, or a workout there. */
export type Activity = {
  __typename?: 'Activity';
  /** When it was recorded. */
  createdAt: Scalars['DateTime']['output'];
  /** When it happened, or began. */
  happenedAt: Scalars['DateTime']['output'];
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** The member whose visit or workout it is. */
  member: User;
  /** Who of the staff recorded it, for readers with `activities:read-any`; null for others, if the member recorded it, and once the account is deleted. */
  recordedBy?: Maybe<User>;
  /** Whether it is a visit or a workout. */
  type: ActivityType;
  /** When it was last changed: recorded, or its recorder’s account deleted. Removed activities are not listed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Whether the current user may remove it. */
  viewerCanRemove: Scalars['Boolean']['output'];
  /** Name of the workout; null for a visit. */
  workout?: Maybe<Scalars['String']['output']>;
};

/** A page of a list. */
export type ActivityConnection = {
  __typename?: 'ActivityConnection';
  /** Nodes of the page with their cursors, in the order of the list. */
  edges: Array<ActivityEdge>;
  /** Nodes of the page without their cursors, in the order of the list. */
  nodes: Array<Activity>;
  /** First and last cursor of the page, and whether there are nodes before and after it. */
  pageInfo: PageInfo;
  /** Total number of nodes on all pages. Counted only if it is selected. */
  totalCount: Count;
};

/** A node of a page, with its cursor. */
export type ActivityEdge = {
  __typename?: 'ActivityEdge';
  /** Opaque position in the list, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** Node at this position. */
  node: Activity;
};

/** Which activities to list. All of its conditions have to hold; null sets none. */
export type ActivityFilter = {
  /** The days on which they happened. */
  happenedOn?: InputMaybe<DateRange>;
  /** The hour of the day in which they happened: 6 is 6 to 7 am. */
  hour?: InputMaybe<Scalars['Int']['input']>;
  /** Only those of this member. */
  memberId?: InputMaybe<Scalars['ID']['input']>;
  /** Words that all have to occur in the name, e-mail address or phone number of the user, in upper or lower case; at most 100 characters. Words of one or two characters have to begin a word of the name, the address or the phone number; those without a letter or digit are ignored. Searching also requires `members:read-any` or `members:read-assigned`, except in what is one’s own. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only visits, or only workouts. */
  type?: InputMaybe<ActivityType>;
  /** Only those whose `updatedAt` is this time or later. */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** The weekday on which they happened: 1 is Monday. */
  weekday?: InputMaybe<Scalars['Int']['input']>;
};

/** Sort options for activities. */
export type ActivitySort = {
  direction: SortDirection;
  /** Property to sort by. */
  field: ActivitySortField;
};

/** Properties by which activities can be sorted. */
export type ActivitySortField =
  /** When they happened, or began. */
  | 'HAPPENED_AT'
  /** Time of the last change: `Activity.updatedAt`. */
  | 'UPDATED_AT';

/** What a member did at the studio. */
export type ActivityType =
  /** A visit to the studio. */
  | 'ATTENDANCE'
  /** A workout, with its name. */
  | 'WORKOUT';

export type AddPasskeyInput = {
  /** What the user calls it. */
  name: Scalars['String']['input'];
  /** `RegistrationResponseJSON` of Web Authentication to the options of `startPasskey`, as JSON. */
  response: Scalars['String']['input'];
};

export type AddPasskeyPayload = {
  __typename?: 'AddPasskeyPayload';
  message: Scalars['String']['output'];
  /** Recovery codes, each of which replaces the second factor once. Only with the first factor, and readable only here. */
  recoveryCodes: Array<Scalars['String']['output']>;
  /** The current user after the change. */
  viewer: Viewer;
};

export type AnswerEnquiryInput = {
  /** Id of the question. */
  id: Scalars['ID']['input'];
  /** What was said, up to 500 characters; may contain newlines. */
  note?: Scalars['String']['input'];
};

export type AnswerEnquiryPayload = {
  __typename?: 'AnswerEnquiryPayload';
  /** Question after the change. */
  enquiry: Enquiry;
  message: Scalars['String']['output'];
};

export type AnswerReviewInput = {
  /** Reply: plain text of up to 500 characters. */
  answer: Scalars['String']['input'];
  id: Scalars['ID']['input'];
};

export type AnswerReviewPayload = {
  __typename?: 'AnswerReviewPayload';
  message: Scalars['String']['output'];
  /** Review after the change. */
  review: Review;
};

/** A key with which a program uses the API in place of an admin. */
export type ApiKey = {
  __typename?: 'ApiKey';
  /** IP addresses and networks from which it may be used; none if from everywhere. */
  addresses: Array<Scalars['String']['output']>;
  /** Time at which it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** The last four characters of the key. */
  ending: Scalars['String']['output'];
  /** Time at which it expires. */
  expiresAt: Scalars['DateTime']['output'];
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Time of the last use, to the minute; null if there was none. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What the key is for; unique. */
  name: Scalars['String']['output'];
  /** Admin who made the key, for whom it acts. */
  owner?: Maybe<User>;
  /** Permissions of the key; it has those of them that its owner has. */
  permissions: Array<Scalars['String']['output']>;
};

/** What requests with an API key may cost in a minute. */
export type ApiKeyBudget = {
  __typename?: 'ApiKeyBudget';
  /** What they may cost together. */
  limit: Scalars['Int']['output'];
  /** What is left, after this request. */
  remaining: Scalars['Int']['output'];
  /** Time at which all of it is available again. */
  resetsAt: Scalars['DateTime']['output'];
};

/** A blog article. */
export type Article = {
  __typename?: 'Article';
  /** Name of the author, usually a team of the studio. */
  authorName: Scalars['String']['output'];
  /** Full text in blocks, with pictures and marks. */
  body: Array<ArticleBlock>;
  /** Path of the picture above the article (16:9), relative to the origin of the site. */
  coverUrl: Scalars['String']['output'];
  /** Summary in one or two sentences. */
  description: Scalars['String']['output'];
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Time of publication. */
  publishedAt: Scalars['DateTime']['output'];
  /** Full text without marks and pictures: paragraphs separated by newlines. */
  text: Scalars['String']['output'];
  /** Path of the picture for lists (3:2), relative to the origin of the site. */
  thumbnailUrl: Scalars['String']['output'];
  /** Headline. */
  title: Scalars['String']['output'];
};

/** A line of the text of an article, or a picture in it. Items of lists that follow each other are one list. */
export type ArticleBlock = {
  __typename?: 'ArticleBlock';
  /** The picture; null unless the block is one. */
  picture?: Maybe<ArticlePicture>;
  /** Parts of the line, in their order; none for a picture. */
  spans: Array<ArticleSpan>;
  /** Kind of the block. */
  type: ArticleBlockType;
};

/** A line of the text of an article, or a picture in it. Items of lists that follow each other are one list. */
export type ArticleBlockInput = {
  /** The picture; null unless the block is one. */
  picture?: InputMaybe<ArticlePictureInput>;
  /** Parts of the line, in their order; none for a picture. */
  spans: Array<ArticleSpanInput>;
  /** Kind of the block. */
  type: ArticleBlockType;
};

/** Kind of a block of an article. */
export type ArticleBlockType =
  /** Item of a list. */
  | 'BULLET'
  | 'HEADING'
  /** Item of a numbered list. */
  | 'NUMBER'
  | 'PARAGRAPH'
  | 'PICTURE'
  /** Quotation. */
  | 'QUOTE'
  /** Heading below another one. */
  | 'SUBHEADING';

/** A page of a list. */
export type ArticleConnection = {
  __typename?: 'ArticleConnection';
  /** Nodes of the page with their cursors, in the order of the list. */
  edges: Array<ArticleEdge>;
  /** Nodes of the page without their cursors, in the order of the list. */
  nodes: Array<Article>;
  /** First and last cursor of the page, and whether there are nodes before and after it. */
  pageInfo: PageInfo;
  /** Total number of nodes on all pages. Counted only if it is selected. */
  totalCount: Count;
};

/** The picture of an article in lists and above its text. */
export type ArticleCover = {
  __typename?: 'ArticleCover';
  /** Path of the picture above the article (16:9), relative to the origin of the site. */
  coverUrl: Scalars['String']['output'];
  /** Path of the picture for lists (3:2), relative to the origin of the site. */
  thumbnailUrl: Scalars['String']['output'];
};

/** The picture of an article in lists and above its text. */
export type ArticleCoverInput = {
  /** Path of the picture above the article (16:9), relative to the origin of the site. */
  coverUrl: Scalars['String']['input'];
  /** Path of the picture for lists (3:2), relative to the origin of the site. */
  thumbnailUrl: Scalars['String']['input'];
};

/** A node of a page, with its cursor. */
export type ArticleEdge = {
  __typename?: 'ArticleEdge';
  /** Opaque position in the list, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** Node at this position. */
  node: Article;
};

/** Filter options for articles. All that are not null have to match. */
export type ArticleFilter = {
  /** Words to search for, up to 100 characters. All have to be in title, description, text or name of the author: whole, as the beginning of a word, or in another form. If no article has them, articles with a similar title match. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** A picture in the text of an article. */
export type ArticlePicture = {
  __typename?: 'ArticlePicture';
  /** Text alternative. */
  description: Scalars['String']['output'];
  /** Height of the largest size, in pixels. */
  height: Scalars['Int']['output'];
  /** Path of the picture at its largest size, relative to the origin of the site. */
  url: Scalars['String']['output'];
  /** Width of the largest size, in pixels. */
  width: Scalars['Int']['output'];
};

/** A picture in the text of an article, which was added by `createArticlePicture`. */
export type ArticlePictureInput = {
  /** Text alternative. */
  description: Scalars['String']['input'];
  /** Path of the picture at its largest size, relative to the origin of the site. */
  url: Scalars['String']['input'];
};

/** A selection of articles, which the blog shows for 12 hours. */
export type ArticleRotation = {
  __typename?: 'ArticleRotation';
  /** Ids of all articles. They and the number of the period determine the selection. */
  allArticleIds: Array<Scalars['ID']['output']>;
  /** Selected articles, in display order; at most 12. */
  articles: Array<Article>;
  /** Number of the period of 12 hours, counted from 0 at 1970-01-01T00:00:00Z. */
  period: Scalars['Int']['output'];
};

/** A part of a line with the same marks. */
export type ArticleSpan = {
  __typename?: 'ArticleSpan';
  /** Whether it is bold. */
  isBold: Scalars['Boolean']['output'];
  /** Whether it is in italics. */
  isItalic: Scalars['Boolean']['output'];
  /** Address of a link: `https:`, `mailto:`, `tel:`, or a path of the site; null without one. */
  link?: Maybe<Scalars['String']['output']>;
  /** Text in one line. */
  text: Scalars['String']['output'];
};

/** A part of a line with the same marks. */
export type ArticleSpanInput = {
  /** Whether it is bold. */
  isBold: Scalars['Boolean']['input'];
  /** Whether it is in italics. */
  isItalic: Scalars['Boolean']['input'];
  /** Address of a link: `https:`, `mailto:`, `tel:`, or a path of the site; null without one. */
  link?: InputMaybe<Scalars['String']['input']>;
  /** Text in one line. */
  text: Scalars['String']['input'];
};

/** Whether an article is on the site. */
export type ArticleState =
  /** On the site, with changes that are not published. */
  | 'CHANGED'
  /** Not on the site. */
  | 'DRAFT'
  /** On the site. */
  | 'PUBLISHED'
  /** A version will be published at a time that staff have chosen. */
  | 'SCHEDULED';

/** An article as it was published. */
export type ArticleVersion = {
  __typename?: 'ArticleVersion';
  id: Scalars['ID']['output'];
  /** When it was published. */
  publishedAt: Scalars['DateTime']['output'];
  /** Name of the user who published it; null if that was before articles were written in the panel. */
  publishedBy?: Maybe<Scalars['String']['output']>;
  /** Headline. */
  title: Scalars['String']['output'];
};

/** What a published version contains. */
export type ArticleVersionContent = {
  __typename?: 'ArticleVersionContent';
  authorName: Scalars['String']['output'];
  /** The text. */
  body: Array<ArticleBlock>;
  /** Cover picture. */
  cover?: Maybe<ArticleCover>;
  /** Summary. */
  description: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Headline. */
  title: Scalars['String']['output'];
};

export type AssignTrainerInput = {
  memberId: Scalars['ID']['input'];
  /** Id of the trainer; null for none. Must not be absent. */
  trainerId?: InputMaybe<Scalars['ID']['input']>;
};

export type AssignTrainerPayload = {
  __typename?: 'AssignTrainerPayload';
  /** Member after the change. */
  member: User;
  /** Trainer before the change; null if there was none. */
  previousTrainer?: Maybe<Trainer>;
  /** Trainer of the member; null if there is none. */
  trainer?: Maybe<Trainer>;
};

/** A trainer for many members. */
export type AssignTrainerToMembersInput = {
  /** The number of members of the preview. If the selection has another one now, nothing is changed: the mutation fails with the reason `COUNT_CHANGED` and returns the current number in `extensions.count`. */
  expectedCount: Scalars['Int']['input'];
  members: MemberSelection;
  /** Idempotency key, made by the client: 10 to 64 letters, digits, hyphens or underscores. */
  requestKey: Scalars['String']['input'];
  /** Id of the trainer; null for none. Must not be absent. */
  trainerId?: InputMaybe<Scalars['ID']['input']>;
};

export type AssignTrainerToMembersPayload = {
  __typename?: 'AssignTrainerToMembersPayload';
  /** The change: finished, or still running if there are more than 100 members. */
  bulkChange: BulkChange;
};

/** A backup of the database that was written and checked. */
export type Backup = {
  __typename?: 'Backup';
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Whether it was encrypted with `BACKUP_KEY`. */
  isEncrypted: Scalars['Boolean']['output'];
  /** Time at which it was made. */
  madeAt: Scalars['DateTime']['output'];
  /** Size of the file, in bytes. */
  sizeBytes: Scalars['Float']['output'];
};

/** How the list of the bank compares with the UPI payments at the front desk. */
export type BankComparison = {
  __typename?: 'BankComparison';
  /** Sum of the payments that the books have, too. */
  matched: Money;
  /** Number of payments that the books have, too. */
  matchedCount: Scalars['Int']['output'];
  /** All payments in the list. */
  total: Money;
  /** Payments that do not match. */
  unmatched: Array<UnmatchedUpiPayment>;
};

/** Category of a body mass index, after rounding to one decimal. */
export type BmiStatus =
  /** From 18.5 to below 25 kg/m². */
  | 'NORMAL'
  /** 30 kg/m² and above. */
  | 'OBESE'
  /** From 25 to below 30 kg/m². */
  | 'OVERWEIGHT'
  /** Below 18.5 kg/m². */
  | 'UNDERWEIGHT';

/** Filter options for payments, refunds and write-offs. All that are not null have to match. */
export type BookingFilter = {
  /** Range of the days on which they were booked. */
  bookedOn?: InputMaybe<DateRange>;
  /** Only those that were booked at this time or later. What is booked never changes. */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};

/** A change of many members at once. Kept for 30 days. */
export type BulkChange = {
  __typename?: 'BulkChange';
  /** Number of members who were changed. */
  changedCount: Scalars['Int']['output'];
  /** Number of members who could not be changed. */
  failedCount: Scalars['Int']['output'];
  /** The first 20 of those. */
  failures: Array<BulkChangeFailure>;
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Number of members it was started for. */
  memberCount: Scalars['Int']['output'];
  /** Whether it is still running. */
  status: BulkChangeStatus;
  /** Number of members for whom there was nothing to change. */
  unchangedCount: Scalars['Int']['output'];
  /** Whether `undoBulkChange` can undo it: it is finished and has changed trainers. */
  viewerCanUndo: Scalars['Boolean']['output'];
};

/** A member who could not be changed. */
export type BulkChangeFailure = {
  __typename?: 'BulkChangeFailure';
  /** The member; null once the account has been deleted. */
  member?: Maybe<User>;
  /** Sentence with the reason. */
  message: Scalars['String']['output'];
};

/** What a change of many members would do now. Asking for it changes nothing. */
export type BulkChangePreview = {
  __typename?: 'BulkChangePreview';
  /** Number of members who will be changed. */
  changingCount: Scalars['Int']['output'];
  /** Number of selected members; `expectedCount` of the change. */
  memberCount: Scalars['Int']['output'];
  /** Number of members whose account has been deleted. */
  missingCount: Scalars['Int']['output'];
  /** How many of those who will be changed have another trainer now, who is replaced or removed. */
  replacedCount: Scalars['Int']['output'];
  /** Number of members for whom there is nothing to change. */
  unchangedCount: Scalars['Int']['output'];
};

/** Progress of a change of many members. */
export type BulkChangeStatus =
  /** Every member was changed, left as they were, or could not be changed. */
  | 'FINISHED'
  /** Members are waiting for their change, which a job makes. */
  | 'RUNNING';

/** Visits in an hour of the week, in the time zone of the studio. */
export type BusyHour = {
  __typename?: 'BusyHour';
  /** Hour in which the visits began: 0 to 23. */
  hour: Scalars['Int']['output'];
  /** Number of visits in all requested weeks. */
  visits: Scalars['Int']['output'];
  /** Day of the week: 1 is Monday, 7 is Sunday. */
  weekday: Scalars['Int']['output'];
};

export type CancelMemberImportInput = {
  id: Scalars['ID']['input'];
};

export type CancelMemberImportPayload = {
  __typename?: 'CancelMemberImportPayload';
  memberImport: MemberImport;
};

/** The membership to end. */
export type CancelMembershipInput = {
  memberId: Scalars['ID']['input'];
  /** Whether to end the gym pass or the nutrition membership. */
  planType: PlanType;
  /** Why, at most 200 characters. For the journal. */
  reason: Scalars['String']['input'];
};

export type CancelMembershipPayload = {
  __typename?: 'CancelMembershipPayload';
  /** The member after the change. */
  member: User;
  /** The membership after the change. */
  membership: Membership;
  message: Scalars['String']['output'];
};

export type CancelOrderInput = {
  /** Id of an unpaid order of the current user. */
  id: Scalars['ID']['input'];
};

export type CancelOrderPayload = {
  __typename?: 'CancelOrderPayload';
  /** Membership of the ordered plan type; null once the account of the member has been deleted. */
  membership?: Maybe<Membership>;
  message: Scalars['String']['output'];
  /** Order after the change. */
  order: Order;
};

export type CancelSignUpInput = {
  /** E-mail address that the link was sent to. */
  email: Scalars['String']['input'];
  /** Token in the mailed link. */
  token: Scalars['String']['input'];
};

export type CancelSignUpPayload = {
  __typename?: 'CancelSignUpPayload';
  /** Whether there is an account with the address. If a sign-up of the last day created it and its password has not been reset since, it has been deleted; if it has orders, visits or a membership or is an admin’s, it has lost its password, sessions, names, phone number and role instead, and `requestPasswordReset` lets the owner of the address in. */
  hasAccount: Scalars['Boolean']['output'];
  message: Scalars['String']['output'];
};

/** Cash that staff took out of the drawer or put into it. */
export type CashMovement = {
  __typename?: 'CashMovement';
  /** Amount; negative if it was taken out. */
  amount: Money;
  id: Scalars['ID']['output'];
  /** Time. */
  madeAt: Scalars['DateTime']['output'];
  /** Name of the user who did it. */
  madeBy: Scalars['String']['output'];
  reason: Scalars['String']['output'];
};

export type ChangeMemberImportHeadsInput = {
  /** Number of one of the `firstRows`; 0 if the file has no heads. */
  headRow: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  /** What the rows are; without it, it stays as it is. */
  kind?: InputMaybe<MemberImportKind>;
};

export type ChangeMemberImportHeadsPayload = {
  __typename?: 'ChangeMemberImportHeadsPayload';
  memberImport: MemberImport;
};

export type ChangePasswordInput = {
  /** Password to be replaced. */
  currentPassword: Scalars['String']['input'];
  /** New password: 8 to 128 characters; common ones are refused, and so is the current one. */
  newPassword: Scalars['String']['input'];
};

/** The refresh token of the new session is set as a cookie. */
export type ChangePasswordPayload = {
  __typename?: 'ChangePasswordPayload';
  message: Scalars['String']['output'];
  /** Access token, to be sent as `Authorization: Bearer <token>`; valid for 15 minutes. All earlier tokens are invalid. */
  token: Scalars['String']['output'];
  /** Current user after the change, in the new session. */
  viewer: Viewer;
};

export type ChangeStaffRoleInput = {
  /** Password of the current user; required for somebody who is an admin or owner, or becomes one. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** New role. */
  role: StaffRole;
  /** Which trainer of the site this is; absent or null to leave that as it is. */
  trainerId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the account. */
  userId: Scalars['ID']['input'];
};

export type ChangeStaffRolePayload = {
  __typename?: 'ChangeStaffRolePayload';
  message: Scalars['String']['output'];
  /** Account after the change. */
  user: User;
};

export type CheckAdminPasswordInput = {
  password: Scalars['String']['input'];
};

export type CheckAdminPasswordPayload = {
  __typename?: 'CheckAdminPasswordPayload';
  /** Whether the password is the right one. */
  isAdminPassword: Scalars['Boolean']['output'];
};

/** A code with which a member checks in. It can be used once. */
export type CheckInCode = {
  __typename?: 'CheckInCode';
  /** Six digits that do the same, for reading out. */
  digits: Scalars['String']['output'];
  /** When to show the next one. It is accepted for up to 30 seconds longer. */
  endsAt: Scalars['DateTime']['output'];
  /** From when on to show it. */
  startsAt: Scalars['DateTime']['output'];
  /** Content of the QR code. */
  text: Scalars['String']['output'];
};

export type CheckInInput = {
  /** Why a member without an active gym pass, or with something overdue, is let in, at most 200 characters, for the journal; null lets nobody in without one. */
  admissionReason?: InputMaybe<Scalars['String']['input']>;
  /** Whether to record the visit even if another one of the member was shortly before or after it. */
  isRepeat?: Scalars['Boolean']['input'];
  /** Who has arrived, by a code or an id. */
  member: CheckInMemberInput;
  /** Idempotency key, 10 to 64 letters, digits, hyphens or underscores; repeating it returns the first visit. */
  requestKey: Scalars['String']['input'];
  /** How many seconds ago the member arrived, at most 604800, if the check-in could not be sent at once: the code must have been valid then. Null: now. */
  secondsAgo?: InputMaybe<Scalars['Int']['input']>;
};

/** A member who has arrived. */
export type CheckInMemberInput =
  /** The text of the QR code that the member shows, or its six digits; at most 100 characters. Spaces and hyphens are ignored. */
  { code: Scalars['String']['input']; id?: never; }
  |  { code?: never; id: Scalars['ID']['input']; };

export type CheckInPayload = {
  __typename?: 'CheckInPayload';
  /** The visit; null unless it is recorded. */
  activity?: Maybe<Activity>;
  /** Whether the recorded visit is the first one of the member. */
  isFirstVisit: Scalars['Boolean']['output'];
  /** The member after the change. */
  member: User;
  message: Scalars['String']['output'];
  /** Whether the visit is recorded, or why not. */
  outcome: VisitOutcome;
  /** When the other visit was; null unless the outcome is `RECENTLY_VISITED`. */
  visitedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type CheckMemberImportInput = {
  /** The columns that are imported; the others are left out. One names the members. Visits need a time, passes a plan and their days. */
  columns: Array<MemberImportColumnInput>;
  /** How numeric dates are read whose column does not tell; needed if no other column does. */
  dateOrder?: InputMaybe<DateOrder>;
  id: Scalars['ID']['input'];
  /** Confirms that no column has last days of plans although one looks like it. */
  isEndLeftOut?: Scalars['Boolean']['input'];
  /** What names of plans mean that the studio does not have, up to 50; without it, what was said before. */
  planNames?: InputMaybe<Array<MemberImportPlanNameInput>>;
};

export type CheckMemberImportPayload = {
  __typename?: 'CheckMemberImportPayload';
  memberImport: MemberImport;
};

export type CheckPaymentGatewayPayload = {
  __typename?: 'CheckPaymentGatewayPayload';
  /** Whether the gateway accepts the key. */
  isAccepted: Scalars['Boolean']['output'];
  message: Scalars['String']['output'];
};

/** The data that opens the checkout form of a payment gateway. More gateways may be added. */
export type Checkout = RazorpayCheckout;

export type ClaimAccountInput = {
  /** The code from the front desk: 10 letters and digits, in any case, with or without dashes and spaces. */
  code: Scalars['String']['input'];
  /** Same value as `password`. */
  confirmPassword: Scalars['String']['input'];
  /** E-mail address of the member, to which a link is mailed. */
  email: Scalars['String']['input'];
  /** Password of the member’s choice. */
  password: Scalars['String']['input'];
};

export type ClaimAccountPayload = {
  __typename?: 'ClaimAccountPayload';
  /** Whether the member can log in at once; false if a link has to be opened first. */
  isComplete: Scalars['Boolean']['output'];
  message: Scalars['String']['output'];
};

export type CloseDayInput = {
  /** What was copied from the bank: each line with a 12-digit reference and an amount is a payment. Only these are kept. */
  bankList?: InputMaybe<Scalars['String']['input']>;
  /** What the card terminal has taken, less refunds. */
  card: MoneyInput;
  /** The day: not later than today, and later than the last closed one. */
  day: Scalars['Date']['input'];
  /** A reason for each way of payment that differs. */
  differences: Array<DifferenceInput>;
  /** Null if the float is right. */
  float?: InputMaybe<CorrectedFloatInput>;
  /** Name of the person who gets the cash. */
  handedOverTo: Scalars['String']['input'];
  /** Cash that stays in the drawer; the rest is handed over. */
  leftInDrawer: MoneyInput;
  /** Counted notes and coins, each value once. */
  notes: Array<CountedNotesInput>;
  /** Cash that was not counted by notes and coins. */
  otherCash: MoneyInput;
  /** Idempotency key, made by the client: 10 to 64 letters, digits, hyphens or underscores. Repeating it returns the same closing. */
  requestKey: Scalars['String']['input'];
  /** What came in by UPI, less refunds. Not used with `bankList`. */
  upi: MoneyInput;
  /** The `version` of the figures that were shown. */
  version: Scalars['String']['input'];
};

export type CloseDayPayload = {
  __typename?: 'CloseDayPayload';
  closing: DayClosing;
  message: Scalars['String']['output'];
};

export type CollectDueInput = {
  /** Amount, at most what is due or was written off. */
  amount: MoneyInput;
  /** Payment method. */
  method: DeskMethod;
  /** Id of an order that was paid in part, or whose rest was written off. */
  orderId: Scalars['ID']['input'];
  /** Reference of the payment: 12 digits for UPI (UTR), which no other payment has; what the terminal printed for a card; none for cash. */
  reference?: InputMaybe<Scalars['String']['input']>;
  /** Idempotency key, made by the client: 10 to 64 letters, digits, hyphens or underscores. Repeating it records nothing more and returns the order. */
  requestKey: Scalars['String']['input'];
};

export type CollectDuePayload = {
  __typename?: 'CollectDuePayload';
  message: Scalars['String']['output'];
  /** Order after the change. */
  order: Order;
};

export type CompleteSignInInput = {
  /** `extensions.challenge` of the error of the first step. */
  challenge: Scalars['String']['input'];
  /** Code of the authenticator app, or a recovery code. */
  code: Scalars['String']['input'];
};

export type CompleteSignInPayload = {
  __typename?: 'CompleteSignInPayload';
  message: Scalars['String']['output'];
  /** Access token, to be sent as `Authorization: Bearer <token>`; valid for 15 minutes. */
  token: Scalars['String']['output'];
  /** Account and rights of the user who has logged in. */
  viewer: Viewer;
};

export type CompleteSignInWithPasskeyInput = {
  /** `extensions.challenge` of the error of the first step. */
  challenge: Scalars['String']['input'];
  /** `AuthenticationResponseJSON` of Web Authentication to `extensions.passkeyOptions`, as JSON. */
  response: Scalars['String']['input'];
};

export type CompleteSignInWithPasskeyPayload = {
  __typename?: 'CompleteSignInWithPasskeyPayload';
  message: Scalars['String']['output'];
  /** Access token, to be sent as `Authorization: Bearer <token>`; valid for 15 minutes. */
  token: Scalars['String']['output'];
  /** Account and rights of the user who has logged in. */
  viewer: Viewer;
};

/** What the checkout form of the payment gateway returns. */
export type ConfirmOnlinePaymentInput = {
  gatewayPaymentId: Scalars['String']['input'];
  /** Id of the order that was paid. */
  orderId: Scalars['ID']['input'];
  /** Signature of the gateway: 64 hexadecimal digits. */
  signature: Scalars['String']['input'];
};

export type ConfirmOnlinePaymentPayload = {
  __typename?: 'ConfirmOnlinePaymentPayload';
  /** Membership of the ordered plan type; null once the account of the member has been deleted. */
  membership?: Maybe<Membership>;
  message: Scalars['String']['output'];
  /** Order after the change. */
  order: Order;
};

export type ConfirmOrderInput = {
  /** Id of an unpaid order. */
  id: Scalars['ID']['input'];
  /** Payment method. */
  method: DeskMethod;
  /** Reference of the payment: 12 digits for UPI (UTR), which no other payment has; what the terminal printed for a card; none for cash. */
  reference?: InputMaybe<Scalars['String']['input']>;
};

export type ConfirmOrderPayload = {
  __typename?: 'ConfirmOrderPayload';
  /** Membership of the ordered plan type; null once the account of the member has been deleted. */
  membership?: Maybe<Membership>;
  message: Scalars['String']['output'];
  /** Order after the change. */
  order: Order;
};

/** What the checkout form of the payment gateway returns. */
export type ConfirmPaymentByLinkInput = {
  gatewayPaymentId: Scalars['String']['input'];
  /** Signature of the gateway: 64 hexadecimal digits. */
  signature: Scalars['String']['input'];
  /** What follows the # in the link. */
  token: Scalars['String']['input'];
};

export type ConfirmPaymentByLinkPayload = {
  __typename?: 'ConfirmPaymentByLinkPayload';
  message: Scalars['String']['output'];
  order: LinkedOrder;
};

export type ConfirmPlanPriceInput = {
  planId: Scalars['ID']['input'];
};

export type ConfirmPlanPricePayload = {
  __typename?: 'ConfirmPlanPricePayload';
  message: Scalars['String']['output'];
  /** The set-up after the change. */
  setUp: SetUp;
};

export type ConfirmRupeeTestInput = {
  /** `razorpay_payment_id`, which the checkout form returns. */
  gatewayPaymentId: Scalars['String']['input'];
  id: Scalars['ID']['input'];
  /** `razorpay_signature`, which the checkout form returns. */
  signature: Scalars['String']['input'];
};

export type ConfirmRupeeTestPayload = {
  __typename?: 'ConfirmRupeeTestPayload';
  rupeeTest: RupeeTest;
};

export type ConfirmSecondFactorInput = {
  /** Code of the authenticator app that is set up. */
  code: Scalars['String']['input'];
};

export type ConfirmSecondFactorPayload = {
  __typename?: 'ConfirmSecondFactorPayload';
  message: Scalars['String']['output'];
  /** Codes that replace the app once each; readable only here. */
  recoveryCodes: Array<Scalars['String']['output']>;
  /** The current user after the change. */
  viewer: Viewer;
};

/** A consent that the current user has given. */
export type Consent = {
  __typename?: 'Consent';
  /** Time at which it was given. */
  givenAt: Scalars['DateTime']['output'];
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Whether it was given to staff of the studio, who recorded it. */
  isGivenInPerson: Scalars['Boolean']['output'];
  /** Version of the privacy notice that the user agreed to: the date of its last change, with a number from the second one of a day on. */
  noticeVersion: Scalars['String']['output'];
  purpose: ConsentPurpose;
  /** Time at which it was withdrawn; null while it applies. */
  withdrawnAt?: Maybe<Scalars['DateTime']['output']>;
};

export type ConsentPurpose =
  /** Having an account. This consent ends only with the account. */
  | 'ACCOUNT'
  /** Storing health data: body measurements, diet details, and workout plans that respect physical limitations. Saving such data gives this consent; staff record it when a member has agreed in person. */
  | 'HEALTH_DATA';

/** A float that is not what the last closing left. */
export type CorrectedFloatInput = {
  /** Cash in the drawer before the first booking. */
  amount: MoneyInput;
  /** Reason, kept with it. */
  reason: Scalars['String']['input'];
};

/** A number of nodes. Counting stops at 10,000, or at 1,000 in a search. */
export type Count = {
  __typename?: 'Count';
  /** Number of nodes, at most 10,000. */
  count: Scalars['Int']['output'];
  /** Whether there are exactly `count` nodes, or more. */
  precision: CountPrecision;
};

export type CountPrecision =
  /** There are more: counting has stopped at this number. */
  | 'AT_LEAST'
  | 'EXACT';

/** Notes or coins of one value. */
export type CountedNotes = {
  __typename?: 'CountedNotes';
  /** How many there were. */
  count: Scalars['Int']['output'];
  /** Value of one, in the currency of the studio. */
  value: Scalars['Int']['output'];
};

/** Notes or coins of one value. */
export type CountedNotesInput = {
  /** How many there are. */
  count: Scalars['Int']['input'];
  /** Value of one, in the currency of the studio; in rupees 500, 200, 100, 50, 20, 10, 5, 2 or 1. */
  value: Scalars['Int']['input'];
};

export type CreateApiKeyInput = {
  /** IP addresses and networks such as `203.0.113.0/24` from which the key may be used; none for everywhere. */
  addresses?: Array<Scalars['String']['input']>;
  /** After how many days the key expires: 1 to 365. */
  expiresInDays: Scalars['Int']['input'];
  /** What the key is for, such as the name of the program. */
  name: Scalars['String']['input'];
  /** Password of the current user. */
  password: Scalars['String']['input'];
  /** Permissions, as they are named in the descriptions of operations. */
  permissions: Array<Scalars['String']['input']>;
  /** Idempotency key, made by the client: 10 to 64 letters, digits, hyphens or underscores. For 24 hours, repeating it is refused with the reason `ALREADY_DONE` and the id of what was made in `extensions.id`: the secret is readable once. */
  requestKey?: InputMaybe<Scalars['String']['input']>;
};

export type CreateApiKeyPayload = {
  __typename?: 'CreateApiKeyPayload';
  /** The new key. */
  apiKey: ApiKey;
  /** The key itself, to be sent as `Authorization: Bearer <key>`; readable only here. */
  key: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

export type CreateArticlePictureInput = {
  /** Part to show; absent or null for all of it. That of a cover is three wide and two high. */
  crop?: InputMaybe<PhotoCropInput>;
  /** Whether it is a cover, and not a picture in the text. */
  isCover: Scalars['Boolean']['input'];
  /** Id of the uploaded picture. */
  pictureId: Scalars['ID']['input'];
};

export type CreateArticlePicturePayload = {
  __typename?: 'CreateArticlePicturePayload';
  /** The picture in the two shapes of a cover; a picture in the text has the same path for both. */
  cover: ArticleCover;
  message: Scalars['String']['output'];
};

/** A view of the members list. */
export type CreateListViewInput = {
  /** Whether all staff see it, which requires `members:share-views`. */
  isShared: Scalars['Boolean']['input'];
  /** Name, up to 60 characters. Unique among the views of its owner. */
  name: Scalars['String']['input'];
  /** Query string of the list in the admin panel: `status`, `plan`, `trainer`, `ends-from`, `ends-to` and `sort`. */
  parameters: Scalars['String']['input'];
};

export type CreateListViewPayload = {
  __typename?: 'CreateListViewPayload';
  /** The new view. */
  listView: ListView;
};

export type CreateLogoUploadPayload = {
  __typename?: 'CreateLogoUploadPayload';
  /** Id that the picture will have. */
  pictureId: Scalars['ID']['output'];
  /** Absolute URL to which the file is sent with `PUT`, within 10 minutes and once; it needs no access token. */
  uploadUrl: Scalars['String']['output'];
};

export type CreateMemberImportInput = {
  /** Name of the file, up to 200 characters. */
  fileName: Scalars['String']['input'];
};

export type CreateMemberImportPayload = {
  __typename?: 'CreateMemberImportPayload';
  memberImport: MemberImport;
  /** Absolute URL to which the file is sent with `PUT`, within 10 minutes and once; it needs no access token. */
  uploadUrl: Scalars['String']['output'];
};

/** A phone number or an e-mail address is needed. */
export type CreateMemberInput = {
  /** E-mail address. Unique. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Whether the member has agreed to the privacy notice, to whoever sends this. Without it nobody is added; it is recorded as the consent to the account. */
  hasMemberAgreed: Scalars['Boolean']['input'];
  /** Whether the member is mailed a link to confirm the address and choose a password, as by `inviteMember`. */
  isInvited?: InputMaybe<Scalars['Boolean']['input']>;
  /** Full name, up to 80 characters. */
  name: Scalars['String']['input'];
  /** Phone number; foreign ones with + and country code. Unique. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Idempotency key; repeating it returns the member who was added. */
  requestKey: Scalars['String']['input'];
};

export type CreateMemberNoteInput = {
  memberId: Scalars['ID']['input'];
  /** Idempotency key, made by the client: 10 to 64 letters, digits, hyphens or underscores. */
  requestKey: Scalars['String']['input'];
  /** What to note, 1 to 500 characters; may contain newlines. The member can read it in the export of their data. */
  text: Scalars['String']['input'];
};

export type CreateMemberNotePayload = {
  __typename?: 'CreateMemberNotePayload';
  /** The note in the history of the member. */
  entry: TimelineEntry;
  message: Scalars['String']['output'];
};

export type CreateMemberPayload = {
  __typename?: 'CreateMemberPayload';
  /** The new member. */
  member: User;
  message: Scalars['String']['output'];
};

export type CreateOwnerInput = {
  /** Same value as `password`. */
  confirmPassword: Scalars['String']['input'];
  /** E-mail address, with which the owner logs in. */
  email: Scalars['String']['input'];
  /** Full name. */
  name: Scalars['String']['input'];
  /** Password of the owner’s choice, or that of the member who has the address. */
  password: Scalars['String']['input'];
  /** Token in the link that the start has printed. */
  token: Scalars['String']['input'];
};

/** The refresh token of the new session is set as a cookie. */
export type CreateOwnerPayload = {
  __typename?: 'CreateOwnerPayload';
  message: Scalars['String']['output'];
  /** Access token, to be sent as `Authorization: Bearer <token>`; valid for 15 minutes. */
  token: Scalars['String']['output'];
  /** The owner, logged in. */
  viewer: Viewer;
};

export type CreatePhotoInput = {
  /** Short caption, up to 60 characters. */
  caption: Scalars['String']['input'];
  /** Part to show; absent or null for all of it. */
  crop?: InputMaybe<PhotoCropInput>;
  /** Text alternative, up to 300 characters. */
  description: Scalars['String']['input'];
  /** Id of the uploaded picture. */
  pictureId: Scalars['ID']['input'];
};

export type CreatePhotoPayload = {
  __typename?: 'CreatePhotoPayload';
  /** All photos after the change, in display order. */
  galleryPhotos: Array<GalleryPhoto>;
  message: Scalars['String']['output'];
};

export type CreatePictureUploadPayload = {
  __typename?: 'CreatePictureUploadPayload';
  /** Id that the picture will have. */
  pictureId: Scalars['ID']['output'];
  /** Absolute URL to which the file is sent with `PUT`, within 10 minutes and once; it needs no access token. */
  uploadUrl: Scalars['String']['output'];
};

export type CreatePlanInput = {
  /** Days of a day pass or trial, 1 to 90; ignored for memberships. */
  durationDays?: InputMaybe<Scalars['Int']['input']>;
  /** Months of a membership, 1 to 36; ignored for other kinds. */
  durationMonths?: InputMaybe<Scalars['Int']['input']>;
  /** Included services, in display order, up to 12. */
  features: Array<Scalars['String']['input']>;
  kind: PlanKind;
  /** Unique name, up to 80 characters. */
  name: Scalars['String']['input'];
  planType: PlanType;
  /** List price; the settings of the studio say if it includes tax. */
  price: MoneyInput;
};

export type CreatePlanPayload = {
  __typename?: 'CreatePlanPayload';
  message: Scalars['String']['output'];
  /** The plan after the change. */
  plan: ManagedPlan;
};

export type CreateReviewInput = {
  /** Plain text of up to 500 characters, which may contain newlines. */
  comment: Scalars['String']['input'];
  /** Name to sign with, up to 80 characters: the one in the profile, or it with initials ("Asha Rao", "Asha R.", "A. R."). Of any other text the initials of the profile are shown; without a name there, the text. */
  name: Scalars['String']['input'];
  /** Number of stars, 1 to 5. */
  rating: Scalars['Int']['input'];
  /** Idempotency key, made by the client: 10 to 64 letters, digits, hyphens or underscores. Repeating it returns the first review; so does the same review within a minute without a key. */
  requestKey?: InputMaybe<Scalars['String']['input']>;
};

export type CreateReviewPayload = {
  __typename?: 'CreateReviewPayload';
  message: Scalars['String']['output'];
  /** Review after the change. */
  review: Review;
  /** Statistics of all visible reviews after the change. */
  reviewSummary: ReviewSummary;
};

export type CreateStudioExportLinkInput = {
  id: Scalars['ID']['input'];
  /** Password of the current user; required in another session than the one that started the export. */
  password?: InputMaybe<Scalars['String']['input']>;
};

export type CreateStudioExportLinkPayload = {
  __typename?: 'CreateStudioExportLinkPayload';
  /** Absolute URL from which the file can be fetched once, within a minute; it needs no access token. */
  url: Scalars['String']['output'];
};

export type CreateTrainerInput = {
  /** Biography, or specialisations with years of experience. */
  about: TrainerAboutInput;
  /** Age in years, 18 to 99. */
  age?: InputMaybe<Scalars['Int']['input']>;
  /** Summary in a few sentences, up to 600 characters. */
  description: Scalars['String']['input'];
  /** Unique full name, up to 80 characters. */
  name: Scalars['String']['input'];
  portrait: PortraitInput;
  /** Main field of work, up to 80 characters. */
  specialty: Scalars['String']['input'];
};

export type CreateTrainerPayload = {
  __typename?: 'CreateTrainerPayload';
  /** All trainers after the change, in display order. */
  managedTrainers: Array<ManagedTrainer>;
  message: Scalars['String']['output'];
};

export type CreateWebhookInput = {
  /** What it is told about: `member.created`, `member.updated`, `membership.activated`, `membership.renewed`, `membership.frozen`, `membership.cancelled`, `membership.expired`, `activity.created`, `review.created`, `order.paid`, `order.refunded`, `payment.received`. */
  events: Array<Scalars['String']['input']>;
  /** Idempotency key, made by the client: 10 to 64 letters, digits, hyphens or underscores. For 24 hours, repeating it is refused with the reason `ALREADY_DONE` and the id of what was made in `extensions.id`: the secret is readable once. */
  requestKey?: InputMaybe<Scalars['String']['input']>;
  /** Address, with https. */
  url: Scalars['String']['input'];
};

export type CreateWebhookPayload = {
  __typename?: 'CreateWebhookPayload';
  message: Scalars['String']['output'];
  /** The secret with which events are signed; readable only here. */
  secret: Scalars['String']['output'];
  webhook: Webhook;
};

/** The API key that a request is sent with. */
export type CurrentApiKey = {
  __typename?: 'CurrentApiKey';
  /** What its requests may cost. */
  budget: ApiKeyBudget;
  /** Time at which it expires. */
  expiresAt: Scalars['DateTime']['output'];
  /** What the key is for. */
  name: Scalars['String']['output'];
  /** What it may do now: permissions that both the key and its owner have. */
  permissions: Array<Scalars['String']['output']>;
};

/** Order in which numeric dates are written. */
export type DateOrder =
  /** Day, month, year. */
  | 'DAY_FIRST'
  /** Month, day, year. */
  | 'MONTH_FIRST';

/** Range of days in the time zone of the studio. */
export type DateRange = {
  /** First day; null for no limit. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** Last day, inclusive; null for no limit. */
  to?: InputMaybe<Scalars['Date']['input']>;
};

/** A day that was closed at the front desk. It never changes. */
export type DayClosing = {
  __typename?: 'DayClosing';
  /** Comparison with the list of the bank. */
  bank?: Maybe<BankComparison>;
  /** Time of the closing. */
  closedAt: Scalars['DateTime']['output'];
  /** Name of the user who closed the day. */
  closedBy: Scalars['String']['output'];
  /** First day that it covers: those before were closed. */
  coversFrom: Scalars['Date']['output'];
  /** The closed day. */
  day: Scalars['Date']['output'];
  /** Cash in the drawer before the first booking. */
  float: Money;
  /** Why the float is not what the last closing left; null if it is. */
  floatReason?: Maybe<Scalars['String']['output']>;
  /** Cash that was handed over. */
  handedOver: Money;
  /** Name of the person who got the cash. */
  handedOverTo: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Cash that stayed in the drawer, as the next float. */
  leftInDrawer: Money;
  /** Cash that was moved on these days, oldest first. */
  movements: Array<CashMovement>;
  /** Counted notes and coins. */
  notes: Array<CountedNotes>;
  /** Cash that was counted as a sum. */
  otherCash: Money;
  /** Null unless it was opened again. */
  reopening?: Maybe<DayReopening>;
  /** What was expected and counted, by way of payment. */
  ways: Array<DayWay>;
};

/** A page of a list. */
export type DayClosingConnection = {
  __typename?: 'DayClosingConnection';
  /** Nodes of the page with their cursors, in the order of the list. */
  edges: Array<DayClosingEdge>;
  /** Nodes of the page without their cursors, in the order of the list. */
  nodes: Array<DayClosing>;
  /** First and last cursor of the page, and whether there are nodes before and after it. */
  pageInfo: PageInfo;
  /** Total number of nodes on all pages. Counted only if it is selected. */
  totalCount: Count;
};

/** A node of a page, with its cursor. */
export type DayClosingEdge = {
  __typename?: 'DayClosingEdge';
  /** Opaque position in the list, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** Node at this position. */
  node: DayClosing;
};

/** How a closed day was opened again. */
export type DayReopening = {
  __typename?: 'DayReopening';
  reason: Scalars['String']['output'];
  /** Time. */
  reopenedAt: Scalars['DateTime']['output'];
  /** Name of the admin. */
  reopenedBy: Scalars['String']['output'];
};

/** A day that can be closed, with what the books expect. */
export type DayToClose = {
  __typename?: 'DayToClose';
  /** Comparison with the given list. */
  bank?: Maybe<BankComparison>;
  /** Day for which bookings count now: today, or the day after the last closed one. */
  businessDay: Scalars['Date']['output'];
  /** First open day, which is closed along with those after it. */
  coversFrom: Scalars['Date']['output'];
  day: Scalars['Date']['output'];
  /** Cash that the last closing left in the drawer. */
  float: Money;
  /** Whether the day has come, and is open. */
  isCloseable: Scalars['Boolean']['output'];
  /** Last closed day; null if there is none. */
  lastClosedDay?: Maybe<Scalars['Date']['output']>;
  /** Cash that was moved on these days, oldest first. */
  movements: Array<CashMovement>;
  /** Changes with every booking; required by `closeDay`. */
  version: Scalars['String']['output'];
  /** What the books expect, by way of payment. */
  ways: Array<DayWay>;
};

/** What the books expect of a way of payment, and what was counted. */
export type DayWay = {
  __typename?: 'DayWay';
  /** What was counted; null if it is not, or not yet. */
  counted?: Maybe<Money>;
  /** Counted less expected; null if it is not counted. */
  difference?: Maybe<Money>;
  /** Payments less refunds; of cash also the float, and what was put in or taken out. */
  expected: Money;
  /** Why it differs; null if it does not. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Payments. */
  received: Money;
  /** Refunds. */
  refunded: Money;
  /** The way of payment. */
  way: MoneyWay;
};

export type DeleteAccountInput = {
  password: Scalars['String']['input'];
};

export type DeleteAccountPayload = {
  __typename?: 'DeleteAccountPayload';
  deletedUserId: Scalars['ID']['output'];
  message: Scalars['String']['output'];
};

export type DeleteArticleInput = {
  id: Scalars['ID']['input'];
  /** Headline of an article that is on the site, as a confirmation; ignored for others. */
  title?: InputMaybe<Scalars['String']['input']>;
};

export type DeleteArticlePayload = {
  __typename?: 'DeleteArticlePayload';
  deletedArticleId: Scalars['ID']['output'];
  message: Scalars['String']['output'];
};

export type DeleteListViewInput = {
  id: Scalars['ID']['input'];
};

export type DeleteListViewPayload = {
  __typename?: 'DeleteListViewPayload';
  deletedListViewId: Scalars['ID']['output'];
};

export type DeleteMemberInput = {
  id: Scalars['ID']['input'];
  /** Password of the current user; required without an API key. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** Reason, at most 200 characters. The journal keeps it, but not whose account it was. */
  reason: Scalars['String']['input'];
  /** Idempotency key, made by the client: 10 to 64 letters, digits, hyphens or underscores. For 24 hours, repeating it returns what the first request made. */
  requestKey?: InputMaybe<Scalars['String']['input']>;
};

export type DeleteMemberPayload = {
  __typename?: 'DeleteMemberPayload';
  deletedUserId: Scalars['ID']['output'];
  message: Scalars['String']['output'];
};

export type DeletePhotoInput = {
  id: Scalars['ID']['input'];
};

export type DeletePhotoPayload = {
  __typename?: 'DeletePhotoPayload';
  deletedPhotoId: Scalars['ID']['output'];
  message: Scalars['String']['output'];
};

export type DeleteReviewInput = {
  id: Scalars['ID']['input'];
};

export type DeleteReviewPayload = {
  __typename?: 'DeleteReviewPayload';
  deletedReviewId: Scalars['ID']['output'];
  message: Scalars['String']['output'];
  /** Statistics of all visible reviews after the change. */
  reviewSummary: ReviewSummary;
};

export type DeleteTrainerInput = {
  id: Scalars['ID']['input'];
  /** Trainer who takes over the members; null leaves them without one. Must not be absent if there are any. */
  successorId?: InputMaybe<Scalars['ID']['input']>;
};

export type DeleteTrainerPayload = {
  __typename?: 'DeleteTrainerPayload';
  deletedTrainerId: Scalars['ID']['output'];
  /** How many members have another trainer now, or none. */
  memberCount: Scalars['Int']['output'];
  message: Scalars['String']['output'];
};

export type DeleteWebhookInput = {
  id: Scalars['ID']['input'];
};

export type DeleteWebhookPayload = {
  __typename?: 'DeleteWebhookPayload';
  message: Scalars['String']['output'];
  webhook: Webhook;
};

/** Content of the demonstration that is hidden as a whole. */
export type Demonstration =
  /** The articles that came with the product; hidden ones are drafts. */
  | 'ARTICLES'
  /** The pictures of the gallery that came with the product, which disappear when the studio opens. */
  | 'PHOTOS'
  /** The invented trainers, who disappear when the studio opens. */
  | 'TRAINERS';

/** Payment method at the front desk. */
export type DeskMethod =
  | 'CARD'
  | 'CASH'
  | 'UPI';

/** What the front desk may do, and when it is reminded. */
export type DeskRules = {
  __typename?: 'DeskRules';
  /** The same for admins. */
  backdatedDaysMaxAdmin: Scalars['Int']['output'];
  /** How many days before its sale it may start, for the front desk. */
  backdatedDaysMaxFrontDesk: Scalars['Int']['output'];
  /** Largest discount of admins, in percent. */
  discountPercentMaxAdmin: Scalars['Int']['output'];
  /** Largest discount of the front desk, in percent. */
  discountPercentMaxFrontDesk: Scalars['Int']['output'];
  /** Minutes within which a second visit needs a confirmation. */
  doubleVisitMinutes: Scalars['Int']['output'];
  /** Days of reminders, from the promised day; negative ones are before it. */
  dueReminderDays: Array<Scalars['Int']['output']>;
  /** For how many days after the promised one members enter with dues; null for ever. */
  entryWithDuesDays?: Maybe<Scalars['Int']['output']>;
  /** Rows of the largest file that the front desk exports. */
  exportRowsMax: Scalars['Int']['output'];
  /** How many days ahead a freeze may begin. */
  freezeDaysAheadMax: Scalars['Int']['output'];
  /** Days of the shortest freeze. */
  freezeDaysMin: Scalars['Int']['output'];
  /** Days for which a pass may be frozen, for each month that was bought. */
  freezeDaysPerMonth: Scalars['Int']['output'];
  /** Whether the UPI address is that of a verified merchant. */
  isUpiMerchant: Scalars['Boolean']['output'];
  /** Least share of a price that the front desk takes at the sale, in percent. */
  partPercentMinFrontDesk: Scalars['Int']['output'];
  /** How many days back visits and workouts may be recorded. */
  recordedDaysBackMax: Scalars['Int']['output'];
  /** For members who came last in their first year. */
  riskDaysFirstYear: RiskDays;
  /** For members who came last after their first year. */
  riskDaysLonger: RiskDays;
  /** For members who came last in their first 60 days. */
  riskDaysNew: RiskDays;
  /** For members who have not come yet. */
  riskDaysNotStarted: RiskDays;
  /** How many days ahead a sold membership may start. */
  startDaysAheadMax: Scalars['Int']['output'];
  /** UPI address (VPA) to which members pay; empty for none. */
  upiAddress: Scalars['String']['output'];
  /** Name of the payee in UPI apps; empty for the name of the studio. */
  upiPayee: Scalars['String']['output'];
  /** Version for `expectedVersion`: increases with every change; 0 before the first one. */
  version: Scalars['Int']['output'];
};

/** What the studio permits at its front desk. */
export type DeskSettings = {
  __typename?: 'DeskSettings';
  /** How many days before today the current user may let a membership start. */
  backdatedDaysMax: Scalars['Int']['output'];
  /** Largest discount that the current user may give, in percent of the total. */
  discountPercentMax: Scalars['Int']['output'];
  /** Whether the UPI address is that of a verified merchant. */
  isUpiMerchant: Scalars['Boolean']['output'];
  /** Least share of the total that the current user has to take at the sale, in percent. */
  partPercentMin: Scalars['Int']['output'];
  /** How many days back visits and workouts may be recorded, except by admins. */
  recordedDaysBackMax: Scalars['Int']['output'];
  /** How many days from today a membership may start at the latest. */
  startDaysAheadMax: Scalars['Int']['output'];
  /** UPI address (VPA) to which members pay, for a QR code with the amount; null without one. */
  upiAddress?: Maybe<Scalars['String']['output']>;
  /** Name of the payee in UPI apps. */
  upiPayee: Scalars['String']['output'];
};

/** A session of the current user: a log-in on one device. */
export type DeviceSession = {
  __typename?: 'DeviceSession';
  /** Time of the log-in. */
  createdAt: Scalars['DateTime']['output'];
  /** Browser and operating system, such as "Chrome on Android", or "Unknown device". */
  device: Scalars['String']['output'];
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Whether this is the session of the request. */
  isCurrent: Scalars['Boolean']['output'];
  /** Whether the session continues after the browser is closed. */
  isKept: Scalars['Boolean']['output'];
  /** Time of the last `renewSession`, or of the log-in if there has been none. */
  lastUsedAt: Scalars['DateTime']['output'];
  /** Network address of the log-in, or "Local network", "This machine" or "Unknown place". */
  place: Scalars['String']['output'];
};

/** Diet details of a user or of an anonymous visitor. Values that were not given are null. */
export type DietDetails = {
  __typename?: 'DietDetails';
  /** Age in years. */
  age?: Maybe<Scalars['Int']['output']>;
  /** Body mass index in kg/m², to one decimal. */
  bmi?: Maybe<Scalars['Float']['output']>;
  /** Category of the body mass index; derived from `bmi` if that is known. */
  bmiStatus?: Maybe<BmiStatus>;
  /** Goal of the diet: plain text of up to 500 characters. */
  dietGoal?: Maybe<Scalars['String']['output']>;
  /** Level of physical activity. */
  fitnessLevel?: Maybe<FitnessLevel>;
  /** Preferred and disliked foods: plain text of up to 500 characters. */
  foodPreferences?: Maybe<Scalars['String']['output']>;
  /** Gender, used to estimate energy needs. */
  gender?: Maybe<Gender>;
  /** Opaque identifier. Whoever knows that of anonymous details can read them. */
  id: Scalars['ID']['output'];
  /** Foods and activities to avoid, and why, such as allergies and injuries: plain text of up to 500 characters. */
  limitations?: Maybe<Scalars['String']['output']>;
  /** Time of the last save. */
  updatedAt: Scalars['DateTime']['output'];
};

/** Why what was counted differs from the books. */
export type DifferenceInput = {
  /** Reason, kept with it. */
  reason: Scalars['String']['input'];
  /** The way of payment. */
  way: MoneyWay;
};

/** What the front desk takes off the total of a plan. */
export type DiscountInput = {
  /** Amount, taxes included; less than the total. */
  amount: MoneyInput;
  /** Reason for it; the member sees it. */
  reason: Scalars['String']['input'];
};

/** The change whose outcome has been seen. */
export type DismissBulkChangeInput = {
  id: Scalars['ID']['input'];
};

export type DismissBulkChangePayload = {
  __typename?: 'DismissBulkChangePayload';
  /** The change: finished, or still running if there are more than 100 members. */
  bulkChange: BulkChange;
};

/** How long ago what is due should have been paid, by the date at the studio. */
export type DueAge =
  /** Overdue for 1 to 7 days. */
  | 'DAYS_1_TO_7'
  /** Overdue for 8 to 30 days. */
  | 'DAYS_8_TO_30'
  /** Not due yet. */
  | 'LATER'
  /** Overdue for more than 30 days. */
  | 'OVER_30_DAYS'
  /** Due today. */
  | 'TODAY';

/** What members owe, of one age. */
export type DueSum = {
  __typename?: 'DueSum';
  age: DueAge;
  /** Sum of the parts of this age that are to be paid. */
  amount: Money;
  /** Number of these parts; an order may have several. */
  count: Scalars['Int']['output'];
};

/** An article as staff write it: the draft, or what is on the site if there is no draft. */
export type EditedArticle = {
  __typename?: 'EditedArticle';
  /** Name of the author; may be empty. */
  authorName: Scalars['String']['output'];
  /** The text. */
  body: Array<ArticleBlock>;
  /** When its content was changed last. */
  changedAt: Scalars['DateTime']['output'];
  /** Name of the user who changed it last; null if nobody has since it came with the product. */
  changedBy?: Maybe<Scalars['String']['output']>;
  /** Cover picture; null until it is chosen. */
  cover?: Maybe<ArticleCover>;
  /** Summary in one or two sentences; may be empty. */
  description: Scalars['String']['output'];
  /** The same as that of the `Article`. */
  id: Scalars['ID']['output'];
  /** Whether sizes of its pictures are being made; until then it cannot be published. */
  isBeingMade: Scalars['Boolean']['output'];
  /** When it will be published; null if it is not scheduled. */
  publishAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was published first; null while it is not on the site. */
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether it is on the site. */
  state: ArticleState;
  /** Headline; may be empty in a draft. */
  title: Scalars['String']['output'];
  /** Version of the content for `expectedVersion`: increases with every change; 0 without a draft. */
  version: Scalars['Int']['output'];
  /** Published versions, newest first, up to 20. */
  versions: Array<ArticleVersion>;
};

export type EndDeviceSessionInput = {
  id: Scalars['ID']['input'];
};

export type EndDeviceSessionPayload = {
  __typename?: 'EndDeviceSessionPayload';
  endedDeviceSessionId: Scalars['ID']['output'];
  message: Scalars['String']['output'];
};

export type EndKioskInput = {
  /** E-mail address, username or phone number of a staff member. */
  login: Scalars['String']['input'];
  /** Password of the account. */
  password: Scalars['String']['input'];
};

export type EndKioskPayload = {
  __typename?: 'EndKioskPayload';
  /** Access token, to be sent as `Authorization: Bearer <token>`; valid for 15 minutes. */
  token: Scalars['String']['output'];
};

export type EndMembershipFreezeInput = {
  freezeId: Scalars['ID']['input'];
};

export type EndMembershipFreezePayload = {
  __typename?: 'EndMembershipFreezePayload';
  /** The member after the change. */
  member: User;
  /** The membership after the change. */
  membership: Membership;
  message: Scalars['String']['output'];
};

export type EndStaffAccessInput = {
  /** Password of the current user; required for somebody else who is an admin or owner. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** Trainer who takes over the members of this one; required if there are any. */
  successorId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the account. */
  userId: Scalars['ID']['input'];
};

export type EndStaffAccessPayload = {
  __typename?: 'EndStaffAccessPayload';
  message: Scalars['String']['output'];
  /** Account after the change. */
  user: User;
};

/** A question to the studio, by a member or anybody else. */
export type Enquiry = {
  __typename?: 'Enquiry';
  /** Time of the answer; null while it is open. */
  answeredAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who answered it; null while it is open, and once the account is deleted. */
  answeredBy?: Maybe<User>;
  /** Phone number in E.164, or e-mail address. Neither is verified. */
  contact: Scalars['String']['output'];
  /** Time at which it was asked. */
  createdAt: Scalars['DateTime']['output'];
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** The member who asked it; null if nobody was logged in. */
  member?: Maybe<User>;
  /** The question: plain text, which may contain newlines. */
  message: Scalars['String']['output'];
  /** Name, as it was typed. */
  name: Scalars['String']['output'];
  /** What staff have noted; null if nothing. */
  note?: Maybe<Scalars['String']['output']>;
  /** Whether it has been answered. */
  status: EnquiryStatus;
};

/** A page of a list. */
export type EnquiryConnection = {
  __typename?: 'EnquiryConnection';
  /** Nodes of the page with their cursors, in the order of the list. */
  edges: Array<EnquiryEdge>;
  /** Nodes of the page without their cursors, in the order of the list. */
  nodes: Array<Enquiry>;
  /** First and last cursor of the page, and whether there are nodes before and after it. */
  pageInfo: PageInfo;
  /** Total number of nodes on all pages. Counted only if it is selected. */
  totalCount: Count;
};

/** A node of a page, with its cursor. */
export type EnquiryEdge = {
  __typename?: 'EnquiryEdge';
  /** Opaque position in the list, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** Node at this position. */
  node: Enquiry;
};

/** Filter options for questions. All that are not null have to match. */
export type EnquiryFilter = {
  /** Range of the days on which the listed questions were asked. */
  askedOn?: InputMaybe<DateRange>;
  /** Words that all have to occur in name, contact, question or note, in upper or lower case; at most 100 characters. Words of one or two characters have to begin a word of the name, the address or the phone number; those without a letter or digit are ignored. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only questions with this status. */
  status?: InputMaybe<EnquiryStatus>;
};

/** Whether a question to the studio has been answered. */
export type EnquiryStatus =
  /** Staff have called or written. */
  | 'ANSWERED'
  /** Waits for an answer. */
  | 'OPEN';

/** An exercise of the library, with instructions. */
export type Exercise = {
  __typename?: 'Exercise';
  /** Other names, which are found by searches. */
  aliases: Array<Scalars['String']['output']>;
  /** Physical limitations with which the exercise should be avoided. */
  avoid: Array<ExerciseLimitation>;
  /** Instructions for breathing. */
  breathing: Scalars['String']['output'];
  /** Advice on who should be careful, and what to do instead. */
  caution: Scalars['String']['output'];
  /** Video or picture; null if there is none. */
  demonstration?: Maybe<ExerciseDemonstration>;
  /** Easier variant; null if there is none. */
  easier?: Maybe<Exercise>;
  /** Main equipment. */
  equipment: ExerciseEquipment;
  /** Harder variant; null if there is none. */
  harder?: Maybe<Exercise>;
  /** Unique identifier for URLs: the name in lower case with hyphens, such as `push-up`. */
  id: Scalars['ID']['output'];
  /** Kind of training. */
  kind: ExerciseKind;
  /** Required experience. */
  level: ExerciseLevel;
  /** Unit in which a set is counted. */
  measure: ExerciseMeasure;
  /** Common mistakes and how to correct them. */
  mistakes: Array<Scalars['String']['output']>;
  /** Main training target. */
  muscle: Muscle;
  /** Common name. */
  name: Scalars['String']['output'];
  /** All required items. */
  needs: Array<ExerciseNeed>;
  /** Kind of movement. */
  pattern: MovementPattern;
  /** Other training targets. */
  secondary: Array<Muscle>;
  /** Way in which the left and right sides are trained. */
  sides: ExerciseSides;
  /** Step-by-step instructions. */
  steps: Array<Scalars['String']['output']>;
};

/** A video or picture of an exercise. */
export type ExerciseDemonstration = {
  __typename?: 'ExerciseDemonstration';
  /** Text alternative for the video or picture. */
  description: Scalars['String']['output'];
  /** Path of the picture, 640 by 480 pixels, relative to the origin of the site. */
  posterUrl: Scalars['String']['output'];
  /** Path of the thumbnail, 320 by 240 pixels, relative to the origin of the site. */
  thumbnailUrl: Scalars['String']['output'];
  /** Path of a short looping video without sound, relative to the origin of the site. Null if there is only a picture. */
  videoUrl?: Maybe<Scalars['String']['output']>;
};

/** Main equipment of an exercise. */
export type ExerciseEquipment =
  | 'BARBELL'
  | 'DUMBBELL'
  | 'KETTLEBELL'
  | 'MACHINE'
  | 'NONE'
  | 'OTHER'
  | 'PLATE'
  | 'RESISTANCE_BAND';

/** Filter options for exercises. All that are not null have to match. */
export type ExerciseFilter = {
  /** Main equipment. */
  equipment?: InputMaybe<ExerciseEquipment>;
  /** Main training target. */
  muscle?: InputMaybe<Muscle>;
  /** Words to search for, up to 60 characters. Each has to begin a word of the name, an alias, the muscle or the equipment. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** Kind of training that an exercise is for. */
export type ExerciseKind =
  /** Training the cardiovascular system. */
  | 'CARDIO'
  /** Moving a joint through its range of motion. */
  | 'MOBILITY'
  /** Building muscle and strength. */
  | 'STRENGTH'
  /** Holding a muscle in a lengthened position. */
  | 'STRETCH';

/** Experience required for an exercise. */
export type ExerciseLevel =
  | 'ADVANCED'
  | 'BEGINNER'
  | 'INTERMEDIATE';

/** Physical limitation with which some exercises should be avoided. */
export type ExerciseLimitation =
  /** Ankle trouble. */
  | 'ANKLE'
  /** Difficulty keeping the balance. */
  | 'BALANCE'
  /** Elbow trouble. */
  | 'ELBOW'
  /** Difficulty getting down to the floor and up again. */
  | 'FLOOR'
  | 'HIGH_BLOOD_PRESSURE'
  /** Hip trouble. */
  | 'HIP'
  /** Knee trouble. */
  | 'KNEE'
  /** Trouble with the lower back. */
  | 'LOWER_BACK'
  /** Neck trouble. */
  | 'NECK'
  | 'PREGNANCY'
  /** Shoulder trouble. */
  | 'SHOULDER'
  /** Wrist trouble. */
  | 'WRIST';

/** The last times that an exercise was trained with a load. */
export type ExerciseLoads = {
  __typename?: 'ExerciseLoads';
  exercise: Exercise;
  /** Times with a load, the latest first; at most 6. */
  loads: Array<TrainedExercise>;
};

/** Unit in which a set is counted. */
export type ExerciseMeasure =
  /** Repetitions. */
  | 'REPS'
  | 'SECONDS';

/** Item required for an exercise. */
export type ExerciseNeed =
  | 'AB_WHEEL'
  /** Resistance band. */
  | 'BAND'
  | 'BARBELL'
  | 'BENCH'
  | 'BOX'
  | 'CHAIR'
  | 'DIP_BARS'
  | 'DUMBBELL'
  | 'FOAM_ROLLER'
  | 'JUMP_ROPE'
  | 'KETTLEBELL'
  | 'MACHINE'
  | 'MAT'
  | 'MEDICINE_BALL'
  /** Weight plates. */
  | 'PLATES'
  | 'PULL_UP_BAR'
  | 'RACK'
  | 'STABILITY_BALL'
  | 'STEP'
  | 'SUSPENSION_TRAINER'
  | 'WALL';

/** Way in which the left and right sides are trained. */
export type ExerciseSides =
  /** The sides alternate from one repetition to the next. */
  | 'ALTERNATING'
  /** Both sides work at the same time. */
  | 'BOTH'
  /** One side does a whole set, then the other. */
  | 'EACH';

/** Part of a file in UTF-8. */
export type ExportPart = {
  __typename?: 'ExportPart';
  /** Where the part ends, for `after`; null if it is the last one. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** The next text of the file. That of a CSV file has whole lines, and begins with a byte order mark and the heads of the columns. */
  text: Scalars['String']['output'];
};

/** Days that the studio adds to a membership. */
export type ExtendMembershipInput = {
  /** How many days, at most 60. */
  days: Scalars['Int']['input'];
  memberId: Scalars['ID']['input'];
  /** Whether to extend the gym pass or the nutrition membership. */
  planType: PlanType;
  /** Why, at most 200 characters. For the journal. */
  reason: Scalars['String']['input'];
  /** Idempotency key, made by the client: 10 to 64 letters, digits, hyphens or underscores. */
  requestKey: Scalars['String']['input'];
};

export type ExtendMembershipPayload = {
  __typename?: 'ExtendMembershipPayload';
  /** The member after the change. */
  member: User;
  /** The membership after the change. */
  membership: Membership;
  message: Scalars['String']['output'];
};

/** Level of physical activity. */
export type FitnessLevel =
  /** Training on 1 to 3 days a week. */
  | 'LIGHT'
  /** Training on 3 to 5 days a week. */
  | 'MODERATE'
  /** Mostly sitting. */
  | 'SEDENTARY'
  /** Training on 6 or 7 days a week. */
  | 'VERY';

/** Days on which a gym pass is to be frozen. */
export type FreezeMembershipInput = {
  /** How many days, at least `freezeDaysMin` and at most `freezeDaysLeft` of the membership. */
  days: Scalars['Int']['input'];
  /** Id of the member; null for the current user. */
  memberId?: InputMaybe<Scalars['ID']['input']>;
  /** Idempotency key, made by the client: 10 to 64 letters, digits, hyphens or underscores. */
  requestKey: Scalars['String']['input'];
  /** First day, from tomorrow on. */
  startsOn: Scalars['Date']['input'];
};

export type FreezeMembershipPayload = {
  __typename?: 'FreezeMembershipPayload';
  /** The member after the change. */
  member: User;
  /** The membership after the change. */
  membership: Membership;
  message: Scalars['String']['output'];
};

/** A photo of the gallery, as staff see it: also if it is hidden, or its sizes are being made. */
export type GalleryPhoto = {
  __typename?: 'GalleryPhoto';
  /** Short caption, shown with the picture. */
  caption: Scalars['String']['output'];
  /** Part of the picture; null without one. */
  crop?: Maybe<PhotoCrop>;
  /** Text alternative for the picture. */
  description: Scalars['String']['output'];
  /** Height of the largest size, in pixels. */
  height: Scalars['Int']['output'];
  /** The same as that of the `Photo`. */
  id: Scalars['ID']['output'];
  /** Whether sizes are being made; until then, the gallery shows the former part, or nothing. */
  isBeingMade: Scalars['Boolean']['output'];
  /** Whether the gallery leaves it out. */
  isHidden: Scalars['Boolean']['output'];
  /** The whole picture; null for a photo that came with the product and cannot be cropped. */
  picture?: Maybe<UploadedPicture>;
  /** Path of a small size, relative to the origin of the site. */
  previewUrl: Scalars['String']['output'];
  /** Version for `expectedVersion`: increases with every change. */
  version: Scalars['Int']['output'];
  /** Width of the largest size, in pixels. */
  width: Scalars['Int']['output'];
};

/** The account at the payment gateway. */
export type GatewaySettings = {
  __typename?: 'GatewaySettings';
  /** Id of the key at Razorpay; empty for none. */
  razorpayKey: Scalars['String']['output'];
  /** Version for `expectedVersion`: increases with every change; 0 before the first one. */
  version: Scalars['Int']['output'];
};

/** Gender, used to estimate energy needs. */
export type Gender =
  | 'FEMALE'
  | 'MALE'
  /** Any other gender; the energy need is the mean of those of the other two. */
  | 'OTHER';

export type GenerateWorkoutPlanInput = {
  /** Length in days: 7, 10, 14, 21, 30 or 60. */
  days?: Scalars['Int']['input'];
  /** Available equipment; empty for none. */
  equipment?: Array<WorkoutEquipment>;
  /** Training experience. */
  experience: WorkoutExperience;
  /** Training goal. */
  goal: WorkoutGoal;
  /** Physical limitations to respect; null for those in the diet details of the current user, or none without a log-in. */
  limitations?: InputMaybe<Array<ExerciseLimitation>>;
  /** Training location. */
  location: WorkoutLocation;
};

export type GenerateWorkoutPlanPayload = {
  __typename?: 'GenerateWorkoutPlanPayload';
  /** Whether a hosted language model wrote the text. If so, the text can differ from `plan`. */
  isTextByModel: Scalars['Boolean']['output'];
  /** Plan by the built-in planner, day by day. */
  plan: WorkoutPlan;
  text: Scalars['String']['output'];
};

/** A plan that the studio gives to a member. */
export type GrantMembershipInput = {
  memberId: Scalars['ID']['input'];
  /** Id of a plan on sale. */
  offerId: Scalars['ID']['input'];
  /** Why, at most 200 characters. For the journal. */
  reason: Scalars['String']['input'];
  /** Idempotency key, made by the client: 10 to 64 letters, digits, hyphens or underscores. */
  requestKey: Scalars['String']['input'];
};

export type GrantMembershipPayload = {
  __typename?: 'GrantMembershipPayload';
  /** The member after the change. */
  member: User;
  /** The membership after the change. */
  membership: Membership;
  message: Scalars['String']['output'];
};

/** A plan that the studio gives to many members. */
export type GrantMembershipToMembersInput = {
  /** The number of members of the preview. If the selection has another one now, nothing is changed: the mutation fails with the reason `COUNT_CHANGED` and returns the current number in `extensions.count`. */
  expectedCount: Scalars['Int']['input'];
  members: MemberSelection;
  /** Id of a plan on sale. */
  offerId: Scalars['ID']['input'];
  /** Why, at most 200 characters. For the journal. */
  reason: Scalars['String']['input'];
  /** Idempotency key, made by the client: 10 to 64 letters, digits, hyphens or underscores. */
  requestKey: Scalars['String']['input'];
};

export type GrantMembershipToMembersPayload = {
  __typename?: 'GrantMembershipToMembersPayload';
  /** The change: finished, or still running if there are more than 100 members. */
  bulkChange: BulkChange;
};

export type HealthDataKind =
  | 'DIET_DETAILS'
  /** Body measurements. */
  | 'MEASUREMENTS';

/** A reading of a member’s health data by somebody else. */
export type HealthDataReading = {
  __typename?: 'HealthDataReading';
  id: Scalars['ID']['output'];
  /** What was read. */
  kind: HealthDataKind;
  /** Time of the first reading; more within 15 minutes may be counted as one. */
  readAt: Scalars['DateTime']['output'];
  /** Name of the reader; null if the account has none or is deleted. */
  readerName?: Maybe<Scalars['String']['output']>;
  /** Role of the reader at that time. */
  readerRole?: Maybe<Role>;
};

/** A page of a list. */
export type HealthDataReadingConnection = {
  __typename?: 'HealthDataReadingConnection';
  /** Nodes of the page with their cursors, in the order of the list. */
  edges: Array<HealthDataReadingEdge>;
  /** Nodes of the page without their cursors, in the order of the list. */
  nodes: Array<HealthDataReading>;
  /** First and last cursor of the page, and whether there are nodes before and after it. */
  pageInfo: PageInfo;
  /** Total number of nodes on all pages. Counted only if it is selected. */
  totalCount: Count;
};

/** A node of a page, with its cursor. */
export type HealthDataReadingEdge = {
  __typename?: 'HealthDataReadingEdge';
  /** Opaque position in the list, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** Node at this position. */
  node: HealthDataReading;
};

export type HideDemonstrationInput = {
  /** What is hidden or shown. */
  content: Demonstration;
  /** False to show it again. */
  isHidden: Scalars['Boolean']['input'];
};

export type HideDemonstrationPayload = {
  __typename?: 'HideDemonstrationPayload';
  message: Scalars['String']['output'];
  /** The set-up after the change. */
  setUp: SetUp;
};

export type HidePaymentAtKioskInput = {
  kioskId: Scalars['ID']['input'];
  /** The `reference` with which it was shown. */
  reference: Scalars['String']['input'];
};

export type HidePaymentAtKioskPayload = {
  __typename?: 'HidePaymentAtKioskPayload';
  message: Scalars['String']['output'];
};

export type HideReviewInput = {
  id: Scalars['ID']['input'];
  /** Reason, up to 200 characters; mailed to the author. */
  reason: Scalars['String']['input'];
};

export type HideReviewPayload = {
  __typename?: 'HideReviewPayload';
  message: Scalars['String']['output'];
  /** Review after the change. */
  review: Review;
  /** Statistics of all visible reviews after the change. */
  reviewSummary: ReviewSummary;
};

export type InitiateSignUpInput = {
  /** Type of the new account. */
  accountType?: SignUpAccountType;
  /** Same value as `password`. */
  confirmPassword: Scalars['String']['input'];
  /** E-mail address of the new account. */
  email: Scalars['String']['input'];
  /** Password of the new account: 8 to 128 characters; common ones are refused. For an admin account the studio’s password for admins, which has to be changed after the log-in. */
  password: Scalars['String']['input'];
};

export type InitiateSignUpPayload = {
  __typename?: 'InitiateSignUpPayload';
  message: Scalars['String']['output'];
};

/** A part of the price that the member will pay later. */
export type InstalmentInput = {
  amount: MoneyInput;
  /** Day by which it has to be paid, from tomorrow to a year from now. */
  dueOn: Scalars['Date']['input'];
};

export type InviteImportedMembersInput = {
  /** The `version` that the decision is based on; if somebody has continued the import meanwhile, nothing is done. */
  expectedVersion: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
};

export type InviteImportedMembersPayload = {
  __typename?: 'InviteImportedMembersPayload';
  memberImport: MemberImport;
};

export type InviteMemberInput = {
  id: Scalars['ID']['input'];
};

export type InviteMemberPayload = {
  __typename?: 'InviteMemberPayload';
  member: User;
  message: Scalars['String']['output'];
};

export type InviteStaffInput = {
  /** E-mail address of the person; a member keeps the account. */
  email: Scalars['String']['input'];
  /** Password of the current user; required to make somebody an admin or owner. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** Idempotency key, made by the client: 10 to 64 letters, digits, hyphens or underscores. For 24 hours, repeating it mails nothing more and returns the first invitation; if its link was returned, it is refused with the reason `ALREADY_DONE`. */
  requestKey?: InputMaybe<Scalars['String']['input']>;
  /** Role that the person gets. */
  role: StaffRole;
  /** Which trainer of the site a trainer is; absent or null for none. */
  trainerId?: InputMaybe<Scalars['ID']['input']>;
};

export type InviteStaffPayload = {
  __typename?: 'InviteStaffPayload';
  invitation: StaffInvitation;
  /** URL of the invitation, to hand over, if the studio sends no mails; it cannot be read again. Null if it was mailed. */
  link?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
};

export type IssueCheckInCodesPayload = {
  __typename?: 'IssueCheckInCodesPayload';
  /** The current code and the next ones, earliest first. */
  codes: Array<CheckInCode>;
  /** Time of the server, to which the times of the codes refer; the clock of a device may be wrong. */
  issuedAt: Scalars['DateTime']['output'];
};

/** A row of table 13 of GSTR-1: documents of a series. */
export type IssuedSeries = {
  __typename?: 'IssuedSeries';
  /** Number of cancelled documents: always 0, since a credit note reverses a document instead. */
  cancelledCount: Scalars['Int']['output'];
  firstNumber: Scalars['String']['output'];
  /** Number of documents. */
  issuedCount: Scalars['Int']['output'];
  /** Kinds of the documents. */
  kinds: Array<ReceiptKind>;
  lastNumber: Scalars['String']['output'];
  /** What the numbers begin with, such as `BH/26-27`. */
  series: Scalars['String']['output'];
};

/** Something that a member, staff or the system did. */
export type JournalEntry = {
  __typename?: 'JournalEntry';
  /** Who did it; null for the system, and once the account is deleted. */
  actor?: Maybe<User>;
  /** Role of the actor at that time; null for the system. */
  actorRole?: Maybe<Role>;
  /** Name of the API key with which the actor did it; null without one. */
  apiKey?: Maybe<Scalars['String']['output']>;
  /** Time at which it happened. */
  happenedAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** The member whom it is about; null once the account is deleted. */
  member?: Maybe<User>;
  /** What happened, in plain words, such as "Order rejected: has moved away". Without details once the account of the member is deleted. */
  text: Scalars['String']['output'];
  /** What it is about; null for an entry of another version of the product. */
  type?: Maybe<JournalEntryType>;
};

/** A page of a list. */
export type JournalEntryConnection = {
  __typename?: 'JournalEntryConnection';
  /** Nodes of the page with their cursors, in the order of the list. */
  edges: Array<JournalEntryEdge>;
  /** Nodes of the page without their cursors, in the order of the list. */
  nodes: Array<JournalEntry>;
  /** First and last cursor of the page, and whether there are nodes before and after it. */
  pageInfo: PageInfo;
  /** Total number of nodes on all pages. Counted only if it is selected. */
  totalCount: Count;
};

/** A node of a page, with its cursor. */
export type JournalEntryEdge = {
  __typename?: 'JournalEntryEdge';
  /** Opaque position in the list, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** Node at this position. */
  node: JournalEntry;
};

/** What an entry of the journal is about. */
export type JournalEntryType =
  /** File for the accountant exported. */
  | 'ACCOUNTING_EXPORTED'
  /** List of visits or workouts exported. */
  | 'ACTIVITIES_EXPORTED'
  /** Visit or workout recorded. */
  | 'ACTIVITY_RECORDED'
  /** Visit or workout removed. */
  | 'ACTIVITY_REMOVED'
  | 'ARTICLE_DELETED'
  | 'ARTICLE_PUBLISHED'
  | 'ARTICLE_SCHEDULED'
  /** Article taken off the site. */
  | 'ARTICLE_UNPUBLISHED'
  /** Article taken off the schedule. */
  | 'ARTICLE_UNSCHEDULED'
  | 'CASH_MOVED'
  /** List of closed days exported. */
  | 'DAYS_EXPORTED'
  | 'DAY_CLOSED'
  /** Closed day opened again. */
  | 'DAY_REOPENED'
  /** Question answered. */
  | 'ENQUIRY_ANSWERED'
  /** Question deleted. */
  | 'ENQUIRY_REMOVED'
  /** API key made. */
  | 'KEY_MADE'
  /** API key revoked. */
  | 'KEY_REVOKED'
  /** Legal text published. */
  | 'LEGAL_PUBLISHED'
  /** Membership started. */
  | 'MEMBERSHIP_BEGUN'
  | 'MEMBERSHIP_ENDED'
  | 'MEMBERSHIP_EXPIRED'
  /** Days added to membership. */
  | 'MEMBERSHIP_EXTENDED'
  /** Freeze ended early. */
  | 'MEMBERSHIP_FREEZE_ENDED'
  | 'MEMBERSHIP_FROZEN'
  /** Membership moved along with the one before it. */
  | 'MEMBERSHIP_MOVED'
  /** Membership moved to an earlier date. */
  | 'MEMBERSHIP_MOVED_UP'
  /** List of members exported. */
  | 'MEMBERS_EXPORTED'
  /** File imported. */
  | 'MEMBERS_IMPORTED'
  /** Import of a file undone. */
  | 'MEMBERS_IMPORT_UNDONE'
  | 'MEMBER_ADDED'
  /** Account claimed by the member. */
  | 'MEMBER_CLAIMED'
  /** Claim code made. */
  | 'MEMBER_CLAIM_CODE_MADE'
  /** Consent for health data recorded. */
  | 'MEMBER_CONSENT_RECORDED'
  | 'MEMBER_CONTACTED'
  /** Account of a member deleted. */
  | 'MEMBER_DELETED'
  /** Diet details opened. */
  | 'MEMBER_DIET_DETAILS_READ'
  | 'MEMBER_IMPORTED'
  | 'MEMBER_INVITED'
  /** Signed up. */
  | 'MEMBER_JOINED'
  /** Measurements opened. */
  | 'MEMBER_MEASUREMENTS_READ'
  /** Link to a new password made. */
  | 'MEMBER_PASSWORD_LINK_MADE'
  /** Profile changed. */
  | 'MEMBER_PROFILE_CHANGED'
  /** Member removed by undoing the import. */
  | 'MEMBER_REMOVED'
  /** Follow-up postponed. */
  | 'MEMBER_SNOOZED'
  /** Trainer changed. */
  | 'MEMBER_TRAINER_ASSIGNED'
  | 'NOTE_ADDED'
  | 'NOTE_EDITED'
  | 'NOTE_REMOVED'
  /** List of orders exported. */
  | 'ORDERS_EXPORTED'
  | 'ORDER_CANCELLED'
  | 'ORDER_EXPIRED'
  | 'ORDER_PAID'
  /** Order paid in part. */
  | 'ORDER_PART_PAID'
  | 'ORDER_PLACED'
  /** Written-off rest of the order paid. */
  | 'ORDER_RECOVERED'
  | 'ORDER_REFUNDED'
  | 'ORDER_REJECTED'
  /** Rest of the order written off. */
  | 'ORDER_WRITTEN_OFF'
  /** Photos of the gallery put in another order. */
  | 'PHOTOS_ORDERED'
  /** Photo added to the gallery. */
  | 'PHOTO_ADDED'
  /** Photo of the gallery changed. */
  | 'PHOTO_CHANGED'
  /** Photo of the gallery deleted. */
  | 'PHOTO_REMOVED'
  | 'PLAN_CHANGED'
  /** Plan added. */
  | 'PLAN_CREATED'
  /** Plan moved in the price list. */
  | 'PLAN_MOVED'
  /** Price of a plan set. */
  | 'PLAN_PRICE_SET'
  | 'RECEIPT_MAILED'
  | 'RECEIPT_PRINTED'
  /** Receipt shared as a link. */
  | 'RECEIPT_SHARED'
  /** Refund made. */
  | 'REFUND_DONE'
  | 'REFUND_FAILED'
  /** Refund sent to the payment service. */
  | 'REFUND_PENDING'
  | 'REFUND_REQUESTED'
  /** Review written. */
  | 'REVIEW_ADDED'
  | 'REVIEW_ANSWERED'
  | 'REVIEW_DELETED'
  | 'REVIEW_EDITED'
  | 'REVIEW_HIDDEN'
  /** Review shown again. */
  | 'REVIEW_SHOWN'
  /** Service of the settings tested. */
  | 'SERVICE_TESTED'
  | 'SETTINGS_CHANGED'
  /** Access as staff ended. */
  | 'STAFF_ACCESS_ENDED'
  /** Invitation of staff withdrawn. */
  | 'STAFF_INVITATION_WITHDRAWN'
  | 'STAFF_INVITED'
  /** Invitation to the staff accepted. */
  | 'STAFF_JOINED'
  /** Role changed. */
  | 'STAFF_ROLE_CHANGED'
  /** Second factor reset. */
  | 'STAFF_SECOND_FACTOR_RESET'
  /** Export of the whole studio started, with health data. */
  | 'STUDIO_EXPORTED'
  /** Export of the whole studio downloaded. */
  | 'STUDIO_EXPORT_DOWNLOADED'
  /** Trainers of the site put in another order. */
  | 'TRAINERS_ORDERED'
  /** Trainer added to the site. */
  | 'TRAINER_ADDED'
  /** Trainer of the site changed. */
  | 'TRAINER_CHANGED'
  | 'TRAINER_REMOVED'
  | 'WAIVER_ACCEPTED'
  | 'WAIVER_PUBLISHED'
  | 'WEBHOOK_ADDED'
  | 'WEBHOOK_CHANGED'
  | 'WEBHOOK_REMOVED'
  /** Secret of a webhook replaced. */
  | 'WEBHOOK_SECRET_REPLACED'
  /** Webhook switched off after failures. */
  | 'WEBHOOK_SWITCHED_OFF';

/** Which entries to list. All of its conditions have to hold; null sets none. */
export type JournalFilter = {
  /** Only what this user did. */
  actorId?: InputMaybe<Scalars['ID']['input']>;
  /** The days on which it happened. */
  happenedOn?: InputMaybe<DateRange>;
  /** Only what is about this member. */
  memberId?: InputMaybe<Scalars['ID']['input']>;
  /** Only entries of this type. */
  type?: InputMaybe<JournalEntryType>;
};

/** A device at which members check in by themselves. */
export type Kiosk = {
  __typename?: 'Kiosk';
  /** When the device became a kiosk. */
  createdAt: Scalars['DateTime']['output'];
  /** Browser and operating system, such as "Chrome on Android", or "Unknown device". */
  device: Scalars['String']['output'];
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
};

export type KioskCheckInInput = {
  /** The text of the QR code that the member shows, or its six digits; at most 100 characters. Spaces and hyphens are ignored. */
  code: Scalars['String']['input'];
  /** Idempotency key, 10 to 64 letters, digits, hyphens or underscores; repeating it returns the first answer. */
  requestKey: Scalars['String']['input'];
  /** How many seconds ago the member arrived, at most 604800, if the check-in could not be sent at once: the code must have been valid then. Null: now. */
  secondsAgo?: InputMaybe<Scalars['Int']['input']>;
};

export type KioskCheckInPayload = {
  __typename?: 'KioskCheckInPayload';
  /** First name of the member; null if unknown, and for `SEE_FRONT_DESK`. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** Whether the visit is recorded. */
  outcome: KioskOutcome;
};

/** What a check-in at a kiosk has led to. Reasons are not told to others who look at the screen. */
export type KioskOutcome =
  /** Nothing is recorded, because the member has another visit shortly before or after. */
  | 'RECENTLY_VISITED'
  /** The visit is recorded. */
  | 'RECORDED'
  /** Nothing is recorded, and the member has to talk to the front desk. */
  | 'SEE_FRONT_DESK';

/** A payment that a kiosk shows. It does not say who pays. */
export type KioskPayment = {
  __typename?: 'KioskPayment';
  amount: Money;
  /** Content of the QR code: a link for UPI apps. */
  link: Scalars['String']['output'];
};

/** A legal text of the site. */
export type LegalDocument =
  /** The Privacy Policy, to which consents refer. */
  | 'PRIVACY'
  /** The Terms Of Use. */
  | 'TERMS';

/** A policy of the studio in the terms, which it may word itself. */
export type LegalPolicy = {
  __typename?: 'LegalPolicy';
  /** How the product words it. */
  productText: Scalars['String']['output'];
  /** Anchor of its section. */
  section: Scalars['String']['output'];
  /** How the studio words it; empty if as the product. Each line is a paragraph; lines that begin with a dash are a list. */
  text: Scalars['String']['output'];
  /** Title of its section. */
  title: Scalars['String']['output'];
};

/** How the studio words one of its policies. */
export type LegalPolicyInput = {
  /** Anchor of its section. */
  section: Scalars['String']['input'];
  /** Text, up to 4000 characters; empty for that of the product. Each line is a paragraph; lines that begin with a dash are a list. */
  text: Scalars['String']['input'];
};

/** A section that the studio has added to a legal text. */
export type LegalSection = {
  __typename?: 'LegalSection';
  /** Text, up to 4000 characters. Each line is a paragraph; lines that begin with a dash are a list. */
  text: Scalars['String']['output'];
  /** Title, up to 80 characters. */
  title: Scalars['String']['output'];
};

/** A section that the studio adds to a legal text. */
export type LegalSectionInput = {
  /** Text, up to 4000 characters. Each line is a paragraph; lines that begin with a dash are a list. */
  text: Scalars['String']['input'];
  /** Title, up to 80 characters. */
  title: Scalars['String']['input'];
};

/** What the studio has written into one of the legal texts. The rest is that of the product. */
export type LegalText = {
  __typename?: 'LegalText';
  /** E-mail address for it; empty for that of the studio. */
  contactEmail: Scalars['String']['output'];
  /** Who is responsible for the data of members, up to 80 characters; empty for nobody by name. Of the privacy policy only, like the other contacts. */
  contactName: Scalars['String']['output'];
  /** Phone number for it; empty for that of the studio. */
  contactPhone: Scalars['String']['output'];
  /** The whole text as pages show it, as JSON: description, lead and sections with their paragraphs, lists, tables and links. */
  content: Scalars['String']['output'];
  document: LegalDocument;
  /** Names of earlier versions, newest first; at most 50. */
  earlier: Array<Scalars['String']['output']>;
  /** Name of the current version, which consents record: its day, with a number from the second one of a day on, such as `2026-11-30.2`. */
  name: Scalars['String']['output'];
  /** Policies that the studio may word itself. */
  policies: Array<LegalPolicy>;
  /** Sections of the studio's own, at most 10. */
  sections: Array<LegalSection>;
  /** Number of the version, for `expectedVersion`; 0 before the first one. */
  version: Scalars['Int']['output'];
};

/** What whoever has the link to pay an order sees of it. */
export type LinkedOrder = {
  __typename?: 'LinkedOrder';
  /** Time until which it can be paid. */
  expiresAt: Scalars['DateTime']['output'];
  /** First name of the member; null if it is not known. */
  firstName?: Maybe<Scalars['String']['output']>;
  planName: Scalars['String']['output'];
  status: OrderStatus;
  /** Amount to pay. */
  total: Money;
};

/** Filters and an order of the members list that somebody of the staff has saved. */
export type ListView = {
  __typename?: 'ListView';
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Whether all staff see it; otherwise only its owner. */
  isShared: Scalars['Boolean']['output'];
  /** Name, unique among the views of its owner. */
  name: Scalars['String']['output'];
  /** Query string of the list in the admin panel, such as `status=active&sort=-paid-until`; without the text of a search. */
  parameters: Scalars['String']['output'];
  /** Version for `expectedVersion`: increases with every change. */
  version: Scalars['Int']['output'];
  /** Whether the current user may change and delete it. */
  viewerCanUpdate: Scalars['Boolean']['output'];
};

/** A mail with invented values, as it would be sent. */
export type MailPreview = {
  __typename?: 'MailPreview';
  /** HTML document that loads nothing and runs no scripts. */
  html: Scalars['String']['output'];
  subject: Scalars['String']['output'];
  /** Plain text. */
  text: Scalars['String']['output'];
};

export type MailReceiptInput = {
  /** Address for this mail only; null for that of the member. Not stored with the account. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Id of a receipt, invoice or credit note. */
  id: Scalars['ID']['input'];
  /** Idempotency key, made by the client: 10 to 64 letters, digits, hyphens or underscores. Repeating it counts as the same copy. It is mailed once. */
  requestKey: Scalars['String']['input'];
};

export type MailReceiptPayload = {
  __typename?: 'MailReceiptPayload';
  message: Scalars['String']['output'];
  /** The receipt with its copies. */
  receipt: Receipt;
};

/** Who mails come from, and the mail server. */
export type MailSettings = {
  __typename?: 'MailSettings';
  /** Whether no mail can be delivered, since there is no mail server. */
  isServerMissing: Scalars['Boolean']['output'];
  /** Address for answers; empty for that of the sender. */
  replyTo: Scalars['String']['output'];
  /** Address of the sender; empty for that of the studio. */
  senderEmail: Scalars['String']['output'];
  /** Name of the sender; empty for the name of the studio. */
  senderName: Scalars['String']['output'];
  /** Name of the mail server; empty for none. */
  smtpHost: Scalars['String']['output'];
  /** Its port; with 465, the connection is encrypted from the start. */
  smtpPort: Scalars['Int']['output'];
  /** User name at the mail server; empty for none. */
  smtpUser: Scalars['String']['output'];
  /** Version for `expectedVersion`: increases with every change; 0 before the first one. */
  version: Scalars['Int']['output'];
};

/** What the studio writes into its mails to members. */
export type MailWords = {
  __typename?: 'MailWords';
  /** Paragraph in the mail about a paid part, up to 500 characters; empty for none. Plain text, in which addresses with https are links. */
  duePaid: Scalars['String']['output'];
  /** Paragraph in a reminder of a part of a price, up to 500 characters; empty for none. Plain text, in which addresses with https are links. */
  dueReminder: Scalars['String']['output'];
  /** Paragraph in an invitation, up to 500 characters; empty for none. Plain text, in which addresses with https are links. */
  invitation: Scalars['String']['output'];
  /** Paragraph in the mail about a freeze, up to 500 characters; empty for none. Plain text, in which addresses with https are links. */
  membershipFrozen: Scalars['String']['output'];
  /** Paragraph in the mail about an added membership, up to 500 characters; empty for none. Plain text, in which addresses with https are links. */
  membershipGranted: Scalars['String']['output'];
  /** Paragraph in a reminder before a membership ends, up to 500 characters; empty for none. Plain text, in which addresses with https are links. */
  membershipReminder: Scalars['String']['output'];
  /** Paragraph in the mail about a paid order, up to 500 characters; empty for none. Plain text, in which addresses with https are links. */
  orderConfirmed: Scalars['String']['output'];
  /** Paragraph in the mail about a placed order, up to 500 characters; empty for none. Plain text, in which addresses with https are links. */
  orderPlaced: Scalars['String']['output'];
  /** Paragraph in the mail about a refund, up to 500 characters; empty for none. Plain text, in which addresses with https are links. */
  orderRefunded: Scalars['String']['output'];
  /** Paragraph in the mail about a rejected order, up to 500 characters; empty for none. Plain text, in which addresses with https are links. */
  orderRejected: Scalars['String']['output'];
  /** Paragraph in a mail with a link with which to pay, up to 500 characters; empty for none. Plain text, in which addresses with https are links. */
  paymentLink: Scalars['String']['output'];
  /** Paragraph in a mail with a receipt, up to 500 characters; empty for none. Plain text, in which addresses with https are links. */
  receipt: Scalars['String']['output'];
  /** Last line of mails to members, up to 120 characters; empty for none. */
  signature: Scalars['String']['output'];
  /** Paragraph in the mail that verifies an address, up to 500 characters; empty for none. Plain text, in which addresses with https are links. */
  verification: Scalars['String']['output'];
  /** Version for `expectedVersion`: increases with every change; 0 before the first one. */
  version: Scalars['Int']['output'];
};

export type MakeClaimCodeInput = {
  memberId: Scalars['ID']['input'];
};

export type MakeClaimCodePayload = {
  __typename?: 'MakeClaimCodePayload';
  /** The code, which cannot be read again. */
  code: Scalars['String']['output'];
  /** Time until which the code is valid. */
  expiresAt: Scalars['DateTime']['output'];
  member: User;
  message: Scalars['String']['output'];
  /** URL of the page on which the member enters it. */
  url: Scalars['String']['output'];
};

export type MakePasswordLinkInput = {
  /** Id of the member, or of the trainer or front desk. */
  userId: Scalars['ID']['input'];
};

export type MakePasswordLinkPayload = {
  __typename?: 'MakePasswordLinkPayload';
  /** Time until which the link is valid. */
  expiresAt: Scalars['DateTime']['output'];
  /** URL of the page with the token in its fragment. It cannot be read again. */
  link: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** Whose password it is. */
  user: User;
};

/** An article in the list of staff, with its draft if it has one. */
export type ManagedArticle = {
  __typename?: 'ManagedArticle';
  /** When its content was changed last. */
  changedAt: Scalars['DateTime']['output'];
  /** Name of the user who changed it last; null if nobody has since it came with the product. */
  changedBy?: Maybe<Scalars['String']['output']>;
  /** The same as that of the `Article`. */
  id: Scalars['ID']['output'];
  /** When it will be published; null if it is not scheduled. */
  publishAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was published first; null while it is not on the site. */
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether it is on the site. */
  state: ArticleState;
  /** Path of the picture for lists (3:2); null without one, relative to the origin of the site. */
  thumbnailUrl?: Maybe<Scalars['String']['output']>;
  /** Headline; may be empty in a draft. */
  title: Scalars['String']['output'];
};

/** A plan with what only those see who set the prices. */
export type ManagedPlan = {
  __typename?: 'ManagedPlan';
  /** List price of today. */
  listPrice: Money;
  /** The plan as it is sold, or was. */
  offer: PlanOffer;
  /** Prices, those of later days first; of the same day, the one that was set last counts. Up to 20. */
  prices: Array<PlanPrice>;
  /** When it was taken off sale; null while it is sold. */
  retiredAt?: Maybe<Scalars['DateTime']['output']>;
  /** Version of what it includes; `updatePlan` expects it. */
  version: Scalars['Int']['output'];
};

/** A trainer as staff see them: also if hidden, or if sizes of the portrait are being made. */
export type ManagedTrainer = {
  __typename?: 'ManagedTrainer';
  /** Part of the picture; null without one. */
  crop?: Maybe<PhotoCrop>;
  /** Whether somebody of the staff is this trainer. */
  hasAccount: Scalars['Boolean']['output'];
  /** The same as that of the `Trainer`. */
  id: Scalars['ID']['output'];
  /** Whether sizes of the portrait are being made; until then, the site shows the former one, or leaves them out. */
  isBeingMade: Scalars['Boolean']['output'];
  /** Whether the site leaves them out. */
  isHidden: Scalars['Boolean']['output'];
  /** The whole picture of the portrait; null for one that came with the product. */
  picture?: Maybe<UploadedPicture>;
  /** Path of a small size of the portrait, relative to the origin of the site. */
  previewUrl: Scalars['String']['output'];
  /** What the site says. */
  trainer: Trainer;
  /** Version for `expectedVersion`: increases with every change. */
  version: Scalars['Int']['output'];
};

/** Body measurements of a user at one time. Values that are not known are null. */
export type Measurement = {
  __typename?: 'Measurement';
  /** Body mass index in kg/m²; computed if weight and height are known. */
  bmi?: Maybe<Scalars['Float']['output']>;
  /** Body height in centimetres. */
  heightCm?: Maybe<Scalars['Float']['output']>;
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Time at which the measurements were saved. */
  measuredAt: Scalars['DateTime']['output'];
  /** Muscle mass in kilograms. */
  muscleMassKg?: Maybe<Scalars['Float']['output']>;
  /** Body weight in kilograms. */
  weightKg?: Maybe<Scalars['Float']['output']>;
};

/** A page of a list. */
export type MeasurementConnection = {
  __typename?: 'MeasurementConnection';
  /** Nodes of the page with their cursors, in the order of the list. */
  edges: Array<MeasurementEdge>;
  /** Nodes of the page without their cursors, in the order of the list. */
  nodes: Array<Measurement>;
  /** First and last cursor of the page, and whether there are nodes before and after it. */
  pageInfo: PageInfo;
  /** Total number of nodes on all pages. Counted only if it is selected. */
  totalCount: Count;
};

/** A node of a page, with its cursor. */
export type MeasurementEdge = {
  __typename?: 'MeasurementEdge';
  /** Opaque position in the list, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** Node at this position. */
  node: Measurement;
};

/** New body measurements. Absent values stay as they were last; null clears them. */
export type MeasurementInput = {
  /** Body mass index in kg/m², 5 to 150. Ignored if weight and height are known, from which it is then computed. */
  bmi?: InputMaybe<Scalars['Float']['input']>;
  /** Body height in centimetres, 50 to 260. */
  heightCm?: InputMaybe<Scalars['Float']['input']>;
  /** Muscle mass in kilograms, 5 to 200. */
  muscleMassKg?: InputMaybe<Scalars['Float']['input']>;
  /** Body weight in kilograms, 20 to 400. */
  weightKg?: InputMaybe<Scalars['Float']['input']>;
};

/** A conversation of staff with a member who stopped coming. */
export type MemberContact = {
  __typename?: 'MemberContact';
  /** Time at which it was recorded. */
  createdAt: Scalars['DateTime']['output'];
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** What was said; may contain newlines. Null if nothing was noted. */
  note?: Maybe<Scalars['String']['output']>;
  /** Who recorded it, for readers with `members:follow-up`; null for others, and once the account is deleted. */
  recordedBy?: Maybe<User>;
};

/** Filter options for members. All that are not null have to match. Their membership is the gym pass, or nutrition if they have never had a pass; conditions about it also require `memberships:read-any`. */
export type MemberFilter = {
  /** Whether the listed members have a trainer. */
  hasTrainer?: InputMaybe<Scalars['Boolean']['input']>;
  /** Ids of the listed accounts, up to 200. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Range of the last paid day of the membership. */
  membershipEndsOn?: InputMaybe<DateRange>;
  membershipStatus?: InputMaybe<MembershipStatus>;
  /** Names of plans, of which the last one of the membership is one, even if it has ended. */
  planNames?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Roles of the listed accounts. */
  roles?: InputMaybe<Array<Role>>;
  /** Words that have to occur in the name, e-mail address or phone number, up to 100 characters, ignoring case. Words of one or two characters have to begin a word of the name, the address or the phone number; those without a letter or digit are ignored. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Id of the trainer of the listed members. */
  trainerId?: InputMaybe<Scalars['ID']['input']>;
  /** Lists only accounts whose `updatedAt` is this time or later. */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};

/** An import of members, of their visits, or of their past passes from a CSV file. */
export type MemberImport = {
  __typename?: 'MemberImport';
  /** The columns of the file in their order; none until it is uploaded. */
  columns: Array<MemberImportColumn>;
  /** Numbers of its rows, by what is to be done with them, and what became of them. */
  counts: MemberImportCounts;
  /** Time at which the file was chosen. */
  createdAt: Scalars['DateTime']['output'];
  /** Who began it; null once the account is deleted. */
  creator?: Maybe<User>;
  /** How numeric dates were read at the check, where their column does not tell; null before it. */
  dateOrder?: Maybe<DateOrder>;
  /** Number of rows that the current check, import or undo has done. */
  doneCount: Scalars['Int']['output'];
  /** How the text of the file is encoded; null until it is uploaded. */
  encoding?: Maybe<TextEncoding>;
  /** Why it has failed; null if it has not. */
  explanation?: Maybe<Scalars['String']['output']>;
  fileName: Scalars['String']['output'];
  /** The first rows that are not empty, one of which has the heads. */
  firstRows: Array<MemberImportFirstRow>;
  /** Whether new members get an invitation by mail. */
  hasInvitations: Scalars['Boolean']['output'];
  /** Number of the row with the heads; 0 if there is none. */
  headRow: Scalars['Int']['output'];
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** What its rows are, guessed by the heads until it is said with `changeMemberImportHeads`. */
  kind: MemberImportKind;
  /** Positions of the columns that look like last days of plans. Without one of them, `isEndLeftOut` has to confirm that. */
  likelyEnds: Array<Scalars['Int']['output']>;
  /** What the lines of the file are; null until it is uploaded. */
  lines?: Maybe<MemberImportLines>;
  /** What staff have said about names of plans in the file. */
  planNames: Array<MemberImportPlanName>;
  /** Number of rows in the file, without the heads, what is above them, and empty rows. */
  rowCount: Scalars['Int']['output'];
  /** Absolute URL of a CSV file with the rows that have mistakes, and why. Downloading it requires the access token. */
  skippedRowsUrl: Scalars['String']['output'];
  /** Where the import is. */
  status: MemberImportStatus;
  /** Until when it can be undone; null if it cannot. */
  undoEndsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Number of its new members who can be invited with `inviteImportedMembers`. */
  uninvitedCount: Scalars['Int']['output'];
  /** Names in the file that no plan has, found by the check; up to 50. */
  unknownPlans: Array<MemberImportUnknownPlan>;
  /** Version, for `expectedVersion`: increases with every change of the status. */
  version: Scalars['Int']['output'];
};

/** A value that a row changes or adds. */
export type MemberImportChange = {
  __typename?: 'MemberImportChange';
  /** The value in the file. */
  after: Scalars['String']['output'];
  /** The value at the check; null if there was none. Days are ISO 8601 dates, times date-times. */
  before?: Maybe<Scalars['String']['output']>;
  /** What it is. */
  field: MemberImportField;
};

/** A column of a file. */
export type MemberImportColumn = {
  __typename?: 'MemberImportColumn';
  /** The order of its numeric dates; null if there are none, or if both are possible. */
  dateOrder?: Maybe<DateOrder>;
  /** What it contains, guessed by its head until it is chosen; null if it is left out. */
  field?: Maybe<MemberImportField>;
  /** Head of the column; may be empty. */
  head: Scalars['String']['output'];
  /** Whether it has numeric dates that can be read in both orders, and none that cannot. */
  isDateOrderOpen: Scalars['Boolean']['output'];
  /** Position in the file, from 0. */
  position: Scalars['Int']['output'];
  /** Its cells in the first rows, shortened. */
  samples: Array<Scalars['String']['output']>;
};

/** What a column of a file contains. */
export type MemberImportColumnInput = {
  /** What it contains. */
  field: MemberImportField;
  /** Position in the file, from 0. */
  position: Scalars['Int']['input'];
};

/** A page of a list. */
export type MemberImportConnection = {
  __typename?: 'MemberImportConnection';
  /** Nodes of the page with their cursors, in the order of the list. */
  edges: Array<MemberImportEdge>;
  /** Nodes of the page without their cursors, in the order of the list. */
  nodes: Array<MemberImport>;
  /** First and last cursor of the page, and whether there are nodes before and after it. */
  pageInfo: PageInfo;
  /** Total number of nodes on all pages. Counted only if it is selected. */
  totalCount: Count;
};

/** Numbers of rows of an import. */
export type MemberImportCounts = {
  __typename?: 'MemberImportCounts';
  /** Accounts, visits or passes to add, by the check. */
  create: Scalars['Int']['output'];
  /** Accounts, visits or passes that were added. */
  created: Scalars['Int']['output'];
  /** Rows that were not imported because something had changed since the check. */
  failed: Scalars['Int']['output'];
  /** Accounts or passes that the undo left as they are. */
  kept: Scalars['Int']['output'];
  /** Rows that could not be undone. */
  notUndone: Scalars['Int']['output'];
  /** New accounts, visits or passes that the undo removed. */
  removed: Scalars['Int']['output'];
  /** Accounts that got their old values back. */
  restored: Scalars['Int']['output'];
  /** Rows with mistakes. */
  skip: Scalars['Int']['output'];
  /** Rows of which all is there already. */
  unchanged: Scalars['Int']['output'];
  /** Accounts to change, by the check. */
  update: Scalars['Int']['output'];
  /** Accounts that were changed. */
  updated: Scalars['Int']['output'];
};

/** A node of a page, with its cursor. */
export type MemberImportEdge = {
  __typename?: 'MemberImportEdge';
  /** Opaque position in the list, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** Node at this position. */
  node: MemberImport;
};

/** What a column of a file contains. */
export type MemberImportField =
  /** Whether it is a visit, which it is if empty, or a workout. */
  | 'ACTIVITY'
  /** E-mail address. */
  | 'EMAIL'
  /** Last day, or the time, if it was ended early. */
  | 'ENDED_ON'
  /** Last day of the plan; with a time and a time zone, its exclusive end. */
  | 'ENDS_ON'
  | 'FIRST_NAME'
  /** Day and time of a visit, at the studio if there is no time zone. */
  | 'HAPPENED_AT'
  /** Day on which the member joined the studio. */
  | 'JOINED_ON'
  | 'LAST_NAME'
  /** Id of the member in an export of the studio: `users.id`. */
  | 'MEMBER_ID'
  /** Full name. */
  | 'NAME'
  /** Phone number. */
  | 'PHONE'
  /** Name of the plan. */
  | 'PLAN'
  /** Kind of the plan: `membership`, which it is if empty, `day_pass` or `trial`. */
  | 'PLAN_KIND'
  /** Type of the plan: `pass`, which it is if empty, or `nutrition`. */
  | 'PLAN_TYPE'
  /** Id, e-mail address or name of the member of staff who recorded it; others are left out. */
  | 'RECORDED_BY'
  /** Role of the account in an export of the studio: rows of staff have mistakes. */
  | 'ROLE'
  /** First day of the plan, or the time at which it started. */
  | 'STARTS_ON'
  /** Time of the visit, if it is not in the column of the day. */
  | 'TIME'
  /** Name of the workout. */
  | 'WORKOUT';

/** One of the first rows of a file of members. */
export type MemberImportFirstRow = {
  __typename?: 'MemberImportFirstRow';
  /** Its first cells with a text, shortened. */
  cells: Array<Scalars['String']['output']>;
  /** Number of the row in a spreadsheet, from 1. */
  position: Scalars['Int']['output'];
};

/** What the rows of an import are. */
export type MemberImportKind =
  /** Members, with the plan that they have. */
  | 'MEMBERS'
  /** Passes and nutrition plans that members had or have. */
  | 'PASSES'
  /** Visits and workouts of members. */
  | 'VISITS';

/** What the lines of a file of members are. Those that were read are the sum of the others. */
export type MemberImportLines = {
  __typename?: 'MemberImportLines';
  /** The heads, and titles above them. */
  above: Scalars['Int']['output'];
  /** Empty rows. */
  blank: Scalars['Int']['output'];
  /** Further lines of cells that have several. */
  inCells: Scalars['Int']['output'];
  /** Lines of the file. */
  read: Scalars['Int']['output'];
  rows: Scalars['Int']['output'];
};

/** What is to be done with a row of a file. */
export type MemberImportPlan =
  /** An account, a visit or a pass is added. */
  | 'CREATE'
  /** The row has mistakes and is left out. */
  | 'SKIP'
  /** The account has these values, or this visit or pass, already. */
  | 'UNCHANGED'
  /** An account is changed. */
  | 'UPDATE';

/** What a name of a plan in a file means. */
export type MemberImportPlanName = {
  __typename?: 'MemberImportPlanName';
  /** The name in the file; empty for rows with an end and no plan. */
  name: Scalars['String']['output'];
  /** Id of the plan; null if members with this name are imported without a plan, and passes with the name as it is. */
  offerId?: Maybe<Scalars['ID']['output']>;
};

/** What a name of a plan in a file means. */
export type MemberImportPlanNameInput = {
  /** The name in the file; empty for rows with an end and no plan. */
  name: Scalars['String']['input'];
  /** Id of the plan; null to import members with this name without a plan, and passes with the name as it is. */
  offerId?: InputMaybe<Scalars['ID']['input']>;
};

/** A mistake in a row of a file of members. */
export type MemberImportProblem = {
  __typename?: 'MemberImportProblem';
  /** Head of the column. */
  column: Scalars['String']['output'];
  /** What is wrong, and what to do about it. */
  message: Scalars['String']['output'];
  /** What the cell contains. */
  value: Scalars['String']['output'];
};

/** What became of a row of a file. */
export type MemberImportResult =
  /** An account, a visit or a pass was added. */
  | 'CREATED'
  /** Nothing was done, because something has changed since the check. */
  | 'FAILED'
  /** An account was changed. */
  | 'UPDATED';

/** A row of a file of an import, after the check. */
export type MemberImportRow = {
  __typename?: 'MemberImportRow';
  /** What it changes, or what it adds; none for rows with mistakes. */
  changes: Array<MemberImportChange>;
  /** Why it was not imported, or not undone; null if it was. */
  explanation?: Maybe<Scalars['String']['output']>;
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** The member whom it changes, has created or adds to; null if there is none, or no more. */
  member?: Maybe<User>;
  /** What is to be done with the row. */
  plan: MemberImportPlan;
  /** Number of the row in a spreadsheet; the heads are row 1. */
  position: Scalars['Int']['output'];
  /** Its mistakes; none for other rows. */
  problems: Array<MemberImportProblem>;
  /** What became of the row; null until it is imported. */
  result?: Maybe<MemberImportResult>;
  /** What became of it when the import was undone; null if it was not. */
  undoResult?: Maybe<MemberImportUndoResult>;
};

/** A page of a list. */
export type MemberImportRowConnection = {
  __typename?: 'MemberImportRowConnection';
  /** Nodes of the page with their cursors, in the order of the list. */
  edges: Array<MemberImportRowEdge>;
  /** Nodes of the page without their cursors, in the order of the list. */
  nodes: Array<MemberImportRow>;
  /** First and last cursor of the page, and whether there are nodes before and after it. */
  pageInfo: PageInfo;
  /** Total number of nodes on all pages. Counted only if it is selected. */
  totalCount: Count;
};

/** A node of a page, with its cursor. */
export type MemberImportRowEdge = {
  __typename?: 'MemberImportRowEdge';
  /** Opaque position in the list, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** Node at this position. */
  node: MemberImportRow;
};

/** Filter options for rows. All that are not null have to match. */
export type MemberImportRowFilter = {
  /** Whether something has become of them: not of those that an import has not reached. */
  hasResult?: InputMaybe<Scalars['Boolean']['input']>;
  /** What is to be done with them. */
  plans?: InputMaybe<Array<MemberImportPlan>>;
  /** What became of them. */
  results?: InputMaybe<Array<MemberImportResult>>;
  /** What became of them when the import was undone. */
  undoResults?: InputMaybe<Array<MemberImportUndoResult>>;
};

/** Where an import is. */
export type MemberImportStatus =
  /** The import was cancelled before its end. */
  | 'CANCELLED'
  /** The rows are checked, and can be imported. */
  | 'CHECKED'
  /** The rows are being checked. */
  | 'CHECKING'
  /** All rows are imported that can be. */
  | 'DONE'
  /** The check, the import or the undo has stopped; `explanation` says why. */
  | 'FAILED'
  /** The rows are being imported. */
  | 'RUNNING'
  /** The import is being undone. */
  | 'UNDOING'
  /** The import has been undone. */
  | 'UNDONE'
  /** The file is uploaded, and its columns can be chosen. */
  | 'UPLOADED'
  /** The file has not been uploaded. */
  | 'WAITING';

/** What became of a row when the import was undone. */
export type MemberImportUndoResult =
  /** It could not be undone. */
  | 'FAILED'
  /** Nothing was undone, because the account or pass has been used or edited since. */
  | 'KEPT'
  /** The new account, visit or pass was removed. */
  | 'REMOVED'
  /** The account got its old values back. */
  | 'RESTORED';

/** A name in a file that no plan has. */
export type MemberImportUnknownPlan = {
  __typename?: 'MemberImportUnknownPlan';
  /** The name in the file; empty for rows with an end and no plan. */
  name: Scalars['String']['output'];
  /** Number of rows with it. */
  rowCount: Scalars['Int']['output'];
};

/** A note of staff about a member, who can read it in the export of their data. */
export type MemberNote = {
  __typename?: 'MemberNote';
  /** Who wrote it; null once that account is deleted. */
  author?: Maybe<User>;
  /** Time at which it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** Time of the last change; null if there was none. */
  editedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** What was written; may contain newlines. */
  text: Scalars['String']['output'];
  /** Version of the text, for `expectedVersion`. */
  version: Scalars['Int']['output'];
  /** Whether the current user may remove it. */
  viewerCanRemove: Scalars['Boolean']['output'];
  /** Whether the current user may change it. */
  viewerCanUpdate: Scalars['Boolean']['output'];
};

/** Why a member with a running gym pass may stop coming. */
export type MemberRisk = {
  __typename?: 'MemberRisk';
  /** Days since the last visit, or since the start of the pass if that was later. */
  daysWithoutVisit: Scalars['Int']['output'];
  /** Days without a visit after which members of this stage are at risk. */
  flaggedAfterDays: Scalars['Int']['output'];
  /** How likely it is. */
  level: RiskLevel;
  /** How long they had been a member when they last came. */
  stage: RiskStage;
};

/** Filter options for members at risk. */
export type MemberRiskFilter = {
  /** How likely it is that they stop coming. */
  level: RiskLevel;
};

/** Members who are changed together: by their ids, or by a filter. */
export type MemberSelection =
  /** Which members; an empty filter selects all accounts. Also requires `members:read-any`. */
  { filter: MemberFilter; memberIds?: never; }
  |  /** Ids of the members, up to 200. */
  { filter?: never; memberIds: Array<Scalars['ID']['input']>; };

/** Sort options for members. */
export type MemberSort = {
  direction: SortDirection;
  /** Property to sort by. */
  field: MemberSortField;
};

/** Properties by which members can be sorted. */
export type MemberSortField =
  /** Time at which the account was created. */
  | 'CREATED_AT'
  /** Time of the last visit. Members without a visit count as the earliest. */
  | 'LAST_VISIT_AT'
  /** Name, ignoring case; e-mail address if there is no name. With a search, names that begin with its text come first. */
  | 'NAME'
  /** End of the gym pass, or of the nutrition membership if there has never been a pass. Members without either count as the earliest. Also requires `memberships:read-any`. */
  | 'PAID_UNTIL'
  /** Time of the last change: `User.updatedAt`. */
  | 'UPDATED_AT';

/** Whether a member has accepted the waiver of the studio. */
export type MemberWaiver = {
  __typename?: 'MemberWaiver';
  /** Acceptance of the latest version that the member has accepted; null if there is none. */
  acceptance?: Maybe<WaiverAcceptance>;
  /** Whether the member has accepted this version. */
  isAccepted: Scalars['Boolean']['output'];
  /** Current version of the waiver. */
  version: Scalars['Int']['output'];
};

/** A member’s gym pass or nutrition membership, active or not. Every user has one of each plan type. A period that was cancelled or refunded ended at that time. */
export type Membership = {
  __typename?: 'Membership';
  /** Period that is running; null if there is none. */
  current?: Maybe<MembershipPeriod>;
  /** Freeze that has begun or will begin; null if there is none. */
  freeze?: Maybe<MembershipFreeze>;
  /** How many days ahead a freeze may begin. */
  freezeDaysAheadMax: Scalars['Int']['output'];
  /** For how many more days the running gym pass may be frozen; 0 for nutrition. */
  freezeDaysLeft: Scalars['Int']['output'];
  /** How many days a freeze has at the least. */
  freezeDaysMin: Scalars['Int']['output'];
  /** Unique identifier, the same as long as the account exists. Do not parse it. */
  id: Scalars['ID']['output'];
  /** Whether the running period is frozen now, so that the member cannot check in. */
  isFrozen: Scalars['Boolean']['output'];
  /** Exclusive end of the last period, which may be current, upcoming or previous; null if there is none. */
  paidUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Newest unpaid order of this plan type; null if there is none that the current user may read. */
  pendingOrder?: Maybe<Order>;
  planType: PlanType;
  /** Period that ended last; null if one is running or none has ended. */
  previous?: Maybe<MembershipPeriod>;
  /** Whether a period is running. */
  status: MembershipStatus;
  /** Periods that have not started yet, earliest first. */
  upcoming: Array<MembershipPeriod>;
};

/** Days on which a gym pass is frozen. They are added to its end. */
export type MembershipFreeze = {
  __typename?: 'MembershipFreeze';
  /** Exclusive end: midnight after the last day, in the time zone of the studio. */
  endsAt: Scalars['DateTime']['output'];
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Start of the first day, in the time zone of the studio. */
  startsAt: Scalars['DateTime']['output'];
};

/** A period of a membership, paid for or granted by the studio. Periods of one membership never overlap: one that is bought early follows the last one. */
export type MembershipPeriod = {
  __typename?: 'MembershipPeriod';
  /** Exclusive end: midnight after the last day, in the time zone of the studio, or when it was ended early. */
  endsAt: Scalars['DateTime']['output'];
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Kind of the plan. */
  kind: PlanKind;
  /** Plan that was bought; null if it has been deleted, or if the studio granted the period. */
  offer?: Maybe<PlanOffer>;
  /** Order that paid for the period; null if there is none that the current user may read. */
  order?: Maybe<Order>;
  /** Name of the plan when it was bought. */
  planName: Scalars['String']['output'];
  /** Time at which the period starts or has started. */
  startsAt: Scalars['DateTime']['output'];
};

/** First day of the membership that is sold. */
export type MembershipStartInput = {
  /** Why it is before today, which needs a reason; the member sees it. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** First day, within what `deskSettings` permits. The receipt has the day of the sale. */
  startsOn: Scalars['Date']['input'];
};

export type MembershipStatus =
  /** A period is running. */
  | 'ACTIVE'
  /** No period is running. */
  | 'INACTIVE';

/** An amount of money. */
export type Money = {
  __typename?: 'Money';
  /** Currency of the amount. */
  currencyCode: Scalars['CurrencyCode']['output'];
  /** Amount in hundredths of the currency, such as paise: 150000 is ₹1,500. */
  minorUnits: Scalars['SafeInt']['output'];
};

/** An amount of money. */
export type MoneyInput = {
  /** Currency of the amount. */
  currencyCode: Scalars['CurrencyCode']['input'];
  /** Amount in hundredths of the currency, such as paise: 150000 is ₹1,500. */
  minorUnits: Scalars['SafeInt']['input'];
};

/** How money came in or went out. */
export type MoneyWay =
  | 'BANK_TRANSFER'
  | 'CARD'
  | 'CASH'
  /** Through a payment gateway. */
  | 'ONLINE'
  | 'UPI';

export type MoveCashInput = {
  /** Amount, positive. */
  amount: MoneyInput;
  /** True if it is taken out of the drawer, false if it is put in. */
  isOut: Scalars['Boolean']['input'];
  /** Reason, kept with it. */
  reason: Scalars['String']['input'];
  /** Idempotency key, made by the client: 10 to 64 letters, digits, hyphens or underscores. Repeating it moves nothing more. */
  requestKey: Scalars['String']['input'];
};

export type MoveCashPayload = {
  __typename?: 'MoveCashPayload';
  /** Day for whose closing it counts. */
  businessDay: Scalars['Date']['output'];
  message: Scalars['String']['output'];
  movement: CashMovement;
};

/** Kind of movement. Exercises with the same pattern can replace each other. */
export type MovementPattern =
  /** Straightening the back. */
  | 'BACK_EXTENSION'
  /** Rising onto the toes. */
  | 'CALF_RAISE'
  /** Walking with a weight. */
  | 'CARRY'
  /** Keeping the lower back from sagging. */
  | 'CORE_ANTI_EXTENSION'
  /** Curling the trunk. */
  | 'CORE_FLEXION'
  /** Bending the trunk sideways, or keeping it from bending. */
  | 'CORE_LATERAL'
  /** Turning the trunk, or keeping it from turning. */
  | 'CORE_ROTATION'
  /** Straightening the elbow. */
  | 'ELBOW_EXTENSION'
  /** Bending the elbow. */
  | 'ELBOW_FLEXION'
  /** Bending at the hips with a straight back. */
  | 'HINGE'
  /** Moving the leg outwards. */
  | 'HIP_ABDUCTION'
  /** Moving the leg inwards. */
  | 'HIP_ADDUCTION'
  /** Straightening the hip. */
  | 'HIP_EXTENSION'
  /** Pulling towards the chest. */
  | 'HORIZONTAL_PULL'
  /** Pushing away from the chest. */
  | 'HORIZONTAL_PUSH'
  /** Leaving the floor. */
  | 'JUMP'
  /** Straightening the knee. */
  | 'KNEE_EXTENSION'
  /** Bending the knee. */
  | 'KNEE_FLEXION'
  /** Walking, running, pedalling or rowing. */
  | 'LOCOMOTION'
  /** Bending hips and knees with the weight on one leg in front. */
  | 'LUNGE'
  /** Moving a joint through its range of motion. */
  | 'MOBILITY'
  /** Moving or holding the head. */
  | 'NECK'
  /** Raising straight arms. */
  | 'SHOULDER_RAISE'
  /** Raising the shoulders. */
  | 'SHRUG'
  /** Bending hips and knees with the weight on both legs. */
  | 'SQUAT'
  /** Holding a muscle in a lengthened position. */
  | 'STRETCH'
  /** Pulling down from overhead, or the body up. */
  | 'VERTICAL_PULL'
  /** Pushing overhead. */
  | 'VERTICAL_PUSH'
  /** Several patterns in one movement. */
  | 'WHOLE_BODY'
  /** Moving or holding with wrist and grip. */
  | 'WRIST';

/** Training target of an exercise: a muscle group, the cardiovascular system, or the whole body. */
export type Muscle =
  | 'ABDOMINALS'
  | 'ABDUCTORS'
  | 'ADDUCTORS'
  | 'BICEPS'
  | 'CALVES'
  | 'CARDIO'
  | 'CHEST'
  | 'FOREARMS'
  | 'FULL_BODY'
  | 'GLUTES'
  | 'HAMSTRINGS'
  | 'LATS'
  | 'LOWER_BACK'
  | 'NECK'
  | 'QUADRICEPS'
  | 'SHOULDERS'
  | 'TRAPS'
  | 'TRICEPS'
  | 'UPPER_BACK';

/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Gives the account of the invited address the role of the invitation, or makes an account. All sessions of the account end. Public. */
  acceptStaffInvitation: AcceptStaffInvitationPayload;
  /** Accepts the waiver for the current user. Repeating it changes nothing. Requires a log-in. */
  acceptWaiver: AcceptWaiverPayload;
  /** Adds a passkey as a second factor. The first factor ends the other sessions of the current user and brings recovery codes. Requires a log-in. */
  addPasskey: AddPasskeyPayload;
  /** Records that the current user has answered a question, by phone or e-mail. Requires the permission `enquiries:answer`. */
  answerEnquiry: AnswerEnquiryPayload;
  /** Publishes the studio’s reply to a review, replacing the previous one. An empty reply only removes that. Requires the permission `reviews:answer`. */
  answerReview: AnswerReviewPayload;
  /** Sets or removes the trainer of a member. Requires the permission `members:assign-trainer`. */
  assignTrainer: AssignTrainerPayload;
  /** Sets or removes the trainer of many members: up to 100 in one transaction, more in a job. Also requires `members:assign-trainer`. Requires the permission `members:bulk`. */
  assignTrainerToMembers: AssignTrainerToMembersPayload;
  /** Ends a running import. Rows that are imported stay, and can be undone. Requires the permission `members:import`. */
  cancelMemberImport: CancelMemberImportPayload;
  /** Ends the current and upcoming periods of a membership now, without a refund. The member gets a mail. Requires the permission `memberships:cancel`. */
  cancelMembership: CancelMembershipPayload;
  /** Cancels an unpaid order of the current user. Requires a log-in. */
  cancelOrder: CancelOrderPayload;
  /** Cancels all sign-ups with an e-mail address whose owner did not ask for them, with a token mailed to it. Public. */
  cancelSignUp: CancelSignUpPayload;
  /** Takes another row of the file for the heads, or other things for what the rows are, and guesses again what the columns contain. Requires the permission `members:import`. */
  changeMemberImportHeads: ChangeMemberImportHeadsPayload;
  /** Changes the password of the current user, ends all sessions and starts a new one on this device. Requires a log-in. */
  changePassword: ChangePasswordPayload;
  /** Gives somebody of the staff another role, and ends all their sessions. Nobody changes their own. About admins and owners, only owners may decide, with `staff:manage-leaders`; as long as there is no owner, admins may. Requires the permission `staff:manage`. */
  changeStaffRole: ChangeStaffRolePayload;
  /** Checks the studio’s password for signing up as an admin. A mutation, so that the password never appears in a URL. Public. */
  checkAdminPassword: CheckAdminPasswordPayload;
  /** Records the visit of a member who has arrived. A code is accepted once, within about a minute: later it is refused with the reason `CODE_EXPIRED`, and a used one with `CODE_USED` and `extensions.usedAt`. If nothing is recorded because staff have to decide, the outcome says so, the code stays valid, and the same can be sent again with the decision. Requires the permission `activities:record`. */
  checkIn: CheckInPayload;
  /** Starts to find out what is to be done with each row. Changes nothing else. Requires the permission `members:import`. */
  checkMemberImport: CheckMemberImportPayload;
  /** Asks the payment gateway whether it accepts the key of the settings. No money moves. Requires the permission `settings:change`. */
  checkPaymentGateway: CheckPaymentGatewayPayload;
  /** Mails a link with which the member confirms the address, as `initiateSignUp` does; `verifyEmail` then gives the account that the code is for this address and password. The response is the same for an address that another account has. A studio that sends no mails gives it to the account at once, unless another account has it. Public. */
  claimAccount: ClaimAccountPayload;
  /** Closes a day with what was counted. Later bookings count for the next day, and the closing never changes. Requires the permission `days:close`. */
  closeDay: CloseDayPayload;
  /** Records that a member has paid what is due on an order or was written off, or a part of it, at the front desk. Requires the permission `orders:confirm`. */
  collectDue: CollectDuePayload;
  /** Completes the log-in of an account with a second factor, which `signIn` and `endKiosk` refuse with the code `SECOND_FACTOR_REQUIRED` and a challenge. Public. */
  completeSignIn: CompleteSignInPayload;
  /** Like `completeSignIn`, but with a passkey, once for each log-in. Public. */
  completeSignInWithPasskey: CompleteSignInWithPasskeyPayload;
  /** Reports an online payment by the current user. The server asks the payment gateway about it; until the gateway confirms it, the order stays `PENDING`. Requires a log-in. */
  confirmOnlinePayment: ConfirmOnlinePaymentPayload;
  /** Records a payment at the front desk; starts or extends the membership. Requires the permission `orders:confirm`. */
  confirmOrder: ConfirmOrderPayload;
  /** Reports an online payment of the order of a link. The server asks the payment gateway about it; until the gateway confirms it, the order stays `PENDING`. Public. */
  confirmPaymentByLink: ConfirmPaymentByLinkPayload;
  /** Confirms, during the set-up, that the price of a plan is that of this studio. Requires the permission `settings:change`. */
  confirmPlanPrice: ConfirmPlanPricePayload;
  /** Verifies the answer of the checkout form of a test of the payment gateway. Only owners may, once the studio has an owner. Requires the permission `settings:change`. */
  confirmRupeeTest: ConfirmRupeeTestPayload;
  /** Turns the second factor on, or replaces the app, and issues 10 recovery codes. Ends the other sessions of the current user. Requires a log-in. */
  confirmSecondFactor: ConfirmSecondFactorPayload;
  /** Makes a key with which a program may do what its permissions and the role of the current user allow. The current user gets a mail about it. Requires the permission `api-keys:manage`. */
  createApiKey: CreateApiKeyPayload;
  /** Makes the sizes of an uploaded picture for an article. Repeating it does nothing. Requires the permission `content:change`. */
  createArticlePicture: CreateArticlePicturePayload;
  /** Saves a view of the members list; up to 50 for each person. Requires the permission `members:read-any`. */
  createListView: CreateListViewPayload;
  /** The same as `createPictureUpload` for a logo, which may be 512 pixels wide. Requires the permission `content:change`. */
  createLogoUpload: CreateLogoUploadPayload;
  /** Adds a member who has not signed up, such as somebody who comes to the front desk. Requires the permission `members:add`. */
  createMember: CreateMemberPayload;
  /** Begins an import of members, visits or past passes from a CSV file of up to 20 MB and 50000 rows, in UTF-8, UTF-16 or Windows-1252, separated by commas, semicolons or tabs. Requires the permission `members:import`. */
  createMemberImport: CreateMemberImportPayload;
  /** Adds a note about a member. Requires the permission `members:write-notes` or `members:write-notes-assigned`. */
  createMemberNote: CreateMemberNotePayload;
  /** Makes the owner of a studio that has no admin, and logs them in. The link that the start prints works once, within 24 hours. A member who has the address gives their password and keeps the account. Public. */
  createOwner: CreateOwnerPayload;
  /** Adds an uploaded picture to the gallery, at the end; up to 60. Adding it again does nothing. Requires the permission `content:change`. */
  createPhoto: CreatePhotoPayload;
  /** Begins the upload of a picture: JPEG, PNG, WebP or AVIF, up to 15 MB and 50 megapixels, at least 1080 pixels wide, not animated. Requires the permission `content:change`. */
  createPictureUpload: CreatePictureUploadPayload;
  /** Adds a plan and puts it on sale, at the end of the price list. Repeating it adds nothing. Name and length cannot be changed later. Requires the permission `plans:manage`. */
  createPlan: CreatePlanPayload;
  /** Creates a review by the current user. Requires a log-in. */
  createReview: CreateReviewPayload;
  /** Makes an address for one download of a file that the current user has asked for. Requires the permission `studio:export`. */
  createStudioExportLink: CreateStudioExportLinkPayload;
  /** Adds a trainer to the site, at the end; up to 60. Adding one with the same picture again does nothing. Requires the permission `content:change`. */
  createTrainer: CreateTrainerPayload;
  /** Adds an address that is told about events from now on. Requires the permission `webhooks:manage`. */
  createWebhook: CreateWebhookPayload;
  /** Deletes the account of the current user with its data, and cancels the unpaid orders. Orders and receipts are kept for the books. Requires a log-in. */
  deleteAccount: DeleteAccountPayload;
  /** Deletes an article with its versions; one that is on the site only if its headline is given. Requires the permission `content:change`. */
  deleteArticle: DeleteArticlePayload;
  /** Deletes a view. Changing shared ones also requires `members:share-views`. Requires the permission `members:read-any`. */
  deleteListView: DeleteListViewPayload;
  /** Deletes the account of a member with its data, as `deleteAccount` does, and mails that to the member. Accounts of the staff are refused with the reason `STAFF_ACCOUNT`: `endStaffAccess` comes first. Requires the permission `members:delete`. */
  deleteMember: DeleteMemberPayload;
  /** Deletes a photo from the gallery. Requires the permission `content:change`. */
  deletePhoto: DeletePhotoPayload;
  /** Deletes a review. Authors may delete their own; others need the permission `reviews:delete-any`. Requires a log-in. */
  deleteReview: DeleteReviewPayload;
  /** Deletes a trainer; the members get another one, or none. The history keeps the name. Requires the permission `content:change`. */
  deleteTrainer: DeleteTrainerPayload;
  /** Removes a webhook with its log. It gets no more events. Requires the permission `webhooks:manage`. */
  deleteWebhook: DeleteWebhookPayload;
  /** Says that the outcome of a change has been seen. Does nothing while it is running. Requires the permission `members:bulk`. */
  dismissBulkChange: DismissBulkChangePayload;
  /** Ends one session of the current user. Requires a log-in. */
  endDeviceSession: EndDeviceSessionPayload;
  /** Ends the session of the kiosk, and logs a staff member in who may record visits. Everybody else is refused like a wrong password. Requires the session of a kiosk. */
  endKiosk: EndKioskPayload;
  /** Ends a freeze of the current user or, for staff, of a member: today and the days after it are no longer added to the end. The member gets a mail. A freeze that is over stays as it is. Requires a log-in. */
  endMembershipFreeze: EndMembershipFreezePayload;
  /** Makes somebody of the staff a member again, and ends all their sessions and kiosks. Another trainer takes over the members of a trainer. About admins and owners, only owners may decide, with `staff:manage-leaders`; as long as there is no owner, admins may. The only owner and the only admin stay. Requires the permission `staff:manage`. */
  endStaffAccess: EndStaffAccessPayload;
  /** Adds days to the running period of a membership without a payment; periods after it move along. The member gets a mail. Requires the permission `memberships:grant`. */
  extendMembership: ExtendMembershipPayload;
  /** Freezes the running gym pass of the current user or, for staff, of a member. The days are added to its end, and periods after it move along. The member gets a mail. Requires a log-in. */
  freezeMembership: FreezeMembershipPayload;
  /** Generates a workout plan without saving it. The same input produces the same plan. Public. */
  generateWorkoutPlan: GenerateWorkoutPlanPayload;
  /** Starts or extends a membership without a payment. The member gets a mail. Requires the permission `memberships:grant`. */
  grantMembership: GrantMembershipPayload;
  /** Gives a plan to many members without a payment: up to 100 in one transaction, more in a job. Each of them gets a mail. Also requires `memberships:grant`. Requires the permission `members:bulk`. */
  grantMembershipToMembers: GrantMembershipToMembersPayload;
  /** Hides content of the demonstration during the set-up, or shows it again. What staff have added stays as it is. Requires the permission `settings:change`. */
  hideDemonstration: HideDemonstrationPayload;
  /** Takes a payment off the screen of a kiosk, unless that shows another one by now. Requires the permission `orders:confirm`. */
  hidePaymentAtKiosk: HidePaymentAtKioskPayload;
  /** Hides a review from everyone except its author and moderators, and mails the reason to the author. Requires the permission `reviews:moderate`. */
  hideReview: HideReviewPayload;
  /** Mails a verification link, which is valid for 24 hours, or a notice if the address has an account. The response is the same for both. Public. */
  initiateSignUp: InitiateSignUpPayload;
  /** Starts to invite the new members of an import that was run without invitations, once it has ended. Requires the permission `members:import`. */
  inviteImportedMembers: InviteImportedMembersPayload;
  /** Mails a member without a password, such as an imported one, a link to confirm the address and choose a password. At most once in 24 hours, and not once the member has done so. Requires the permission `members:add`. */
  inviteMember: InviteMemberPayload;
  /** Mails an invitation to work for the studio, in place of an earlier one, or returns its link if the studio sends no mails. Its link works once, within 7 days. About admins and owners, only owners may decide, with `staff:manage-leaders`; as long as there is no owner, admins may. Requires the permission `staff:manage`. */
  inviteStaff: InviteStaffPayload;
  /** Issues the codes with which the current user checks in during the next two minutes. Requires a log-in. */
  issueCheckInCodes: IssueCheckInCodesPayload;
  /** Records the visit of a member who shows a code at a kiosk. Codes are refused as by `checkIn`. Requires the session of a kiosk. */
  kioskCheckIn: KioskCheckInPayload;
  /** Mails a receipt as a PDF file. Once it is delivered, it counts as a copy: the first is the original, those after it are marked as reprints. Requires the permission `receipts:hand-out`. */
  mailReceipt: MailReceiptPayload;
  /** Makes a code with which a member whom staff added claims the account: for 48 hours, once, in place of an earlier code. Not for members who have chosen a password or confirmed their e-mail address, and not with an API key. Requires the permission `members:add`. */
  makeClaimCode: MakeClaimCodePayload;
  /** Makes a link with which a member chooses a new password: for 24 hours, once, in place of an earlier link. Only for members whom no mail can reach, because the studio sends none or they have not confirmed their address. Whoever manages staff makes it also for trainers and the front desk, nobody for admins and owners. Requires the permission `members:add`. */
  makePasswordLink: MakePasswordLinkPayload;
  /** Books cash that is taken out of the drawer, or put into it. Requires the permission `days:close`. */
  moveCash: MoveCashPayload;
  /** Ends the set-up: the site is no demonstration any more, invented trainers and pictures disappear, and search engines may list it. The contacts have to be the studio’s own, and the prices confirmed. Requires the permission `settings:change`. */
  openStudio: OpenStudioPayload;
  /** Orders a plan for the current user, at the price that was shown. At most 3 orders can be unpaid at a time. Requires a log-in. */
  placeOrder: PlaceOrderPayload;
  /** Returns a URL that opens a receipt with the print dialog, for some minutes. Members may print their own; others need `receipts:hand-out`. By staff, it counts as a copy: the first is the original, those after it are marked as reprints. Requires a log-in or an API key. */
  printReceipt: PrintReceiptPayload;
  /** Publishes the draft of an article, now or at a later time, until which it cannot be changed. Repeating it does nothing. Requires the permission `content:change`. */
  publishArticle: PublishArticlePayload;
  /** Publishes what the studio writes into a legal text, as a version that stays. New consents refer to it. Requires the permission `settings:change`. */
  publishLegalText: PublishLegalTextPayload;
  /** Publishes a text that members accept before they train. Those who have accepted an earlier one are asked again. Requires the permission `settings:change`. */
  publishWaiver: PublishWaiverPayload;
  /** Remembers that the set-up has come to a step, at which it continues after the next log-in. Requires the permission `settings:change`. */
  reachSetUpStep: ReachSetUpStepPayload;
  /** Records a conversation with a member, who is not listed as at risk for a week. Requires the permission `members:follow-up` or `members:follow-up-assigned`. */
  recordContact: RecordContactPayload;
  /** Records that the studio itself has returned the money of a failed refund. Requires the permission `orders:refund`. */
  recordManualRefund: RecordManualRefundPayload;
  /** Records a visit of a member. If nothing is recorded because staff have to decide, the outcome says so, and the same can be sent again with the decision. Requires the permission `activities:record` or `activities:record-assigned`. */
  recordVisit: RecordVisitPayload;
  /** Records that a member has accepted the waiver at the front desk. Repeating it changes nothing. Requires the permission `members:add`. */
  recordWaiver: RecordWaiverPayload;
  /** Records a workout of a member. Requires the permission `activities:record` or `activities:record-assigned`. */
  recordWorkout: RecordWorkoutPayload;
  /** Refunds what is left of the payment of an order and ends its membership period, or refunds a part of it and leaves the period as it is. The member is mailed once the money has been returned. Requires the permission `orders:refund`. */
  refundOrder: RefundOrderPayload;
  /** Rejects an unpaid order and mails the reason to the member. Requires the permission `orders:reject`. */
  rejectOrder: RejectOrderPayload;
  /** Removes a visit or a workout; the day of a saved plan that it belongs to is no longer done. Without `activities:remove` only what was recorded today can be removed; with `activities:record-assigned` only what the current user recorded today. Requires the permission `activities:record` or `activities:record-assigned`. */
  removeActivity: RemoveActivityPayload;
  /** Removes a question to the studio. Requires the permission `enquiries:remove`. */
  removeEnquiry: RemoveEnquiryPayload;
  /** Removes a note of the current user, or with `members:remove-notes` of anybody. Requires the permission `members:write-notes` or `members:write-notes-assigned`. */
  removeMemberNote: RemoveMemberNotePayload;
  /** Removes a passkey; of the last factor, this turns the second factor off. Requires a log-in. */
  removePasskey: RemovePasskeyPayload;
  /** Turns the second factor off: removes app, passkeys and recovery codes. Whoever must have one has to set up another. Requires a log-in. */
  removeSecondFactor: RemoveSecondFactorPayload;
  /** Removes a saved workout plan. The workouts that were recorded with it are kept. Requires a log-in. */
  removeWorkoutPlan: RemoveWorkoutPlanPayload;
  /** Issues recovery codes in place of the earlier ones. Requires a log-in. */
  renewRecoveryCodes: RenewRecoveryCodesPayload;
  /** Issues a new access token for the refresh token in the cookie, and replaces that as well. Within 30 seconds of its replacement, a refresh token gets the same successor again; using it later ends the session. Public. */
  renewSession: RenewSessionPayload;
  /** Opens the last closed day again, so that it can be closed once more. Its closing is kept. Requires the permission `days:reopen`. */
  reopenDay: ReopenDayPayload;
  /** Changes the order of the gallery. Requires the permission `content:change`. */
  reorderPhotos: ReorderPhotosPayload;
  /** Changes the order of the trainers. Requires the permission `content:change`. */
  reorderTrainers: ReorderTrainersPayload;
  /** Makes a new secret. For a day, events are signed with the old one as well. Requires the permission `webhooks:manage`. */
  replaceWebhookSecret: ReplaceWebhookSecretPayload;
  /** Mails an OTP (one-time password) if the address has an account. The response is the same for every address. Public. */
  requestPasswordReset: RequestPasswordResetPayload;
  /** Orders a plan for a member, who pays it online with a link, without a log-in. It is mailed to the member if there is an address. An unpaid order of the member for this plan at this price is used. Requires the permission `memberships:sell`. */
  requestPaymentByLink: RequestPaymentByLinkPayload;
  /** Sends an event again that was delivered or given up, with the same id. Requires the permission `webhooks:manage`. */
  resendWebhookDelivery: ResendWebhookDeliveryPayload;
  /** Sets a new password with a reset token and ends all sessions of the account. Public. */
  resetPassword: ResetPasswordPayload;
  /** Turns the second factor of somebody else off, who has lost it, ends all their sessions, and mails them the reason. Requires the permission `staff:manage`. */
  resetSecondFactor: ResetSecondFactorPayload;
  /** Tries those members of a change again who could not be changed. Requires the permission `members:bulk`. */
  retryBulkChange: RetryBulkChangePayload;
  /** Requests a failed refund from the payment gateway again. Requires the permission `orders:refund`. */
  retryRefund: RetryRefundPayload;
  /** Revokes a key: requests with it are refused at once. Requires the permission `api-keys:manage`. */
  revokeApiKey: RevokeApiKeyPayload;
  /** Starts to add and change what a checked file says. Requires the permission `members:import`. */
  runMemberImport: RunMemberImportPayload;
  /** Saves an article as a draft, or adds one. The site shows it only once it is published. Requires the permission `content:change`. */
  saveArticleDraft: SaveArticleDraftPayload;
  /** Saves diet details of the current user or, without a log-in, anonymously for 30 days. Public. */
  saveDietDetails: SaveDietDetailsPayload;
  /** Generates a workout plan and saves it; a user can have up to 20 saved ones. Requires a log-in. */
  saveWorkoutPlan: SaveWorkoutPlanPayload;
  /** Sells a plan to a member who has paid at the front desk: order, payment, receipt and membership at once. An unpaid order of the member for this plan is used. Requires the permission `memberships:sell`. */
  sellMembership: SellMembershipPayload;
  /** Asks the studio a question, with or without a log-in. It is kept for 180 days. Public. */
  sendEnquiry: SendEnquiryPayload;
  /** Sends the current user the mail of `mailPreview`. Requires the permission `settings:change`. */
  sendMailTrial: SendMailTrialPayload;
  /** Sends the current user a mail at once, and says what the mail server answers. Requires the permission `settings:change`. */
  sendTestMail: SendTestMailPayload;
  /** For the REST call and programs that know a plan only by its name: adds a period, like `grantMembership`, or ends the membership, like `cancelMembership` but without an error if it is inactive. Adding a period also requires `memberships:grant`. Otherwise, use those two. Requires the permission `memberships:cancel`. */
  setMembership: SetMembershipPayload;
  /** Takes a plan off sale, or puts it on sale again. Memberships that were bought go on. Requires the permission `plans:manage`. */
  setPlanOnSale: SetPlanOnSalePayload;
  /** Sets the price of a plan from a day on. Orders that wait keep the price with which they were placed. A price that was set for the same day before does not count any more. Requires the permission `plans:manage`. */
  setPlanPrice: SetPlanPricePayload;
  /** Replaces or removes a secret. The former secret of a webhook stays valid for a day, for events that are sent again, unless it is removed first. Requires the permission `settings:change`. */
  setSettingSecret: SetSettingSecretPayload;
  /** Notes which sets of an exercise of a saved plan are done, and the load. Repeating it changes nothing more. Requires a log-in. */
  setTrainedExercise: SetTrainedExercisePayload;
  /** Marks a training day of a saved plan as completed, which records a workout, or undoes that. Repeating it changes nothing more. Requires a log-in. */
  setWorkoutPlanDay: SetWorkoutPlanDayPayload;
  /** Returns a URL with which a member can open a receipt without a log-in, for 7 days or until the account is deleted. It counts as a copy: the first is the original, those after it are marked as reprints. Requires the permission `receipts:hand-out`. */
  shareReceipt: ShareReceiptPayload;
  /** Shows a UPI payment on the screen of a kiosk for five minutes, in place of the one before. It records nothing. Requires the permission `orders:confirm`. */
  showPaymentAtKiosk: ShowPaymentAtKioskPayload;
  /** Logs in by e-mail address, username or phone number, and sets the refresh token of the new session as a cookie. Public. */
  signIn: SignInPayload;
  /** Ends the session of the refresh token in the cookie and that of the access token, if there are any. Public. */
  signOut: SignOutPayload;
  /** Ends all sessions of the current user, including this one. Requires a log-in. */
  signOutEverywhere: SignOutEverywherePayload;
  /** Leaves a member out of the members at risk for some days. Requires the permission `members:follow-up` or `members:follow-up-assigned`. */
  snoozeMember: SnoozeMemberPayload;
  /** Sets the order of the price list. Requires the permission `plans:manage`. */
  sortPlans: SortPlansPayload;
  /** Turns the device of the current user into a kiosk: ends the session, and starts one that may only call the operations of kiosks. It lasts as long as it is renewed, and ends with the other sessions of the user. Requires the permission `activities:record`. */
  startKiosk: StartKioskPayload;
  /** Starts the online payment of an unpaid order of the current user. Requires a log-in. */
  startOrderPayment: StartOrderPaymentPayload;
  /** Returns what the browser needs to make a passkey, which `addPasskey` takes in the same session. Requires a log-in. */
  startPasskey: StartPasskeyPayload;
  /** Starts the online payment of the order of a link. Public. */
  startPaymentByLink: StartPaymentByLinkPayload;
  /** Creates an order of one rupee at the payment gateway, to try it; once paid, it is refunded. Only owners may, once the studio has an owner. Requires the permission `settings:change`. */
  startRupeeTest: StartRupeeTestPayload;
  /** Makes a secret for an authenticator app (TOTP). The second factor is on once `confirmSecondFactor` gets a code of it. Requires a log-in. */
  startSecondFactor: StartSecondFactorPayload;
  /** Starts to write all data of the studio into a file, with health data, in place of an earlier file. Whoever started it gets a mail when it is ready, and can download it for 24 hours. For owners; as long as there is none, for admins. Requires the permission `studio:export`. */
  startStudioExport: StartStudioExportPayload;
  /** Sends the event `webhook.test`. Requires the permission `webhooks:manage`. */
  testWebhook: TestWebhookPayload;
  /** Gives those members whose trainer a finished change of the current user has changed their previous one back, as a change of its own. Whoever got another trainer since keeps that one. Also requires `members:assign-trainer`. Requires the permission `members:bulk`. */
  undoBulkChange: UndoBulkChangePayload;
  /** Starts to undo an import, within 7 days. What has been used or edited since stays as it is. Requires the permission `members:import`. */
  undoMemberImport: UndoMemberImportPayload;
  /** Makes a hidden review visible to everyone again. Requires the permission `reviews:moderate`. */
  unhideReview: UnhideReviewPayload;
  /** Takes an article off the site, and keeps it as a draft. Requires the permission `content:change`. */
  unpublishArticle: UnpublishArticlePayload;
  /** Takes an article off the schedule, so that it can be changed. Requires the permission `content:change`. */
  unscheduleArticle: UnscheduleArticlePayload;
  /** Saves what the front desk may do, and when it is reminded. Requires the permission `settings:change`. */
  updateDeskRules: UpdateDeskRulesPayload;
  /** Saves the account at the payment gateway. Online payments begin once its secrets are set as well. Requires the permission `settings:change`. */
  updateGatewaySettings: UpdateGatewaySettingsPayload;
  /** Changes a view. Changing shared ones also requires `members:share-views`. Requires the permission `members:read-any`. */
  updateListView: UpdateListViewPayload;
  /** Saves who mails come from, and the mail server. Requires the permission `settings:change`. */
  updateMailSettings: UpdateMailSettingsPayload;
  /** Saves what the studio writes into its mails to members. Requires the permission `settings:change`. */
  updateMailWords: UpdateMailWordsPayload;
  /** Changes the profile of a member. Requires the permission `members:update-any`. */
  updateMember: UpdateMemberPayload;
  /** Changes a note of the current user. Requires the permission `members:write-notes` or `members:write-notes-assigned`. */
  updateMemberNote: UpdateMemberNotePayload;
  /** Saves the opening hours, which pages and mails show at once. Requires the permission `settings:change`. */
  updateOpeningHours: UpdateOpeningHoursPayload;
  /** Changes texts and part of a photo, hides or shows it. Requires the permission `content:change`. */
  updatePhoto: UpdatePhotoPayload;
  /** Changes what a plan includes. Requires the permission `plans:manage`. */
  updatePlan: UpdatePlanPayload;
  /** Updates the profile of the current user. Requires a log-in. */
  updateProfile: UpdateProfilePayload;
  /** Saves time zone, currency, and how dates and numbers are written, which all of the product follows at once. Requires the permission `settings:change`. */
  updateRegionSettings: UpdateRegionSettingsPayload;
  /** Updates a review by the current user. Requires a log-in. */
  updateReview: UpdateReviewPayload;
  /** Saves name, address and contacts of the studio, which pages, mails and receipts show at once. Requires the permission `settings:change`. */
  updateStudioDetails: UpdateStudioDetailsPayload;
  /** Saves colour, logo and pictures of the site. Pages have the colour at once, and the rest once it is made. Requires the permission `settings:change`. */
  updateStudioLook: UpdateStudioLookPayload;
  /** Saves what pages say about the studio, which they do at once. Requires the permission `settings:change`. */
  updateStudioWords: UpdateStudioWordsPayload;
  /** Saves tax and what receipts say. Orders keep the tax, and receipts the text, that they have. Requires the permission `settings:change`. */
  updateTaxSettings: UpdateTaxSettingsPayload;
  /** Changes what the site says about a trainer, replaces or crops the portrait, hides or shows. Requires the permission `content:change`. */
  updateTrainer: UpdateTrainerPayload;
  /** Changes a webhook, or switches it on or off. Requires the permission `webhooks:manage`. */
  updateWebhook: UpdateWebhookPayload;
  /** Verifies an e-mail address with the link mailed to it, creates the account and logs in. Public. */
  verifyEmail: VerifyEmailPayload;
  /** Exchanges a mailed OTP for a reset token. Public. */
  verifyOtp: VerifyOtpPayload;
  /** Withdraws a consent of the current user and deletes the data that it covers. Requires a log-in. */
  withdrawConsent: WithdrawConsentPayload;
  /** Withdraws an invitation, whose link becomes invalid. About admins and owners, only owners may decide, with `staff:manage-leaders`; as long as there is no owner, admins may. Requires the permission `staff:manage`. */
  withdrawStaffInvitation: WithdrawStaffInvitationPayload;
  /** Gives up what is due on an order. The membership period stays, and so does the tax of the sale. Requires the permission `orders:write-off`. */
  writeOffDue: WriteOffDuePayload;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationAcceptStaffInvitationArgs = {
  input: AcceptStaffInvitationInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationAcceptWaiverArgs = {
  input: AcceptWaiverInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationAddPasskeyArgs = {
  input: AddPasskeyInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationAnswerEnquiryArgs = {
  input: AnswerEnquiryInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationAnswerReviewArgs = {
  input: AnswerReviewInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationAssignTrainerArgs = {
  input: AssignTrainerInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationAssignTrainerToMembersArgs = {
  input: AssignTrainerToMembersInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationCancelMemberImportArgs = {
  input: CancelMemberImportInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationCancelMembershipArgs = {
  input: CancelMembershipInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationCancelOrderArgs = {
  input: CancelOrderInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationCancelSignUpArgs = {
  input: CancelSignUpInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationChangeMemberImportHeadsArgs = {
  input: ChangeMemberImportHeadsInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationChangeStaffRoleArgs = {
  input: ChangeStaffRoleInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationCheckAdminPasswordArgs = {
  input: CheckAdminPasswordInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationCheckInArgs = {
  input: CheckInInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationCheckMemberImportArgs = {
  input: CheckMemberImportInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationClaimAccountArgs = {
  input: ClaimAccountInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationCloseDayArgs = {
  input: CloseDayInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationCollectDueArgs = {
  input: CollectDueInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationCompleteSignInArgs = {
  input: CompleteSignInInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationCompleteSignInWithPasskeyArgs = {
  input: CompleteSignInWithPasskeyInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationConfirmOnlinePaymentArgs = {
  input: ConfirmOnlinePaymentInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationConfirmOrderArgs = {
  input: ConfirmOrderInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationConfirmPaymentByLinkArgs = {
  input: ConfirmPaymentByLinkInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationConfirmPlanPriceArgs = {
  input: ConfirmPlanPriceInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationConfirmRupeeTestArgs = {
  input: ConfirmRupeeTestInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationConfirmSecondFactorArgs = {
  input: ConfirmSecondFactorInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationCreateApiKeyArgs = {
  input: CreateApiKeyInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationCreateArticlePictureArgs = {
  input: CreateArticlePictureInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationCreateListViewArgs = {
  input: CreateListViewInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationCreateMemberArgs = {
  input: CreateMemberInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationCreateMemberImportArgs = {
  input: CreateMemberImportInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationCreateMemberNoteArgs = {
  input: CreateMemberNoteInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationCreateOwnerArgs = {
  input: CreateOwnerInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationCreatePhotoArgs = {
  input: CreatePhotoInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationCreatePlanArgs = {
  input: CreatePlanInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationCreateReviewArgs = {
  input: CreateReviewInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationCreateStudioExportLinkArgs = {
  input: CreateStudioExportLinkInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationCreateTrainerArgs = {
  input: CreateTrainerInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationCreateWebhookArgs = {
  input: CreateWebhookInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationDeleteAccountArgs = {
  input: DeleteAccountInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationDeleteArticleArgs = {
  input: DeleteArticleInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationDeleteListViewArgs = {
  input: DeleteListViewInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationDeleteMemberArgs = {
  input: DeleteMemberInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationDeletePhotoArgs = {
  input: DeletePhotoInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationDeleteReviewArgs = {
  input: DeleteReviewInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationDeleteTrainerArgs = {
  input: DeleteTrainerInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationDeleteWebhookArgs = {
  input: DeleteWebhookInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationDismissBulkChangeArgs = {
  input: DismissBulkChangeInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationEndDeviceSessionArgs = {
  input: EndDeviceSessionInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationEndKioskArgs = {
  input: EndKioskInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationEndMembershipFreezeArgs = {
  input: EndMembershipFreezeInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationEndStaffAccessArgs = {
  input: EndStaffAccessInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationExtendMembershipArgs = {
  input: ExtendMembershipInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationFreezeMembershipArgs = {
  input: FreezeMembershipInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationGenerateWorkoutPlanArgs = {
  input: GenerateWorkoutPlanInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationGrantMembershipArgs = {
  input: GrantMembershipInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationGrantMembershipToMembersArgs = {
  input: GrantMembershipToMembersInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationHideDemonstrationArgs = {
  input: HideDemonstrationInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationHidePaymentAtKioskArgs = {
  input: HidePaymentAtKioskInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationHideReviewArgs = {
  input: HideReviewInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationInitiateSignUpArgs = {
  input: InitiateSignUpInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationInviteImportedMembersArgs = {
  input: InviteImportedMembersInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationInviteMemberArgs = {
  input: InviteMemberInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationInviteStaffArgs = {
  input: InviteStaffInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationKioskCheckInArgs = {
  input: KioskCheckInInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationMailReceiptArgs = {
  input: MailReceiptInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationMakeClaimCodeArgs = {
  input: MakeClaimCodeInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationMakePasswordLinkArgs = {
  input: MakePasswordLinkInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationMoveCashArgs = {
  input: MoveCashInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationPlaceOrderArgs = {
  input: PlaceOrderInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationPrintReceiptArgs = {
  input: PrintReceiptInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationPublishArticleArgs = {
  input: PublishArticleInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationPublishLegalTextArgs = {
  input: PublishLegalTextInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationPublishWaiverArgs = {
  input: PublishWaiverInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationReachSetUpStepArgs = {
  input: ReachSetUpStepInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationRecordContactArgs = {
  input: RecordContactInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationRecordManualRefundArgs = {
  input: RecordManualRefundInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationRecordVisitArgs = {
  input: RecordVisitInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationRecordWaiverArgs = {
  input: RecordWaiverInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationRecordWorkoutArgs = {
  input: RecordWorkoutInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationRefundOrderArgs = {
  input: RefundOrderInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationRejectOrderArgs = {
  input: RejectOrderInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationRemoveActivityArgs = {
  input: RemoveActivityInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationRemoveEnquiryArgs = {
  input: RemoveEnquiryInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationRemoveMemberNoteArgs = {
  input: RemoveMemberNoteInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationRemovePasskeyArgs = {
  input: RemovePasskeyInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationRemoveSecondFactorArgs = {
  input: RemoveSecondFactorInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationRemoveWorkoutPlanArgs = {
  input: RemoveWorkoutPlanInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationRenewRecoveryCodesArgs = {
  input: RenewRecoveryCodesInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationReopenDayArgs = {
  input: ReopenDayInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationReorderPhotosArgs = {
  input: ReorderPhotosInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationReorderTrainersArgs = {
  input: ReorderTrainersInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationReplaceWebhookSecretArgs = {
  input: ReplaceWebhookSecretInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationRequestPaymentByLinkArgs = {
  input: RequestPaymentByLinkInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationResendWebhookDeliveryArgs = {
  input: ResendWebhookDeliveryInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationResetSecondFactorArgs = {
  input: ResetSecondFactorInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationRetryBulkChangeArgs = {
  input: RetryBulkChangeInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationRetryRefundArgs = {
  input: RetryRefundInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationRevokeApiKeyArgs = {
  input: RevokeApiKeyInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationRunMemberImportArgs = {
  input: RunMemberImportInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationSaveArticleDraftArgs = {
  input: SaveArticleDraftInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationSaveDietDetailsArgs = {
  input: SaveDietDetailsInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationSaveWorkoutPlanArgs = {
  input: SaveWorkoutPlanInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationSellMembershipArgs = {
  input: SellMembershipInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationSendEnquiryArgs = {
  input: SendEnquiryInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationSendMailTrialArgs = {
  input: SendMailTrialInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationSetMembershipArgs = {
  input: SetMembershipInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationSetPlanOnSaleArgs = {
  input: SetPlanOnSaleInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationSetPlanPriceArgs = {
  input: SetPlanPriceInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationSetSettingSecretArgs = {
  input: SetSettingSecretInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationSetTrainedExerciseArgs = {
  input: SetTrainedExerciseInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationSetWorkoutPlanDayArgs = {
  input: SetWorkoutPlanDayInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationShareReceiptArgs = {
  input: ShareReceiptInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationShowPaymentAtKioskArgs = {
  input: ShowPaymentAtKioskInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationSignInArgs = {
  input: SignInInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationSnoozeMemberArgs = {
  input: SnoozeMemberInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationSortPlansArgs = {
  input: SortPlansInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationStartOrderPaymentArgs = {
  input: StartOrderPaymentInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationStartPasskeyArgs = {
  input: StartPasskeyInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationStartPaymentByLinkArgs = {
  input: StartPaymentByLinkInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationStartRupeeTestArgs = {
  input: StartRupeeTestInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationStartSecondFactorArgs = {
  input: StartSecondFactorInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationStartStudioExportArgs = {
  input: StartStudioExportInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationTestWebhookArgs = {
  input: TestWebhookInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationUndoBulkChangeArgs = {
  input: UndoBulkChangeInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationUndoMemberImportArgs = {
  input: UndoMemberImportInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationUnhideReviewArgs = {
  input: UnhideReviewInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationUnpublishArticleArgs = {
  input: UnpublishArticleInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationUnscheduleArticleArgs = {
  input: UnscheduleArticleInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationUpdateDeskRulesArgs = {
  input: UpdateDeskRulesInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationUpdateGatewaySettingsArgs = {
  input: UpdateGatewaySettingsInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationUpdateListViewArgs = {
  input: UpdateListViewInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationUpdateMailSettingsArgs = {
  input: UpdateMailSettingsInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationUpdateMailWordsArgs = {
  input: UpdateMailWordsInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationUpdateMemberArgs = {
  input: UpdateMemberInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationUpdateMemberNoteArgs = {
  input: UpdateMemberNoteInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationUpdateOpeningHoursArgs = {
  input: UpdateOpeningHoursInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationUpdatePhotoArgs = {
  input: UpdatePhotoInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationUpdatePlanArgs = {
  input: UpdatePlanInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationUpdateRegionSettingsArgs = {
  input: UpdateRegionSettingsInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationUpdateReviewArgs = {
  input: UpdateReviewInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationUpdateStudioDetailsArgs = {
  input: UpdateStudioDetailsInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationUpdateStudioLookArgs = {
  input: UpdateStudioLookInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationUpdateStudioWordsArgs = {
  input: UpdateStudioWordsInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationUpdateTaxSettingsArgs = {
  input: UpdateTaxSettingsInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationUpdateTrainerArgs = {
  input: UpdateTrainerInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationUpdateWebhookArgs = {
  input: UpdateWebhookInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationVerifyEmailArgs = {
  input: VerifyEmailInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationVerifyOtpArgs = {
  input: VerifyOtpInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationWithdrawConsentArgs = {
  input: WithdrawConsentInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationWithdrawStaffInvitationArgs = {
  input: WithdrawStaffInvitationInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationWriteOffDueArgs = {
  input: WriteOffDueInput;
};

/** The period that a plan on sale would add to a membership if it were paid for now. */
export type NextPeriod = {
  __typename?: 'NextPeriod';
  /** Exclusive end: midnight after the last day, in the time zone of the studio. */
  endsAt: Scalars['DateTime']['output'];
  /** Whether it starts later than now: at the end of the last period. */
  isLater: Scalars['Boolean']['output'];
  /** Plan on sale. */
  offer: PlanOffer;
  /** Start: now, or the end of the last period of the same plan type if that is later. */
  startsAt: Scalars['DateTime']['output'];
};

export type OpenStudioPayload = {
  __typename?: 'OpenStudioPayload';
  message: Scalars['String']['output'];
  /** The set-up after the change. */
  setUp: SetUp;
};

/** An invitation, as whoever opens its link sees it. */
export type OpenedInvitation = {
  __typename?: 'OpenedInvitation';
  /** E-mail address that the invitation was sent to. */
  email: Scalars['String']['output'];
  /** Whether the address has an account with a password, which accepting needs then. */
  hasPassword: Scalars['Boolean']['output'];
  /** Role that accepting it gives. */
  role: StaffRole;
};

/** Days on which other opening hours apply than in other weeks. */
export type OpeningHoliday = {
  __typename?: 'OpeningHoliday';
  /** First day, ISO 8601. */
  from: Scalars['String']['output'];
  /** Occasion, such as "Diwali". */
  name: Scalars['String']['output'];
  /** Opening hours on each of these days; none if the studio is closed. */
  spans: Array<OpeningSpan>;
  /** Last day, ISO 8601. */
  to: Scalars['String']['output'];
};

/** Days on which other opening hours apply than in other weeks. */
export type OpeningHolidayInput = {
  /** First day, ISO 8601. */
  from: Scalars['String']['input'];
  /** Occasion, such as "Diwali". */
  name: Scalars['String']['input'];
  /** Opening hours on each of these days; none if the studio is closed. */
  spans: Array<OpeningSpanInput>;
  /** Last day, ISO 8601. */
  to: Scalars['String']['input'];
};

/** Opening hours of the studio. */
export type OpeningHours = {
  __typename?: 'OpeningHours';
  /** Days on which other hours apply, up to 60, earliest first. */
  holidays: Array<OpeningHoliday>;
  /** Version for `expectedVersion`: increases with every change; 0 before the first one. */
  version: Scalars['Int']['output'];
  /** Opening hours by day of the week, beginning with Sunday; up to 4 periods a day, none if the studio is closed. */
  week: Array<Array<OpeningSpan>>;
};

/** A period of a day in which the studio is open. */
export type OpeningSpan = {
  __typename?: 'OpeningSpan';
  /** Start, in minutes after midnight in the time zone of the studio. */
  from: Scalars['Int']['output'];
  /** End, in minutes after midnight; 1440 for the end of the day. */
  to: Scalars['Int']['output'];
};

/** A period of a day in which the studio is open. */
export type OpeningSpanInput = {
  /** Start, in minutes after midnight in the time zone of the studio. */
  from: Scalars['Int']['input'];
  /** End, in minutes after midnight; 1440 for the end of the day. */
  to: Scalars['Int']['input'];
};

/** A member’s order of a plan, at the price that applied when it was placed. */
export type Order = {
  __typename?: 'Order';
  /** What the unused days of the plan took off the total that this one replaced; null without such a credit. */
  credit?: Maybe<UnusedDaysCredit>;
  /** Time of the last status change; null while `PENDING`. */
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What the front desk took off the total; null without a discount. `price` is what is left. */
  discount?: Maybe<OrderDiscount>;
  /** What is still to be paid of an order that was paid in part; null for all others. */
  due?: Maybe<OrderDue>;
  /** Number of days of a plan that is no membership of months. */
  durationDays?: Maybe<Scalars['Int']['output']>;
  /** Number of calendar months that the order pays for; 0 for a plan of some days. */
  durationMonths: Scalars['Int']['output'];
  /** Time at which the order expires if it has not been paid. */
  expiresAt: Scalars['DateTime']['output'];
  /** Gateway for the payment, which may also be at the front desk. */
  gateway: PaymentGateway;
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Business day of the last payment or refund, if the day of its booking was closed before; otherwise null. */
  laterBusinessDay?: Maybe<Scalars['Date']['output']>;
  /** Member who placed the order; null once the account has been deleted. */
  member?: Maybe<User>;
  /** Short unique number by which people refer to the order. */
  number: Scalars['Int']['output'];
  /** Plan that was ordered, with its current price; null once it has been deleted. */
  offer?: Maybe<PlanOffer>;
  /** Parts of what is due, each with its day, earliest first; empty if nothing is due. */
  openInstalments: Array<OrderInstalment>;
  /** Time of the last payment; null if there is none. A refund does not change it. */
  paidAt?: Maybe<Scalars['DateTime']['output']>;
  /** Last payment that paid the order, or a part of it; null if there is none. A refund does not change it. */
  payment?: Maybe<Payment>;
  /** Payments that paid the order, in full or in part, earliest first. */
  payments: Array<Payment>;
  /** Time at which the order was placed. */
  placedAt: Scalars['DateTime']['output'];
  planKind: PlanKind;
  /** Name of the plan when the order was placed. */
  planName: Scalars['String']['output'];
  planType: PlanType;
  /** Price when the order was placed, with taxes. */
  price: TaxedPrice;
  /** Reason for a rejection or refund, as shown to the member; null for all other orders. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Receipt or invoice and credit notes, oldest first. */
  receipts: Array<Receipt>;
  /** Refunds of payments for the order, oldest first. */
  refunds: Array<Refund>;
  /** Why that is before the day of the sale, as shown to the member; null if it is not. */
  startReason?: Maybe<Scalars['String']['output']>;
  /** First day of the membership that the front desk chose; null if it starts as usual. */
  startsOn?: Maybe<Scalars['Date']['output']>;
  status: OrderStatus;
  /** Time of the last change of the order, its payments, refunds or receipts. */
  updatedAt: Scalars['DateTime']['output'];
  /** What the studio has given up of the price; null if nothing. */
  writtenOff?: Maybe<Money>;
};

/** A page of a list. */
export type OrderConnection = {
  __typename?: 'OrderConnection';
  /** Nodes of the page with their cursors, in the order of the list. */
  edges: Array<OrderEdge>;
  /** Nodes of the page without their cursors, in the order of the list. */
  nodes: Array<Order>;
  /** First and last cursor of the page, and whether there are nodes before and after it. */
  pageInfo: PageInfo;
  /** Total number of nodes on all pages. Counted only if it is selected. */
  totalCount: Count;
};

/** What the front desk took off the total of a plan. */
export type OrderDiscount = {
  __typename?: 'OrderDiscount';
  /** Amount, taxes included. */
  amount: Money;
  /** Reason for it, as shown to the member. */
  reason: Scalars['String']['output'];
};

/** What is still to be paid of an order. */
export type OrderDue = {
  __typename?: 'OrderDue';
  amount: Money;
  /** Day by which the next part of it has to be paid. */
  dueOn: Scalars['Date']['output'];
};

/** A node of a page, with its cursor. */
export type OrderEdge = {
  __typename?: 'OrderEdge';
  /** Opaque position in the list, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** Node at this position. */
  node: Order;
};

/** Filter options for orders. All that are not null have to match. */
export type OrderFilter = {
  /** Range of the days on which payments or refunds of the listed orders were booked. */
  bookedOn?: InputMaybe<DateRange>;
  /** Range of the days that are printed on invoices, receipts or credit notes of the listed orders. */
  documentsOn?: InputMaybe<DateRange>;
  /** Age of a part of what is due on the listed orders. */
  dueAge?: InputMaybe<DueAge>;
  /** Whether the listed orders have an unfinished refund: `REQUESTED`, `PENDING`, or `FAILED` unless its cause is `GATEWAY`. */
  hasOpenRefund?: InputMaybe<Scalars['Boolean']['input']>;
  /** Id of the member who placed the listed orders. */
  memberId?: InputMaybe<Scalars['ID']['input']>;
  /** `Order.number` of the listed order. */
  number?: InputMaybe<Scalars['Int']['input']>;
  /** Range of the days on which payments of the listed orders were received. */
  paidOn?: InputMaybe<DateRange>;
  /** Range of the days on which the listed orders were placed. */
  placedOn?: InputMaybe<DateRange>;
  /** Number of the order, or words that all have to occur in the name, e-mail address or phone number of the member, in upper or lower case; at most 100 characters. Words of one or two characters have to begin a word of the name, the address or the phone number; those without a letter or digit are ignored. Searching also requires `members:read-any` or `members:read-assigned`, except in what is one’s own. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Statuses of the listed orders. */
  statuses?: InputMaybe<Array<OrderStatus>>;
  /** Lists only orders whose `updatedAt` is this time or later. */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Part of what is due on an order, to be paid by a day. */
export type OrderInstalment = {
  __typename?: 'OrderInstalment';
  /** What is still to be paid of it. */
  amount: Money;
  /** Day by which it has to be paid. */
  dueOn: Scalars['Date']['output'];
};

/** Sort options for orders. */
export type OrderSort = {
  direction: SortDirection;
  /** Property to sort by. */
  field: OrderSortField;
};

/** Properties by which orders can be sorted. */
export type OrderSortField =
  /** Day by which the next part of what is due has to be paid. Only orders with something due are listed. */
  | 'DUE_ON'
  /** Time at which the order was placed. */
  | 'PLACED_AT'
  /** Time of the last change: `Order.updatedAt`. */
  | 'UPDATED_AT';

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

/** Information about pagination in a connection. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Cursor of the last node; null on an empty page. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether there are nodes after this page. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether there are nodes before this page. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first node; null on an empty page. */
  startCursor?: Maybe<Scalars['String']['output']>;
};

/** What a member pays now, and when the rest. */
export type PartPaymentInput = {
  /** Amount that was paid now; less than what is to pay. */
  amount: MoneyInput;
  /** The rest, earliest first: 1 to 12 parts. */
  instalments: Array<InstalmentInput>;
};

/** A passkey of the current user, which log-ins may use as their second factor. */
export type Passkey = {
  __typename?: 'Passkey';
  /** When it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** When a log-in last used it; null if none has. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What the user calls it. */
  name: Scalars['String']['output'];
};

/** A payment for an order. */
export type Payment = {
  __typename?: 'Payment';
  amount: Money;
  /** Gateway that took the payment, which may be the front desk although the order was to be paid online. */
  gateway: PaymentGateway;
  /** Id of the payment at its gateway; null at the front desk. */
  gatewayPaymentId?: Maybe<Scalars['String']['output']>;
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  method: PaymentMethod;
  /** Order that was to be paid; a payment that it did not need was returned. */
  order: Order;
  /** Time at which the payment was received. */
  paidAt: Scalars['DateTime']['output'];
  /** What the front desk noted to find the payment at the bank: UTR of a UPI payment, reference of a card terminal. */
  reference?: Maybe<Scalars['String']['output']>;
  /** The same time: payments do not change after that. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A page of a list. */
export type PaymentConnection = {
  __typename?: 'PaymentConnection';
  /** Nodes of the page with their cursors, in the order of the list. */
  edges: Array<PaymentEdge>;
  /** Nodes of the page without their cursors, in the order of the list. */
  nodes: Array<Payment>;
  /** First and last cursor of the page, and whether there are nodes before and after it. */
  pageInfo: PageInfo;
  /** Total number of nodes on all pages. Counted only if it is selected. */
  totalCount: Count;
};

/** A node of a page, with its cursor. */
export type PaymentEdge = {
  __typename?: 'PaymentEdge';
  /** Opaque position in the list, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** Node at this position. */
  node: Payment;
};

/** Front desk, or company that takes payments online. */
export type PaymentGateway =
  /** Front desk of the studio. */
  | 'DESK'
  /** Razorpay: UPI, card, netbanking or wallet, online. */
  | 'RAZORPAY';

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

/** A picture of the studio. */
export type Photo = {
  __typename?: 'Photo';
  /** Short caption, shown with the picture. */
  caption: Scalars['String']['output'];
  /** Dominant colour as `#rrggbb`, to be shown while the picture loads. */
  color: Scalars['String']['output'];
  /** Text alternative for the picture. */
  description: Scalars['String']['output'];
  /** Height of the largest size, in pixels. */
  height: Scalars['Int']['output'];
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Path of the picture at its largest size, relative to the origin of the site. */
  imageUrl: Scalars['String']['output'];
  /** Width of the largest size, in pixels. */
  width: Scalars['Int']['output'];
};

/** The part of an uploaded picture that is shown, in percent. */
export type PhotoCrop = {
  __typename?: 'PhotoCrop';
  /** Height of the part, in percent of the height. */
  height: Scalars['Float']['output'];
  /** What is left out on the left, in percent of the width. */
  left: Scalars['Float']['output'];
  /** What is left out at the top, in percent of the height. */
  top: Scalars['Float']['output'];
  /** Width of the part, in percent of the width. */
  width: Scalars['Float']['output'];
};

/** A part of a picture, in percent. */
export type PhotoCropInput = {
  /** Height of the part, in percent of the height. */
  height: Scalars['Float']['input'];
  /** What is left out on the left, in percent of the width. */
  left: Scalars['Float']['input'];
  /** What is left out at the top, in percent of the height. */
  top: Scalars['Float']['input'];
  /** Width of the part, in percent of the width. */
  width: Scalars['Float']['input'];
};

/** A place on the site for a picture of the studio. Without one it shows that of the demonstration studio, or none once the contacts are replaced. */
export type PicturePlace =
  /** Tile of the air conditioning, on the home page. */
  | 'AMENITY_AC'
  /** Tile of the canteen. */
  | 'AMENITY_CANTEEN'
  /** Tile of the lockers. */
  | 'AMENITY_LOCKER'
  /** Tile of the parking. */
  | 'AMENITY_PARKING'
  /** Tile of the showers. */
  | 'AMENITY_SHOWER'
  /** Tile of the Wi-Fi. */
  | 'AMENITY_WIFI'
  /** About the studio, on the home page. */
  | 'HOME_ABOUT'
  /** Top of the home page in wide windows. */
  | 'HOME_HERO'
  /** Top of the home page on phones, and beside the log-in. */
  | 'HOME_HERO_NARROW'
  /** Its reason that things are looked after. */
  | 'WHY_CARE'
  /** Its reason that the studio opens early. */
  | 'WHY_EARLY'
  /** Top of the page with reasons to join. */
  | 'WHY_HERO'
  /** Its reason that there is room. */
  | 'WHY_ROOM'
  /** Its reason that trainers are near. */
  | 'WHY_TRAINER';

export type PlaceOrderInput = {
  /** Total that the member was shown. If the price has changed, nothing is ordered: the mutation fails with the reason `PRICE_CHANGED` and the current total in `extensions.total`. */
  expectedTotal: MoneyInput;
  /** Id of a plan on sale. */
  offerId: Scalars['ID']['input'];
  /** Idempotency key, made by the client: 10 to 64 letters, digits, hyphens or underscores. Repeating it returns the first order. */
  requestKey: Scalars['String']['input'];
};

export type PlaceOrderPayload = {
  __typename?: 'PlaceOrderPayload';
  /** Data that opens the checkout form. Null when nothing is to be paid online. */
  checkout?: Maybe<Checkout>;
  /** Whether the order is new. False if there was one with the same `requestKey`, or an unpaid one for the same plan and price. */
  isNew: Scalars['Boolean']['output'];
  /** Membership of the ordered plan type; null once the account of the member has been deleted. */
  membership?: Maybe<Membership>;
  message: Scalars['String']['output'];
  /** Order after the change. */
  order: Order;
};

export type PlanKind =
  /** Pass of a day or some days, sold at the front desk only. */
  | 'DAY_PASS'
  /** Membership of some months. */
  | 'MEMBERSHIP'
  /** Trial of some days, sold at the front desk only, once to each member. */
  | 'TRIAL';

/** A gym pass or nutrition plan that the studio sells or has sold. */
export type PlanOffer = {
  __typename?: 'PlanOffer';
  /** Number of days of a plan that is no membership of months. */
  durationDays?: Maybe<Scalars['Int']['output']>;
  /** Number of calendar months that one payment covers; 0 for a plan of some days. */
  durationMonths: Scalars['Int']['output'];
  /** Included services, in display order. */
  features: Array<Scalars['String']['output']>;
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  kind: PlanKind;
  /** Unique name, such as "Premium 3 Months". */
  name: Scalars['String']['output'];
  planType: PlanType;
  /** Price of an order placed now, including taxes. */
  price: TaxedPrice;
};

/** A list price of a plan, from a day on. */
export type PlanPrice = {
  __typename?: 'PlanPrice';
  /** List price; the settings of the studio say if it includes tax. */
  amount: Money;
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** When it was set. */
  setAt: Scalars['DateTime']['output'];
  /** Name of the user who set it; null for the first price. */
  setBy?: Maybe<Scalars['String']['output']>;
  /** First day; null for the price with which the plan was added. */
  startsOn?: Maybe<Scalars['Date']['output']>;
};

/** Type of a plan. Memberships of different types run independently of each other. */
export type PlanType =
  /** Nutrition plan: advice and meal plans. */
  | 'NUTRITION'
  /** Gym pass: training at the studio. */
  | 'PASS';

/** An uploaded picture, or a part of it, as the portrait of a trainer. */
export type PortraitInput = {
  /** Part to show; absent or null for the largest one in the middle that is 3:4. */
  crop?: InputMaybe<PhotoCropInput>;
  /** Id of the uploaded picture. */
  pictureId: Scalars['ID']['input'];
};

export type PrintReceiptInput = {
  /** Id of a receipt, invoice or credit note. */
  id: Scalars['ID']['input'];
  /** What it is printed on. */
  paper: ReceiptPaper;
  /** Idempotency key, made by the client: 10 to 64 letters, digits, hyphens or underscores. Repeating it counts as the same copy. */
  requestKey: Scalars['String']['input'];
};

export type PrintReceiptPayload = {
  __typename?: 'PrintReceiptPayload';
  /** When the URL expires. */
  expiresAt: Scalars['DateTime']['output'];
  message: Scalars['String']['output'];
  /** The receipt with its copies. */
  receipt: Receipt;
  /** Absolute URL of the PDF, which needs no access token. */
  url: Scalars['String']['output'];
};

/** Visits to the studio and workouts of a user. */
export type Progress = {
  __typename?: 'Progress';
  /** Number of consecutive weeks with a visit, up to now. The current week counts as soon as it has one. */
  currentStreak: Scalars['Int']['output'];
  /** Time of the last visit; null if there is none. */
  lastVisitAt?: Maybe<Scalars['DateTime']['output']>;
  /** Largest number of consecutive weeks with a visit so far. */
  longestStreak: Scalars['Int']['output'];
  /** Number of all visits so far. */
  visitCount: Scalars['Int']['output'];
  /** Visits in the requested weeks. */
  visits: ProgressRate;
  /** Requested weeks, oldest first, ending with the current one; also those without visits and workouts. */
  weeks: Array<ProgressWeek>;
  /** Number of all workouts so far. */
  workoutCount: Scalars['Int']['output'];
  /** Workouts in the requested weeks. */
  workouts: ProgressRate;
};

/** The frequency of visits or workouts in the requested weeks. */
export type ProgressRate = {
  __typename?: 'ProgressRate';
  /** Average per completed week, to one decimal. Weeks before the first visit or workout do not count. Null if there is no such week. */
  perWeek?: Maybe<Scalars['Float']['output']>;
  /** Same average for as many weeks before; null if fewer than 4 are on record. */
  perWeekBefore?: Maybe<Scalars['Float']['output']>;
  /** Total number in these weeks, including the current one. */
  total: Scalars['Int']['output'];
};

/** Visits and workouts in a week of the studio. */
export type ProgressWeek = {
  __typename?: 'ProgressWeek';
  /** First day of the week. */
  startsOn: Scalars['Date']['output'];
  /** Number of visits. */
  visits: Scalars['Int']['output'];
  /** Number of workouts. */
  workouts: Scalars['Int']['output'];
};

export type PublishArticleInput = {
  /** `EditedArticle.version` that is to be published. If it is not the current one, nothing is published: the mutation fails with the reason `STALE_VERSION`. */
  expectedVersion: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  /** When to publish it, up to 365 days ahead; absent or null for now. */
  publishAt?: InputMaybe<Scalars['DateTime']['input']>;
};

export type PublishArticlePayload = {
  __typename?: 'PublishArticlePayload';
  /** The article after the change. */
  article: EditedArticle;
  message: Scalars['String']['output'];
};

/** All that the studio has written into it. */
export type PublishLegalTextInput = {
  /** E-mail address for it; empty for that of the studio. */
  contactEmail: Scalars['String']['input'];
  /** Who is responsible for the data of members, up to 80 characters; empty for nobody by name. Of the privacy policy only, like the other contacts. */
  contactName: Scalars['String']['input'];
  /** Phone number for it; empty for that of the studio. */
  contactPhone: Scalars['String']['input'];
  document: LegalDocument;
  /** `version` on which the changes are based. If it is not the current one, nothing is published: the mutation fails with the reason `STALE_VERSION`. */
  expectedVersion: Scalars['Int']['input'];
  /** Those that are left out are worded as by the product. */
  policies: Array<LegalPolicyInput>;
  /** At most 10. */
  sections: Array<LegalSectionInput>;
};

export type PublishLegalTextPayload = {
  __typename?: 'PublishLegalTextPayload';
  /** The current version. */
  legalText: LegalText;
  message: Scalars['String']['output'];
};

export type PublishWaiverInput = {
  /** Version on which the text is based. If it is not the current one, nothing is published: the mutation fails with the reason `STALE_VERSION`. */
  expectedVersion: Scalars['Int']['input'];
  /** Paragraphs, separated by empty lines, up to 10000 characters; empty to ask for no waiver. */
  text: Scalars['String']['input'];
};

export type PublishWaiverPayload = {
  __typename?: 'PublishWaiverPayload';
  message: Scalars['String']['output'];
  /** The current version. */
  waiver: Waiver;
};

/** What can be read. Each field fails on its own: then it is null, and the others keep their values. */
export type Query = {
  __typename?: 'Query';
  /** Part of the file at `accountingExportUrl`, for the REST API; other clients download it there. Requires the permission `accounting:read`. */
  accountingExport: ExportPart;
  /** Absolute URL of a CSV file for the accountant, with ISO dates at the studio and amounts with two decimals. Downloading it requires the access token, as `Authorization: Bearer <token>`, and is recorded in the journal. Requires the permission `accounting:read`. */
  accountingExportUrl: Scalars['String']['output'];
  /** Visits and workouts: of all members or, for trainers, of those assigned to them. Requires the permission `activities:read-any` or `activities:read-assigned`. */
  activities: ActivityConnection;
  /** Part of the file at `activityExportUrl`, for the REST API; other clients download it there. Also requires `activities:read-any` and `members:read-any`. Requires the permission `lists:export`. */
  activityExport: ExportPart;
  /** Absolute URL of a CSV file with the visits and workouts of a list, newest first; up to 500 without `lists:export-unlimited`. Downloading it requires the access token, as `Authorization: Bearer <token>`, and is recorded in the journal. Also requires `activities:read-any` and `members:read-any`. Requires the permission `lists:export`. */
  activityExportUrl: Scalars['String']['output'];
  /** Diet details that were saved without a log-in; null if there are none with this id. The id of a user is refused, unless the client may read `User.dietDetails` of that user. Public. */
  anonymousDietDetails?: Maybe<DietDetails>;
  /** The API keys of the studio that have not been revoked, by name; at most 50. Requires the permission `api-keys:manage`. */
  apiKeys: Array<ApiKey>;
  /** Article with this id; null if there is none. Public. */
  article?: Maybe<Article>;
  /** Articles that the blog shows in a period, by default in the current one. Public. */
  articleRotation: ArticleRotation;
  /** A published version of an article; null if it is not kept. Requires the permission `content:change`. */
  articleVersion?: Maybe<ArticleVersionContent>;
  /** All articles, newest first. Public. */
  articles: ArticleConnection;
  /** A change of many members that the current user started; null if there is none with this id. Requires the permission `members:bulk`. */
  bulkChange?: Maybe<BulkChange>;
  /** The API key of the request; null with the token of a session. Requires a log-in or an API key. */
  currentApiKey?: Maybe<CurrentApiKey>;
  /** A closed day; null if there is none with this id. Requires the permission `days:close`. */
  dayClosing?: Maybe<DayClosing>;
  /** Part of the file at `dayClosingExportUrl`, for the REST API; other clients download it there. Requires the permission `days:close`. */
  dayClosingExport: ExportPart;
  /** Absolute URL of a CSV file of the closed days; up to 500 without `lists:export-unlimited`. Downloading it requires the access token, as `Authorization: Bearer <token>`, and is recorded in the journal. Requires the permission `days:close`. */
  dayClosingExportUrl: Scalars['String']['output'];
  /** Closed days, newest first. Requires the permission `days:close`. */
  dayClosings: DayClosingConnection;
  /** A day at the front desk with what the books expect of it. Requires the permission `days:close`. */
  dayToClose: DayToClose;
  /** Day passes and trials, which are sold at the front desk only. Requires the permission `memberships:sell`. */
  deskPlans: Array<PlanOffer>;
  /** What the current user may do when selling plans. Requires the permission `memberships:sell`. */
  deskSettings: DeskSettings;
  /** What all members owe, by age. The sums together are all that is due. Requires the permission `orders:read-any`. */
  dueSums: Array<DueSum>;
  /** The article with this id as staff write it; null if there is none. Requires the permission `content:change`. */
  editedArticle?: Maybe<EditedArticle>;
  /** Questions to the studio, newest first. Requires the permission `enquiries:answer`. */
  enquiries: EnquiryConnection;
  /** Exercise with this id; null if there is none. Public. */
  exercise?: Maybe<Exercise>;
  /** Exercises of the library by name; in a search, those with all words in their name first. Not paginated. Public. */
  exercises: Array<Exercise>;
  /** All photos of the gallery, also hidden ones, in display order. Requires the permission `content:change`. */
  galleryPhotos: Array<GalleryPhoto>;
  /** Hidden reviews of all authors, most recently hidden first. Requires the permission `reviews:moderate`. */
  hiddenReviews: ReviewConnection;
  /** What members, staff and the system did, newest first. Entries never change. Requires the permission `journal:read`. */
  journalEntries: JournalEntryConnection;
  /** The payment that this kiosk is to show; null if there is none. Requires the session of a kiosk. */
  kioskPayment?: Maybe<KioskPayment>;
  /** The kiosks that are on, newest first; at most 20. Requires the permission `orders:confirm`. */
  kiosks: Array<Kiosk>;
  /** The last backup that was made with `npm run backup`; null if there has been none. Requires the permission `settings:change`. */
  lastBackup?: Maybe<Backup>;
  /** What the studio has written into one of the legal texts. Public. */
  legalText: LegalText;
  /** Saved views of the members list, own and shared ones, by name. Requires the permission `members:read-any`. */
  listViews: Array<ListView>;
  /** A mail with invented values, with what the studio would write into it. Requires the permission `settings:change`. */
  mailPreview: MailPreview;
  /** All articles, also drafts, those that were changed last first; up to 500. Requires the permission `content:change`. */
  managedArticles: Array<ManagedArticle>;
  /** All plans in the order of the price list, also those of the front desk and those off sale. Requires the permission `plans:manage`. */
  managedPlans: Array<ManagedPlan>;
  /** All trainers of the studio, also hidden ones, in display order. Requires the permission `content:change`. */
  managedTrainers: Array<ManagedTrainer>;
  /** Account and rights of the current user. Requires a log-in. */
  me: Viewer;
  /** Part of the file at `memberExportUrl`, for the REST API; other clients download it there. Also requires `members:read-any` and `memberships:read-any`. Requires the permission `lists:export`. */
  memberExport: ExportPart;
  /** Absolute URL of a CSV file with the members of a list; up to 500 without `lists:export-unlimited`. Downloading it requires the access token, as `Authorization: Bearer <token>`, and is recorded in the journal. Also requires `members:read-any` and `memberships:read-any`. Requires the permission `lists:export`. */
  memberExportUrl: Scalars['String']['output'];
  /** An import; null if there is none. Requires the permission `members:import`. */
  memberImport?: Maybe<MemberImport>;
  /** The rows of an import, in the order of the file. Requires the permission `members:import`. */
  memberImportRows: MemberImportRowConnection;
  /** Imports of the last 7 days, newest first. Requires the permission `members:import`. */
  memberImports: MemberImportConnection;
  /** What has happened with a member, newest first: of each kind only what the current user may read; nothing for an unknown id, nor for trainers of members not assigned to them. Requires the permission `members:read-any` or `members:read-assigned`. */
  memberTimeline: TimelineEntryConnection;
  /** Accounts of the studio, members and staff; for trainers the members assigned to them. Requires the permission `members:read-any` or `members:read-assigned`. */
  members: UserConnection;
  /** Members with a running gym pass who stopped coming. Those at high risk are sorted by when they reached it, latest first; those at moderate risk by when they will, earliest first. Also requires `memberships:read-any` or `memberships:read-assigned`. Requires the permission `members:read-any` or `members:read-assigned`. */
  membersAtRisk: UserConnection;
  /** What `grantMembershipToMembers` would do now. Requires the permission `members:bulk`. */
  membershipGrantPreview: BulkChangePreview;
  /** The change of many members that the current user started last, until it is finished and dismissed with `dismissBulkChange`; null if there is none. Requires the permission `members:bulk`. */
  openBulkChange?: Maybe<BulkChange>;
  /** Order with this id or number; null if there is none that the current user may read: members may read their own; others need `orders:read-any`. Requires a log-in or an API key. */
  order?: Maybe<Order>;
  /** The order that a link to pay is for, with nothing else of the member than the first name; null if the link does not work. Public. */
  orderByPaymentLink?: Maybe<LinkedOrder>;
  /** Part of the file at `orderExportUrl`, for the REST API; other clients download it there. Also requires `orders:read-any` and `members:read-any`. Requires the permission `lists:export`. */
  orderExport: ExportPart;
  /** Absolute URL of a CSV file with the orders of a list and what is due on them, newest first; up to 500 without `lists:export-unlimited`. Downloading it requires the access token, as `Authorization: Bearer <token>`, and is recorded in the journal. Also requires `orders:read-any` and `members:read-any`. Requires the permission `lists:export`. */
  orderExportUrl: Scalars['String']['output'];
  /** Gateway at which new orders are to be paid. Public. */
  orderGateway: PaymentGateway;
  /** Orders of all members. Requires the permission `orders:read-any`. */
  orders: OrderConnection;
  /** Payments that were received, oldest first; rows are only ever added, so that what is new follows the last cursor. Requires the permission `accounting:read`. */
  payments: PaymentConnection;
  /** All pictures of the studio, in display order. Public. */
  photos: Array<Photo>;
  /** Plans on sale, in the order of the price list. Public. */
  planOffers: Array<PlanOffer>;
  /** Receipt with this id; null if there is none that the current user may read: members may read their own; others need `receipts:read-any`. Requires a log-in or an API key. */
  receipt?: Maybe<Receipt>;
  /** Receipt with this id as a PDF file, for the REST API; other clients download `Receipt.fileUrl`. Null if there is none that the current user may read: members may read their own; others need `receipts:read-any`. Requires a log-in or an API key. */
  receiptFile?: Maybe<ReceiptFile>;
  /** Receipts, invoices and credit notes, oldest first; rows are only ever added, so that what is new follows the last cursor. Requires the permission `accounting:read`. */
  receipts: ReceiptConnection;
  /** Refunds that were paid out, oldest first; rows are only ever added, so that what is new follows the last cursor. Requires the permission `accounting:read`. */
  refunds: RefundConnection;
  /** Payments and refunds according to the ledger. Requires the permission `revenue:read`. */
  revenue: Revenue;
  /** Review with this id; null if there is none, or if it is hidden from the client: only its author and moderators (`reviews:moderate`) may read a hidden one. Public. */
  review?: Maybe<Review>;
  /** Visible reviews for quoting, by members with a visit, with at least 4 stars and at most 180 characters, newest first. Public. */
  reviewQuotes: Array<Review>;
  /** Number, average and distribution of the ratings of all visible reviews. Public. */
  reviewSummary: ReviewSummary;
  /** Visible reviews, newest first by default. Public. */
  reviews: ReviewConnection;
  /** How far a test of the payment gateway has come; null if there is none with this id. Requires the permission `settings:change`. */
  rupeeTest?: Maybe<RupeeTest>;
  /** What `sellMembership` would do now. Also requires `memberships:read-any`. Requires the permission `memberships:sell`. */
  saleQuote: SaleQuote;
  /** How far the set-up of this studio has come. Requires the permission `settings:change`. */
  setUp: SetUp;
  /** What a link to the set-up of a new studio is worth. Public. */
  setUpLink: SetUpLinkState;
  /** Fields of the settings that environment variables set in place of the studio. Requires the permission `settings:change`. */
  settingLocks: Array<SettingLock>;
  /** When the secrets of the settings were set. Nothing returns their values. Requires the permission `settings:change`. */
  settingSecrets: Array<SettingSecret>;
  /** Part of the file at `MemberImport.skippedRowsUrl`, for the REST API. Requires the permission `members:import`. */
  skippedRows: ExportPart;
  /** Who works for the studio, and who is invited to; at most 200 of each. Requires the permission `staff:manage`. */
  staff: Staff;
  /** The invitation to the staff of a mailed link; null if it has expired or was used, withdrawn or replaced. Public. */
  staffInvitation?: Maybe<OpenedInvitation>;
  /** The last export of the studio; null if there has been none. For owners; as long as there is none, for admins. Requires the permission `studio:export`. */
  studioExport?: Maybe<StudioExport>;
  /** What the studio has set for itself. Requires the permission `settings:change`. */
  studioSettings: StudioSettings;
  /** What the GST return of a month asks for, as tables 7, 12 and 13 of GSTR-1. Requires the permission `accounting:read`. */
  taxSummary: TaxSummary;
  /** Trainer with this id; null if there is none. Public. */
  trainer?: Maybe<Trainer>;
  /** What `assignTrainerToMembers` would do now. Requires the permission `members:bulk`. */
  trainerAssignmentPreview: BulkChangePreview;
  /** Trainers of the studio, in display order. Public. */
  trainers: Array<Trainer>;
  /** An uploaded picture; null until it has arrived, and once it has been removed. Requires the permission `content:change`. */
  uploadedPicture?: Maybe<UploadedPicture>;
  /** User with this id; null if there is none whom the current user may read: users may read themselves; others need `members:read-any`, or `members:read-assigned` for the members assigned to them. Requires a log-in or an API key. */
  user?: Maybe<User>;
  /** Visits of all members by week and by hour. Requires the permission `activities:read-any`. */
  visitStatistics: VisitStatistics;
  /** The text that members accept before they train; null if there is no such version. Requires a log-in. */
  waiver?: Maybe<Waiver>;
  /** URL to which the webhook at Razorpay has to send its events. Requires the permission `settings:change`. */
  webhookUrl: Scalars['String']['output'];
  /** The webhooks of the studio, the oldest first; at most 50. Requires the permission `webhooks:manage`. */
  webhooks: Array<Webhook>;
  /** What was given up of what members owe, and what they paid of it after all, oldest first; rows are only ever added, so that what is new follows the last cursor. Requires the permission `accounting:read`. */
  writeOffs: WriteOffConnection;
};


/** What can be read. Each field fails on its own: then it is null, and the others keep their values. */
export type QueryAccountingExportArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  file: AccountingFile;
  period: AccountingPeriod;
};


/** What can be read. Each field fails on its own: then it is null, and the others keep their values. */
export type QueryAccountingExportUrlArgs = {
  file: AccountingFile;
  period: AccountingPeriod;
};


/** What can be read. Each field fails on its own: then it is null, and the others keep their values. */
export type QueryActivitiesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ActivityFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ActivitySort>;
};


/** What can be read. Each field fails on its own: then it is null, and the others keep their values. */
export type QueryActivityExportArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ActivityFilter>;
};


/** What can be read. Each field fails on its own: then it is null, and the others keep their values. */
export type QueryActivityExportUrlArgs = {
  filter?: InputMaybe<ActivityFilter>;
};


/** What can be read. Each field fails on its own: then it is null, and the others keep their values. */
export type QueryAnonymousDietDetailsArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Each field fails on its own: then it is null, and the others keep their values. */
export type QueryArticleArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Each field fails on its own: then it is null, and the others keep their values. */
export type QueryArticleRotationArgs = {
  period?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. Each field fails on its own: then it is null, and the others keep their values. */
export type QueryArticleVersionArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Each field fails on its own: then it is null, and the others keep their values. */
export type QueryArticlesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ArticleFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. Each field fails on its own: then it is null, and the others keep their values. */
export type QueryBulkChangeArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Each field fails on its own: then it is null, and the others keep their values. */
export type QueryDayClosingArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Each field fails on its own: then it is null, and the others keep their values. */
export type QueryDayClosingExportArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. Each field fails on its own: then it is null, and the others keep their values. */
export type QueryDayClosingsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. Each field fails on its own: then it is null, and the others keep their values. */
export type QueryDayToCloseArgs = {
  bankList?: InputMaybe<Scalars['String']['input']>;
  day?: InputMaybe<Scalars['Date']['input']>;
};


/** What can be read. Each field fails on its own: then it is null, and the others keep their values. */
export type QueryEditedArticleArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Each field fails on its own: then it is null, and the others keep their values. */
export type QueryEnquiriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<EnquiryFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. Each field fails on its own: then it is null, and the others keep their values. */
export type QueryExerciseArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Each field fails on its own: then it is null, and the others keep their values. */
export type QueryExercisesArgs = {
  filter?: InputMaybe<ExerciseFilter>;
};


/** What can be read. Each field fails on its own: then it is null, and the others keep their values. */
export type QueryHiddenReviewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. Each field fails on its own: then it is null, and the others keep their values. */
export type QueryJournalEntriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<JournalFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. Each field fails on its own: then it is null, and the others keep their values. */
export type QueryLegalTextArgs = {
  document: LegalDocument;
};


/** What can be read. Each field fails on its own: then it is null, and the others keep their values. */
export type QueryMailPreviewArgs = {
  mail: WordedMail;
  paragraph: Scalars['String']['input'];
  signature: Scalars['String']['input'];
};


/** What can be read. Each field fails on its own: then it is null, and the others keep their values. */
export type QueryMemberExportArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<MemberFilter>;
  orderBy?: InputMaybe<MemberSort>;
};


/** What can be read. Each field fails on its own: then it is null, and the others keep their values. */
export type QueryMemberExportUrlArgs = {
  filter?: InputMaybe<MemberFilter>;
  orderBy?: InputMaybe<MemberSort>;
};


/** What can be read. Each field fails on its own: then it is null, and the others keep their values. */
export type QueryMemberImportArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Each field fails on its own: then it is null, and the others keep their values. */
export type QueryMemberImportRowsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<MemberImportRowFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  importId: Scalars['ID']['input'];
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. Each field fails on its own: then it is null, and the others keep their values. */
export type QueryMemberImportsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. Each field fails on its own: then it is null, and the others keep their values. */
export type QueryMemberTimelineArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TimelineFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  memberId: Scalars['ID']['input'];
};


/** What can be read. Each field fails on its own: then it is null, and the others keep their values. */
export type QueryMembersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<MemberFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<MemberSort>;
};


/** What can be read. Each field fails on its own: then it is null, and the others keep their values. */
export type QueryMembersAtRiskArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<MemberRiskFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. Each field fails on its own: then it is null, and the others keep their values. */
export type QueryMembershipGrantPreviewArgs = {
  members: MemberSelection;
  offerId: Scalars['ID']['input'];
};


/** What can be read. Each field fails on its own: then it is null, and the others keep their values. */
export type QueryOrderArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  number?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. Each field fails on its own: then it is null, and the others keep their values. */
export type QueryOrderByPaymentLinkArgs = {
  token: Scalars['String']['input'];
};


/** What can be read. Each field fails on its own: then it is null, and the others keep their values. */
export type QueryOrderExportArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<OrderFilter>;
};


/** What can be read. Each field fails on its own: then it is null, and the others keep their values. */
export type QueryOrderExportUrlArgs = {
  filter?: InputMaybe<OrderFilter>;
};


/** What can be read. Each field fails on its own: then it is null, and the others keep their values. */
export type QueryOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<OrderFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<OrderSort>;
};


/** What can be read. Each field fails on its own: then it is null, and the others keep their values. */
export type QueryPaymentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BookingFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. Each field fails on its own: then it is null, and the others keep their values. */
export type QueryPlanOffersArgs = {
  planType?: InputMaybe<PlanType>;
};


/** What can be read. Each field fails on its own: then it is null, and the others keep their values. */
export type QueryReceiptArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Each field fails on its own: then it is null, and the others keep their values. */
export type QueryReceiptFileArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Each field fails on its own: then it is null, and the others keep their values. */
export type QueryReceiptsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ReceiptFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. Each field fails on its own: then it is null, and the others keep their values. */
export type QueryRefundsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BookingFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. Each field fails on its own: then it is null, and the others keep their values. */
export type QueryRevenueArgs = {
  bookedOn: DateRange;
};


/** What can be read. Each field fails on its own: then it is null, and the others keep their values. */
export type QueryReviewArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Each field fails on its own: then it is null, and the others keep their values. */
export type QueryReviewQuotesArgs = {
  first?: Scalars['Int']['input'];
};


/** What can be read. Each field fails on its own: then it is null, and the others keep their values. */
export type QueryReviewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ReviewFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReviewSort>;
};


/** What can be read. Each field fails on its own: then it is null, and the others keep their values. */
export type QueryRupeeTestArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Each field fails on its own: then it is null, and the others keep their values. */
export type QuerySaleQuoteArgs = {
  isUpgrade?: Scalars['Boolean']['input'];
  memberId: Scalars['ID']['input'];
  offerId: Scalars['ID']['input'];
  startsOn?: InputMaybe<Scalars['Date']['input']>;
};


/** What can be read. Each field fails on its own: then it is null, and the others keep their values. */
export type QuerySetUpLinkArgs = {
  token: Scalars['String']['input'];
};


/** What can be read. Each field fails on its own: then it is null, and the others keep their values. */
export type QuerySkippedRowsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  importId: Scalars['ID']['input'];
};


/** What can be read. Each field fails on its own: then it is null, and the others keep their values. */
export type QueryStaffInvitationArgs = {
  token: Scalars['String']['input'];
};


/** What can be read. Each field fails on its own: then it is null, and the others keep their values. */
export type QueryTaxSummaryArgs = {
  month: Scalars['String']['input'];
};


/** What can be read. Each field fails on its own: then it is null, and the others keep their values. */
export type QueryTrainerArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Each field fails on its own: then it is null, and the others keep their values. */
export type QueryTrainerAssignmentPreviewArgs = {
  members: MemberSelection;
  trainerId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be read. Each field fails on its own: then it is null, and the others keep their values. */
export type QueryTrainersArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. Each field fails on its own: then it is null, and the others keep their values. */
export type QueryUploadedPictureArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Each field fails on its own: then it is null, and the others keep their values. */
export type QueryUserArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Each field fails on its own: then it is null, and the others keep their values. */
export type QueryVisitStatisticsArgs = {
  weeks?: Scalars['Int']['input'];
};


/** What can be read. Each field fails on its own: then it is null, and the others keep their values. */
export type QueryWaiverArgs = {
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. Each field fails on its own: then it is null, and the others keep their values. */
export type QueryWriteOffsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BookingFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** The number of visible reviews with a certain rating. */
export type RatingCount = {
  __typename?: 'RatingCount';
  /** Number of reviews. */
  count: Scalars['Int']['output'];
  /** Number of members with a visit whose newest visible review has this rating. */
  memberCount: Scalars['Int']['output'];
  /** Number of stars, 1 to 5. */
  rating: Scalars['Int']['output'];
};

/** The options of Razorpay’s checkout form. Send what the form returns with `confirmOnlinePayment`. */
export type RazorpayCheckout = {
  __typename?: 'RazorpayCheckout';
  /** Amount due; the options `amount` and `currency`. */
  amount: Money;
  /** Text that says what is paid for; the option `description`. */
  description: Scalars['String']['output'];
  /** Id of the order at Razorpay; the option `order_id`. */
  gatewayOrderId: Scalars['String']['output'];
  /** Public key of the studio’s account; the option `key`. */
  keyId: Scalars['String']['output'];
  /** Name of the studio; the option `name`. */
  merchantName: Scalars['String']['output'];
  /** Values of the member; the option `prefill`, in which `phone` is called `contact`. */
  prefill: RazorpayPrefill;
  /** Absolute URL of the script that shows the form. */
  scriptUrl: Scalars['String']['output'];
};

/** The values with which the checkout form is prefilled. */
export type RazorpayPrefill = {
  __typename?: 'RazorpayPrefill';
  /** E-mail address of the member; null if there is none. */
  email?: Maybe<Scalars['String']['output']>;
  /** Name of the member; null if it is not known. */
  name?: Maybe<Scalars['String']['output']>;
  /** Phone number in E.164 format; null if it is not known. */
  phone?: Maybe<Scalars['String']['output']>;
};

export type ReachSetUpStepInput = {
  step: SetUpStep;
};

export type ReachSetUpStepPayload = {
  __typename?: 'ReachSetUpStepPayload';
  message: Scalars['String']['output'];
  /** The set-up after the change. */
  setUp: SetUp;
};

/** A receipt, invoice or credit note for an order. */
export type Receipt = {
  __typename?: 'Receipt';
  /** How many copies staff have handed out on paper, by mail or as a link. The first is the original; those after it are marked as reprints. */
  copyCount: Scalars['Int']['output'];
  /** Absolute URL of the PDF. Downloading it requires the access token, as `Authorization: Bearer <token>`: members may read their own; others need `receipts:read-any`. */
  fileUrl: Scalars['String']['output'];
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Time of issue. */
  issuedAt: Scalars['DateTime']['output'];
  /** Kind of document. */
  kind: ReceiptKind;
  /** Number of the document, such as `BH/26-27/000123`. Within a financial year, receipts and invoices are numbered without gaps, and so are credit notes, in a series of their own. */
  number: Scalars['String']['output'];
  /** The order that was paid or refunded. */
  order: Order;
  /** Amounts on the document; a credit note takes them away. */
  price: TaxedPrice;
  /** Number of the document that a credit note reverses; null for others. */
  reversedNumber?: Maybe<Scalars['String']['output']>;
};

/** A page of a list. */
export type ReceiptConnection = {
  __typename?: 'ReceiptConnection';
  /** Nodes of the page with their cursors, in the order of the list. */
  edges: Array<ReceiptEdge>;
  /** Nodes of the page without their cursors, in the order of the list. */
  nodes: Array<Receipt>;
  /** First and last cursor of the page, and whether there are nodes before and after it. */
  pageInfo: PageInfo;
  /** Total number of nodes on all pages. Counted only if it is selected. */
  totalCount: Count;
};

/** A node of a page, with its cursor. */
export type ReceiptEdge = {
  __typename?: 'ReceiptEdge';
  /** Opaque position in the list, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** Node at this position. */
  node: Receipt;
};

/** A receipt, invoice or credit note as a PDF file. */
export type ReceiptFile = {
  __typename?: 'ReceiptFile';
  /** Content of the file, in Base64. */
  base64: Scalars['String']['output'];
  /** Media type, always `application/pdf`. */
  mediaType: Scalars['String']['output'];
  /** File name, such as `BH-26-27-000123.pdf`. */
  name: Scalars['String']['output'];
};

/** Filter options for documents. All that are not null have to match. */
export type ReceiptFilter = {
  /** Range of the days on which they were issued. */
  issuedOn?: InputMaybe<DateRange>;
  /** Kinds of the listed documents. */
  kinds?: InputMaybe<Array<ReceiptKind>>;
};

/** Kind of a document about a payment. */
export type ReceiptKind =
  /** Credit note: reverses a receipt or an invoice, in full or in part. */
  | 'CREDIT_NOTE'
  /** Tax invoice for a payment. */
  | 'INVOICE'
  /** Receipt for a payment on which no tax was charged. */
  | 'RECEIPT';

/** What a receipt is printed on. */
export type ReceiptPaper =
  /** A4 sheets. */
  | 'A4'
  /** The roll of a receipt printer, 80 mm wide, of which 72 mm are printed. */
  | 'ROLL_80MM';

export type RecordContactInput = {
  memberId: Scalars['ID']['input'];
  /** What was said, up to 500 characters; may contain newlines. The member can read it in the export of their data. */
  note?: Scalars['String']['input'];
  /** Idempotency key, made by the client: 10 to 64 letters, digits, hyphens or underscores. */
  requestKey: Scalars['String']['input'];
};

export type RecordContactPayload = {
  __typename?: 'RecordContactPayload';
  /** Member after the change. */
  member: User;
  message: Scalars['String']['output'];
};

export type RecordManualRefundInput = {
  /** Way in which the money was returned, such as "Bank transfer"; up to 200 characters. Shown to the member. */
  method: Scalars['String']['input'];
  /** Id of a failed refund, of any cause except `GATEWAY`. */
  refundId: Scalars['ID']['input'];
};

export type RecordManualRefundPayload = {
  __typename?: 'RecordManualRefundPayload';
  message: Scalars['String']['output'];
  /** Order after the change. */
  order: Order;
};

/** A visit of a member. */
export type RecordVisitInput = {
  /** Why a member without an active gym pass at that time is let in, at most 200 characters, for the journal; null lets nobody in without one. */
  admissionReason?: InputMaybe<Scalars['String']['input']>;
  /** When it happened; now if null. Not in the future, and at most 7 days ago; with `activities:backdate` not before the account existed. */
  happenedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Whether to record the visit even if another one of the member was shortly before or after it. */
  isRepeat?: Scalars['Boolean']['input'];
  memberId: Scalars['ID']['input'];
  /** Idempotency key, made by the client: 10 to 64 letters, digits, hyphens or underscores. Repeating it returns the first entry; so does the same entry within a minute without a key. */
  requestKey?: InputMaybe<Scalars['String']['input']>;
};

export type RecordVisitPayload = {
  __typename?: 'RecordVisitPayload';
  /** The visit; null unless it is recorded. */
  activity?: Maybe<Activity>;
  /** The member after the change. */
  member: User;
  message: Scalars['String']['output'];
  /** Whether the visit is recorded, or why not. */
  outcome: VisitOutcome;
  /** Visits of all members after the change; refused without `activities:read-any`. */
  visitStatistics: VisitStatistics;
  /** When the other visit was; null unless the outcome is `RECENTLY_VISITED`. */
  visitedAt?: Maybe<Scalars['DateTime']['output']>;
};


export type RecordVisitPayloadVisitStatisticsArgs = {
  weeks?: Scalars['Int']['input'];
};

export type RecordWaiverInput = {
  /** Whether the member has signed it on paper, rather than accepted it on the screen. */
  isOnPaper: Scalars['Boolean']['input'];
  memberId: Scalars['ID']['input'];
  /** Full name of the member, as a signature; up to 80 characters. */
  name: Scalars['String']['input'];
  /** Version that the member has read. If it is not the current one, nothing is recorded: the mutation fails with the reason `WAIVER_CHANGED`, and `extensions.waiver` is the current one. */
  version: Scalars['Int']['input'];
};

export type RecordWaiverPayload = {
  __typename?: 'RecordWaiverPayload';
  member: User;
  message: Scalars['String']['output'];
};

/** A workout of a member. */
export type RecordWorkoutInput = {
  /** When it happened; now if null. Not in the future, and at most 7 days ago; with `activities:backdate` not before the account existed. */
  happenedAt?: InputMaybe<Scalars['DateTime']['input']>;
  memberId: Scalars['ID']['input'];
  /** Idempotency key, made by the client: 10 to 64 letters, digits, hyphens or underscores. Repeating it returns the first entry; so does the same entry within a minute without a key. */
  requestKey?: InputMaybe<Scalars['String']['input']>;
  /** Name of the workout, up to 80 characters. */
  workout: Scalars['String']['input'];
};

export type RecordWorkoutPayload = {
  __typename?: 'RecordWorkoutPayload';
  /** What was recorded. */
  activity: Activity;
  /** The member after the change. */
  member: User;
  message: Scalars['String']['output'];
};

/** A full or partial refund of a payment for an order. */
export type Refund = {
  __typename?: 'Refund';
  /** Amount that was or is to be returned. */
  amount: Money;
  cause: RefundCause;
  /** Time at which the money was returned; null until then. */
  doneAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the refund at the payment gateway, by which a bank can trace it; null if the gateway has not answered or was not involved. */
  gatewayRefundId?: Maybe<Scalars['String']['output']>;
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Way in which the studio itself returned the money after the payment gateway had failed, such as "Bank transfer"; null for all other refunds. */
  manualMethod?: Maybe<Scalars['String']['output']>;
  /** How the front desk paid the money back; null if it did not, or is not known. */
  method?: Maybe<RefundMethod>;
  /** Payment that was returned, or a part of it. */
  payment: Payment;
  /** Error of the last attempt; null if it did not fail. Readable with `orders:read-any`; null for everyone else. */
  problem?: Maybe<Scalars['String']['output']>;
  /** Reason for the refund, as shown to the member. */
  reason: Scalars['String']['output'];
  /** Time at which the refund was requested, or first reported by the payment gateway. */
  requestedAt: Scalars['DateTime']['output'];
  status: RefundStatus;
};

export type RefundCause =
  /** The studio made the refund in the dashboard of the payment gateway. */
  | 'GATEWAY'
  /** The studio refunded the order, or a part of it if the order is still paid. */
  | 'ORDER'
  /** The payment could not be used, for example because the order had already been paid. */
  | 'UNUSED';

/** A page of a list. */
export type RefundConnection = {
  __typename?: 'RefundConnection';
  /** Nodes of the page with their cursors, in the order of the list. */
  edges: Array<RefundEdge>;
  /** Nodes of the page without their cursors, in the order of the list. */
  nodes: Array<Refund>;
  /** First and last cursor of the page, and whether there are nodes before and after it. */
  pageInfo: PageInfo;
  /** Total number of nodes on all pages. Counted only if it is selected. */
  totalCount: Count;
};

/** A node of a page, with its cursor. */
export type RefundEdge = {
  __typename?: 'RefundEdge';
  /** Opaque position in the list, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** Node at this position. */
  node: Refund;
};

/** How the front desk pays money back. */
export type RefundMethod =
  | 'BANK_TRANSFER'
  | 'CARD'
  | 'CASH'
  | 'UPI';

export type RefundOrderInput = {
  /** Amount; null for all that is left of the payment, which ends the membership period. After a part, the order stays paid and the period does not change. Only payments at the front desk can be refunded in part. */
  amount?: InputMaybe<MoneyInput>;
  /** Id of a paid order. */
  id: Scalars['ID']['input'];
  /** How the front desk pays the money back; null for the way in which it was paid. Online payments are refunded by their gateway, and need null. */
  method?: InputMaybe<RefundMethod>;
  /** Reason, up to 200 characters. Shown to the member. */
  reason: Scalars['String']['input'];
  /** Idempotency key, made by the client: 10 to 64 letters, digits, hyphens or underscores. Repeating it refunds nothing more and returns the order. */
  requestKey?: InputMaybe<Scalars['String']['input']>;
};

export type RefundOrderPayload = {
  __typename?: 'RefundOrderPayload';
  /** Membership of the ordered plan type; null once the account of the member has been deleted. */
  membership?: Maybe<Membership>;
  message: Scalars['String']['output'];
  /** Order after the change. */
  order: Order;
};

export type RefundStatus =
  /** The money has been returned. */
  | 'DONE'
  /** Failed at the payment gateway; the studio has to retry it or return the money itself. */
  | 'FAILED'
  /** Accepted by the payment gateway, which has not paid it out yet. */
  | 'PENDING'
  /** Not accepted by the payment gateway yet. */
  | 'REQUESTED';

/** Time zone and currency of the studio, and how it writes dates and numbers. */
export type RegionSettings = {
  __typename?: 'RegionSettings';
  /** Currency of all amounts, which is fixed from the first order on: one of INR, AED, AUD, CAD, EUR, GBP, MYR, NZD, QAR, SAR, SGD, USD, ZAR. */
  currency: Scalars['String']['output'];
  /** Whether the currency cannot be changed any more, because something was ordered or booked. */
  isCurrencyFixed: Scalars['Boolean']['output'];
  /** Locale of dates and numbers, with the country of the studio: one of en-IN, en-AE, en-AU, en-CA, en-GB, en-IE, en-NZ, en-SG, en-US, en-ZA. */
  locale: Scalars['String']['output'];
  /** IANA name of the time zone, such as `Asia/Dubai`. If it changes, days of past visits may move; what is booked keeps its day. */
  timeZone: Scalars['String']['output'];
  /** Version for `expectedVersion`: increases with every change; 0 before the first one. */
  version: Scalars['Int']['output'];
  /** First day of the week: 1 is Monday, 0 Sunday, 6 Saturday. */
  weekStart: Scalars['Int']['output'];
};

export type RejectOrderInput = {
  /** Id of an unpaid order. */
  id: Scalars['ID']['input'];
  /** Reason, up to 200 characters. Shown to the member. */
  reason: Scalars['String']['input'];
};

export type RejectOrderPayload = {
  __typename?: 'RejectOrderPayload';
  /** Membership of the ordered plan type; null once the account of the member has been deleted. */
  membership?: Maybe<Membership>;
  message: Scalars['String']['output'];
  /** Order after the change. */
  order: Order;
};

/** The visit or workout to remove. */
export type RemoveActivityInput = {
  /** Id of the visit or workout. */
  id: Scalars['ID']['input'];
  /** Why it is removed, at most 200 characters. For the journal. */
  reason: Scalars['String']['input'];
};

export type RemoveActivityPayload = {
  __typename?: 'RemoveActivityPayload';
  /** The member after the change. */
  member: User;
  message: Scalars['String']['output'];
  /** Id of what was removed. */
  removedActivityId: Scalars['ID']['output'];
  /** Visits of all members after the change; refused without `activities:read-any`. */
  visitStatistics: VisitStatistics;
};


export type RemoveActivityPayloadVisitStatisticsArgs = {
  weeks?: Scalars['Int']['input'];
};

export type RemoveEnquiryInput = {
  /** Id of the question. */
  id: Scalars['ID']['input'];
};

export type RemoveEnquiryPayload = {
  __typename?: 'RemoveEnquiryPayload';
  message: Scalars['String']['output'];
  /** Id of the removed question. */
  removedEnquiryId: Scalars['ID']['output'];
};

export type RemoveMemberNoteInput = {
  id: Scalars['ID']['input'];
};

export type RemoveMemberNotePayload = {
  __typename?: 'RemoveMemberNotePayload';
  message: Scalars['String']['output'];
  removedNoteId: Scalars['ID']['output'];
};

export type RemovePasskeyInput = {
  id: Scalars['ID']['input'];
  /** Password of the current user. */
  password: Scalars['String']['input'];
};

export type RemovePasskeyPayload = {
  __typename?: 'RemovePasskeyPayload';
  message: Scalars['String']['output'];
  /** The current user after the change. */
  viewer: Viewer;
};

export type RemoveSecondFactorInput = {
  /** Password of the current user. */
  password: Scalars['String']['input'];
};

export type RemoveSecondFactorPayload = {
  __typename?: 'RemoveSecondFactorPayload';
  message: Scalars['String']['output'];
  /** The current user after the change. */
  viewer: Viewer;
};

export type RemoveWorkoutPlanInput = {
  /** Id of the saved plan. */
  id: Scalars['ID']['input'];
};

export type RemoveWorkoutPlanPayload = {
  __typename?: 'RemoveWorkoutPlanPayload';
  message: Scalars['String']['output'];
  removedWorkoutPlanId: Scalars['ID']['output'];
  /** Current user, whose workout plans have changed. */
  viewer: Viewer;
};

export type RenewRecoveryCodesInput = {
  /** Password of the current user. */
  password: Scalars['String']['input'];
};

export type RenewRecoveryCodesPayload = {
  __typename?: 'RenewRecoveryCodesPayload';
  message: Scalars['String']['output'];
  /** The new codes; readable only here. */
  recoveryCodes: Array<Scalars['String']['output']>;
  /** The current user after the change. */
  viewer: Viewer;
};

export type RenewSessionPayload = {
  __typename?: 'RenewSessionPayload';
  /** Access token, to be sent as `Authorization: Bearer <token>`; valid for 15 minutes. */
  token: Scalars['String']['output'];
};

export type ReopenDayInput = {
  /** Id of the closing of the last closed day. */
  id: Scalars['ID']['input'];
  /** Reason, kept with it. */
  reason: Scalars['String']['input'];
  /** Idempotency key, made by the client: 10 to 64 letters, digits, hyphens or underscores. Repeating it changes nothing more. */
  requestKey: Scalars['String']['input'];
};

export type ReopenDayPayload = {
  __typename?: 'ReopenDayPayload';
  closing: DayClosing;
  message: Scalars['String']['output'];
};

export type ReorderPhotosInput = {
  /** Ids of photos in their new order; others follow them in theirs. */
  photoIds: Array<Scalars['ID']['input']>;
};

export type ReorderPhotosPayload = {
  __typename?: 'ReorderPhotosPayload';
  /** All photos after the change, in display order. */
  galleryPhotos: Array<GalleryPhoto>;
  message: Scalars['String']['output'];
};

export type ReorderTrainersInput = {
  /** Ids of trainers in their new order; others follow them in theirs. */
  trainerIds: Array<Scalars['ID']['input']>;
};

export type ReorderTrainersPayload = {
  __typename?: 'ReorderTrainersPayload';
  /** All trainers after the change, in display order. */
  managedTrainers: Array<ManagedTrainer>;
  message: Scalars['String']['output'];
};

export type ReplaceWebhookSecretInput = {
  id: Scalars['ID']['input'];
  /** Idempotency key, made by the client: 10 to 64 letters, digits, hyphens or underscores. For 24 hours, repeating it is refused with the reason `ALREADY_DONE` and the id of what was made in `extensions.id`: the secret is readable once. */
  requestKey?: InputMaybe<Scalars['String']['input']>;
};

export type ReplaceWebhookSecretPayload = {
  __typename?: 'ReplaceWebhookSecretPayload';
  message: Scalars['String']['output'];
  /** The secret with which events are signed; readable only here. */
  secret: Scalars['String']['output'];
  webhook: Webhook;
};

export type RequestPasswordResetInput = {
  /** E-mail address of the account. */
  email: Scalars['String']['input'];
};

export type RequestPasswordResetPayload = {
  __typename?: 'RequestPasswordResetPayload';
  message: Scalars['String']['output'];
};

/** A plan that a member is to pay for by a link. */
export type RequestPaymentByLinkInput = {
  /** Discount, up to what `deskSettings` permits. `expectedTotal` is what is left to pay. */
  discount?: InputMaybe<DiscountInput>;
  /** The total that is to pay. If it is not the price, nothing is ordered: the mutation fails with the reason `PRICE_CHANGED` and returns the current price in `extensions.total`. */
  expectedTotal: MoneyInput;
  memberId: Scalars['ID']['input'];
  /** Id of a plan on sale. */
  offerId: Scalars['ID']['input'];
  /** Idempotency key, made by the client: 10 to 64 letters, digits, hyphens or underscores. Repeating it returns a new link to the first order. */
  requestKey: Scalars['String']['input'];
};

export type RequestPaymentByLinkPayload = {
  __typename?: 'RequestPaymentByLinkPayload';
  /** Time until which the link works. */
  expiresAt: Scalars['DateTime']['output'];
  /** The member after the change. */
  member: User;
  /** Membership of the ordered plan type; null once the account of the member has been deleted. */
  membership?: Maybe<Membership>;
  message: Scalars['String']['output'];
  /** Order after the change. */
  order: Order;
  /** The link, which cannot be read again. It replaces earlier ones. */
  url: Scalars['String']['output'];
};

export type ResendWebhookDeliveryInput = {
  id: Scalars['ID']['input'];
};

export type ResendWebhookDeliveryPayload = {
  __typename?: 'ResendWebhookDeliveryPayload';
  delivery: WebhookDelivery;
  message: Scalars['String']['output'];
};

export type ResetPasswordInput = {
  /** New password: 8 to 128 characters; common ones are refused. */
  password: Scalars['String']['input'];
  /** Reset token from `verifyOtp`. */
  resetToken: Scalars['String']['input'];
};

export type ResetPasswordPayload = {
  __typename?: 'ResetPasswordPayload';
  message: Scalars['String']['output'];
};

export type ResetSecondFactorInput = {
  /** Password of the current user, for the account of an admin or owner. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** Why, which the owner of the account is told. */
  reason: Scalars['String']['input'];
  /** Id of the account. */
  userId: Scalars['ID']['input'];
};

export type ResetSecondFactorPayload = {
  __typename?: 'ResetSecondFactorPayload';
  message: Scalars['String']['output'];
  /** The account. */
  user: User;
};

/** The change whose failures to try again. */
export type RetryBulkChangeInput = {
  id: Scalars['ID']['input'];
};

export type RetryBulkChangePayload = {
  __typename?: 'RetryBulkChangePayload';
  /** The change: finished, or still running if there are more than 100 members. */
  bulkChange: BulkChange;
};

export type RetryRefundInput = {
  /** Id of a failed refund, of any cause except `GATEWAY`. */
  refundId: Scalars['ID']['input'];
};

export type RetryRefundPayload = {
  __typename?: 'RetryRefundPayload';
  message: Scalars['String']['output'];
  /** Order after the change. */
  order: Order;
};

/** Money that was received and returned, including taxes. */
export type Revenue = {
  __typename?: 'Revenue';
  /** Payments less refunds; negative if more was returned. */
  net: Money;
  /** Payments, at the front desk and through gateways. */
  received: Money;
  /** Refunds. */
  refunded: Money;
};

/** A review of the studio by a member. */
export type Review = {
  __typename?: 'Review';
  /** Public reply of the studio; null if there is none. */
  answer?: Maybe<Scalars['String']['output']>;
  /** Time of the reply; null if there is none. */
  answeredAt?: Maybe<Scalars['DateTime']['output']>;
  /** Member who wrote the review. */
  author: User;
  /** Plain text, which may contain newlines. */
  comment: Scalars['String']['output'];
  /** Time at which the review was written. */
  createdAt: Scalars['DateTime']['output'];
  /** Whether the author has ever visited the studio. The stars of others are not counted in the figures. */
  hasVisited: Scalars['Boolean']['output'];
  /** Time at which it was hidden; null if it is visible. */
  hiddenAt?: Maybe<Scalars['DateTime']['output']>;
  /** Reason for hiding it; null if it is visible. */
  hiddenReason?: Maybe<Scalars['String']['output']>;
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Whether the author had visited the studio in the 90 days before writing the review. Edits and later visits do not change it. */
  isFromVisitor: Scalars['Boolean']['output'];
  /** Name in the profile of the author, in the form that the author has chosen: full, first name and initial, or initials. Without a name in the profile, as it was typed. */
  name: Scalars['String']['output'];
  /** Number of stars, 1 to 5. */
  rating: Scalars['Int']['output'];
  /** Time of the last edit by the author; null if none. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the current user may delete the review, as its author or with `reviews:delete-any`. False without a log-in. */
  viewerCanDelete: Scalars['Boolean']['output'];
  /** Whether the current user may edit the review, as its author. False without a log-in. */
  viewerCanEdit: Scalars['Boolean']['output'];
};

/** A page of a list. */
export type ReviewConnection = {
  __typename?: 'ReviewConnection';
  /** Nodes of the page with their cursors, in the order of the list. */
  edges: Array<ReviewEdge>;
  /** Nodes of the page without their cursors, in the order of the list. */
  nodes: Array<Review>;
  /** First and last cursor of the page, and whether there are nodes before and after it. */
  pageInfo: PageInfo;
  /** Total number of nodes on all pages. Counted only if it is selected. */
  totalCount: Count;
};

/** A node of a page, with its cursor. */
export type ReviewEdge = {
  __typename?: 'ReviewEdge';
  /** Opaque position in the list, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** Node at this position. */
  node: Review;
};

/** Filter options for reviews. All that are not null have to match. */
export type ReviewFilter = {
  /** Number of stars, 1 to 5. */
  rating?: InputMaybe<Scalars['Int']['input']>;
  /** Words to search for, up to 100 characters. All have to be in name, comment or reply: whole, as the beginning of a word, or in another form. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** Sort options for reviews. */
export type ReviewSort = {
  direction: SortDirection;
  /** Property to sort by. */
  field: ReviewSortField;
};

/** Properties by which reviews can be sorted. */
export type ReviewSortField =
  /** Time at which the review was written. */
  | 'CREATED_AT'
  /** Number of stars; reviews with the same number by time, in the same direction. */
  | 'RATING';

/** Statistics of all visible reviews. */
export type ReviewSummary = {
  __typename?: 'ReviewSummary';
  /** Average rating to one decimal, of the newest visible review of each member with a visit; null if there are none. */
  average?: Maybe<Scalars['Float']['output']>;
  /** Number of reviews. */
  count: Scalars['Int']['output'];
  /** Number of members with a visit who have written them. */
  memberCount: Scalars['Int']['output'];
  /** Number of reviews by rating, highest rating first, including ratings without reviews. */
  ratings: Array<RatingCount>;
};

export type RevokeApiKeyInput = {
  id: Scalars['ID']['input'];
};

export type RevokeApiKeyPayload = {
  __typename?: 'RevokeApiKeyPayload';
  apiKey: ApiKey;
  message: Scalars['String']['output'];
};

/** After how many days without a visit members are at risk. */
export type RiskDays = {
  __typename?: 'RiskDays';
  /** Days until a member is worth a call; more than `moderate`. */
  high: Scalars['Int']['output'];
  /** Days until a member is worth watching. */
  moderate: Scalars['Int']['output'];
};

/** After how many days without a visit members are at risk. */
export type RiskDaysInput = {
  /** Days until a member is worth a call; more than `moderate`. */
  high: Scalars['Int']['input'];
  /** Days until a member is worth watching. */
  moderate: Scalars['Int']['input'];
};

/** How likely it is that a member stops coming. */
export type RiskLevel =
  /** Worth a call. */
  | 'HIGH'
  /** Worth watching. */
  | 'MODERATE';

/** How long somebody had been a member when they last came. */
export type RiskStage =
  /** Came last in the first year. */
  | 'FIRST_YEAR'
  /** Came last after the first year. */
  | 'LONGER'
  /** Came last in the first 60 days. */
  | 'NEW'
  /** Has not come yet. */
  | 'NOT_STARTED';

/** Role of an account, which determines its permissions. */
export type Role =
  /** Admin. Has all permissions except `staff:manage-leaders`. */
  | 'ADMIN'
  /** Staff at the front desk. Reads members, memberships and orders; confirms and rejects orders. */
  | 'FRONT_DESK'
  /** Owner of the studio. Has all permissions. */
  | 'OWNER'
  /** Trainer. Has the same permissions as a member. */
  | 'TRAINER'
  /** Member. */
  | 'USER';

export type RunMemberImportInput = {
  /** The `version` that the decision is based on; if somebody has continued the import meanwhile, nothing is done. */
  expectedVersion: Scalars['Int']['input'];
  /** Whether new members get a mail with which they confirm their address and choose a password; nothing for visits and passes. */
  hasInvitations?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
};

export type RunMemberImportPayload = {
  __typename?: 'RunMemberImportPayload';
  memberImport: MemberImport;
};

/** A payment of one rupee that tries the payment gateway, and is refunded at once. It is no sale. */
export type RupeeTest = {
  __typename?: 'RupeeTest';
  /** When it was started. */
  createdAt: Scalars['DateTime']['output'];
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** When the gateway first said that it was paid. */
  paidAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the gateway accepted the refund. */
  refundedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the signature of the checkout form was verified. */
  verifiedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the first signed event about it arrived. */
  webhookAt?: Maybe<Scalars['DateTime']['output']>;
};

/** What a sale at the front desk would do now, before it is made. */
export type SaleQuote = {
  __typename?: 'SaleQuote';
  /** What an upgrade would credit for unused days; null for other sales. */
  credit?: Maybe<UnusedDaysCredit>;
  /** Exclusive end of it: midnight after the last day, in the time zone of the studio. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why the plan cannot be sold like this, for staff; null if it can. */
  problem?: Maybe<Scalars['String']['output']>;
  /** Start of the new period; null if the plan cannot be sold like this. */
  startsAt?: Maybe<Scalars['DateTime']['output']>;
  /** What would be left to pay without a discount; null if the plan cannot be sold like this. */
  total?: Maybe<Money>;
};

/** The whole content. */
export type SaveArticleDraftInput = {
  /** Name of the author, up to 80 characters; may be empty. */
  authorName: Scalars['String']['input'];
  /** The text: up to 20000 characters in 400 blocks, of which up to 10 are pictures. */
  body: Array<ArticleBlockInput>;
  /** Cover picture; absent or null for none. */
  cover?: InputMaybe<ArticleCoverInput>;
  /** Summary in one or two sentences, up to 300 characters; may be empty. */
  description: Scalars['String']['input'];
  /** `EditedArticle.version` on which it is based; 0 for a new article. If it is not the current one, nothing is saved: the mutation fails with the reason `STALE_VERSION`, and `extensions.current` names the fields that differ. */
  expectedVersion: Scalars['Int']['input'];
  /** Id of the article; a new UUID adds one, once. */
  id: Scalars['ID']['input'];
  /** Headline, up to 160 characters; may be empty. */
  title: Scalars['String']['input'];
};

export type SaveArticleDraftPayload = {
  __typename?: 'SaveArticleDraftPayload';
  /** The article after the change. */
  article: EditedArticle;
  message: Scalars['String']['output'];
};

/** The details replace those that the current user has saved before: absent fields are cleared. */
export type SaveDietDetailsInput = {
  /** Age in years, 18 to 120. */
  age?: InputMaybe<Scalars['Int']['input']>;
  /** Body mass index in kg/m², 5 to 150; rounded to one decimal. */
  bmi?: InputMaybe<Scalars['Float']['input']>;
  /** Category of the body mass index. Ignored if `bmi` is given, from which it is then derived. */
  bmiStatus?: InputMaybe<BmiStatus>;
  /** Goal of the diet: plain text of up to 500 characters. */
  dietGoal?: InputMaybe<Scalars['String']['input']>;
  /** Level of physical activity. */
  fitnessLevel?: InputMaybe<FitnessLevel>;
  /** Preferred and disliked foods: plain text of up to 500 characters. */
  foodPreferences?: InputMaybe<Scalars['String']['input']>;
  /** Gender, used to estimate energy needs. */
  gender?: InputMaybe<Gender>;
  /** Whether saving without a log-in fails, with `UNAUTHENTICATED`, instead of saving anonymously. */
  isForCurrentUser?: Scalars['Boolean']['input'];
  /** Foods and activities to avoid, and why, such as allergies and injuries: plain text of up to 500 characters. */
  limitations?: InputMaybe<Scalars['String']['input']>;
};

export type SaveDietDetailsPayload = {
  __typename?: 'SaveDietDetailsPayload';
  /** Id for reading anonymous details with `anonymousDietDetails`; null if the details belong to the current user. */
  anonymousId?: Maybe<Scalars['ID']['output']>;
  dietDetails: DietDetails;
  message: Scalars['String']['output'];
  /** Current user, to whom the details belong; null if they are anonymous. */
  viewer?: Maybe<Viewer>;
};

export type SaveWorkoutPlanInput = {
  /** Length in days: 7, 10, 14, 21, 30 or 60. */
  days?: Scalars['Int']['input'];
  /** Available equipment; empty for none. */
  equipment?: Array<WorkoutEquipment>;
  /** Training experience. */
  experience: WorkoutExperience;
  /** Training goal. */
  goal: WorkoutGoal;
  /** Physical limitations to respect; null for those in the diet details of the current user, or none without a log-in. */
  limitations?: InputMaybe<Array<ExerciseLimitation>>;
  /** Training location. */
  location: WorkoutLocation;
  /** Idempotency key, made by the client: 10 to 64 letters, digits, hyphens or underscores. For 24 hours, repeating it returns what the first request made. */
  requestKey?: InputMaybe<Scalars['String']['input']>;
  /** Date of day 1: from 14 days ago to 90 days ahead. */
  startsOn: Scalars['Date']['input'];
};

export type SaveWorkoutPlanPayload = {
  __typename?: 'SaveWorkoutPlanPayload';
  /** Current user, whose workout plans have changed. */
  viewer: Viewer;
  workoutPlan: SavedWorkoutPlan;
};

/** A workout plan that a user has saved. */
export type SavedWorkoutPlan = {
  __typename?: 'SavedWorkoutPlan';
  /** Time at which the plan was saved. */
  createdAt: Scalars['DateTime']['output'];
  /** Numbers of the completed training days, ascending. */
  doneDays: Array<Scalars['Int']['output']>;
  /** Length in days. */
  durationDays: Scalars['Int']['output'];
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Plan, day by day. */
  plan: WorkoutPlan;
  /** Date of day 1. */
  startsOn: Scalars['Date']['output'];
  text: Scalars['String']['output'];
  /** Title, such as "14 days of muscle gain at home". */
  title: Scalars['String']['output'];
  /** Exercises of the plan of which sets have been done or a load noted, by day and position. */
  trainedExercises: Array<TrainedExercise>;
  /** Number of training days: all except the rest days. */
  trainingDays: Scalars['Int']['output'];
};

/** Second factor of the current user. */
export type SecondFactorState = {
  __typename?: 'SecondFactorState';
  /** Since when log-ins need it; null if there is none. */
  addedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Time until which it has to be set up; null if it need not be. */
  dueAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether there is an authenticator app. */
  hasApp: Scalars['Boolean']['output'];
  /** The passkeys, at most 10, oldest first. */
  passkeys: Array<Passkey>;
  /** Number of recovery codes that have not been used. */
  recoveryCodesLeft: Scalars['Int']['output'];
};

/** A plan that a member has paid for at the front desk. */
export type SellMembershipInput = {
  /** For an upgrade: the credit for the unused days of the running plan, as `saleQuote` says. The new period then starts now and replaces the running one. Another credit is refused with the reason `PRICE_CHANGED`. Null for a sale that leaves the running plan as it is. */
  credit?: InputMaybe<MoneyInput>;
  /** Discount, up to what `deskSettings` permits. `expectedTotal` is what is left to pay, less any credit. */
  discount?: InputMaybe<DiscountInput>;
  /** The total that the member has paid. If it is not the price, nothing is sold: the mutation fails with the reason `PRICE_CHANGED` and returns the current price in `extensions.total`. Null to accept any price. */
  expectedTotal?: InputMaybe<MoneyInput>;
  memberId: Scalars['ID']['input'];
  /** How the member has paid. */
  method: DeskMethod;
  /** Id of a plan on sale. */
  offerId: Scalars['ID']['input'];
  /** What is paid now, and when the rest; null if everything is paid now. */
  partPayment?: InputMaybe<PartPaymentInput>;
  /** Reference of the payment: 12 digits for UPI (UTR), which no other payment has; what the terminal printed for a card; none for cash. */
  reference?: InputMaybe<Scalars['String']['input']>;
  /** Idempotency key; repeating it returns the first order. */
  requestKey: Scalars['String']['input'];
  /** First day; null to start now, or after what is already paid. */
  start?: InputMaybe<MembershipStartInput>;
};

export type SellMembershipPayload = {
  __typename?: 'SellMembershipPayload';
  /** The member after the change. */
  member: User;
  /** Membership of the ordered plan type; null once the account of the member has been deleted. */
  membership?: Maybe<Membership>;
  message: Scalars['String']['output'];
  /** Order after the change. */
  order: Order;
};

export type SendEnquiryInput = {
  /** Phone number in any usual spelling, or e-mail address, up to 254 characters. */
  contact: Scalars['String']['input'];
  /** Whether the person agrees that the studio keeps the question to answer it; has to be true. */
  hasConsented: Scalars['Boolean']['input'];
  /** The question: plain text of up to 1000 characters. */
  message: Scalars['String']['input'];
  /** Name, up to 80 characters. */
  name: Scalars['String']['input'];
  /** Leave it empty. A question with it is taken for one of a program, and not kept. */
  website?: Scalars['String']['input'];
};

export type SendEnquiryPayload = {
  __typename?: 'SendEnquiryPayload';
  message: Scalars['String']['output'];
};

/** What the studio would write into a mail. */
export type SendMailTrialInput = {
  mail: WordedMail;
  /** Paragraph, up to 500 characters; empty for none. Plain text, in which addresses with https are links. */
  paragraph: Scalars['String']['input'];
  /** Last line of mails to members, up to 120 characters; empty for none. */
  signature: Scalars['String']['input'];
};

export type SendMailTrialPayload = {
  __typename?: 'SendMailTrialPayload';
  message: Scalars['String']['output'];
};

export type SendTestMailPayload = {
  __typename?: 'SendTestMailPayload';
  /** Whether the mail server has taken the mail. */
  isSent: Scalars['Boolean']['output'];
  message: Scalars['String']['output'];
};

/** What a membership is to become. */
export type SetMembershipInput = {
  memberId: Scalars['ID']['input'];
  /** Name of the plan, on sale if it is to be active. Null to end the pass, or nutrition if the member has never had a pass. */
  planName?: InputMaybe<Scalars['String']['input']>;
  /** Why, at most 200 characters. For the journal. */
  reason: Scalars['String']['input'];
  /** Idempotency key, made by the client: 10 to 64 letters, digits, hyphens or underscores. Repeating it adds no other period; nor does the same plan within a minute without a key. */
  requestKey?: InputMaybe<Scalars['String']['input']>;
  /** Active adds a period of the plan; inactive ends all current and upcoming ones of its type. */
  status: MembershipStatus;
};

export type SetMembershipPayload = {
  __typename?: 'SetMembershipPayload';
  /** The member after the change. */
  member: User;
  /** The membership after the change. */
  membership: Membership;
  message: Scalars['String']['output'];
};

export type SetPlanOnSaleInput = {
  /** Whether it is sold from now on. */
  isOnSale: Scalars['Boolean']['input'];
  planId: Scalars['ID']['input'];
};

export type SetPlanOnSalePayload = {
  __typename?: 'SetPlanOnSalePayload';
  message: Scalars['String']['output'];
  /** The plan after the change. */
  plan: ManagedPlan;
};

export type SetPlanPriceInput = {
  planId: Scalars['ID']['input'];
  /** List price; the settings of the studio say if it includes tax. */
  price: MoneyInput;
  /** First day, up to 366 days ahead; null for today. */
  startsOn?: InputMaybe<Scalars['Date']['input']>;
};

export type SetPlanPricePayload = {
  __typename?: 'SetPlanPricePayload';
  message: Scalars['String']['output'];
  /** The plan after the change. */
  plan: ManagedPlan;
};

export type SetSettingSecretInput = {
  /** Which one. */
  name: SettingSecretName;
  /** Password of the current user. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** The new value; null removes it. */
  value?: InputMaybe<Scalars['String']['input']>;
};

export type SetSettingSecretPayload = {
  __typename?: 'SetSettingSecretPayload';
  message: Scalars['String']['output'];
  /** All secrets after the change. */
  settingSecrets: Array<SettingSecret>;
};

export type SetTrainedExerciseInput = {
  /** Number of a training day, starting at 1. */
  day: Scalars['Int']['input'];
  /** Numbers of all sets that are done, starting at 1. */
  doneSets: Array<Scalars['Int']['input']>;
  /** Load in kilograms, 0.5 to 500; null for none. */
  loadKg?: InputMaybe<Scalars['Float']['input']>;
  /** Id of the saved plan. */
  planId: Scalars['ID']['input'];
  /** Position among the exercises of all blocks of the day, starting at 1. */
  position: Scalars['Int']['input'];
  /** How many seconds ago the user made the change, if the device had no connection; more than 30 days count as 30 days. */
  secondsAgo?: InputMaybe<Scalars['Int']['input']>;
};

export type SetTrainedExercisePayload = {
  __typename?: 'SetTrainedExercisePayload';
  /** Current user, whose loads may have changed. */
  viewer: Viewer;
  /** Saved plan after the change. */
  workoutPlan: SavedWorkoutPlan;
};

/** How far the set-up of a new studio has come. */
export type SetUp = {
  __typename?: 'SetUp';
  /** Whether the contacts of the demonstration have been replaced. */
  hasOwnDetails: Scalars['Boolean']['output'];
  /** What is hidden of the demonstration. */
  hidden: Array<Demonstration>;
  /** Whether the studio is not open yet: its site says that it is a demonstration, and is not indexed. */
  isRunning: Scalars['Boolean']['output'];
  /** Plans on sale that include something that those of the demonstration do. */
  plansOfDemonstration: Array<PlanOffer>;
  /** What the site still shows of the demonstration: what is neither hidden nor changed by staff. */
  shown: Array<Demonstration>;
  /** The furthest step. */
  step: SetUpStep;
  /** Plans on sale whose price nobody of the studio has set or confirmed. */
  unconfirmedPlans: Array<PlanOffer>;
};

/** What a link to the set-up of a new studio is worth. */
export type SetUpLinkState =
  /** It has expired; a restart or a command makes a new one. */
  | 'EXPIRED'
  /** The studio has an admin, so that no link is valid. */
  | 'HAS_ADMIN'
  /** It is incomplete, or a newer one has replaced it. */
  | 'UNKNOWN'
  /** It makes the owner. */
  | 'VALID';

/** A step of the set-up of a new studio. */
export type SetUpStep =
  /** Opening hours. */
  | 'HOURS'
  /** Staff, members, and what stays of the demonstration. */
  | 'PEOPLE'
  /** Plans with their prices, and taxes. */
  | 'PLANS'
  /** Name, address and contacts. */
  | 'STUDIO'
  /** The owner’s account. */
  | 'YOU';

export type SetWorkoutPlanDayInput = {
  /** Number of a training day, starting at 1. */
  day: Scalars['Int']['input'];
  /** Id of the saved plan. */
  id: Scalars['ID']['input'];
  /** Whether the day has been completed. */
  isDone: Scalars['Boolean']['input'];
  /** How many seconds ago the user made the change, if the device had no connection; more than 30 days count as 30 days. */
  secondsAgo?: InputMaybe<Scalars['Int']['input']>;
};

export type SetWorkoutPlanDayPayload = {
  __typename?: 'SetWorkoutPlanDayPayload';
  /** Current user, whose workouts have changed. */
  viewer: Viewer;
  /** Saved plan after the change. */
  workoutPlan: SavedWorkoutPlan;
};

/** A field of the settings that an environment variable sets in place of the studio. */
export type SettingLock = {
  __typename?: 'SettingLock';
  /** Name of the field in the section. */
  field: Scalars['String']['output'];
  /** Name of the section in `StudioSettings`. */
  section: Scalars['String']['output'];
  /** Name of the environment variable. */
  variable: Scalars['String']['output'];
};

/** A setting that is never shown again. */
export type SettingSecret = {
  __typename?: 'SettingSecret';
  /** Which one. */
  name: SettingSecretName;
  /** Time at which it was set last; null if it is not set. */
  setAt?: Maybe<Scalars['DateTime']['output']>;
  /** Environment variable that sets it in place of the studio; null if none does. */
  variable?: Maybe<Scalars['String']['output']>;
};

/** A setting that is never shown again. */
export type SettingSecretName =
  /** Secret of the key at Razorpay. */
  | 'RAZORPAY_KEY_SECRET'
  /** Secret of the webhook at Razorpay. */
  | 'RAZORPAY_WEBHOOK_SECRET'
  /** Password at the mail server. */
  | 'SMTP_PASSWORD';

export type ShareReceiptInput = {
  /** Id of a receipt, invoice or credit note. */
  id: Scalars['ID']['input'];
  /** Idempotency key, made by the client: 10 to 64 letters, digits, hyphens or underscores. Repeating it counts as the same copy. */
  requestKey: Scalars['String']['input'];
};

export type ShareReceiptPayload = {
  __typename?: 'ShareReceiptPayload';
  /** When the URL expires. */
  expiresAt: Scalars['DateTime']['output'];
  message: Scalars['String']['output'];
  /** The receipt with its copies. */
  receipt: Receipt;
  /** Absolute URL of the PDF, which needs no access token. */
  url: Scalars['String']['output'];
};

export type ShowPaymentAtKioskInput = {
  /** What is to be paid. */
  amount: MoneyInput;
  kioskId: Scalars['ID']['input'];
  /** Up to 35 letters and digits, by which the apps of both sides know the payment. */
  reference: Scalars['String']['input'];
};

export type ShowPaymentAtKioskPayload = {
  __typename?: 'ShowPaymentAtKioskPayload';
  /** When the kiosk stops showing it. */
  endsAt: Scalars['DateTime']['output'];
  message: Scalars['String']['output'];
};

export type SignInInput = {
  /** Whether the session continues after the browser is closed. It then ends after 30 days without use, otherwise after 24 hours, and in any case 90 days after the log-in. */
  keepLoggedIn?: Scalars['Boolean']['input'];
  /** E-mail address, username or phone number. */
  login: Scalars['String']['input'];
  /** Password of the account. */
  password: Scalars['String']['input'];
};

export type SignInPayload = {
  __typename?: 'SignInPayload';
  message: Scalars['String']['output'];
  /** Access token, to be sent as `Authorization: Bearer <token>`; valid for 15 minutes. */
  token: Scalars['String']['output'];
  /** Account and rights of the user who has logged in. */
  viewer: Viewer;
};

export type SignOutEverywherePayload = {
  __typename?: 'SignOutEverywherePayload';
  message: Scalars['String']['output'];
};

export type SignOutPayload = {
  __typename?: 'SignOutPayload';
  message: Scalars['String']['output'];
};

/** Type of account that a sign-up creates. */
export type SignUpAccountType =
  /** Account of an admin. Requires the studio’s password for admins. */
  | 'ADMIN'
  /** Account of a member. */
  | 'MEMBER';

/** A picture of the studio in one of the places of the site. */
export type SitePicture = {
  __typename?: 'SitePicture';
  /** Text alternative, up to 300 characters. */
  alt: Scalars['String']['output'];
  /** Part that is shown. */
  crop: PhotoCrop;
  /** Id of the uploaded picture. */
  pictureId: Scalars['ID']['output'];
  /** Where it is. */
  place: PicturePlace;
};

/** A picture of the studio in one of the places of the site. */
export type SitePictureInput = {
  /** Text alternative, up to 300 characters. */
  alt: Scalars['String']['input'];
  /** Part to show. */
  crop: PhotoCropInput;
  /** Id of the uploaded picture. */
  pictureId: Scalars['ID']['input'];
  /** Where it is. */
  place: PicturePlace;
};

export type SnoozeMemberInput = {
  /** Number of days: 7, 14, 30. */
  days: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
};

export type SnoozeMemberPayload = {
  __typename?: 'SnoozeMemberPayload';
  /** Member after the change. */
  member: User;
  message: Scalars['String']['output'];
};

/** Direction in which a list is sorted. */
export type SortDirection =
  /** Ascending: lowest or oldest first. */
  | 'ASC'
  /** Descending: highest or newest first. */
  | 'DESC';

export type SortPlansInput = {
  /** Ids of all plans in their new order, those off sale included. */
  planIds: Array<Scalars['ID']['input']>;
};

export type SortPlansPayload = {
  __typename?: 'SortPlansPayload';
  message: Scalars['String']['output'];
  /** All plans in their new order. */
  plans: Array<ManagedPlan>;
};

/** The staff of the studio. */
export type Staff = {
  __typename?: 'Staff';
  /** Invitations that can be accepted, newest first. */
  invitations: Array<StaffInvitation>;
  /** All of them, owners first. */
  members: Array<StaffMember>;
};

/** An open invitation to work for the studio. */
export type StaffInvitation = {
  __typename?: 'StaffInvitation';
  /** E-mail address that the invitation was sent to. */
  email: Scalars['String']['output'];
  /** Time until which the link of the invitation is valid. */
  expiresAt: Scalars['DateTime']['output'];
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Role that the invited person gets. */
  role: StaffRole;
};

/** Somebody who works for the studio. */
export type StaffMember = {
  __typename?: 'StaffMember';
  /** Whether the log-in needs a second factor. */
  hasSecondFactor: Scalars['Boolean']['output'];
  /** Id of the account. */
  id: Scalars['ID']['output'];
  /** Time of the last log-in; null if there was none within a year. */
  lastSignInAt?: Maybe<Scalars['DateTime']['output']>;
  /** Time at which the role was given. */
  roleGivenAt?: Maybe<Scalars['DateTime']['output']>;
  /** The trainer of the site who this is; null for others. */
  trainer?: Maybe<Trainer>;
  /** Account, with the role. */
  user: User;
};

/** Role of somebody who works for the studio. */
export type StaffRole =
  | 'ADMIN'
  /** Staff at the front desk. */
  | 'FRONT_DESK'
  /** Owner of the studio. */
  | 'OWNER'
  | 'TRAINER';

export type StartKioskPayload = {
  __typename?: 'StartKioskPayload';
  /** Access token, to be sent as `Authorization: Bearer <token>`; valid for 15 minutes. */
  token: Scalars['String']['output'];
};

export type StartOrderPaymentInput = {
  /** Id of an unpaid order of the current user. */
  orderId: Scalars['ID']['input'];
};

export type StartOrderPaymentPayload = {
  __typename?: 'StartOrderPaymentPayload';
  /** Data that opens the checkout form. Null when nothing is to be paid online. */
  checkout?: Maybe<Checkout>;
  /** Membership of the ordered plan type; null once the account of the member has been deleted. */
  membership?: Maybe<Membership>;
  message: Scalars['String']['output'];
  /** Order after the change. */
  order: Order;
};

export type StartPasskeyInput = {
  /** Password of the current user. */
  password: Scalars['String']['input'];
};

export type StartPasskeyPayload = {
  __typename?: 'StartPasskeyPayload';
  /** `PublicKeyCredentialCreationOptionsJSON` of Web Authentication, as JSON; valid for five minutes. */
  options: Scalars['String']['output'];
};

export type StartPaymentByLinkInput = {
  /** What follows the # in the link. */
  token: Scalars['String']['input'];
};

export type StartPaymentByLinkPayload = {
  __typename?: 'StartPaymentByLinkPayload';
  /** Data that opens the checkout form, without values of the member. Null when nothing is to be paid. */
  checkout?: Maybe<Checkout>;
  message: Scalars['String']['output'];
  order: LinkedOrder;
};

export type StartRupeeTestInput = {
  /** Idempotency key: the same key starts no second test. */
  requestKey: Scalars['String']['input'];
};

export type StartRupeeTestPayload = {
  __typename?: 'StartRupeeTestPayload';
  /** What opens the checkout form. */
  checkout?: Maybe<Checkout>;
  rupeeTest: RupeeTest;
};

export type StartSecondFactorInput = {
  /** Password of the current user. */
  password: Scalars['String']['input'];
};

export type StartSecondFactorPayload = {
  __typename?: 'StartSecondFactorPayload';
  /** Secret for the authenticator app, in Base32. */
  secret: Scalars['String']['output'];
  /** The same as a URL with the scheme `otpauth`, for a QR code. */
  uri: Scalars['String']['output'];
};

export type StartStudioExportInput = {
  /** Password of the current user. */
  password: Scalars['String']['input'];
};

export type StartStudioExportPayload = {
  __typename?: 'StartStudioExportPayload';
  message: Scalars['String']['output'];
  studioExport: StudioExport;
};

/** Name, address and contacts of the studio. */
export type StudioDetails = {
  __typename?: 'StudioDetails';
  /** Town or city of the address. */
  city: Scalars['String']['output'];
  /** Sentence in the footer and on receipts, up to 160 characters; empty for none. */
  disclaimer: Scalars['String']['output'];
  /** E-mail address for visitors and members. */
  email: Scalars['String']['output'];
  /** Latitude of the entrance, in degrees; null if it is not known. */
  latitude?: Maybe<Scalars['Float']['output']>;
  /** Longitude of the entrance, in degrees; null if it is not known. */
  longitude?: Maybe<Scalars['Float']['output']>;
  /** As on the site, in mails and on receipts. */
  name: Scalars['String']['output'];
  /** Phone number as it is shown, with the code of the country. */
  phone: Scalars['String']['output'];
  /** Postal code: in India a PIN code, elsewhere empty if there is none. */
  postalCode: Scalars['String']['output'];
  /** URLs of profiles on other sites, up to 8. */
  profiles: Array<Scalars['String']['output']>;
  /** State. */
  region: Scalars['String']['output'];
  /** Street and number. */
  street: Scalars['String']['output'];
  /** Version for `expectedVersion`: increases with every change; 0 before the first one. */
  version: Scalars['Int']['output'];
};

/** An export of all data of the studio. */
export type StudioExport = {
  __typename?: 'StudioExport';
  /** Until when the file is kept; null while there is none. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why there is no file; null if it has not failed. */
  explanation?: Maybe<Scalars['String']['output']>;
  /** Time at which the file was complete; null until then. */
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Whether the current user started it, and may download it. */
  isOwn: Scalars['Boolean']['output'];
  /** How much of it is written, in per cent. */
  progress: Scalars['Int']['output'];
  /** Size of the file, in bytes; null until it is complete. */
  sizeBytes?: Maybe<Scalars['Float']['output']>;
  /** Time of the request. */
  startedAt: Scalars['DateTime']['output'];
  /** Where the export is. */
  status: StudioExportStatus;
};

/** Where an export of the studio is. */
export type StudioExportStatus =
  /** The file can be downloaded. */
  | 'DONE'
  /** The file has been deleted. */
  | 'EXPIRED'
  /** There is no file; `explanation` says why. */
  | 'FAILED'
  /** The file is being written. */
  | 'RUNNING';

/** Colour, logo and pictures of the site. */
export type StudioLook = {
  __typename?: 'StudioLook';
  /** Hue of the accent colours, in degrees from 0 to 359; null for that of the demonstration studio. */
  hue?: Maybe<Scalars['Int']['output']>;
  /** Whether pictures and icons are being made; until then, pages show the former ones. */
  isBeingMade: Scalars['Boolean']['output'];
  /** Id of the uploaded logo; null for the name of the studio in its place. */
  logoId?: Maybe<Scalars['ID']['output']>;
  /** Pictures of the studio, at most one for each of the 14 places. */
  pictures: Array<SitePicture>;
  /** Version for `expectedVersion`: increases with every change; 0 before the first one. */
  version: Scalars['Int']['output'];
};

/** What the studio has set for itself, by section. Each section is saved as a whole. */
export type StudioSettings = {
  __typename?: 'StudioSettings';
  /** Rules of the front desk. */
  desk: DeskRules;
  /** The account at the payment gateway. */
  gateway: GatewaySettings;
  /** Opening hours. */
  hours: OpeningHours;
  /** Colour, logo and pictures. */
  look: StudioLook;
  /** Mails and the mail server. */
  mail: MailSettings;
  /** What the studio writes into its mails. */
  mailWords: MailWords;
  /** Time zone, currency, and how dates and numbers are written. */
  region: RegionSettings;
  /** Name, address and contacts. */
  studio: StudioDetails;
  /** Tax and receipts. */
  taxes: TaxSettings;
  /** Texts of pages. */
  words: StudioWords;
};

/** What pages say about the studio. */
export type StudioWords = {
  __typename?: 'StudioWords';
  /** Text about the studio, a line for each paragraph, up to 1500 characters; empty for that of the demonstration studio, or, if the studio has its own contacts, for none or one that fits every studio. */
  aboutText: Scalars['String']['output'];
  /** Title of the text about the studio, up to 60 characters; empty for that of the demonstration studio, or, if the studio has its own contacts, for none or one that fits every studio. */
  aboutTitle: Scalars['String']['output'];
  /** Amenities in the order of their pictures, one on each line, its title before a colon, up to 600 characters; empty for that of the demonstration studio, or, if the studio has its own contacts, for none or one that fits every studio. */
  amenities: Scalars['String']['output'];
  /** Sentence below the weekly timings, up to 160 characters; empty for that of the demonstration studio, or, if the studio has its own contacts, for none or one that fits every studio. */
  arrivalNote: Scalars['String']['output'];
  /** What a pass gives, one on each line, its title before a colon, up to 800 characters; empty for that of the demonstration studio, or, if the studio has its own contacts, for none or one that fits every studio. */
  benefits: Scalars['String']['output'];
  /** The reason itself, up to 300 characters; empty for that of the demonstration studio, or, if the studio has its own contacts, for none or one that fits every studio. */
  careText: Scalars['String']['output'];
  /** Title of the reason about care, up to 60 characters; empty for that of the demonstration studio, or, if the studio has its own contacts, for none or one that fits every studio. */
  careTitle: Scalars['String']['output'];
  /** The reason itself, up to 300 characters; empty for that of the demonstration studio, or, if the studio has its own contacts, for none or one that fits every studio. */
  earlyText: Scalars['String']['output'];
  /** Title of the reason about opening hours, up to 60 characters; empty for that of the demonstration studio, or, if the studio has its own contacts, for none or one that fits every studio. */
  earlyTitle: Scalars['String']['output'];
  /** Rules of etiquette, one on each line, its title before a colon, up to 1500 characters; empty for that of the demonstration studio, or, if the studio has its own contacts, for none or one that fits every studio. */
  etiquette: Scalars['String']['output'];
  /** Key figures at the top of the home page, one on each line, its title before a colon, up to 200 characters; empty for that of the demonstration studio, or, if the studio has its own contacts, for none or one that fits every studio. */
  facts: Scalars['String']['output'];
  /** What happens after a pass is paid, one on each line, its title before a colon, up to 400 characters; empty for that of the demonstration studio, or, if the studio has its own contacts, for none or one that fits every studio. */
  firstVisit: Scalars['String']['output'];
  /** Ways to train, one on each line, its title before a colon, up to 1500 characters; empty for that of the demonstration studio, or, if the studio has its own contacts, for none or one that fits every studio. */
  fitnessOptions: Scalars['String']['output'];
  /** Sentence below it, up to 160 characters; empty for that of the demonstration studio, or, if the studio has its own contacts, for none or one that fits every studio. */
  homeLead: Scalars['String']['output'];
  /** Title of the home page, up to 40 characters; empty for that of the demonstration studio, or, if the studio has its own contacts, for none or one that fits every studio. */
  homeTitle: Scalars['String']['output'];
  /** Rules of hygiene, one on each line, its title before a colon, up to 1500 characters; empty for that of the demonstration studio, or, if the studio has its own contacts, for none or one that fits every studio. */
  hygiene: Scalars['String']['output'];
  /** How the studio is run, one on each line, its title before a colon, up to 1500 characters; empty for that of the demonstration studio, or, if the studio has its own contacts, for none or one that fits every studio. */
  management: Scalars['String']['output'];
  /** Sentences at the top of the nutrition plans, up to 300 characters; empty for that of the demonstration studio, or, if the studio has its own contacts, for none or one that fits every studio. */
  nutritionLead: Scalars['String']['output'];
  /** What comes with a pass: lists, each with a title before a colon and its items below it, up to 1000 characters; empty for that of the demonstration studio, or, if the studio has its own contacts, for none or one that fits every studio. */
  offers: Scalars['String']['output'];
  /** The reason itself, up to 300 characters; empty for that of the demonstration studio, or, if the studio has its own contacts, for none or one that fits every studio. */
  roomText: Scalars['String']['output'];
  /** Title of the reason about rooms, up to 60 characters; empty for that of the demonstration studio, or, if the studio has its own contacts, for none or one that fits every studio. */
  roomTitle: Scalars['String']['output'];
  /** Services, one on each line, its title before a colon, up to 1500 characters; empty for that of the demonstration studio, or, if the studio has its own contacts, for none or one that fits every studio. */
  services: Scalars['String']['output'];
  /** The reason itself, up to 300 characters; empty for that of the demonstration studio, or, if the studio has its own contacts, for none or one that fits every studio. */
  trainerText: Scalars['String']['output'];
  /** Title of the reason about trainers, up to 60 characters; empty for that of the demonstration studio, or, if the studio has its own contacts, for none or one that fits every studio. */
  trainerTitle: Scalars['String']['output'];
  /** Sentence about the trainers, up to 160 characters; empty for that of the demonstration studio, or, if the studio has its own contacts, for none or one that fits every studio. */
  trainersLead: Scalars['String']['output'];
  /** Version for `expectedVersion`: increases with every change; 0 before the first one. */
  version: Scalars['Int']['output'];
  /** Sentences at the top of "Why join", up to 300 characters; empty for that of the demonstration studio, or, if the studio has its own contacts, for none or one that fits every studio. */
  whyLead: Scalars['String']['output'];
  /** Title of "Why join", up to 60 characters; empty for that of the demonstration studio, or, if the studio has its own contacts, for none or one that fits every studio. */
  whyTitle: Scalars['String']['output'];
};

/** Sums of documents, less their credit notes: the other amounts add up to the total. */
export type TaxAmounts = {
  __typename?: 'TaxAmounts';
  /** Central GST. */
  cgst: Money;
  /** Rounding differences; may be negative. */
  roundOff: Money;
  /** State GST. */
  sgst: Money;
  /** Taxable value, without the taxes. */
  taxable: Money;
  /** Total value, including the taxes. */
  total: Money;
};

/** A row of table 7 of GSTR-1: supplies to consumers, by rate and place. */
export type TaxByRate = {
  __typename?: 'TaxByRate';
  /** Sums of the documents. */
  amounts: TaxAmounts;
  /** GSTIN on the documents; null if the studio was not registered. */
  gstin?: Maybe<Scalars['String']['output']>;
  /** State in which the service was supplied, which is that of the studio. */
  placeOfSupply: Scalars['String']['output'];
  /** GST rate in basis points (1/100 %), both halves together; 0 where no tax was charged. */
  rateBasisPoints: Scalars['Int']['output'];
  /** Code of this state in returns, such as `27`; null if the studio was not registered. */
  stateCode?: Maybe<Scalars['String']['output']>;
};

/** A row of table 12 of GSTR-1: supplies to consumers, by service. */
export type TaxByService = {
  __typename?: 'TaxByService';
  /** Sums of the documents. */
  amounts: TaxAmounts;
  /** Number of credit notes. */
  creditNoteCount: Scalars['Int']['output'];
  /** GSTIN on the documents. */
  gstin: Scalars['String']['output'];
  /** GST rate in basis points (1/100 %), both halves together; 0 where no tax was charged. */
  rateBasisPoints: Scalars['Int']['output'];
  /** Services accounting code on the documents. */
  sac: Scalars['String']['output'];
  /** Number of invoices and receipts. */
  soldCount: Scalars['Int']['output'];
};

/** A tax included in a price. */
export type TaxLine = {
  __typename?: 'TaxLine';
  amount: Money;
  /** Name of the tax as on an invoice: "CGST", "SGST", or that of another tax. */
  name: Scalars['String']['output'];
  /** Rate in basis points (1/100 %): 250 is 2.5 %. */
  rateBasisPoints: Scalars['Float']['output'];
};

/** What tax is charged from a day. */
export type TaxRate = {
  __typename?: 'TaxRate';
  /** In hundredths of a percent, central and state GST together; 0 for none. */
  basisPoints: Scalars['Int']['output'];
  /** First day on which it holds, ISO 8601. */
  from: Scalars['String']['output'];
  /** Services accounting code (SAC) on invoices. */
  sac: Scalars['String']['output'];
};

/** What tax is charged from a day. */
export type TaxRateInput = {
  /** In hundredths of a percent, central and state GST together; 0 for none. */
  basisPoints: Scalars['Int']['input'];
  /** First day on which it holds, ISO 8601. */
  from: Scalars['String']['input'];
  /** Services accounting code (SAC) on invoices. */
  sac: Scalars['String']['input'];
};

/** Tax, and what receipts say. */
export type TaxSettings = {
  __typename?: 'TaxSettings';
  /** GST registration number; empty for none. */
  gstin: Scalars['String']['output'];
  /** Whether list prices include the tax. */
  isInclusive: Scalars['Boolean']['output'];
  /** Legal name of whoever runs the studio, on receipts; empty for the name of the studio. */
  legalName: Scalars['String']['output'];
  /** Rates by the day from which they hold, earliest first. */
  rates: Array<TaxRate>;
  /** First letters of the numbers of receipts, one to three from A to Z. Stays for a financial year once it has receipts. */
  receiptPrefix: Scalars['String']['output'];
  /** Name of the tax of a studio that is not paid in rupees. */
  taxName: Scalars['String']['output'];
  /** Number under which such a studio is registered for it; empty for none. */
  taxNumber: Scalars['String']['output'];
  /** Version for `expectedVersion`: increases with every change; 0 before the first one. */
  version: Scalars['Int']['output'];
};

/** What the GST return of a month asks for, from the documents issued in it. */
export type TaxSummary = {
  __typename?: 'TaxSummary';
  /** What the ledger booked in the month. Equal to `total`, except for a sale at midnight on the last day whose document has the time of the next one. */
  booked: TaxAmounts;
  /** Table 7 of GSTR-1. */
  byRate: Array<TaxByRate>;
  /** Table 12 of GSTR-1. */
  byService: Array<TaxByService>;
  /** GSTIN of the studio; null if it is not registered for GST, and so issues receipts without tax. */
  gstin?: Maybe<Scalars['String']['output']>;
  /** Month, such as `2026-11`. */
  month: Scalars['String']['output'];
  /** Table 13 of GSTR-1. */
  series: Array<IssuedSeries>;
  /** Sums of all documents. */
  total: TaxAmounts;
};

/** A price as on an invoice: taxable value, taxes and rounding difference add up to the total. */
export type TaxedPrice = {
  __typename?: 'TaxedPrice';
  /** Rounding difference, which may be negative. */
  roundOff: Money;
  /** Taxes, as on an invoice; empty if none are charged. */
  taxLines: Array<TaxLine>;
  /** Taxable value, without the taxes. */
  taxable: Money;
  /** Amount payable, including taxes. */
  total: Money;
};

export type TestWebhookInput = {
  id: Scalars['ID']['input'];
};

export type TestWebhookPayload = {
  __typename?: 'TestWebhookPayload';
  delivery: WebhookDelivery;
  message: Scalars['String']['output'];
};

/** Encoding of a text file. */
export type TextEncoding =
  | 'UTF_8'
  /** Windows-1252, because it is not UTF-8. */
  | 'WINDOWS_1252';

/** Something in the history of a member. */
export type TimelineEntry = {
  __typename?: 'TimelineEntry';
  /** Who did it: null for the system, if it is not known, and once the account is deleted. For a visit or workout, who of the staff recorded it. */
  actor?: Maybe<User>;
  /** Name, else e-mail address, of the `actor`. */
  actorName?: Maybe<Scalars['String']['output']>;
  /** Time at which it happened. */
  happenedAt: Scalars['DateTime']['output'];
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** What it is about. */
  kind: TimelineKind;
  /** The note, if the entry is one; otherwise null. */
  note?: Maybe<MemberNote>;
  /** The receipt, invoice or credit note, if the entry is one; otherwise null. */
  receipt?: Maybe<Receipt>;
  /** What happened, in plain words, such as "Visit"; may contain newlines. For a note only that it is one. */
  text: Scalars['String']['output'];
};

/** A page of a list. */
export type TimelineEntryConnection = {
  __typename?: 'TimelineEntryConnection';
  /** Nodes of the page with their cursors, in the order of the list. */
  edges: Array<TimelineEntryEdge>;
  /** Nodes of the page without their cursors, in the order of the list. */
  nodes: Array<TimelineEntry>;
  /** First and last cursor of the page, and whether there are nodes before and after it. */
  pageInfo: PageInfo;
  /** Total number of nodes on all pages. Counted only if it is selected. */
  totalCount: Count;
};

/** A node of a page, with its cursor. */
export type TimelineEntryEdge = {
  __typename?: 'TimelineEntryEdge';
  /** Opaque position in the list, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** Node at this position. */
  node: TimelineEntry;
};

/** Which entries of a history to list; null sets no condition. */
export type TimelineFilter = {
  /** Only entries of these kinds. */
  kinds?: InputMaybe<Array<TimelineKind>>;
};

/** What an entry in the history of a member is about. */
export type TimelineKind =
  /** A change of memberships, trainer, profile, reviews, visits or workouts. */
  | 'CHANGE'
  /** A mail to the member, as long as it is kept. */
  | 'MAIL'
  /** Measurements were entered; the values are not part of it. */
  | 'MEASUREMENT'
  /** A note of staff, or a conversation with the member. */
  | 'NOTE'
  /** An order was placed, or its status changed. */
  | 'ORDER'
  /** A receipt, an invoice or a credit note was issued, or handed out by staff. */
  | 'RECEIPT'
  /** The status of a refund changed. */
  | 'REFUND'
  /** A visit to the studio. */
  | 'VISIT'
  /** A workout. */
  | 'WORKOUT';

/** An exercise of a day of a saved plan of which sets have been done or a load noted. */
export type TrainedExercise = {
  __typename?: 'TrainedExercise';
  /** Number of the day of the plan, starting at 1. */
  day: Scalars['Int']['output'];
  /** Numbers of the sets that are done, ascending, starting at 1. */
  doneSets: Array<Scalars['Int']['output']>;
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Load in kilograms; null if none was noted. */
  loadKg?: Maybe<Scalars['Float']['output']>;
  /** Position among the exercises of all blocks of the day, starting at 1. */
  position: Scalars['Int']['output'];
  /** Time of the last change. */
  trainedAt: Scalars['DateTime']['output'];
};

/** A trainer of the studio. */
export type Trainer = {
  __typename?: 'Trainer';
  /** Age in years; null if it is not given. */
  age?: Maybe<Scalars['Int']['output']>;
  /** Number of members with this trainer; null without the permission `members:read-any`. */
  assignedUsersCount?: Maybe<Scalars['Int']['output']>;
  /** Biography: paragraphs separated by newlines. Null if there are specialisations instead. */
  bio?: Maybe<Scalars['String']['output']>;
  /** Summary in a few sentences. */
  description: Scalars['String']['output'];
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Full name. */
  name: Scalars['String']['output'];
  /** Path of the portrait (3:4), relative to the origin of the site. */
  portraitUrl: Scalars['String']['output'];
  /** Unique name for URLs: lower-case letters, digits and hyphens. */
  slug: Scalars['String']['output'];
  /** Fields of expertise; empty if there is a biography instead. */
  specialisations: Array<Scalars['String']['output']>;
  /** Main field of work, such as "Strength". */
  specialty: Scalars['String']['output'];
  /** Years of experience; null if there is a biography instead. */
  yearsOfExperience?: Maybe<Scalars['Int']['output']>;
};

/** What the page of a trainer tells; it replaces the other. */
export type TrainerAboutInput =
  /** Biography: paragraphs separated by newlines, up to 3000 characters. */
  { bio: Scalars['String']['input']; experience?: never; }
  |  /** Specialisations with years of experience. */
  { bio?: never; experience: TrainerExperienceInput; };

export type TrainerExperienceInput = {
  /** Fields of expertise, at least one and up to 10, each up to 80 characters. */
  specialisations: Array<Scalars['String']['input']>;
  /** Years of experience, at most the age. */
  yearsOfExperience: Scalars['Int']['input'];
};

/** The change of trainers to undo. */
export type UndoBulkChangeInput = {
  id: Scalars['ID']['input'];
};

export type UndoBulkChangePayload = {
  __typename?: 'UndoBulkChangePayload';
  /** The change: finished, or still running if there are more than 100 members. */
  bulkChange: BulkChange;
};

export type UndoMemberImportInput = {
  /** The `version` that the decision is based on; if somebody has continued the import meanwhile, nothing is done. */
  expectedVersion: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
};

export type UndoMemberImportPayload = {
  __typename?: 'UndoMemberImportPayload';
  memberImport: MemberImport;
};

export type UnhideReviewInput = {
  id: Scalars['ID']['input'];
};

export type UnhideReviewPayload = {
  __typename?: 'UnhideReviewPayload';
  message: Scalars['String']['output'];
  /** Review after the change. */
  review: Review;
  /** Statistics of all visible reviews after the change. */
  reviewSummary: ReviewSummary;
};

/** A UPI payment that the books and the bank do not both have with the same amount. */
export type UnmatchedUpiPayment = {
  __typename?: 'UnmatchedUpiPayment';
  /** Amount at the bank; null if it is missing there. */
  atBank?: Maybe<Money>;
  /** Amount in the books; null if it is missing there. */
  booked?: Maybe<Money>;
  /** Its business day, if that is not covered. */
  bookedOn?: Maybe<Scalars['Date']['output']>;
  /** The 12-digit reference; null if none was noted. */
  reference?: Maybe<Scalars['String']['output']>;
};

/** The article to take off the site. */
export type UnpublishArticleInput = {
  id: Scalars['ID']['input'];
};

export type UnpublishArticlePayload = {
  __typename?: 'UnpublishArticlePayload';
  /** The article after the change. */
  article: EditedArticle;
  message: Scalars['String']['output'];
};

/** The article to take off the schedule. */
export type UnscheduleArticleInput = {
  id: Scalars['ID']['input'];
};

export type UnscheduleArticlePayload = {
  __typename?: 'UnscheduleArticlePayload';
  /** The article after the change. */
  article: EditedArticle;
  message: Scalars['String']['output'];
};

/** Credit for the unused days of a plan that another one replaced before its end. */
export type UnusedDaysCredit = {
  __typename?: 'UnusedDaysCredit';
  /** Amount that it took off the total, taxes included. */
  amount: Money;
  /** Number of unused days, that of the change included. */
  days: Scalars['Int']['output'];
  /** Name of the plan that was replaced. */
  planName: Scalars['String']['output'];
};

/** All of them. */
export type UpdateDeskRulesInput = {
  /** The same for admins. */
  backdatedDaysMaxAdmin: Scalars['Int']['input'];
  /** How many days before its sale it may start, for the front desk. */
  backdatedDaysMaxFrontDesk: Scalars['Int']['input'];
  /** Largest discount of admins, in percent. */
  discountPercentMaxAdmin: Scalars['Int']['input'];
  /** Largest discount of the front desk, in percent. */
  discountPercentMaxFrontDesk: Scalars['Int']['input'];
  /** Minutes within which a second visit needs a confirmation. */
  doubleVisitMinutes: Scalars['Int']['input'];
  /** Days of reminders, from the promised day; negative ones are before it. */
  dueReminderDays: Array<Scalars['Int']['input']>;
  /** For how many days after the promised one members enter with dues; null for ever. */
  entryWithDuesDays?: InputMaybe<Scalars['Int']['input']>;
  /** `version` of the section on which the changes are based. If it is not the current one, nothing is changed: the mutation fails with the reason `STALE_VERSION`, `extensions.current` names the fields that differ, and `changedAt` and `changedBy` say when the current version was saved, and by whom. */
  expectedVersion: Scalars['Int']['input'];
  /** Rows of the largest file that the front desk exports. */
  exportRowsMax: Scalars['Int']['input'];
  /** How many days ahead a freeze may begin. */
  freezeDaysAheadMax: Scalars['Int']['input'];
  /** Days of the shortest freeze. */
  freezeDaysMin: Scalars['Int']['input'];
  /** Days for which a pass may be frozen, for each month that was bought. */
  freezeDaysPerMonth: Scalars['Int']['input'];
  /** Whether the UPI address is that of a verified merchant. */
  isUpiMerchant: Scalars['Boolean']['input'];
  /** Least share of a price that the front desk takes at the sale, in percent. */
  partPercentMinFrontDesk: Scalars['Int']['input'];
  /** Password of the current user, to change the UPI address or its payee. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** How many days back visits and workouts may be recorded. */
  recordedDaysBackMax: Scalars['Int']['input'];
  /** For members who came last in their first year. */
  riskDaysFirstYear: RiskDaysInput;
  /** For members who came last after their first year. */
  riskDaysLonger: RiskDaysInput;
  /** For members who came last in their first 60 days. */
  riskDaysNew: RiskDaysInput;
  /** For members who have not come yet. */
  riskDaysNotStarted: RiskDaysInput;
  /** How many days ahead a sold membership may start. */
  startDaysAheadMax: Scalars['Int']['input'];
  /** UPI address (VPA) to which members pay; empty for none. */
  upiAddress: Scalars['String']['input'];
  /** Name of the payee in UPI apps; empty for the name of the studio. */
  upiPayee: Scalars['String']['input'];
};

export type UpdateDeskRulesPayload = {
  __typename?: 'UpdateDeskRulesPayload';
  message: Scalars['String']['output'];
  /** All settings after the change. */
  studioSettings: StudioSettings;
};

export type UpdateGatewaySettingsInput = {
  /** `version` of the section on which the changes are based. If it is not the current one, nothing is changed: the mutation fails with the reason `STALE_VERSION`, `extensions.current` names the fields that differ, and `changedAt` and `changedBy` say when the current version was saved, and by whom. */
  expectedVersion: Scalars['Int']['input'];
  /** Password of the current user. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** Id of the key at Razorpay; empty for none. */
  razorpayKey: Scalars['String']['input'];
};

export type UpdateGatewaySettingsPayload = {
  __typename?: 'UpdateGatewaySettingsPayload';
  message: Scalars['String']['output'];
  /** All settings after the change. */
  studioSettings: StudioSettings;
};

/** Absent fields stay as they are. */
export type UpdateListViewInput = {
  /** `ListView.version` on which the changes are based. If it is not the current one, nothing is changed: the mutation fails with the reason `STALE_VERSION`. */
  expectedVersion: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  /** Whether all staff see it, which requires `members:share-views`. */
  isShared?: InputMaybe<Scalars['Boolean']['input']>;
  /** Name, up to 60 characters. Unique among the views of its owner. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Query string of the list in the admin panel: `status`, `plan`, `trainer`, `ends-from`, `ends-to` and `sort`. */
  parameters?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateListViewPayload = {
  __typename?: 'UpdateListViewPayload';
  /** View after the change. */
  listView: ListView;
};

/** All of them. */
export type UpdateMailSettingsInput = {
  /** `version` of the section on which the changes are based. If it is not the current one, nothing is changed: the mutation fails with the reason `STALE_VERSION`, `extensions.current` names the fields that differ, and `changedAt` and `changedBy` say when the current version was saved, and by whom. */
  expectedVersion: Scalars['Int']['input'];
  /** Password of the current user. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** Address for answers; empty for that of the sender. */
  replyTo: Scalars['String']['input'];
  /** Address of the sender; empty for that of the studio. */
  senderEmail: Scalars['String']['input'];
  /** Name of the sender; empty for the name of the studio. */
  senderName: Scalars['String']['input'];
  /** Name of the mail server; empty for none. */
  smtpHost: Scalars['String']['input'];
  /** Its port; with 465, the connection is encrypted from the start. */
  smtpPort: Scalars['Int']['input'];
  /** User name at the mail server; empty for none. */
  smtpUser: Scalars['String']['input'];
};

export type UpdateMailSettingsPayload = {
  __typename?: 'UpdateMailSettingsPayload';
  message: Scalars['String']['output'];
  /** All settings after the change. */
  studioSettings: StudioSettings;
};

/** All of them. */
export type UpdateMailWordsInput = {
  /** Paragraph in the mail about a paid part, up to 500 characters; empty for none. Plain text, in which addresses with https are links. */
  duePaid: Scalars['String']['input'];
  /** Paragraph in a reminder of a part of a price, up to 500 characters; empty for none. Plain text, in which addresses with https are links. */
  dueReminder: Scalars['String']['input'];
  /** `version` of the section on which the changes are based. If it is not the current one, nothing is changed: the mutation fails with the reason `STALE_VERSION`, `extensions.current` names the fields that differ, and `changedAt` and `changedBy` say when the current version was saved, and by whom. */
  expectedVersion: Scalars['Int']['input'];
  /** Paragraph in an invitation, up to 500 characters; empty for none. Plain text, in which addresses with https are links. */
  invitation: Scalars['String']['input'];
  /** Paragraph in the mail about a freeze, up to 500 characters; empty for none. Plain text, in which addresses with https are links. */
  membershipFrozen: Scalars['String']['input'];
  /** Paragraph in the mail about an added membership, up to 500 characters; empty for none. Plain text, in which addresses with https are links. */
  membershipGranted: Scalars['String']['input'];
  /** Paragraph in a reminder before a membership ends, up to 500 characters; empty for none. Plain text, in which addresses with https are links. */
  membershipReminder: Scalars['String']['input'];
  /** Paragraph in the mail about a paid order, up to 500 characters; empty for none. Plain text, in which addresses with https are links. */
  orderConfirmed: Scalars['String']['input'];
  /** Paragraph in the mail about a placed order, up to 500 characters; empty for none. Plain text, in which addresses with https are links. */
  orderPlaced: Scalars['String']['input'];
  /** Paragraph in the mail about a refund, up to 500 characters; empty for none. Plain text, in which addresses with https are links. */
  orderRefunded: Scalars['String']['input'];
  /** Paragraph in the mail about a rejected order, up to 500 characters; empty for none. Plain text, in which addresses with https are links. */
  orderRejected: Scalars['String']['input'];
  /** Paragraph in a mail with a link with which to pay, up to 500 characters; empty for none. Plain text, in which addresses with https are links. */
  paymentLink: Scalars['String']['input'];
  /** Paragraph in a mail with a receipt, up to 500 characters; empty for none. Plain text, in which addresses with https are links. */
  receipt: Scalars['String']['input'];
  /** Last line of mails to members, up to 120 characters; empty for none. */
  signature: Scalars['String']['input'];
  /** Paragraph in the mail that verifies an address, up to 500 characters; empty for none. Plain text, in which addresses with https are links. */
  verification: Scalars['String']['input'];
};

export type UpdateMailWordsPayload = {
  __typename?: 'UpdateMailWordsPayload';
  message: Scalars['String']['output'];
  /** All settings after the change. */
  studioSettings: StudioSettings;
};

/** Absent fields stay as they are; null clears them, except name and phone number. */
export type UpdateMemberInput = {
  /** New body measurements, which are added to the earlier ones; null clears the latest. */
  bodyMeasurements?: InputMaybe<MeasurementInput>;
  /** E-mail address. Unique. Both the old and the new address get a mail, and all sessions of the member end. The new one has to be verified before a password can be reset with it. Null removes the address and the password of a member who has a name and a phone number, and who can be invited once there is an address again. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** `User.version` on which the changes are based. If it is not the current one, nothing is changed: the mutation fails with the reason `STALE_VERSION`, `extensions.current` names the fields that differ, and `changedAt` and `changedBy` say when the current version was saved, and by whom. Null for no check. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Aims of the training: plain text of up to 500 characters; null if none are given. */
  fitnessGoals?: InputMaybe<Scalars['String']['input']>;
  /** Whether the member has agreed, to whoever sends this, that the studio stores health data. Measurements of a member without this consent need it; the consent is then recorded, and the member gets a mail. */
  hasMemberAgreed?: InputMaybe<Scalars['Boolean']['input']>;
  id: Scalars['ID']['input'];
  /** Whether who sends this knows that the phone number sent with it is the member’s, also if the member has entered it. A changed number is confirmed in any case. */
  isPhoneConfirmed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Full name, up to 80 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Password of the current user, to change the e-mail address or phone number of an admin or owner. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** Phone number; foreign ones with + and country code. Unique. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Preferred kinds of training: plain text of up to 500 characters; null if none are given. */
  workoutPreferences?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateMemberNoteInput = {
  /** `MemberNote.version` on which the change is based. If it is not the current one, nothing is changed: the mutation fails with the reason `STALE_VERSION`. */
  expectedVersion: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  /** What to note, 1 to 500 characters; may contain newlines. The member can read it in the export of their data. */
  text: Scalars['String']['input'];
};

export type UpdateMemberNotePayload = {
  __typename?: 'UpdateMemberNotePayload';
  message: Scalars['String']['output'];
  /** The note after the change. */
  note: MemberNote;
};

export type UpdateMemberPayload = {
  __typename?: 'UpdateMemberPayload';
  /** Member after the change. */
  member: User;
  message: Scalars['String']['output'];
};

/** All opening hours. */
export type UpdateOpeningHoursInput = {
  /** `version` of the section on which the changes are based. If it is not the current one, nothing is changed: the mutation fails with the reason `STALE_VERSION`, `extensions.current` names the fields that differ, and `changedAt` and `changedBy` say when the current version was saved, and by whom. */
  expectedVersion: Scalars['Int']['input'];
  /** Days on which other hours apply, up to 60, earliest first. */
  holidays: Array<OpeningHolidayInput>;
  /** Opening hours by day of the week, beginning with Sunday; up to 4 periods a day, none if the studio is closed. */
  week: Array<Array<OpeningSpanInput>>;
};

export type UpdateOpeningHoursPayload = {
  __typename?: 'UpdateOpeningHoursPayload';
  message: Scalars['String']['output'];
  /** All settings after the change. */
  studioSettings: StudioSettings;
};

/** Absent fields stay as they are, and so do those that are null. */
export type UpdatePhotoInput = {
  /** Short caption, up to 60 characters. */
  caption?: InputMaybe<Scalars['String']['input']>;
  /** Part to show. */
  crop?: InputMaybe<PhotoCropInput>;
  /** Text alternative, up to 300 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** `GalleryPhoto.version` on which the changes are based. If it is not the current one, nothing is changed: the mutation fails with the reason `STALE_VERSION`, and `extensions.current` names the fields that differ. */
  expectedVersion: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  /** Whether the gallery leaves it out. */
  isHidden?: InputMaybe<Scalars['Boolean']['input']>;
};

export type UpdatePhotoPayload = {
  __typename?: 'UpdatePhotoPayload';
  /** All photos after the change, in display order. */
  galleryPhotos: Array<GalleryPhoto>;
  message: Scalars['String']['output'];
};

export type UpdatePlanInput = {
  /** `version` of the plan on which the change is based. If it is not the current one, nothing is changed, and the mutation fails with the reason `STALE_VERSION`. */
  expectedVersion: Scalars['Int']['input'];
  /** Included services, in display order, up to 12. */
  features: Array<Scalars['String']['input']>;
  planId: Scalars['ID']['input'];
};

export type UpdatePlanPayload = {
  __typename?: 'UpdatePlanPayload';
  message: Scalars['String']['output'];
  /** The plan after the change. */
  plan: ManagedPlan;
};

/** Absent fields stay as they are; null clears them, except name and phone number, which are required until they are set. */
export type UpdateProfileInput = {
  /** New body measurements, which are added to the earlier ones; null clears the latest. */
  bodyMeasurements?: InputMaybe<MeasurementInput>;
  /** `User.version` on which the changes are based. If it is not the current one, nothing is changed: the mutation fails with the reason `STALE_VERSION`, `extensions.current` names the fields that differ, and `changedAt` and `changedBy` say when the current version was saved, and by whom. Null for no check. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Aims of the training: plain text of up to 500 characters; null if none are given. */
  fitnessGoals?: InputMaybe<Scalars['String']['input']>;
  /** Full name, up to 80 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Current password, with which admins and owners change a phone number or username that is already set. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** Phone number; foreign ones with + and country code. Unique. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Username: 3 to 30 letters, digits, dots or underscores, starting with a letter. Unique, ignoring case. */
  userName?: InputMaybe<Scalars['String']['input']>;
  /** Preferred kinds of training: plain text of up to 500 characters; null if none are given. */
  workoutPreferences?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateProfilePayload = {
  __typename?: 'UpdateProfilePayload';
  message: Scalars['String']['output'];
  /** Current user after the change. */
  user: User;
  /** The account of the user, with the consent that saving measurements gives. */
  viewer: Viewer;
};

/** All of them. */
export type UpdateRegionSettingsInput = {
  /** Currency of all amounts, which is fixed from the first order on: one of INR, AED, AUD, CAD, EUR, GBP, MYR, NZD, QAR, SAR, SGD, USD, ZAR. */
  currency: Scalars['String']['input'];
  /** `version` of the section on which the changes are based. If it is not the current one, nothing is changed: the mutation fails with the reason `STALE_VERSION`, `extensions.current` names the fields that differ, and `changedAt` and `changedBy` say when the current version was saved, and by whom. */
  expectedVersion: Scalars['Int']['input'];
  /** Locale of dates and numbers, with the country of the studio: one of en-IN, en-AE, en-AU, en-CA, en-GB, en-IE, en-NZ, en-SG, en-US, en-ZA. */
  locale: Scalars['String']['input'];
  /** IANA name of the time zone, such as `Asia/Dubai`. If it changes, days of past visits may move; what is booked keeps its day. */
  timeZone: Scalars['String']['input'];
  /** First day of the week: 1 is Monday, 0 Sunday, 6 Saturday. */
  weekStart: Scalars['Int']['input'];
};

export type UpdateRegionSettingsPayload = {
  __typename?: 'UpdateRegionSettingsPayload';
  message: Scalars['String']['output'];
  /** All settings after the change. */
  studioSettings: StudioSettings;
};

/** Absent fields stay as they are; null is refused. */
export type UpdateReviewInput = {
  /** Plain text of up to 500 characters, which may contain newlines. */
  comment?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  /** Name to sign with, up to 80 characters: the one in the profile, or it with initials ("Asha Rao", "Asha R.", "A. R."). Of any other text the initials of the profile are shown; without a name there, the text. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Number of stars, 1 to 5. */
  rating?: InputMaybe<Scalars['Int']['input']>;
};

export type UpdateReviewPayload = {
  __typename?: 'UpdateReviewPayload';
  message: Scalars['String']['output'];
  /** Review after the change. */
  review: Review;
  /** Statistics of all visible reviews after the change. */
  reviewSummary: ReviewSummary;
};

/** All of the details. */
export type UpdateStudioDetailsInput = {
  /** Town or city of the address. */
  city: Scalars['String']['input'];
  /** Sentence in the footer and on receipts, up to 160 characters; empty for none. */
  disclaimer: Scalars['String']['input'];
  /** E-mail address for visitors and members. */
  email: Scalars['String']['input'];
  /** `version` of the section on which the changes are based. If it is not the current one, nothing is changed: the mutation fails with the reason `STALE_VERSION`, `extensions.current` names the fields that differ, and `changedAt` and `changedBy` say when the current version was saved, and by whom. */
  expectedVersion: Scalars['Int']['input'];
  /** Latitude of the entrance, in degrees; null if it is not known. */
  latitude?: InputMaybe<Scalars['Float']['input']>;
  /** Longitude of the entrance, in degrees; null if it is not known. */
  longitude?: InputMaybe<Scalars['Float']['input']>;
  /** As on the site, in mails and on receipts. */
  name: Scalars['String']['input'];
  /** Phone number as it is shown, with the code of the country. */
  phone: Scalars['String']['input'];
  /** Postal code: in India a PIN code, elsewhere empty if there is none. */
  postalCode: Scalars['String']['input'];
  /** URLs of profiles on other sites, up to 8. */
  profiles: Array<Scalars['String']['input']>;
  /** State. */
  region: Scalars['String']['input'];
  /** Street and number. */
  street: Scalars['String']['input'];
};

export type UpdateStudioDetailsPayload = {
  __typename?: 'UpdateStudioDetailsPayload';
  message: Scalars['String']['output'];
  /** All settings after the change. */
  studioSettings: StudioSettings;
};

/** All of it. */
export type UpdateStudioLookInput = {
  /** `version` of the section on which the changes are based. If it is not the current one, nothing is changed: the mutation fails with the reason `STALE_VERSION`, `extensions.current` names the fields that differ, and `changedAt` and `changedBy` say when the current version was saved, and by whom. */
  expectedVersion: Scalars['Int']['input'];
  /** Hue of the accent colours, in degrees from 0 to 359; null for that of the demonstration studio. */
  hue?: InputMaybe<Scalars['Int']['input']>;
  /** Id of the uploaded logo; null for the name of the studio in its place. */
  logoId?: InputMaybe<Scalars['ID']['input']>;
  /** Pictures of the studio, at most one for each of the 14 places. */
  pictures: Array<SitePictureInput>;
};

export type UpdateStudioLookPayload = {
  __typename?: 'UpdateStudioLookPayload';
  message: Scalars['String']['output'];
  /** All settings after the change. */
  studioSettings: StudioSettings;
};

/** All of them. */
export type UpdateStudioWordsInput = {
  /** Text about the studio, a line for each paragraph, up to 1500 characters; empty for that of the demonstration studio, or, if the studio has its own contacts, for none or one that fits every studio. */
  aboutText: Scalars['String']['input'];
  /** Title of the text about the studio, up to 60 characters; empty for that of the demonstration studio, or, if the studio has its own contacts, for none or one that fits every studio. */
  aboutTitle: Scalars['String']['input'];
  /** Amenities in the order of their pictures, one on each line, its title before a colon, up to 600 characters; empty for that of the demonstration studio, or, if the studio has its own contacts, for none or one that fits every studio. */
  amenities: Scalars['String']['input'];
  /** Sentence below the weekly timings, up to 160 characters; empty for that of the demonstration studio, or, if the studio has its own contacts, for none or one that fits every studio. */
  arrivalNote: Scalars['String']['input'];
  /** What a pass gives, one on each line, its title before a colon, up to 800 characters; empty for that of the demonstration studio, or, if the studio has its own contacts, for none or one that fits every studio. */
  benefits: Scalars['String']['input'];
  /** The reason itself, up to 300 characters; empty for that of the demonstration studio, or, if the studio has its own contacts, for none or one that fits every studio. */
  careText: Scalars['String']['input'];
  /** Title of the reason about care, up to 60 characters; empty for that of the demonstration studio, or, if the studio has its own contacts, for none or one that fits every studio. */
  careTitle: Scalars['String']['input'];
  /** The reason itself, up to 300 characters; empty for that of the demonstration studio, or, if the studio has its own contacts, for none or one that fits every studio. */
  earlyText: Scalars['String']['input'];
  /** Title of the reason about opening hours, up to 60 characters; empty for that of the demonstration studio, or, if the studio has its own contacts, for none or one that fits every studio. */
  earlyTitle: Scalars['String']['input'];
  /** Rules of etiquette, one on each line, its title before a colon, up to 1500 characters; empty for that of the demonstration studio, or, if the studio has its own contacts, for none or one that fits every studio. */
  etiquette: Scalars['String']['input'];
  /** `version` of the section on which the changes are based. If it is not the current one, nothing is changed: the mutation fails with the reason `STALE_VERSION`, `extensions.current` names the fields that differ, and `changedAt` and `changedBy` say when the current version was saved, and by whom. */
  expectedVersion: Scalars['Int']['input'];
  /** Key figures at the top of the home page, one on each line, its title before a colon, up to 200 characters; empty for that of the demonstration studio, or, if the studio has its own contacts, for none or one that fits every studio. */
  facts: Scalars['String']['input'];
  /** What happens after a pass is paid, one on each line, its title before a colon, up to 400 characters; empty for that of the demonstration studio, or, if the studio has its own contacts, for none or one that fits every studio. */
  firstVisit: Scalars['String']['input'];
  /** Ways to train, one on each line, its title before a colon, up to 1500 characters; empty for that of the demonstration studio, or, if the studio has its own contacts, for none or one that fits every studio. */
  fitnessOptions: Scalars['String']['input'];
  /** Sentence below it, up to 160 characters; empty for that of the demonstration studio, or, if the studio has its own contacts, for none or one that fits every studio. */
  homeLead: Scalars['String']['input'];
  /** Title of the home page, up to 40 characters; empty for that of the demonstration studio, or, if the studio has its own contacts, for none or one that fits every studio. */
  homeTitle: Scalars['String']['input'];
  /** Rules of hygiene, one on each line, its title before a colon, up to 1500 characters; empty for that of the demonstration studio, or, if the studio has its own contacts, for none or one that fits every studio. */
  hygiene: Scalars['String']['input'];
  /** How the studio is run, one on each line, its title before a colon, up to 1500 characters; empty for that of the demonstration studio, or, if the studio has its own contacts, for none or one that fits every studio. */
  management: Scalars['String']['input'];
  /** Sentences at the top of the nutrition plans, up to 300 characters; empty for that of the demonstration studio, or, if the studio has its own contacts, for none or one that fits every studio. */
  nutritionLead: Scalars['String']['input'];
  /** What comes with a pass: lists, each with a title before a colon and its items below it, up to 1000 characters; empty for that of the demonstration studio, or, if the studio has its own contacts, for none or one that fits every studio. */
  offers: Scalars['String']['input'];
  /** The reason itself, up to 300 characters; empty for that of the demonstration studio, or, if the studio has its own contacts, for none or one that fits every studio. */
  roomText: Scalars['String']['input'];
  /** Title of the reason about rooms, up to 60 characters; empty for that of the demonstration studio, or, if the studio has its own contacts, for none or one that fits every studio. */
  roomTitle: Scalars['String']['input'];
  /** Services, one on each line, its title before a colon, up to 1500 characters; empty for that of the demonstration studio, or, if the studio has its own contacts, for none or one that fits every studio. */
  services: Scalars['String']['input'];
  /** The reason itself, up to 300 characters; empty for that of the demonstration studio, or, if the studio has its own contacts, for none or one that fits every studio. */
  trainerText: Scalars['String']['input'];
  /** Title of the reason about trainers, up to 60 characters; empty for that of the demonstration studio, or, if the studio has its own contacts, for none or one that fits every studio. */
  trainerTitle: Scalars['String']['input'];
  /** Sentence about the trainers, up to 160 characters; empty for that of the demonstration studio, or, if the studio has its own contacts, for none or one that fits every studio. */
  trainersLead: Scalars['String']['input'];
  /** Sentences at the top of "Why join", up to 300 characters; empty for that of the demonstration studio, or, if the studio has its own contacts, for none or one that fits every studio. */
  whyLead: Scalars['String']['input'];
  /** Title of "Why join", up to 60 characters; empty for that of the demonstration studio, or, if the studio has its own contacts, for none or one that fits every studio. */
  whyTitle: Scalars['String']['input'];
};

export type UpdateStudioWordsPayload = {
  __typename?: 'UpdateStudioWordsPayload';
  message: Scalars['String']['output'];
  /** All settings after the change. */
  studioSettings: StudioSettings;
};

/** All of them. */
export type UpdateTaxSettingsInput = {
  /** `version` of the section on which the changes are based. If it is not the current one, nothing is changed: the mutation fails with the reason `STALE_VERSION`, `extensions.current` names the fields that differ, and `changedAt` and `changedBy` say when the current version was saved, and by whom. */
  expectedVersion: Scalars['Int']['input'];
  /** GST registration number; empty for none. */
  gstin: Scalars['String']['input'];
  /** Whether list prices include the tax. */
  isInclusive: Scalars['Boolean']['input'];
  /** Legal name of whoever runs the studio, on receipts; empty for the name of the studio. */
  legalName: Scalars['String']['input'];
  /** Rates by the day from which they hold. */
  rates: Array<TaxRateInput>;
  /** First letters of the numbers of receipts, one to three from A to Z. Stays for a financial year once it has receipts. */
  receiptPrefix: Scalars['String']['input'];
  /** Name of the tax of a studio that is not paid in rupees. */
  taxName: Scalars['String']['input'];
  /** Number under which such a studio is registered for it; empty for none. */
  taxNumber: Scalars['String']['input'];
};

export type UpdateTaxSettingsPayload = {
  __typename?: 'UpdateTaxSettingsPayload';
  message: Scalars['String']['output'];
  /** All settings after the change. */
  studioSettings: StudioSettings;
};

/** Absent fields stay as they are. */
export type UpdateTrainerInput = {
  /** Biography, or specialisations with years of experience. */
  about?: InputMaybe<TrainerAboutInput>;
  /** Age in years, 18 to 99. Null removes it. */
  age?: InputMaybe<Scalars['Int']['input']>;
  /** Summary in a few sentences, up to 600 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** `ManagedTrainer.version` on which the changes are based. If it is not the current one, nothing is changed: the mutation fails with the reason `STALE_VERSION`, and `extensions.current` names the fields that differ. */
  expectedVersion: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  /** Whether the site leaves the trainer out. */
  isHidden?: InputMaybe<Scalars['Boolean']['input']>;
  /** Unique full name, up to 80 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  portrait?: InputMaybe<PortraitInput>;
  /** Main field of work, up to 80 characters. */
  specialty?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateTrainerPayload = {
  __typename?: 'UpdateTrainerPayload';
  /** All trainers after the change, in display order. */
  managedTrainers: Array<ManagedTrainer>;
  message: Scalars['String']['output'];
};

export type UpdateWebhookInput = {
  /** What it is told about: `member.created`, `member.updated`, `membership.activated`, `membership.renewed`, `membership.frozen`, `membership.cancelled`, `membership.expired`, `activity.created`, `review.created`, `order.paid`, `order.refunded`, `payment.received`. */
  events: Array<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  /** Whether events are sent. Those that wait are sent when it is switched on. */
  isEnabled: Scalars['Boolean']['input'];
  /** Address, with https. */
  url: Scalars['String']['input'];
};

export type UpdateWebhookPayload = {
  __typename?: 'UpdateWebhookPayload';
  message: Scalars['String']['output'];
  webhook: Webhook;
};

/** A picture that staff have uploaded. */
export type UploadedPicture = {
  __typename?: 'UploadedPicture';
  /** Height in pixels. */
  height: Scalars['Int']['output'];
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Path of a small size, relative to the origin of the site. */
  previewUrl: Scalars['String']['output'];
  /** Width in pixels. */
  width: Scalars['Int']['output'];
};

/** A person with an account: a member of the studio, or one of its staff. */
export type User = {
  __typename?: 'User';
  /** Visits and workouts of the user, newest first. Readable by the user and with the permission `activities:read-any`, of assigned members with `activities:read-assigned`. */
  activities: ActivityConnection;
  /** Time at which the account was created, or the day on which an imported member joined. Readable by the user and with the permission `members:read-any`, of assigned members with `members:read-assigned`. */
  createdAt: Scalars['DateTime']['output'];
  /** Diet details; null if none are saved. Reading those of another user is recorded. Readable by the user and with the permission `diet-details:read-any`, of assigned members with `diet-details:read-assigned`. */
  dietDetails?: Maybe<DietDetails>;
  /** What the user still has to pay of all orders together; null if nothing. Readable by the user and with the permission `orders:read-any`. */
  due?: Maybe<OrderDue>;
  /** E-mail address in lower case; can be used to log in. Null if there is only a phone number. Readable by the user and with the permission `members:read-any`, of assigned members with `members:read-assigned`. */
  email?: Maybe<Scalars['String']['output']>;
  /** Last loads of each exercise that has any, the exercise with the latest load first; at most 30 exercises. Readable by the user only. */
  exerciseLoads: Array<ExerciseLoads>;
  /** Aims of the training: plain text of up to 500 characters; null if none are given. Readable by the user and with the permission `members:update-any`. */
  fitnessGoals?: Maybe<Scalars['String']['output']>;
  /** Whether a consent of the user to storing health data is in force. Readable by the user and with the permission `measurements:read-any`, of assigned members with `measurements:read-assigned`. */
  hasHealthDataConsent: Scalars['Boolean']['output'];
  /** Hidden reviews by the user, most recently hidden first. Readable by the user and with the permission `reviews:moderate`. */
  hiddenReviews: ReviewConnection;
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** When a member whom staff added was last sent the mail to choose a password; null if never. Readable by the user and with the permission `members:read-any`, of assigned members with `members:read-assigned`. */
  invitedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether staff added the member, who has neither chosen a password nor confirmed an e-mail address: `makeClaimCode` is possible. Readable by the user and with the permission `members:read-any`, of assigned members with `members:read-assigned`. */
  isClaimable: Scalars['Boolean']['output'];
  /** Whether the e-mail address has been verified. False after staff have entered it, until the link in the mail to it is opened. Readable by the user and with the permission `members:read-any`, of assigned members with `members:read-assigned`. */
  isEmailVerified: Scalars['Boolean']['output'];
  /** Whether the member has an e-mail address, but has neither confirmed it nor chosen a password yet, as after an import. Readable by the user and with the permission `members:read-any`, of assigned members with `members:read-assigned`. */
  isInvitable: Scalars['Boolean']['output'];
  /** Whether staff have entered or confirmed the phone number. False for a number that only the member has entered: an import does not find the account by it. Readable by the user and with the permission `members:read-any`, of assigned members with `members:read-assigned`. */
  isPhoneConfirmed: Scalars['Boolean']['output'];
  /** Whether name and phone number are set. Readable by the user and with the permission `members:read-any`, of assigned members with `members:read-assigned`. */
  isProfileComplete: Scalars['Boolean']['output'];
  /** The last conversation about the risk; null if there has been none. Readable by the user and with the permission `members:read-any`, of assigned members with `members:read-assigned`. */
  lastContact?: Maybe<MemberContact>;
  /** Time of the last visit to the studio; null if there has been none. Readable by the user and with the permission `members:read-any`, of assigned members with `members:read-assigned`. */
  lastVisitAt?: Maybe<Scalars['DateTime']['output']>;
  /** Latest body measurements; null if there are none or they were cleared. Readings by others are recorded. Readable by the user and with the permission `measurements:read-any`, of assigned members with `measurements:read-assigned`. */
  latestMeasurement?: Maybe<Measurement>;
  /** Body measurements, newest first. Where all values are null, the user has cleared the earlier ones. Readings by others are recorded. Readable by the user and with the permission `measurements:read-any`, of assigned members with `measurements:read-assigned`. */
  measurements: MeasurementConnection;
  /** Memberships: first the gym pass, then nutrition. Readable by the user and with the permission `memberships:read-any`, of assigned members with `memberships:read-assigned`. */
  memberships: Array<Membership>;
  /** Full name; null until the profile is complete. Readable by the user and with the permission `members:read-any`, of assigned members with `members:read-assigned`. */
  name?: Maybe<Scalars['String']['output']>;
  /** Periods that the user would get by paying now, one for each plan on sale. Readable by the user and with the permission `memberships:read-any`, of assigned members with `memberships:read-assigned`. */
  nextPeriods: Array<NextPeriod>;
  /** Orders that the user has placed. Readable by the user and with the permission `orders:read-any`. */
  orders: OrderConnection;
  /** Phone number in E.164 format; can be used to log in. Null until the profile is complete. Readable by the user and with the permission `members:read-any`, of assigned members with `members:read-assigned`. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Visits and workouts by week. Readable by the user and with the permission `activities:read-any`, of assigned members with `activities:read-assigned`. */
  progress: Progress;
  /** Why the member may stop coming; null if there is no reason, or while it is snoozed. Readable by the user and with the permission `members:read-any`, of assigned members with `members:read-assigned`. */
  risk?: Maybe<MemberRisk>;
  /** Role, which determines the permissions. Readable by the user and with the permission `members:read-any`, of assigned members with `members:read-assigned`. */
  role: Role;
  /** Trainer of the member; null if there is none. Readable by the user and with the permission `members:read-any`, of assigned members with `members:read-assigned`. */
  trainer?: Maybe<Trainer>;
  /** Time of the last change of the account, its role, memberships, trainer, waiver or follow-ups. Visits, workouts, orders, reviews and health data do not change it, nor does the end of a membership. Readable by the user and with the permission `members:read-any`, of assigned members with `members:read-assigned`. */
  updatedAt: Scalars['DateTime']['output'];
  /** Username; can be used to log in. Null if none is set. Readable by the user and with the permission `members:read-any`, of assigned members with `members:read-assigned`. */
  userName?: Maybe<Scalars['String']['output']>;
  /** Version of the profile, for `expectedVersion`: increases with every change of names, e-mail address, phone number, goals and preferences. Readable by the user and with the permission `members:update-any`. */
  version: Scalars['Int']['output'];
  /** Whether the user has accepted the waiver; null if the studio asks for none. Readable by the user and with the permission `members:read-any`, of assigned members with `members:read-assigned`. */
  waiver?: Maybe<MemberWaiver>;
  /** Last body measurements of each of these weeks that has any, oldest first. Readable by the user only. */
  weeklyMeasurements: Array<Measurement>;
  /** Physical limitations that were recognised in `DietDetails.limitations`. New workout plans respect them by default. Readable by the user only. */
  workoutLimitations: Array<ExerciseLimitation>;
  /** Saved workout plan with this id; null if the user has none with it. Readable by the user only. */
  workoutPlan?: Maybe<SavedWorkoutPlan>;
  /** Saved workout plans, newest first; at most 20. Readable by the user only. */
  workoutPlans: Array<SavedWorkoutPlan>;
  /** Preferred kinds of training: plain text of up to 500 characters; null if none are given. Readable by the user and with the permission `members:update-any`. */
  workoutPreferences?: Maybe<Scalars['String']['output']>;
};


/** A person with an account: a member of the studio, or one of its staff. */
export type UserActivitiesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<UserActivityFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A person with an account: a member of the studio, or one of its staff. */
export type UserHiddenReviewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A person with an account: a member of the studio, or one of its staff. */
export type UserMeasurementsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A person with an account: a member of the studio, or one of its staff. */
export type UserOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<OrderFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<OrderSort>;
};


/** A person with an account: a member of the studio, or one of its staff. */
export type UserProgressArgs = {
  weeks?: Scalars['Int']['input'];
};


/** A person with an account: a member of the studio, or one of its staff. */
export type UserWeeklyMeasurementsArgs = {
  weeks?: Scalars['Int']['input'];
};


/** A person with an account: a member of the studio, or one of its staff. */
export type UserWorkoutPlanArgs = {
  id: Scalars['ID']['input'];
};

/** Which activities of a user to list. All of its conditions have to hold; null sets none. */
export type UserActivityFilter = {
  /** The days on which they happened. */
  happenedOn?: InputMaybe<DateRange>;
  /** Only visits, or only workouts. */
  type?: InputMaybe<ActivityType>;
};

/** A page of a list. */
export type UserConnection = {
  __typename?: 'UserConnection';
  /** Nodes of the page with their cursors, in the order of the list. */
  edges: Array<UserEdge>;
  /** Nodes of the page without their cursors, in the order of the list. */
  nodes: Array<User>;
  /** First and last cursor of the page, and whether there are nodes before and after it. */
  pageInfo: PageInfo;
  /** Total number of nodes on all pages. Counted only if it is selected. */
  totalCount: Count;
};

/** A node of a page, with its cursor. */
export type UserEdge = {
  __typename?: 'UserEdge';
  /** Opaque position in the list, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** Node at this position. */
  node: User;
};

export type VerifyEmailInput = {
  /** E-mail address that the link was sent to. */
  email: Scalars['String']['input'];
  /** Token in the mailed link. */
  token: Scalars['String']['input'];
};

export type VerifyEmailPayload = {
  __typename?: 'VerifyEmailPayload';
  message: Scalars['String']['output'];
  /** Whether the account has no password, because sign-ups with the address had different ones. `requestPasswordReset` then lets the owner of the address set one. */
  mustSetPassword: Scalars['Boolean']['output'];
  /** Access token, to be sent as `Authorization: Bearer <token>`; valid for 15 minutes. The session cannot be renewed. Null if the link was opened before. */
  token?: Maybe<Scalars['String']['output']>;
};

export type VerifyOtpInput = {
  /** E-mail address that the OTP was sent to. */
  email: Scalars['String']['input'];
  /** OTP from the e-mail: 6 digits. It is valid for 10 minutes and 5 attempts. */
  otp: Scalars['String']['input'];
};

export type VerifyOtpPayload = {
  __typename?: 'VerifyOtpPayload';
  message: Scalars['String']['output'];
  /** Token for one call of `resetPassword`; valid for 15 minutes. */
  resetToken: Scalars['String']['output'];
};

/** The current user, with rights, sessions and consents. Readable by the current user only. */
export type Viewer = {
  __typename?: 'Viewer';
  /** Consents of the current user, including withdrawn ones, newest first; at most 100. */
  consents: Array<Consent>;
  /** Part of the file at `dataExportUrl`, for the REST API; other clients download it there. */
  dataExport: ExportPart;
  /** Absolute URL of a JSON file with the data stored about the current user. Downloading it requires the access token, as `Authorization: Bearer <token>`. Its format may change at any time. */
  dataExportUrl: Scalars['String']['output'];
  /** Active sessions of the current user, most recently used first; at most 100. */
  deviceSessions: Array<DeviceSession>;
  /** When others have read health data of the current user in the last 365 days, newest first. */
  healthDataReadings: HealthDataReadingConnection;
  /** Whether the password has to be changed. Until it is, private operations other than `me`, `changePassword` and `signOutEverywhere` are refused, and so are most fields of `me`. */
  mustChangePassword: Scalars['Boolean']['output'];
  /** Whether a second factor has to be set up. Until it is, private operations are refused, other than those for that and those during a required change of the password, and so are most fields of `me`. */
  mustSetUpSecondFactor: Scalars['Boolean']['output'];
  /** Permissions of the current user’s role, such as `orders:confirm`; empty for members. */
  permissions: Array<Scalars['String']['output']>;
  /** Second factor of the current user. */
  secondFactor: SecondFactorState;
  /** Account of the current user. */
  user: User;
};


/** The current user, with rights, sessions and consents. Readable by the current user only. */
export type ViewerDataExportArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
};


/** The current user, with rights, sessions and consents. Readable by the current user only. */
export type ViewerHealthDataReadingsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

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

/** How many visits there were, and when. */
export type VisitStatistics = {
  __typename?: 'VisitStatistics';
  /** Hours of the week with visits, by weekday and hour. */
  busyHours: Array<BusyHour>;
  /** Average per day of the completed weeks, to one decimal. Weeks before the first visit do not count. Null if there is no such week. */
  perDay?: Maybe<Scalars['Float']['output']>;
  /** Same average for as many weeks before; null if fewer than 4 are on record. */
  perDayBefore?: Maybe<Scalars['Float']['output']>;
  /** Requested weeks, oldest first, ending with the current one; also those without visits. */
  weeks: Array<VisitWeek>;
};

/** Visits in a week of the studio. */
export type VisitWeek = {
  __typename?: 'VisitWeek';
  /** First day of the week. */
  startsOn: Scalars['Date']['output'];
  /** Number of visits. */
  visits: Scalars['Int']['output'];
};

/** A version of the text that members accept before they train. */
export type Waiver = {
  __typename?: 'Waiver';
  /** Time of publication; null for version 0. */
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Paragraphs, separated by empty lines; empty if the studio asks for no waiver. */
  text: Scalars['String']['output'];
  /** Number of the version; 0 if there has never been a text. */
  version: Scalars['Int']['output'];
};

/** That a member has accepted a version of the waiver. */
export type WaiverAcceptance = {
  __typename?: 'WaiverAcceptance';
  /** Time at which it was accepted or recorded. */
  acceptedAt: Scalars['DateTime']['output'];
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Name of the member, as it was typed. */
  name: Scalars['String']['output'];
  /** The accepted version. */
  version: Scalars['Int']['output'];
  /** How it was accepted. */
  way: WaiverWay;
};

/** How a member has accepted a waiver. */
export type WaiverWay =
  /** By the member, in the account. */
  | 'ONLINE'
  /** At the front desk, on paper, which the studio keeps. */
  | 'ON_PAPER'
  /** At the front desk, on its screen. */
  | 'ON_SCREEN';

/** An address of another program that is told about events. */
export type Webhook = {
  __typename?: 'Webhook';
  /** Time at which it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** The newest 20 deliveries, the newest first. */
  deliveries: Array<WebhookDelivery>;
  /** Events that it gets, such as `member.created`. */
  events: Array<Scalars['String']['output']>;
  /** Since when every attempt has failed; null if none has. */
  firstFailedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether it was switched off because whoever had set it up may not manage webhooks any more. */
  hasLostAdmin: Scalars['Boolean']['output'];
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Whether events are sent. It is switched off after days of failures. */
  isEnabled: Scalars['Boolean']['output'];
  /** Address to which events are posted. */
  url: Scalars['String']['output'];
};

/** An event that is, or was, sent to a webhook. Kept for 30 days. */
export type WebhookDelivery = {
  __typename?: 'WebhookDelivery';
  /** How the last attempt ended, such as `200` or `timeout`; null before the first. */
  answer?: Maybe<Scalars['String']['output']>;
  /** How many times it was sent. */
  attempts: Scalars['Int']['output'];
  /** Time of the event. */
  createdAt: Scalars['DateTime']['output'];
  /** When it is sent next, while it waits. */
  dueAt: Scalars['DateTime']['output'];
  /** The event, such as `member.created`. */
  event: Scalars['String']['output'];
  /** Id of the event, sent as `webhook-id`. */
  id: Scalars['ID']['output'];
  /** Time of the last attempt; null before the first. */
  sentAt?: Maybe<Scalars['DateTime']['output']>;
  /** Where it stands. */
  status: WebhookDeliveryStatus;
};

/** Where the delivery of an event stands. */
export type WebhookDeliveryStatus =
  /** The program has accepted it. */
  | 'DELIVERED'
  /** It was given up after days of attempts. */
  | 'FAILED'
  /** It will be sent, or sent again. */
  | 'WAITING';

export type WithdrawConsentInput = {
  /** Purpose of the consent, other than `ACCOUNT`. */
  purpose: ConsentPurpose;
};

export type WithdrawConsentPayload = {
  __typename?: 'WithdrawConsentPayload';
  message: Scalars['String']['output'];
  /** Current user, without the data that the consent covered. */
  viewer: Viewer;
};

export type WithdrawStaffInvitationInput = {
  id: Scalars['ID']['input'];
};

export type WithdrawStaffInvitationPayload = {
  __typename?: 'WithdrawStaffInvitationPayload';
  /** The withdrawn invitation. */
  invitation: StaffInvitation;
  message: Scalars['String']['output'];
};

/** A mail to members into which the studio writes a paragraph. */
export type WordedMail =
  /** That a part of a price was paid. */
  | 'DUE_PAID'
  /** That a part of a price is due. */
  | 'DUE_REMINDER'
  /** To members for whom the studio has set up an account. */
  | 'INVITATION'
  /** That a membership is frozen. */
  | 'MEMBERSHIP_FROZEN'
  /** That the studio has added a membership. */
  | 'MEMBERSHIP_GRANTED'
  /** That a membership ends. */
  | 'MEMBERSHIP_REMINDER'
  /** With the receipt of an order. */
  | 'ORDER_CONFIRMED'
  /** What to pay, and by when. */
  | 'ORDER_PLACED'
  /** That an order was refunded. */
  | 'ORDER_REFUNDED'
  /** That an order was not accepted. */
  | 'ORDER_REJECTED'
  /** With a link with which to pay. */
  | 'PAYMENT_LINK'
  /** With a receipt that the front desk sends. */
  | 'RECEIPT'
  /** With the link that verifies an address. */
  | 'VERIFICATION';

/** Equipment that a workout plan may use. */
export type WorkoutEquipment =
  | 'BARBELL'
  | 'DUMBBELLS'
  | 'JUMP_ROPE'
  | 'KETTLEBELL'
  | 'MACHINES'
  | 'MEDICINE_BALL'
  /** No equipment. */
  | 'NONE'
  | 'PULL_UP_BAR'
  | 'RESISTANCE_BANDS'
  | 'STABILITY_BALL'
  | 'YOGA_MAT';

/** Training experience. */
export type WorkoutExperience =
  | 'ADVANCED'
  | 'BEGINNER'
  | 'EXPERT'
  | 'INTERMEDIATE';

/** Training goal of a workout plan. */
export type WorkoutGoal =
  /** Cardio fitness. */
  | 'CARDIO'
  /** Muscular endurance. */
  | 'ENDURANCE'
  | 'FLEXIBILITY'
  | 'MUSCLE_GAIN'
  | 'STRENGTH'
  | 'WEIGHT_LOSS';

/** Training location. */
export type WorkoutLocation =
  | 'GYM'
  /** At home. */
  | 'HOME'
  /** Outdoors. */
  | 'OUTDOOR'
  | 'STUDIO';

export type WorkoutPlan = {
  __typename?: 'WorkoutPlan';
  /** Safety advice to read before the first day, beginning with when to see a doctor. */
  cautions: Array<Scalars['String']['output']>;
  /** All days in order, including rest days. */
  days: Array<WorkoutPlanDay>;
  /** Length in days. */
  durationDays: Scalars['Int']['output'];
  /** Equipment that the plan may use; empty for none. */
  equipment: Array<WorkoutEquipment>;
  /** Required experience. */
  experience: WorkoutExperience;
  /** Training goal. */
  goal: WorkoutGoal;
  /** Physical limitations that the plan respects. */
  limitations: Array<ExerciseLimitation>;
  /** Training location. */
  location: WorkoutLocation;
  /** Reasons for the plan as a whole. */
  reasons: Array<WorkoutPlanReason>;
  /** Title, such as "14 days of muscle gain at home". */
  title: Scalars['String']['output'];
};

/** A part of a training day. */
export type WorkoutPlanBlock = {
  __typename?: 'WorkoutPlanBlock';
  /** Whether the exercises are done as a circuit, one set of each per round. */
  isCircuit: Scalars['Boolean']['output'];
  /** Exercises, in the order in which they are done. */
  items: Array<WorkoutPlanItem>;
  /** Kind of part. */
  kind: WorkoutPlanBlockKind;
  /** Estimated duration, in minutes. */
  minutes: Scalars['Int']['output'];
  /** Instructions for the sequence of the exercises; null if there are none. */
  note?: Maybe<Scalars['String']['output']>;
  /** Title, such as "Warm-up". */
  title: Scalars['String']['output'];
};

/** Kind of a part of a training day. */
export type WorkoutPlanBlockKind =
  /** Continuous or interval cardiovascular training. */
  | 'CARDIO'
  | 'COOL_DOWN'
  | 'WARM_UP'
  /** Main exercises of the day. */
  | 'WORK';

export type WorkoutPlanDay = {
  __typename?: 'WorkoutPlanDay';
  /** Parts of the day, in order; empty for a rest day. */
  blocks: Array<WorkoutPlanBlock>;
  /** Number of the day, starting at 1. */
  day: Scalars['Int']['output'];
  kind: WorkoutPlanDayKind;
  /** Estimated duration, in minutes; 0 for a rest day. */
  minutes: Scalars['Int']['output'];
  /** Change on this day, such as an increase in load; null if there is none. */
  note?: Maybe<Scalars['String']['output']>;
  /** Title, such as "Full body A" or "Rest". */
  title: Scalars['String']['output'];
};

export type WorkoutPlanDayKind =
  /** Cardiovascular training. */
  | 'CARDIO'
  /** Stretching and mobility. */
  | 'FLEXIBILITY'
  /** No training. */
  | 'REST'
  /** Strength training, as sets or as a circuit. */
  | 'STRENGTH';

/** An exercise of a training day, with its sets and repetitions. */
export type WorkoutPlanItem = {
  __typename?: 'WorkoutPlanItem';
  /** Perceived effort of a set, in words; null if none is prescribed. */
  effort?: Maybe<Scalars['String']['output']>;
  /** Exercise; null if it is no longer in the library. */
  exercise?: Maybe<Exercise>;
  exerciseId: Scalars['ID']['output'];
  /** Whether `min` and `max` apply to each side. */
  isPerSide: Scalars['Boolean']['output'];
  /** Maximum number of repetitions or seconds in a set. */
  max: Scalars['Int']['output'];
  /** Unit of `min` and `max`. */
  measure: ExerciseMeasure;
  /** Minimum number of repetitions or seconds in a set. */
  min: Scalars['Int']['output'];
  /** Name of the exercise when the plan was generated. */
  name: Scalars['String']['output'];
  /** Rest after each set, in seconds; 0 for none. */
  restSeconds: Scalars['Int']['output'];
  /** Number of sets. */
  sets: Scalars['Int']['output'];
  /** Reason for choosing the exercise. */
  why: WorkoutPlanReason;
};

/** An explanation of a choice in a workout plan. */
export type WorkoutPlanReason = {
  __typename?: 'WorkoutPlanReason';
  /** Source of the choice; null if it is a convention of the planner. */
  source?: Maybe<WorkoutPlanSource>;
  /** Explanation in one or a few sentences. */
  text: Scalars['String']['output'];
};

/** A published source of training guidance. */
export type WorkoutPlanSource = {
  __typename?: 'WorkoutPlanSource';
  /** Unique identifier among the sources. */
  id: Scalars['ID']['output'];
  /** Author, title and year. */
  title: Scalars['String']['output'];
  /** Absolute URL of the source; null if it is not online. */
  url?: Maybe<Scalars['String']['output']>;
};

/** A booking that gave up what a member owed, or took that back because the member paid after all. */
export type WriteOff = {
  __typename?: 'WriteOff';
  /** Amount; negative if it was recovered. */
  amount: Money;
  /** Time of the booking. */
  bookedAt: Scalars['DateTime']['output'];
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Whether it was given up or recovered. */
  kind: WriteOffKind;
  /** Order on which it was due. */
  order: Order;
  /** Payment that recovered it; null if it was given up. */
  payment?: Maybe<Payment>;
  /** Why it was given up; null if that is not known any more. */
  reason?: Maybe<Scalars['String']['output']>;
};

/** A page of a list. */
export type WriteOffConnection = {
  __typename?: 'WriteOffConnection';
  /** Nodes of the page with their cursors, in the order of the list. */
  edges: Array<WriteOffEdge>;
  /** Nodes of the page without their cursors, in the order of the list. */
  nodes: Array<WriteOff>;
  /** First and last cursor of the page, and whether there are nodes before and after it. */
  pageInfo: PageInfo;
  /** Total number of nodes on all pages. Counted only if it is selected. */
  totalCount: Count;
};

export type WriteOffDueInput = {
  /** Id of an order that was paid in part. */
  orderId: Scalars['ID']['input'];
  /** Reason, kept in the journal. */
  reason: Scalars['String']['input'];
};

export type WriteOffDuePayload = {
  __typename?: 'WriteOffDuePayload';
  message: Scalars['String']['output'];
  /** Order after the change. */
  order: Order;
};

/** A node of a page, with its cursor. */
export type WriteOffEdge = {
  __typename?: 'WriteOffEdge';
  /** Opaque position in the list, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** Node at this position. */
  node: WriteOff;
};

/** Kind of a booking of a write-off. */
export type WriteOffKind =
  /** The member paid it after all, or a part of it. */
  | 'RECOVERY'
  /** What a member owed was given up. */
  | 'WRITE_OFF';
