export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A date-time string at UTC, such as 2007-12-03T10:15:30Z, compliant with the `date-time` format outlined in section 5.6 of the RFC 3339 profile of the ISO 8601 standard for representation of dates and times using the Gregorian calendar.This scalar is serialized to a string in ISO 8601 format and parsed from a string in ISO 8601 format. */
  DateTimeISO: { input: string; output: string; }
  /** The `JSONObject` scalar type represents JSON objects as specified by [ECMA-404](http://www.ecma-international.org/publications/files/ECMA-ST/ECMA-404.pdf). */
  JSONObject: { input: Record<string, unknown>; output: Record<string, unknown>; }
};

/** An article of the blog. */
export type Article = {
  __typename?: 'Article';
  /** Path or address of the picture above the article, 16:9. */
  bigImageUrl: Scalars['String']['output'];
  /** The team that wrote it. */
  createdTeam: Scalars['String']['output'];
  /** One or two sentences that say what the reader gets. */
  description: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Path or address of the picture for a card, 3:2. */
  imageUrl: Scalars['String']['output'];
  /** Paragraphs, separated by newlines. */
  text: Scalars['String']['output'];
  title: Scalars['String']['output'];
  uploadedDate: Scalars['DateTimeISO']['output'];
};

export type ArticleConnection = {
  __typename?: 'ArticleConnection';
  edges: Array<ArticleEdge>;
  /** The nodes of the edges, without their cursors. */
  nodes: Array<Article>;
  pageInfo: PageInfo;
};

export type ArticleEdge = {
  __typename?: 'ArticleEdge';
  cursor: Scalars['String']['output'];
  node: Article;
};

/** What the blog list shows in one period of twelve hours. */
export type ArticleRotation = {
  __typename?: 'ArticleRotation';
  /** Ids of every article, which is all that the choice is computed from. */
  allIds: Array<Scalars['ID']['output']>;
  /** The chosen articles, in their order. */
  articles: Array<Article>;
  /** Number of the period: full periods of twelve hours since 1970. */
  period: Scalars['Int']['output'];
};

/** What a body measures. */
export type BodyMeasurements = {
  __typename?: 'BodyMeasurements';
  /** Body mass index, kg/m²; computed where weight and height are known. */
  bmi?: Maybe<Scalars['Float']['output']>;
  /** Centimetres. */
  height?: Maybe<Scalars['Float']['output']>;
  /** Kilograms. */
  muscleMass?: Maybe<Scalars['Float']['output']>;
  /** Kilograms. */
  weight?: Maybe<Scalars['Float']['output']>;
};

export type BodyMeasurementsInput = {
  /** Kept only while weight or height is unknown. */
  bmi?: InputMaybe<Scalars['Float']['input']>;
  /** Centimetres. */
  height?: InputMaybe<Scalars['Float']['input']>;
  /** Kilograms. */
  muscleMass?: InputMaybe<Scalars['Float']['input']>;
  /** Kilograms. */
  weight?: InputMaybe<Scalars['Float']['input']>;
};

export type ChangePasswordInput = {
  currentPassword: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
};

/** What the one who asks has agreed to. */
export type Consent = {
  __typename?: 'Consent';
  givenAt: Scalars['DateTimeISO']['output'];
  id: Scalars['ID']['output'];
  /** Version of the privacy notice: the day it was last changed. */
  noticeVersion: Scalars['String']['output'];
  purpose: ConsentPurpose;
  withdrawnAt?: Maybe<Scalars['DateTimeISO']['output']>;
};

/** What a consent is given for. */
export type ConsentPurpose =
  | 'account'
  | 'health_data';

/** Who asks. */
export type CurrentUser = {
  __typename?: 'CurrentUser';
  email: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Nothing but `changePassword` is allowed until it was called. */
  mustChangePassword: Scalars['Boolean']['output'];
  name?: Maybe<Scalars['String']['output']>;
  role: Role;
};

/** What a body measured at one moment. */
export type MeasuredBody = {
  __typename?: 'MeasuredBody';
  /** Body mass index, kg/m²; computed where weight and height are known. */
  bmi?: Maybe<Scalars['Float']['output']>;
  /** Centimetres. */
  height?: Maybe<Scalars['Float']['output']>;
  id: Scalars['ID']['output'];
  measuredAt: Scalars['DateTimeISO']['output'];
  /** Kilograms. */
  muscleMass?: Maybe<Scalars['Float']['output']>;
  /** Kilograms. */
  weight?: Maybe<Scalars['Float']['output']>;
};

/** What to tell the person whose request was carried out. */
export type Message = {
  __typename?: 'Message';
  message: Scalars['String']['output'];
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Changes the password of the one who asks; other sessions end, this one goes on with a new token. */
  changePassword: SignedIn;
  /** Whether a password is the one that admins sign up with. A mutation, so that it never is in a URL. */
  checkAdminPassword: Scalars['Boolean']['output'];
  /** Removes the account of the one who asks and what belongs to it. */
  deleteAccount: Message;
  /** Ends one session of the one who asks. */
  endSession: Message;
  /** Mails a verification link; the same answer for every address. */
  initiateSignUp: Message;
  /** A new access token for the refresh cookie. */
  renewSession: RenewedSession;
  /** Mails a one-time password, if the address has an account; the same answer for every address. */
  requestPasswordReset: Message;
  /** Sets a new password; every session of the account ends. */
  resetPassword: Message;
  /** Log-in by e-mail address, user name or phone number. */
  signIn: SignedIn;
  /** Ends the session of the cookie or of the access token. */
  signOut: Message;
  /** Ends every session of the one who asks, this one too. */
  signOutEverywhere: Message;
  /** Changes the profile of the one who asks. */
  updateProfile: UpdatedProfile;
  /** Opens the link of a verification mail. */
  verifyEmail: VerifiedEmail;
  /** A reset token for a one-time password. */
  verifyOtp: VerifiedOtp;
  /** Takes a consent back and removes what was kept by it. */
  withdrawConsent: Message;
};


export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


export type MutationCheckAdminPasswordArgs = {
  password: Scalars['String']['input'];
};


export type MutationDeleteAccountArgs = {
  password: Scalars['String']['input'];
};


export type MutationEndSessionArgs = {
  id: Scalars['ID']['input'];
};


export type MutationInitiateSignUpArgs = {
  input: SignUpInput;
};


export type MutationRequestPasswordResetArgs = {
  email: Scalars['String']['input'];
};


export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


export type MutationSignInArgs = {
  input: SignInInput;
};


export type MutationUpdateProfileArgs = {
  input: ProfileInput;
};


export type MutationVerifyEmailArgs = {
  email: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


export type MutationVerifyOtpArgs = {
  input: VerifyOtpInput;
};


export type MutationWithdrawConsentArgs = {
  purpose: ConsentPurpose;
};

/** Where a page of a list stands in the whole. */
export type PageInfo = {
  __typename?: 'PageInfo';
  endCursor?: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor?: Maybe<Scalars['String']['output']>;
};

/** A picture of the studio. */
export type Photo = {
  __typename?: 'Photo';
  /** What is to be seen, in a few words. */
  caption: Scalars['String']['output'];
  /** Main colour as #rrggbb, shown until the picture arrives. */
  color: Scalars['String']['output'];
  /** What is to be seen, for who does not see it. */
  description: Scalars['String']['output'];
  height: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** Path of the picture in its largest width. */
  imageUrl: Scalars['String']['output'];
  width: Scalars['Int']['output'];
};

/** What can be bought, at which price, for how long. */
export type PlanOffer = {
  __typename?: 'PlanOffer';
  durationMonths: Scalars['Int']['output'];
  features: Array<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** In paise, taxes as the studio quotes its prices. */
  pricePaise: Scalars['Int']['output'];
  type: PlanType;
};

/** What a plan offer is for. */
export type PlanType =
  | 'nutrition'
  | 'pass';

/** What a member tells the studio about themselves. */
export type Profile = {
  __typename?: 'Profile';
  /** The latest ones. */
  bodyMeasurements: BodyMeasurements;
  /** Phone number, E.164; can be used to log in. */
  contact?: Maybe<Scalars['String']['output']>;
  email: Scalars['String']['output'];
  fitnessGoals?: Maybe<Scalars['String']['output']>;
  /** Name and contact are known. */
  isProfileComplete: Scalars['Boolean']['output'];
  name?: Maybe<Scalars['String']['output']>;
  /** Can be used to log in. */
  userName?: Maybe<Scalars['String']['output']>;
  workoutPreferences?: Maybe<Scalars['String']['output']>;
};

/** What is absent stays as it is; null clears. */
export type ProfileInput = {
  bodyMeasurements?: InputMaybe<BodyMeasurementsInput>;
  /** An Indian mobile number in any usual spelling. */
  contact: Scalars['String']['input'];
  fitnessGoals?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  userName?: InputMaybe<Scalars['String']['input']>;
  workoutPreferences?: InputMaybe<Scalars['String']['input']>;
};

export type Query = {
  __typename?: 'Query';
  /** One article, or null when there is none. */
  article?: Maybe<Article>;
  /** The articles of a period; of the current one by default. */
  articleRotation: ArticleRotation;
  /** Every article, newest first. */
  articles: ArticleConnection;
  /** Who asks. */
  me: CurrentUser;
  /** What the body of the one who asks has measured, newest first. */
  measurements: Array<MeasuredBody>;
  /** What the one who asks has agreed to, newest first. */
  myConsents: Array<Consent>;
  /** Everything that is kept about the one who asks, by table; grows with the product. */
  myData: Scalars['JSONObject']['output'];
  /** The living sessions of the one who asks, last used first. */
  mySessions: Array<Session>;
  /** Pictures of the studio, in their order. */
  photos: Array<Photo>;
  /** What the studio sells, in the order of its price list; of one type when it is given. */
  planOffers: Array<PlanOffer>;
  /** The profile of the one who asks. */
  profile: Profile;
  /** Recent reviews of four stars and more that are short enough to be quoted, newest first. */
  reviewQuotes: Array<Review>;
  /** How many reviews there are, and how they are spread. */
  reviewSummary: ReviewSummary;
  /** Members’ reviews, newest first; only those with so many stars when `rating` is given. */
  reviews: ReviewConnection;
  /** The coaches of the studio, in their order; the first `first` of them when it is given. */
  trainers: Array<Trainer>;
};


export type QueryArticleArgs = {
  id: Scalars['ID']['input'];
};


export type QueryArticleRotationArgs = {
  period?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryArticlesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryMeasurementsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryPlanOffersArgs = {
  type?: InputMaybe<PlanType>;
};


export type QueryReviewQuotesArgs = {
  first?: Scalars['Int']['input'];
};


export type QueryReviewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  rating?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryTrainersArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** How many reviews gave so many stars. */
export type RatingCount = {
  __typename?: 'RatingCount';
  count: Scalars['Int']['output'];
  /** Stars, 1 to 5. */
  rating: Scalars['Int']['output'];
};

/** A session that goes on. */
export type RenewedSession = {
  __typename?: 'RenewedSession';
  /** The new access token. */
  token: Scalars['String']['output'];
};

export type ResetPasswordInput = {
  password: Scalars['String']['input'];
  resetToken: Scalars['String']['input'];
};

/** What a member thinks of the studio, for everybody to read. */
export type Review = {
  __typename?: 'Review';
  comment: Scalars['String']['output'];
  createdAt: Scalars['DateTimeISO']['output'];
  id: Scalars['ID']['output'];
  /** As the author signed it. */
  name: Scalars['String']['output'];
  /** Stars, 1 to 5. */
  rating: Scalars['Int']['output'];
  /** Id of the author. */
  userId: Scalars['ID']['output'];
};

export type ReviewConnection = {
  __typename?: 'ReviewConnection';
  edges: Array<ReviewEdge>;
  /** The nodes of the edges, without their cursors. */
  nodes: Array<Review>;
  pageInfo: PageInfo;
};

export type ReviewEdge = {
  __typename?: 'ReviewEdge';
  cursor: Scalars['String']['output'];
  node: Review;
};

/** All reviews in figures. */
export type ReviewSummary = {
  __typename?: 'ReviewSummary';
  /** Mean of the stars to one decimal; null without reviews. */
  average?: Maybe<Scalars['Float']['output']>;
  count: Scalars['Int']['output'];
  /** One row for each number of stars, the most first. */
  ratings: Array<RatingCount>;
};

/** Who somebody is. */
export type Role =
  | 'admin'
  | 'user';

/** A log-in of the one who asks, on one device. */
export type Session = {
  __typename?: 'Session';
  createdAt: Scalars['DateTimeISO']['output'];
  /** Browser and system, such as "Chrome on Android". */
  device: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** The one that this request was made with. */
  isCurrent: Scalars['Boolean']['output'];
  /** Lasts beyond the closing of the browser. */
  isKept: Scalars['Boolean']['output'];
  lastUsedAt: Scalars['DateTimeISO']['output'];
  /** Where it was first used: a network address, unless it is near. */
  place: Scalars['String']['output'];
};

export type SignInInput = {
  /** E-mail address, user name or phone number. */
  email: Scalars['String']['input'];
  keepLoggedIn?: Scalars['Boolean']['input'];
  password: Scalars['String']['input'];
};

export type SignUpInput = {
  confirmPassword: Scalars['String']['input'];
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
  role?: Role;
};

/** A log-in that succeeded; the refresh token is in a cookie. */
export type SignedIn = {
  __typename?: 'SignedIn';
  isProfileComplete: Scalars['Boolean']['output'];
  message: Scalars['String']['output'];
  /** Nothing but `changePassword` is allowed until it was called. */
  mustChangePassword: Scalars['Boolean']['output'];
  role: Role;
  /** Access token: send it as `Authorization: Bearer`. */
  token: Scalars['String']['output'];
};

/** A coach of the studio, as the site presents them. */
export type Trainer = {
  __typename?: 'Trainer';
  age: Scalars['Int']['output'];
  /** Paragraphs, separated by newlines; null where specialisations say more. */
  bio?: Maybe<Scalars['String']['output']>;
  description: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Path of the portrait, 3:4. */
  portraitUrl: Scalars['String']['output'];
  /** Short name in addresses. */
  slug: Scalars['String']['output'];
  /** Empty where there is a bio instead. */
  specialisations: Array<Scalars['String']['output']>;
  specialty: Scalars['String']['output'];
  /** Null where there is a bio instead. */
  yearsOfExperience?: Maybe<Scalars['Int']['output']>;
};

/** A profile that was changed. */
export type UpdatedProfile = {
  __typename?: 'UpdatedProfile';
  message: Scalars['String']['output'];
  profile: Profile;
};

/** An e-mail address whose owner has opened the link that was mailed to it. */
export type VerifiedEmail = {
  __typename?: 'VerifiedEmail';
  message: Scalars['String']['output'];
  success: Scalars['Boolean']['output'];
  /** Access token that cannot be renewed; none when the link had been opened before. */
  token?: Maybe<Scalars['String']['output']>;
};

/** A one-time password that was right. */
export type VerifiedOtp = {
  __typename?: 'VerifiedOtp';
  message: Scalars['String']['output'];
  /** Allows one call of `resetPassword`. */
  resetToken: Scalars['String']['output'];
};

export type VerifyOtpInput = {
  email: Scalars['String']['input'];
  otp: Scalars['String']['input'];
};
