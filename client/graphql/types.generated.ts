export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A currency by its code in ISO 4217, such as `INR`. */
  CurrencyCode: { input: string; output: string; }
  /** A day of the calendar without a time, such as 2026-11-23. */
  Date: { input: string; output: string; }
  /** An instant in ISO 8601, answered in UTC with milliseconds, such as 2026-11-23T05:30:00.000Z. */
  DateTime: { input: string; output: string; }
  /** The `SafeInt` scalar type represents non-fractional signed whole numeric values that are considered safe as defined by the ECMAScript specification. */
  SafeInt: { input: number; output: number; }
};

/** The studio’s reply to a review. */
export type AnswerReviewInput = {
  /** Plain text of up to 500 characters; an empty one removes the previous reply. */
  answer: Scalars['String']['input'];
  /** Id of the review. */
  id: Scalars['ID']['input'];
};

/** Result of `answerReview`. */
export type AnswerReviewPayload = {
  __typename?: 'AnswerReviewPayload';
  /** A sentence to show to the user. */
  message: Scalars['String']['output'];
  /** The review after the change. */
  review: Review;
};

/** A blog article. */
export type Article = {
  __typename?: 'Article';
  /** Name of the author, usually a team of the studio. */
  authorName: Scalars['String']['output'];
  /** Path of the picture above the article, 16:9, relative to the origin of the site. */
  coverUrl: Scalars['String']['output'];
  /** Summary in one or two sentences. */
  description: Scalars['String']['output'];
  /** Id of the article, a UUID. */
  id: Scalars['ID']['output'];
  /** Time of publication. */
  publishedAt: Scalars['DateTime']['output'];
  /** Full text: plain paragraphs, separated by newlines. */
  text: Scalars['String']['output'];
  /** Path of the picture for lists, 3:2, relative to the origin of the site, which shows no pictures from other origins. */
  thumbnailUrl: Scalars['String']['output'];
  /** Headline. */
  title: Scalars['String']['output'];
};

/** One page of a list. */
export type ArticleConnection = {
  __typename?: 'ArticleConnection';
  /** The nodes of the page with their cursors, in the order of the list. */
  edges: Array<ArticleEdge>;
  /** The nodes of the edges, without their cursors. */
  nodes: Array<Article>;
  /** Whether there are nodes before and after the page. */
  pageInfo: PageInfo;
  /** How many nodes the whole list has, not only this page. Counted only when it is selected. */
  totalCount: Count;
};

/** A node of a page, with its cursor. */
export type ArticleEdge = {
  __typename?: 'ArticleEdge';
  /** Opaque position of the node, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The node. */
  node: Article;
};

/** The articles that the blog shows during one period of twelve hours. */
export type ArticleRotation = {
  __typename?: 'ArticleRotation';
  /** Ids of all articles. Together with the number of the period they determine which ones are shown. */
  allArticleIds: Array<Scalars['ID']['output']>;
  /** The articles of this period, in display order. */
  articles: Array<Article>;
  /** Number of the period: full periods of twelve hours since 1970-01-01T00:00:00Z. */
  period: Scalars['Int']['output'];
};

/** The category of a body mass index that has been rounded to one decimal. */
export type BmiStatus =
  /** From 18.5 to below 25 kg/m². */
  | 'NORMAL'
  /** 30 kg/m² and above. */
  | 'OBESE'
  /** From 25 to below 30 kg/m². */
  | 'OVERWEIGHT'
  /** Below 18.5 kg/m². */
  | 'UNDERWEIGHT';

/** The order to cancel. */
export type CancelOrderInput = {
  /** Id of an unpaid order of the current user. */
  id: Scalars['ID']['input'];
};

/** Result of cancelling an order. */
export type CancelOrderPayload = {
  __typename?: 'CancelOrderPayload';
  /** The member’s membership of the ordered type; null once the account is deleted. */
  membership?: Maybe<Membership>;
  /** A sentence to show to the user. */
  message: Scalars['String']['output'];
  /** The order after the change. */
  order: Order;
};

/** Input of `changePassword`. */
export type ChangePasswordInput = {
  /** Password that applies now. */
  currentPassword: Scalars['String']['input'];
  /** New password, other than the current one. From 8 to 128 characters; common passwords are refused. */
  newPassword: Scalars['String']['input'];
};

/** Payload of `changePassword`. The new refresh token is set as a cookie. */
export type ChangePasswordPayload = {
  __typename?: 'ChangePasswordPayload';
  /** A sentence to show to the user. */
  message: Scalars['String']['output'];
  /** Access token, to be sent as `Authorization: Bearer <token>`; it is valid for 15 minutes. The former tokens are no longer valid. */
  token: Scalars['String']['output'];
  /** The account after the change, with its only session. */
  viewer: Viewer;
};

/** Input of `checkAdminPassword`. */
export type CheckAdminPasswordInput = {
  /** Password to check. */
  password: Scalars['String']['input'];
};

/** Payload of `checkAdminPassword`. */
export type CheckAdminPasswordPayload = {
  __typename?: 'CheckAdminPasswordPayload';
  /** Whether it is the password for signing up as an admin. */
  isAdminPassword: Scalars['Boolean']['output'];
};

/** What the client needs to open the checkout form of a payment gateway. More gateways may be added. */
export type Checkout = RazorpayCheckout;

/** What the checkout form of the payment gateway returns after a payment. */
export type ConfirmOnlinePaymentInput = {
  /** The payment’s id at the gateway. */
  gatewayPaymentId: Scalars['String']['input'];
  /** Id of the order that was paid. */
  orderId: Scalars['ID']['input'];
  /** The gateway’s signature of the payment: 64 hexadecimal digits. */
  signature: Scalars['String']['input'];
};

/** Result of reporting an online payment. */
export type ConfirmOnlinePaymentPayload = {
  __typename?: 'ConfirmOnlinePaymentPayload';
  /** The member’s membership of the ordered type; null once the account is deleted. */
  membership?: Maybe<Membership>;
  /** A sentence to show to the user. */
  message: Scalars['String']['output'];
  /** The order after the change. */
  order: Order;
};

/** A payment at the front desk. */
export type ConfirmOrderInput = {
  /** Id of the order. */
  id: Scalars['ID']['input'];
  /** How the member has paid. */
  method: DeskMethod;
};

/** Result of recording a payment at the desk. */
export type ConfirmOrderPayload = {
  __typename?: 'ConfirmOrderPayload';
  /** The member’s membership of the ordered type; null once the account is deleted. */
  membership?: Maybe<Membership>;
  /** A sentence to show to the user. */
  message: Scalars['String']['output'];
  /** The order after the change. */
  order: Order;
};

/** A consent that the current user has given. */
export type Consent = {
  __typename?: 'Consent';
  /** When the consent was given. */
  givenAt: Scalars['DateTime']['output'];
  /** Id of the consent. */
  id: Scalars['ID']['output'];
  /** Version of the privacy notice: the date of its last change. */
  noticeVersion: Scalars['String']['output'];
  /** What the consent covers. */
  purpose: ConsentPurpose;
  /** When it was withdrawn; null while it applies. */
  withdrawnAt?: Maybe<Scalars['DateTime']['output']>;
};

/** The purpose that a consent covers. */
export type ConsentPurpose =
  /** Having an account. Ends only with the account. */
  | 'ACCOUNT'
  /** Storing health data: body measurements, diet details, and plans that respect limitations. */
  | 'HEALTH_DATA';

/** A number of rows. Counting stops at 10,000. */
export type Count = {
  __typename?: 'Count';
  /** The number of rows, at most 10,000. */
  count: Scalars['Int']['output'];
  /** `AT_LEAST` if there are more than `count`. */
  precision: CountPrecision;
};

/** Whether a count is exact. */
export type CountPrecision =
  /** There are more; counting stopped at this number. */
  | 'AT_LEAST'
  /** The number is exact. */
  | 'EXACT';

/** A new review. */
export type CreateReviewInput = {
  /** Plain text of up to 500 characters, which may contain newlines. */
  comment: Scalars['String']['input'];
  /** Name to sign with, up to 80 characters. */
  name: Scalars['String']['input'];
  /** Stars, 1 to 5. */
  rating: Scalars['Int']['input'];
  /** Idempotency key, 10 to 64 letters, digits, hyphens or underscores; repeating it returns the first review. */
  requestKey: Scalars['String']['input'];
};

/** Result of `createReview`. */
export type CreateReviewPayload = {
  __typename?: 'CreateReviewPayload';
  /** A sentence to show to the user. */
  message: Scalars['String']['output'];
  /** The review after the change. */
  review: Review;
  /** The figures of all visible reviews after the change. */
  reviewSummary: ReviewSummary;
};

/** The data stored about a user, as a file. */
export type DataExportFile = {
  __typename?: 'DataExportFile';
  /** Content of the file, in Base64. */
  base64: Scalars['String']['output'];
  /** Media type of the content. */
  mediaType: Scalars['String']['output'];
  /** File name, such as bhor-my-data-2026-11-23.json. */
  name: Scalars['String']['output'];
};

/** Input of `deleteAccount`. */
export type DeleteAccountInput = {
  /** Password of the account. */
  password: Scalars['String']['input'];
};

/** Payload of `deleteAccount`. */
export type DeleteAccountPayload = {
  __typename?: 'DeleteAccountPayload';
  /** Id of the user whose account was deleted. */
  deletedUserId: Scalars['ID']['output'];
  /** A sentence to show to the user. */
  message: Scalars['String']['output'];
};

/** The review to delete. */
export type DeleteReviewInput = {
  /** Id of the review. */
  id: Scalars['ID']['input'];
};

/** Result of `deleteReview`. */
export type DeleteReviewPayload = {
  __typename?: 'DeleteReviewPayload';
  /** Id of the deleted review. */
  deletedReviewId: Scalars['ID']['output'];
  /** A sentence to show to the user. */
  message: Scalars['String']['output'];
  /** The figures of all visible reviews after the change. */
  reviewSummary: ReviewSummary;
};

/** A payment method at the front desk. */
export type DeskMethod =
  /** Card. */
  | 'CARD'
  /** Cash. */
  | 'CASH'
  /** UPI. */
  | 'UPI';

/** A session of the current user on one device, from the log-in to the log-out. */
export type DeviceSession = {
  __typename?: 'DeviceSession';
  /** When the user logged in. */
  createdAt: Scalars['DateTime']['output'];
  /** Browser and operating system, such as "Chrome on Android". */
  device: Scalars['String']['output'];
  /** Id of the session. */
  id: Scalars['ID']['output'];
  /** Whether this request belongs to the session. */
  isCurrent: Scalars['Boolean']['output'];
  /** Whether the session outlives the browser. */
  isKept: Scalars['Boolean']['output'];
  /** When the session was last renewed, which happens every 15 minutes of use. */
  lastUsedAt: Scalars['DateTime']['output'];
  /** Where the session began: a network address, or "Local network" or "This machine". */
  place: Scalars['String']['output'];
};

/** Diet details of a member or of an anonymous visitor. All are optional; those that are not given are null. */
export type DietDetails = {
  __typename?: 'DietDetails';
  /** Age in years. */
  age?: Maybe<Scalars['Int']['output']>;
  /** Body mass index, kg/m², to one decimal. */
  bmi?: Maybe<Scalars['Float']['output']>;
  /** Derived from `bmi` if that is known. */
  bmiStatus?: Maybe<BmiStatus>;
  /** What the diet should achieve, in the person’s own words. */
  dietGoal?: Maybe<Scalars['String']['output']>;
  /** Level of physical activity. */
  fitnessLevel?: Maybe<FitnessLevel>;
  /** What the person likes to eat and what not, in their own words. */
  foodPreferences?: Maybe<Scalars['String']['output']>;
  /** Gender, for estimating energy needs. */
  gender?: Maybe<Gender>;
  /** Id of the details. Anyone who knows that of anonymous details can read them. */
  id: Scalars['ID']['output'];
  /** Foods or activities to avoid, such as allergies and injuries. */
  limitations?: Maybe<Scalars['String']['output']>;
  /** Time of the last save. */
  updatedAt: Scalars['DateTime']['output'];
};

/** Input of `endDeviceSession`. */
export type EndDeviceSessionInput = {
  /** Id of the session to end. */
  id: Scalars['ID']['input'];
};

/** Payload of `endDeviceSession`. */
export type EndDeviceSessionPayload = {
  __typename?: 'EndDeviceSessionPayload';
  /** Id of the session that has ended. */
  endedDeviceSessionId: Scalars['ID']['output'];
  /** A sentence to show to the user. */
  message: Scalars['String']['output'];
};

/** An exercise of the library, with instructions. */
export type Exercise = {
  __typename?: 'Exercise';
  /** Alternative names, included in searches. */
  aliases: Array<Scalars['String']['output']>;
  /** Limitations with which to avoid the exercise. */
  avoid: Array<ExerciseLimitation>;
  /** When to breathe in and out. */
  breathing: Scalars['String']['output'];
  /** Who should be careful, and what to do instead. */
  caution: Scalars['String']['output'];
  /** Demonstration; null if there is none yet. */
  demonstration?: Maybe<ExerciseDemonstration>;
  /** Easier variant, if there is one. */
  easier?: Maybe<Exercise>;
  /** Equipment category. */
  equipment: ExerciseEquipment;
  /** Harder variant, if there is one. */
  harder?: Maybe<Exercise>;
  /** Name in lower case with hyphens, as used in URLs. */
  id: Scalars['ID']['output'];
  /** Type of exercise. */
  kind: ExerciseKind;
  /** Required experience. */
  level: ExerciseLevel;
  /** Unit in which a set is counted. */
  measure: ExerciseMeasure;
  /** Common mistakes and how to correct them. */
  mistakes: Array<Scalars['String']['output']>;
  /** Main target. */
  muscle: Muscle;
  /** Common name. */
  name: Scalars['String']['output'];
  /** All required items. */
  needs: Array<ExerciseNeed>;
  /** Movement pattern. */
  pattern: MovementPattern;
  /** Secondary targets. */
  secondary: Array<Muscle>;
  /** How the left and right sides are trained. */
  sides: ExerciseSides;
  /** Step-by-step instructions. */
  steps: Array<Scalars['String']['output']>;
};

/** Video or picture of an exercise. */
export type ExerciseDemonstration = {
  __typename?: 'ExerciseDemonstration';
  /** Text alternative for the video or picture. */
  description: Scalars['String']['output'];
  /** Path of the poster picture, 640 by 480 pixels. */
  posterUrl: Scalars['String']['output'];
  /** Path of the thumbnail, 320 by 240 pixels. */
  thumbnailUrl: Scalars['String']['output'];
  /** Path of a short looping video without sound; null if there is only a picture. */
  videoUrl?: Maybe<Scalars['String']['output']>;
};

/** Equipment category of an exercise. */
export type ExerciseEquipment =
  /** Barbell. */
  | 'BARBELL'
  /** Dumbbell. */
  | 'DUMBBELL'
  /** Kettlebell. */
  | 'KETTLEBELL'
  /** Machine. */
  | 'MACHINE'
  /** None. */
  | 'NONE'
  /** Other. */
  | 'OTHER'
  /** Plate. */
  | 'PLATE'
  /** Resistance Band. */
  | 'RESISTANCE_BAND';

/** Conditions for exercises, which all have to hold. */
export type ExerciseFilter = {
  /** Only exercises with this equipment. */
  equipment?: InputMaybe<ExerciseEquipment>;
  /** Only exercises that mainly train this muscle. */
  muscle?: InputMaybe<Muscle>;
  /** Words to search for. Each has to be a prefix of a word in a name, an alias, or the label of muscle or equipment. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** Type of exercise. */
export type ExerciseKind =
  /** Trains the cardiovascular system. */
  | 'CARDIO'
  /** Moves a joint through its range of motion. */
  | 'MOBILITY'
  /** Builds muscle and strength. */
  | 'STRENGTH'
  /** Holds a muscle in a lengthened position. */
  | 'STRETCH';

/** Experience required for an exercise. */
export type ExerciseLevel =
  /** Advanced. */
  | 'ADVANCED'
  /** Beginner. */
  | 'BEGINNER'
  /** Intermediate. */
  | 'INTERMEDIATE';

/** Physical limitation with which an exercise should be avoided. */
export type ExerciseLimitation =
  /** Ankle trouble. */
  | 'ANKLE'
  /** Difficulty keeping the balance. */
  | 'BALANCE'
  /** Elbow trouble. */
  | 'ELBOW'
  /** Difficulty getting down to the floor and up again. */
  | 'FLOOR'
  /** High blood pressure. */
  | 'HIGH_BLOOD_PRESSURE'
  /** Hip trouble. */
  | 'HIP'
  /** Knee trouble. */
  | 'KNEE'
  /** Trouble with the lower back. */
  | 'LOWER_BACK'
  /** Neck trouble. */
  | 'NECK'
  /** Pregnancy. */
  | 'PREGNANCY'
  /** Shoulder trouble. */
  | 'SHOULDER'
  /** Wrist trouble. */
  | 'WRIST';

/** Unit in which a set is counted. */
export type ExerciseMeasure =
  /** Repetitions. */
  | 'REPS'
  /** Seconds. */
  | 'SECONDS';

/** Item required for an exercise. */
export type ExerciseNeed =
  /** Ab wheel. */
  | 'AB_WHEEL'
  /** Resistance band. */
  | 'BAND'
  /** Barbell. */
  | 'BARBELL'
  /** Bench. */
  | 'BENCH'
  /** Box. */
  | 'BOX'
  /** Chair. */
  | 'CHAIR'
  /** Dip bars. */
  | 'DIP_BARS'
  /** Dumbbell. */
  | 'DUMBBELL'
  /** Foam roller. */
  | 'FOAM_ROLLER'
  /** Jump rope. */
  | 'JUMP_ROPE'
  /** Kettlebell. */
  | 'KETTLEBELL'
  /** Machine. */
  | 'MACHINE'
  /** Mat. */
  | 'MAT'
  /** Medicine ball. */
  | 'MEDICINE_BALL'
  /** Weight plates. */
  | 'PLATES'
  /** Pull-up bar. */
  | 'PULL_UP_BAR'
  /** Rack. */
  | 'RACK'
  /** Stability ball. */
  | 'STABILITY_BALL'
  /** Step. */
  | 'STEP'
  /** Suspension trainer. */
  | 'SUSPENSION_TRAINER'
  /** Wall. */
  | 'WALL';

/** How the left and right sides are trained. */
export type ExerciseSides =
  /** The sides alternate from one repetition to the next. */
  | 'ALTERNATING'
  /** Both sides work at the same time. */
  | 'BOTH'
  /** One side does a whole set, then the other. */
  | 'EACH';

/** The level of physical activity. */
export type FitnessLevel =
  /** Training on 1 to 3 days a week. */
  | 'LIGHT'
  /** Training on 3 to 5 days a week. */
  | 'MODERATE'
  /** Mostly sitting. */
  | 'SEDENTARY'
  /** Training on 6 or 7 days a week. */
  | 'VERY';

/** Used to estimate energy needs. */
export type Gender =
  /** Female. */
  | 'FEMALE'
  /** Male. */
  | 'MALE'
  /** Any other gender; energy needs are estimated with the mean of the two others. */
  | 'OTHER';

/** Input of `generateWorkoutPlan`. */
export type GenerateWorkoutPlanInput = {
  /** Length in days: 7, 10, 14, 21, 30 or 60. */
  days?: Scalars['Int']['input'];
  /** Available equipment; empty for none. */
  equipment?: Array<WorkoutEquipment>;
  /** Training experience. */
  experience: WorkoutExperience;
  /** What the plan is for. */
  goal: WorkoutGoal;
  /** Physical limitations to respect; null uses those in the diet details of the current user, and none when signed out. */
  limitations?: InputMaybe<Array<ExerciseLimitation>>;
  /** Where the training takes place. */
  location: WorkoutLocation;
};

/** Payload of `generateWorkoutPlan`: a plan that has not been saved. */
export type GenerateWorkoutPlanPayload = {
  __typename?: 'GenerateWorkoutPlanPayload';
  /** Whether the hosted model wrote the text. If so, the text can differ from the plan. */
  isTextByModel: Scalars['Boolean']['output'];
  /** The plan of the built-in planner, one entry per day. */
  plan: WorkoutPlan;
  /** The plan as text. */
  text: Scalars['String']['output'];
};

/** The review to hide, and why. */
export type HideReviewInput = {
  /** Id of the review. */
  id: Scalars['ID']['input'];
  /** Why it is hidden, up to 200 characters; mailed to the author. */
  reason: Scalars['String']['input'];
};

/** Result of `hideReview`. */
export type HideReviewPayload = {
  __typename?: 'HideReviewPayload';
  /** A sentence to show to the user. */
  message: Scalars['String']['output'];
  /** The review after the change. */
  review: Review;
  /** The figures of all visible reviews after the change. */
  reviewSummary: ReviewSummary;
};

/** Input of `initiateSignUp`. */
export type InitiateSignUpInput = {
  /** Kind of the new account. */
  accountType?: SignUpAccountType;
  /** The password again. */
  confirmPassword: Scalars['String']['input'];
  /** E-mail address of the new account. */
  email: Scalars['String']['input'];
  /** From 8 to 128 characters; common passwords are refused. For an admin account, the password that the studio gives to its admins. */
  password: Scalars['String']['input'];
};

/** Payload of `initiateSignUp`, the same for every address. */
export type InitiateSignUpPayload = {
  __typename?: 'InitiateSignUpPayload';
  /** A sentence to show to the user. */
  message: Scalars['String']['output'];
};

/** Body measurements of a member at one time. Values that were not measured are null. */
export type Measurement = {
  __typename?: 'Measurement';
  /** Body mass index, in kg/m²; computed if weight and height are known. */
  bmi?: Maybe<Scalars['Float']['output']>;
  /** Body height, in centimetres. */
  heightCm?: Maybe<Scalars['Float']['output']>;
  /** Id of the measurement. */
  id: Scalars['ID']['output'];
  /** When it was entered in the profile. */
  measuredAt: Scalars['DateTime']['output'];
  /** Muscle mass, in kilograms. */
  muscleMassKg?: Maybe<Scalars['Float']['output']>;
  /** Body weight, in kilograms. */
  weightKg?: Maybe<Scalars['Float']['output']>;
};

/** One page of a list. */
export type MeasurementConnection = {
  __typename?: 'MeasurementConnection';
  /** The nodes of the page with their cursors, in the order of the list. */
  edges: Array<MeasurementEdge>;
  /** The nodes of the edges, without their cursors. */
  nodes: Array<Measurement>;
  /** Whether there are nodes before and after the page. */
  pageInfo: PageInfo;
  /** How many nodes the whole list has, not only this page. Counted only when it is selected. */
  totalCount: Count;
};

/** A node of a page, with its cursor. */
export type MeasurementEdge = {
  __typename?: 'MeasurementEdge';
  /** Opaque position of the node, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The node. */
  node: Measurement;
};

/** New body measurements. Absent values keep those of the latest; null clears them. */
export type MeasurementInput = {
  /** Body mass index, in kg/m². Stored only while weight or height is unknown; otherwise it is computed. */
  bmi?: InputMaybe<Scalars['Float']['input']>;
  /** Body height, in centimetres. */
  heightCm?: InputMaybe<Scalars['Float']['input']>;
  /** Muscle mass, in kilograms. */
  muscleMassKg?: InputMaybe<Scalars['Float']['input']>;
  /** Body weight, in kilograms. */
  weightKg?: InputMaybe<Scalars['Float']['input']>;
};

/** A member’s pass or nutrition membership, active or not. Every user has one of each plan type. */
export type Membership = {
  __typename?: 'Membership';
  /** The period that is running; null if the membership is inactive. */
  current?: Maybe<MembershipPeriod>;
  /** Made of the user and the plan type, so it never changes. Opaque: do not parse it. */
  id: Scalars['ID']['output'];
  /** The end of the last of all periods, midnight after its last day. Exclusive. Null if there has never been one. */
  paidUntil?: Maybe<Scalars['DateTime']['output']>;
  /** The newest unpaid order of this plan type, if the current user may read it; else null. */
  pendingOrder?: Maybe<Order>;
  /** Whether it is the gym pass or the nutrition membership. */
  planType: PlanType;
  /** The period that ended last; null if one is running or none has ended. */
  previous?: Maybe<MembershipPeriod>;
  /** Active while there is a current period. */
  status: MembershipStatus;
  /** Periods that have not started, earliest first. */
  upcoming: Array<MembershipPeriod>;
};

/** A period of membership, paid for or granted by the studio. Periods of one membership never overlap: one that is bought early follows the last one. */
export type MembershipPeriod = {
  __typename?: 'MembershipPeriod';
  /** Midnight after its last day, in the studio’s time zone. Exclusive. */
  endsAt: Scalars['DateTime']['output'];
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** The plan that was bought; null if it was deleted, or the studio granted the period. */
  offer?: Maybe<PlanOffer>;
  /** The order that paid for the period, if there is one that the current user may read; else null. */
  order?: Maybe<Order>;
  /** Name of the plan when it was bought. */
  planName: Scalars['String']['output'];
  /** When it starts or has started. */
  startsAt: Scalars['DateTime']['output'];
};

/** Whether a membership is valid now. */
export type MembershipStatus =
  /** A period is running. */
  | 'ACTIVE'
  /** No period is running. */
  | 'INACTIVE';

/** An amount of money. */
export type Money = {
  __typename?: 'Money';
  /** The currency of the amount. */
  currencyCode: Scalars['CurrencyCode']['output'];
  /** The amount in the smallest unit of the currency, such as paise. */
  minorUnits: Scalars['SafeInt']['output'];
};

/** An amount of money. */
export type MoneyInput = {
  /** The currency of the amount. */
  currencyCode: Scalars['CurrencyCode']['input'];
  /** The amount in the smallest unit of the currency, such as paise. */
  minorUnits: Scalars['SafeInt']['input'];
};

/** Movement pattern. Exercises with the same pattern can replace each other. */
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
  /** Abdominals. */
  | 'ABDOMINALS'
  /** Abductors. */
  | 'ABDUCTORS'
  /** Adductors. */
  | 'ADDUCTORS'
  /** Biceps. */
  | 'BICEPS'
  /** Calves. */
  | 'CALVES'
  /** Cardio. */
  | 'CARDIO'
  /** Chest. */
  | 'CHEST'
  /** Forearms. */
  | 'FOREARMS'
  /** Full Body. */
  | 'FULL_BODY'
  /** Glutes. */
  | 'GLUTES'
  /** Hamstrings. */
  | 'HAMSTRINGS'
  /** Lats. */
  | 'LATS'
  /** Lower Back. */
  | 'LOWER_BACK'
  /** Neck. */
  | 'NECK'
  /** Quadriceps. */
  | 'QUADRICEPS'
  /** Shoulders. */
  | 'SHOULDERS'
  /** Traps. */
  | 'TRAPS'
  /** Triceps. */
  | 'TRICEPS'
  /** Upper Back. */
  | 'UPPER_BACK';

/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Publishes the studio’s reply to a review. An empty reply removes the previous one. Requires the permission `reviews:answer`. */
  answerReview: AnswerReviewPayload;
  /** Cancels an unpaid order of the current user. Requires a log-in. */
  cancelOrder: CancelOrderPayload;
  /** Sets a new password, ends all sessions and starts a new one on this device. Requires a log-in. */
  changePassword: ChangePasswordPayload;
  /** Checks the password for signing up as an admin. A mutation, so that the password is never in a URL. Public. */
  checkAdminPassword: CheckAdminPasswordPayload;
  /** Reports an online payment of the current user. The payment gateway is asked about it; the order stays `PENDING` until the gateway confirms it. Requires a log-in. */
  confirmOnlinePayment: ConfirmOnlinePaymentPayload;
  /** Records a desk payment; starts or extends the membership. Requires the permission `orders:confirm`. */
  confirmOrder: ConfirmOrderPayload;
  /** Adds a review by the current user. Requires a log-in. */
  createReview: CreateReviewPayload;
  /** Deletes the account of the current user and the data that belongs to it. Requires a log-in. */
  deleteAccount: DeleteAccountPayload;
  /** Deletes a review. Authors may delete their own; others need the permission `reviews:delete-any`. Requires a log-in. */
  deleteReview: DeleteReviewPayload;
  /** Ends one session of the current user. Requires a log-in. */
  endDeviceSession: EndDeviceSessionPayload;
  /** Generates a workout plan without saving it. The same input produces the same plan. Public. */
  generateWorkoutPlan: GenerateWorkoutPlanPayload;
  /** Hides a review from all but its author and moderators. The author is mailed the reason. Requires the permission `reviews:moderate`. */
  hideReview: HideReviewPayload;
  /** Mails a verification link, or a notice if the address has an account. The response is the same for both. Public. */
  initiateSignUp: InitiateSignUpPayload;
  /** Orders a plan at the price that the member was shown. Requires a log-in. */
  placeOrder: PlaceOrderPayload;
  /** Records that the studio itself has returned the money of a failed refund. Requires the permission `orders:refund`. */
  recordManualRefund: RecordManualRefundPayload;
  /** Refunds a paid order and ends its membership period. The member is sent the reason. Requires the permission `orders:refund`. */
  refundOrder: RefundOrderPayload;
  /** Rejects an unpaid order. The member is sent the reason. Requires the permission `orders:reject`. */
  rejectOrder: RejectOrderPayload;
  /** Removes a saved workout plan. Its completed workouts are kept. Requires a log-in. */
  removeWorkoutPlan: RemoveWorkoutPlanPayload;
  /** Issues a new access token for the refresh cookie, which is replaced as well. Public. */
  renewSession: RenewSessionPayload;
  /** Mails a one-time password if the address has an account. The response is the same for every address. Public. */
  requestPasswordReset: RequestPasswordResetPayload;
  /** Sets a new password and ends all sessions of the account. Public. */
  resetPassword: ResetPasswordPayload;
  /** Requests a failed refund from the payment gateway again. Requires the permission `orders:refund`. */
  retryRefund: RetryRefundPayload;
  /** Saves diet details of the current user, or anonymously when signed out. Public. */
  saveDietDetails: SaveDietDetailsPayload;
  /** Generates a workout plan and saves it, up to 20 for each member. Requires a log-in. */
  saveWorkoutPlan: SaveWorkoutPlanPayload;
  /** Ticks off a training day, which records a workout, or removes the tick and its workout. Days can be ticked off from the day before their date. Requires a log-in. */
  setWorkoutPlanDay: SetWorkoutPlanDayPayload;
  /** Logs in by e-mail address, user name or phone number. Public. */
  signIn: SignInPayload;
  /** Ends the session of the refresh cookie and that of the access token. Public. */
  signOut: SignOutPayload;
  /** Ends all sessions of the current user, including this one. Requires a log-in. */
  signOutEverywhere: SignOutEverywherePayload;
  /** Starts to pay an unpaid order of the current user online. Requires a log-in. */
  startOrderPayment: StartOrderPaymentPayload;
  /** Makes a hidden review visible to everyone again. Requires the permission `reviews:moderate`. */
  unhideReview: UnhideReviewPayload;
  /** Changes the profile of the current user. Requires a log-in. */
  updateProfile: UpdateProfilePayload;
  /** Edits a review of the current user. Requires a log-in. */
  updateReview: UpdateReviewPayload;
  /** Verifies an e-mail address by the link mailed to it and creates the account. Public. */
  verifyEmail: VerifyEmailPayload;
  /** Exchanges a one-time password for a reset token. Public. */
  verifyOtp: VerifyOtpPayload;
  /** Withdraws a consent of the current user and deletes the data that it covers. Requires a log-in. */
  withdrawConsent: WithdrawConsentPayload;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationAnswerReviewArgs = {
  input: AnswerReviewInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationCancelOrderArgs = {
  input: CancelOrderInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationCheckAdminPasswordArgs = {
  input: CheckAdminPasswordInput;
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
export type MutationCreateReviewArgs = {
  input: CreateReviewInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationDeleteAccountArgs = {
  input: DeleteAccountInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationDeleteReviewArgs = {
  input: DeleteReviewInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationEndDeviceSessionArgs = {
  input: EndDeviceSessionInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationGenerateWorkoutPlanArgs = {
  input: GenerateWorkoutPlanInput;
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
export type MutationPlaceOrderArgs = {
  input: PlaceOrderInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationRecordManualRefundArgs = {
  input: RecordManualRefundInput;
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
export type MutationRemoveWorkoutPlanArgs = {
  input: RemoveWorkoutPlanInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationRetryRefundArgs = {
  input: RetryRefundInput;
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
export type MutationSetWorkoutPlanDayArgs = {
  input: SetWorkoutPlanDayInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationSignInArgs = {
  input: SignInInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationStartOrderPaymentArgs = {
  input: StartOrderPaymentInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationUnhideReviewArgs = {
  input: UnhideReviewInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};


/** What can be changed. Mutations of one request run one after the other, and each fails on its own. */
export type MutationUpdateReviewArgs = {
  input: UpdateReviewInput;
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

/** The period that a plan on sale would add to a membership if it were paid for now. */
export type NextPeriod = {
  __typename?: 'NextPeriod';
  /** Midnight after its last day. Exclusive. */
  endsAt: Scalars['DateTime']['output'];
  /** The plan on sale. */
  offer: PlanOffer;
  /** Now, or the end of the last paid period of the same plan type if that is later. */
  startsAt: Scalars['DateTime']['output'];
};

/** A member’s order of a plan, at the price that applied when it was placed. */
export type Order = {
  __typename?: 'Order';
  /** When the status last changed, for example with a refund. Null while the order awaits payment. */
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Number of calendar months that the order pays for. */
  durationMonths: Scalars['Int']['output'];
  /** When the order expires if it has not been paid. */
  expiresAt: Scalars['DateTime']['output'];
  /** Where the order is to be paid. One for a payment gateway may also be paid at the desk. */
  gateway: PaymentGateway;
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** The member who placed the order; null once the account is deleted. */
  member?: Maybe<User>;
  /** Short number by which people refer to the order. */
  number: Scalars['Int']['output'];
  /** The plan that was ordered, as it is sold today, even if off sale; null once it is deleted. */
  offer?: Maybe<PlanOffer>;
  /** When the order was paid; null if it has not been. A refund does not change it. */
  paidAt?: Maybe<Scalars['DateTime']['output']>;
  /** The payment that paid the order; null if it has not been paid. A refund does not change it. */
  payment?: Maybe<Payment>;
  /** When the member placed it. */
  placedAt: Scalars['DateTime']['output'];
  /** Name of the plan when the order was placed. */
  planName: Scalars['String']['output'];
  /** Type of the plan. */
  planType: PlanType;
  /** The price when the order was placed, with taxes. */
  price: TaxedPrice;
  /** Why the studio rejected or refunded it, for the member; null otherwise. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Documents issued for the order, oldest first. */
  receipts: Array<Receipt>;
  /** Refunds of its payments, oldest first. */
  refunds: Array<Refund>;
  /** Where the order stands. */
  status: OrderStatus;
};

/** One page of a list. */
export type OrderConnection = {
  __typename?: 'OrderConnection';
  /** The nodes of the page with their cursors, in the order of the list. */
  edges: Array<OrderEdge>;
  /** The nodes of the edges, without their cursors. */
  nodes: Array<Order>;
  /** Whether there are nodes before and after the page. */
  pageInfo: PageInfo;
  /** How many nodes the whole list has, not only this page. Counted only when it is selected. */
  totalCount: Count;
};

/** The direction in which a list is sorted. */
export type OrderDirection =
  /** Lowest, oldest or first in the alphabet first. */
  | 'ASC'
  /** Highest, newest or last in the alphabet first. */
  | 'DESC';

/** A node of a page, with its cursor. */
export type OrderEdge = {
  __typename?: 'OrderEdge';
  /** Opaque position of the node, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The node. */
  node: Order;
};

/** Which orders to list. All of its conditions have to hold; null sets none. */
export type OrderFilter = {
  /** Orders that have a refund which is not done, or that have none. */
  hasOpenRefund?: InputMaybe<Scalars['Boolean']['input']>;
  /** Orders with one of these statuses. */
  status?: InputMaybe<Array<OrderStatus>>;
};

/** How to sort orders. */
export type OrderOrder = {
  /** In which direction. */
  direction: OrderDirection;
  /** What to sort by. */
  field: OrderOrderField;
};

/** What orders can be sorted by. */
export type OrderOrderField =
  /** When the order was placed. */
  | 'PLACED_AT';

/** The status of an order. */
export type OrderStatus =
  /** Cancelled by the member before it was paid. */
  | 'CANCELLED'
  /** Not paid in time. A payment that arrives later still pays it. */
  | 'EXPIRED'
  /** Paid; the membership period has been added. */
  | 'PAID'
  /** Awaits payment, until `expiresAt`. */
  | 'PENDING'
  /** Refunded by the studio; the membership period has ended. */
  | 'REFUNDED'
  /** Rejected by the studio before it was paid. */
  | 'REJECTED';

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

/** The payment that paid an order. */
export type Payment = {
  __typename?: 'Payment';
  /** Where it was paid. An order for a payment gateway may also be paid at the desk. */
  gateway: PaymentGateway;
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** How it was paid. */
  method: PaymentMethod;
  /** When the payment was received. */
  paidAt: Scalars['DateTime']['output'];
};

/** Where an order is paid. */
export type PaymentGateway =
  /** The front desk of the studio. */
  | 'DESK'
  /** Razorpay: UPI, card, netbanking or wallet, online. */
  | 'RAZORPAY';

/** A payment method, at the desk or online. */
export type PaymentMethod =
  /** Card. */
  | 'CARD'
  /** Cash. */
  | 'CASH'
  /** Instalments, online. */
  | 'EMI'
  /** Netbanking, online. */
  | 'NETBANKING'
  /** Another online method, or one that the payment gateway did not name. */
  | 'OTHER'
  /** Pay-later credit, online. */
  | 'PAYLATER'
  /** UPI. */
  | 'UPI'
  /** Wallet, online. */
  | 'WALLET';

/** A picture of the studio. */
export type Photo = {
  __typename?: 'Photo';
  /** Short caption, shown with the picture. */
  caption: Scalars['String']['output'];
  /** Dominant colour as #rrggbb, to be shown while the picture loads. */
  color: Scalars['String']['output'];
  /** Text alternative for the picture. */
  description: Scalars['String']['output'];
  /** Height of the largest size in pixels. */
  height: Scalars['Int']['output'];
  /** Id of the picture, a UUID. */
  id: Scalars['ID']['output'];
  /** Path of the picture at its largest size, relative to the origin of the site. */
  imageUrl: Scalars['String']['output'];
  /** Width of the largest size in pixels. */
  width: Scalars['Int']['output'];
};

/** An order of a plan. */
export type PlaceOrderInput = {
  /** The total that the member was shown. If it is no longer the price, nothing is ordered: the mutation fails with the reason `PRICE_CHANGED` and returns the current price in `extensions.total`. */
  expectedTotal: MoneyInput;
  /** Id of the plan on sale. */
  offerId: Scalars['ID']['input'];
  /** Idempotency key; repeating it returns the first order. */
  requestKey: Scalars['String']['input'];
};

/** Result of placing an order. */
export type PlaceOrderPayload = {
  __typename?: 'PlaceOrderPayload';
  /** Opens the checkout form. Null when nothing is to be paid online. */
  checkout?: Maybe<Checkout>;
  /** False if the order had been placed before: with the same key, or unpaid, for the same plan and price. */
  isNew: Scalars['Boolean']['output'];
  /** The member’s membership of the ordered type; null once the account is deleted. */
  membership?: Maybe<Membership>;
  /** A sentence to show to the user. */
  message: Scalars['String']['output'];
  /** The order after the change. */
  order: Order;
};

/** A gym pass or nutrition plan that the studio sells or has sold. */
export type PlanOffer = {
  __typename?: 'PlanOffer';
  /** Number of calendar months that one payment covers. */
  durationMonths: Scalars['Int']['output'];
  /** What the plan includes, in display order. */
  features: Array<Scalars['String']['output']>;
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** Unique, such as "Premium 3 Months". */
  name: Scalars['String']['output'];
  /** Whether it is a gym pass or a nutrition plan. */
  planType: PlanType;
  /** What an order of this plan would cost now. */
  price: TaxedPrice;
};

/** The kind of plan. Memberships of different types run independently of each other. */
export type PlanType =
  /** A nutrition plan: advice and meal plans. */
  | 'NUTRITION'
  /** A gym pass: access to training. */
  | 'PASS';

/** How often a member visited the studio and trained there. */
export type Progress = {
  __typename?: 'Progress';
  /** Consecutive weeks with a visit up to now; the current week cannot break the streak before it ends. */
  currentStreak: Scalars['Int']['output'];
  /** Time of the last visit; null without a visit. */
  lastVisitAt?: Maybe<Scalars['DateTime']['output']>;
  /** Longest streak of consecutive weeks with a visit. */
  longestStreak: Scalars['Int']['output'];
  /** How often the member visited the studio. */
  visits: ProgressRate;
  /** Oldest first, ending with the current week. Includes weeks without visits. */
  weeks: Array<ProgressWeek>;
  /** How often the member did a workout. */
  workouts: ProgressRate;
};

/** Number of visits or workouts in the requested weeks. */
export type ProgressRate = {
  __typename?: 'ProgressRate';
  /** Average per completed week, counted from the first activity, to one decimal; null without such a week. */
  perWeek?: Maybe<Scalars['Float']['output']>;
  /** The same for as many weeks before; null if fewer than 4 are on record. */
  perWeekBefore?: Maybe<Scalars['Float']['output']>;
  /** Total of these weeks, including the current one. */
  total: Scalars['Int']['output'];
};

/** A week at the studio, from Monday to Sunday. */
export type ProgressWeek = {
  __typename?: 'ProgressWeek';
  /** Its Monday, in the time zone of the studio. */
  startsOn: Scalars['Date']['output'];
  /** Number of visits in the week. */
  visits: Scalars['Int']['output'];
  /** Number of workouts in the week. */
  workouts: Scalars['Int']['output'];
};

/** What can be read. Each field fails on its own: then it is null, and the others keep their values. */
export type Query = {
  __typename?: 'Query';
  /** Diet details that were saved without a log-in, by their unguessable id; null if there are none. Fails for the id of a user whose details the caller may not read. Public. */
  anonymousDietDetails?: Maybe<DietDetails>;
  /** The article with this id, or null if there is none. Public. */
  article?: Maybe<Article>;
  /** The articles that the blog shows in a period, by default the current one. Public. */
  articleRotation: ArticleRotation;
  /** All articles, newest first. Public. */
  articles: ArticleConnection;
  /** The exercise with this id, or null if there is none. Public. */
  exercise?: Maybe<Exercise>;
  /** All exercises of the library that match, sorted by name. Matches of the search in the name come first. Public. */
  exercises: Array<Exercise>;
  /** Hidden reviews of all authors, most recently hidden first. Requires the permission `reviews:moderate`. */
  hiddenReviews: ReviewConnection;
  /** The current user’s account and rights. Requires a log-in. */
  me: Viewer;
  /** The order with this id, or null if there is none that the current user may read: members may read their own; others need `orders:read-any`. Requires a log-in. */
  order?: Maybe<Order>;
  /** Where new orders are to be paid. Public. */
  orderGateway: PaymentGateway;
  /** Orders of all members. Requires the permission `orders:read-any`. */
  orders: OrderConnection;
  /** All pictures of the studio, in display order. Public. */
  photos: Array<Photo>;
  /** Plans on sale, in the order of the price list. Public. */
  planOffers: Array<PlanOffer>;
  /** The PDF of a receipt, as the REST API reads it; clients use `Receipt.fileUrl`. Null if there is no receipt with this id that the current user may read: members may read their own; others need `receipts:read-any`. Requires a log-in. */
  receiptFile?: Maybe<ReceiptFile>;
  /** The review with this id, or null if there is none that the current user may read. Hidden ones are only for their author and for moderators (`reviews:moderate`). Public. */
  review?: Maybe<Review>;
  /** Recent short reviews with four or more stars, for quoting, newest first. Public. */
  reviewQuotes: Array<Review>;
  /** Number, average and distribution of the ratings. Public. */
  reviewSummary: ReviewSummary;
  /** All visible reviews, newest first unless another order is given. Public. */
  reviews: ReviewConnection;
  /** The trainer with this id, or null if there is none. Public. */
  trainer?: Maybe<Trainer>;
  /** The trainers of the studio, in display order. Public. */
  trainers: Array<Trainer>;
  /** The user with this id, or null if there is none whom the current user may read: users may read themselves; others need `members:read-any`. Requires a log-in. */
  user?: Maybe<User>;
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
export type QueryArticlesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
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
export type QueryOrderArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Each field fails on its own: then it is null, and the others keep their values. */
export type QueryOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<OrderFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<OrderOrder>;
};


/** What can be read. Each field fails on its own: then it is null, and the others keep their values. */
export type QueryPlanOffersArgs = {
  planType?: InputMaybe<PlanType>;
};


/** What can be read. Each field fails on its own: then it is null, and the others keep their values. */
export type QueryReceiptFileArgs = {
  id: Scalars['ID']['input'];
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
  orderBy?: InputMaybe<ReviewOrder>;
};


/** What can be read. Each field fails on its own: then it is null, and the others keep their values. */
export type QueryTrainerArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Each field fails on its own: then it is null, and the others keep their values. */
export type QueryTrainersArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. Each field fails on its own: then it is null, and the others keep their values. */
export type QueryUserArgs = {
  id: Scalars['ID']['input'];
};

/** How many visible reviews have a certain rating. */
export type RatingCount = {
  __typename?: 'RatingCount';
  /** Number of reviews with exactly these stars. */
  count: Scalars['Int']['output'];
  /** Stars, 1 to 5. */
  rating: Scalars['Int']['output'];
};

/** What opens Razorpay’s checkout form. Report what the form returns with `confirmOnlinePayment`. */
export type RazorpayCheckout = {
  __typename?: 'RazorpayCheckout';
  /** The amount due; the options `amount` and `currency`. */
  amount: Money;
  /** What is being paid for; the option `description`. */
  description: Scalars['String']['output'];
  /** The order’s id at Razorpay; the option `order_id`. */
  gatewayOrderId: Scalars['String']['output'];
  /** Public key of the studio’s account; the option `key` of the form. */
  keyId: Scalars['String']['output'];
  /** Name of the studio; the option `name`. */
  merchantName: Scalars['String']['output'];
  /** The option `prefill`; Razorpay calls the phone `contact`. */
  prefill: RazorpayPrefill;
  /** Absolute URL of the script that shows the form. */
  scriptUrl: Scalars['String']['output'];
};

/** Values with which the checkout form is prefilled. */
export type RazorpayPrefill = {
  __typename?: 'RazorpayPrefill';
  /** E-mail address of the member. */
  email: Scalars['String']['output'];
  /** Name of the member; null if it is not known. */
  name?: Maybe<Scalars['String']['output']>;
  /** Phone number in E.164 format; null if it is not known. */
  phone?: Maybe<Scalars['String']['output']>;
};

/** A receipt, an invoice or a credit note. */
export type Receipt = {
  __typename?: 'Receipt';
  /** Absolute URL of the PDF. To be fetched with the access token, as `Authorization: Bearer <token>`. */
  fileUrl: Scalars['String']['output'];
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** When it was issued. */
  issuedAt: Scalars['DateTime']['output'];
  /** The kind of document. */
  kind: ReceiptKind;
  /** For example BH/26-27/000123. Numbers have no gaps within a financial year. */
  number: Scalars['String']['output'];
};

/** A receipt, an invoice or a credit note as a PDF file. */
export type ReceiptFile = {
  __typename?: 'ReceiptFile';
  /** The content, in base64. */
  base64: Scalars['String']['output'];
  /** Always `application/pdf`. */
  mediaType: Scalars['String']['output'];
  /** File name, for example BH-26-27-000123.pdf. */
  name: Scalars['String']['output'];
};

/** The kind of document. */
export type ReceiptKind =
  /** Reverses a receipt or an invoice, in full or in part. */
  | 'CREDIT_NOTE'
  /** Tax invoice for a payment. */
  | 'INVOICE'
  /** Confirms a payment on which no tax was charged. */
  | 'RECEIPT';

/** How the studio itself has returned the money of a failed refund. */
export type RecordManualRefundInput = {
  /** How the money was returned, such as "Bank transfer"; at most 200 characters. Shown to the member. */
  method: Scalars['String']['input'];
  /** Id of a failed refund. */
  refundId: Scalars['ID']['input'];
};

/** Result of recording a refund that the studio made itself. */
export type RecordManualRefundPayload = {
  __typename?: 'RecordManualRefundPayload';
  /** A sentence to show to the user. */
  message: Scalars['String']['output'];
  /** The order after the change. */
  order: Order;
};

/** A full or partial refund of a payment for an order. */
export type Refund = {
  __typename?: 'Refund';
  /** How much was or is to be returned. */
  amount: Money;
  /** Why the money was returned. */
  cause: RefundCause;
  /** When the money was returned; null until then. */
  doneAt?: Maybe<Scalars['DateTime']['output']>;
  /** The refund’s id at the payment gateway, by which a bank can trace it; null if the gateway has not answered or was not involved. */
  gatewayRefundId?: Maybe<Scalars['String']['output']>;
  /** Opaque identifier. */
  id: Scalars['ID']['output'];
  /** How the studio itself returned the money after the payment gateway had failed, such as "Bank transfer". Null for all other refunds. */
  manualMethod?: Maybe<Scalars['String']['output']>;
  /** Why the last attempt failed; null if it did not. Only with `orders:read-any`, null for all others. */
  problem?: Maybe<Scalars['String']['output']>;
  /** The reason as the studio gave it. Shown to the member. */
  reason: Scalars['String']['output'];
  /** When the refund was requested, or first reported by the payment gateway. */
  requestedAt: Scalars['DateTime']['output'];
  /** Where the refund stands. */
  status: RefundStatus;
};

/** Why money was returned. */
export type RefundCause =
  /** The studio made the refund in the dashboard of the payment gateway. */
  | 'GATEWAY'
  /** The studio refunded the order. */
  | 'ORDER'
  /** The payment could not be used, for example because the order had already been paid. */
  | 'UNUSED';

/** The order to refund. */
export type RefundOrderInput = {
  /** Id of a paid order. */
  id: Scalars['ID']['input'];
  /** At most 200 characters. Shown to the member. */
  reason: Scalars['String']['input'];
};

/** Result of refunding an order. */
export type RefundOrderPayload = {
  __typename?: 'RefundOrderPayload';
  /** The member’s membership of the ordered type; null once the account is deleted. */
  membership?: Maybe<Membership>;
  /** A sentence to show to the user. */
  message: Scalars['String']['output'];
  /** The order after the change. */
  order: Order;
};

/** The status of a refund. */
export type RefundStatus =
  /** The money has been returned. */
  | 'DONE'
  /** The payment gateway could not refund it; the studio has to retry it or return the money itself. */
  | 'FAILED'
  /** Accepted by the payment gateway, which has not paid it out yet. */
  | 'PENDING'
  /** Not yet accepted by the payment gateway. */
  | 'REQUESTED';

/** The order to reject. */
export type RejectOrderInput = {
  /** Id of an unpaid order. */
  id: Scalars['ID']['input'];
  /** At most 200 characters. Shown to the member. */
  reason: Scalars['String']['input'];
};

/** Result of rejecting an order. */
export type RejectOrderPayload = {
  __typename?: 'RejectOrderPayload';
  /** The member’s membership of the ordered type; null once the account is deleted. */
  membership?: Maybe<Membership>;
  /** A sentence to show to the user. */
  message: Scalars['String']['output'];
  /** The order after the change. */
  order: Order;
};

/** Input of `removeWorkoutPlan`. */
export type RemoveWorkoutPlanInput = {
  /** Id of the saved plan. */
  id: Scalars['ID']['input'];
};

/** Payload of `removeWorkoutPlan`. */
export type RemoveWorkoutPlanPayload = {
  __typename?: 'RemoveWorkoutPlanPayload';
  /** A sentence to show to the user. */
  message: Scalars['String']['output'];
  /** Id of the plan that was removed. */
  removedWorkoutPlanId: Scalars['ID']['output'];
  /** The current user, whose workout plans have changed. */
  viewer: Viewer;
};

/** Payload of `renewSession`. The new refresh token is set as a cookie. */
export type RenewSessionPayload = {
  __typename?: 'RenewSessionPayload';
  /** Access token, to be sent as `Authorization: Bearer <token>`; it is valid for 15 minutes. */
  token: Scalars['String']['output'];
};

/** Input of `requestPasswordReset`. */
export type RequestPasswordResetInput = {
  /** E-mail address of the account. */
  email: Scalars['String']['input'];
};

/** Payload of `requestPasswordReset`, the same for every address. */
export type RequestPasswordResetPayload = {
  __typename?: 'RequestPasswordResetPayload';
  /** A sentence to show to the user. */
  message: Scalars['String']['output'];
};

/** Input of `resetPassword`. */
export type ResetPasswordInput = {
  /** New password. From 8 to 128 characters; common passwords are refused. */
  password: Scalars['String']['input'];
  /** Token from `verifyOtp`. */
  resetToken: Scalars['String']['input'];
};

/** Payload of `resetPassword`. */
export type ResetPasswordPayload = {
  __typename?: 'ResetPasswordPayload';
  /** A sentence to show to the user. */
  message: Scalars['String']['output'];
};

/** The refund to request again. */
export type RetryRefundInput = {
  /** Id of a failed refund. */
  refundId: Scalars['ID']['input'];
};

/** Result of requesting a refund again. */
export type RetryRefundPayload = {
  __typename?: 'RetryRefundPayload';
  /** A sentence to show to the user. */
  message: Scalars['String']['output'];
  /** The order after the change. */
  order: Order;
};

/** A member’s review of the studio. */
export type Review = {
  __typename?: 'Review';
  /** Public reply of the studio; null if there is none. */
  answer?: Maybe<Scalars['String']['output']>;
  /** When the studio replied; null if it did not. */
  answeredAt?: Maybe<Scalars['DateTime']['output']>;
  /** The member who wrote the review. */
  author: User;
  /** Plain text, which may contain newlines. */
  comment: Scalars['String']['output'];
  /** When the review was written. */
  createdAt: Scalars['DateTime']['output'];
  /** When it was hidden; null if it is visible. */
  hiddenAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why it was hidden; null if it is visible. */
  hiddenReason?: Maybe<Scalars['String']['output']>;
  /** Id of the review, a UUID. */
  id: Scalars['ID']['output'];
  /** Whether the author had visited the studio in the 90 days before writing the review. Edits and later visits do not change it. */
  isFromVisitor: Scalars['Boolean']['output'];
  /** Name that the author chose to sign with. */
  name: Scalars['String']['output'];
  /** Stars, 1 to 5. */
  rating: Scalars['Int']['output'];
  /** When the author last edited it; null if never. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the current user may delete the review, as its author or with `reviews:delete-any`. */
  viewerCanDelete: Scalars['Boolean']['output'];
  /** Whether the current user may edit the review, as its author. */
  viewerCanEdit: Scalars['Boolean']['output'];
};

/** One page of a list. */
export type ReviewConnection = {
  __typename?: 'ReviewConnection';
  /** The nodes of the page with their cursors, in the order of the list. */
  edges: Array<ReviewEdge>;
  /** The nodes of the edges, without their cursors. */
  nodes: Array<Review>;
  /** Whether there are nodes before and after the page. */
  pageInfo: PageInfo;
  /** How many nodes the whole list has, not only this page. Counted only when it is selected. */
  totalCount: Count;
};

/** A node of a page, with its cursor. */
export type ReviewEdge = {
  __typename?: 'ReviewEdge';
  /** Opaque position of the node, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The node. */
  node: Review;
};

/** Which reviews a list contains. */
export type ReviewFilter = {
  /** Only reviews with this number of stars, 1 to 5. */
  rating?: InputMaybe<Scalars['Int']['input']>;
};

/** The order of a list of reviews. */
export type ReviewOrder = {
  /** In which direction. */
  direction: OrderDirection;
  /** What to sort by. */
  field: ReviewOrderField;
};

/** What a list of reviews is sorted by. */
export type ReviewOrderField =
  /** The time at which they were written. */
  | 'CREATED_AT'
  /** Their stars; those with equally many by time, in the same direction. */
  | 'RATING';

/** Figures of all visible reviews. */
export type ReviewSummary = {
  __typename?: 'ReviewSummary';
  /** Average rating to one decimal; null if there are no reviews. */
  average?: Maybe<Scalars['Float']['output']>;
  /** Number of reviews. */
  count: Scalars['Int']['output'];
  /** One entry per rating, highest first, also where there is none. */
  ratings: Array<RatingCount>;
};

/** The role of an account, which decides its permissions. */
export type Role =
  /** An admin, who has all permissions. */
  | 'ADMIN'
  /** Someone at the front desk, who confirms payments. */
  | 'FRONT_DESK'
  /** A trainer, who sees of members what other members see. */
  | 'TRAINER'
  /** A member. */
  | 'USER';

/** Diet details to save. Those of a member replace the ones saved before; absent fields are cleared. */
export type SaveDietDetailsInput = {
  /** Age in years. */
  age?: InputMaybe<Scalars['Int']['input']>;
  /** Body mass index, kg/m²; rounded to one decimal. */
  bmi?: InputMaybe<Scalars['Float']['input']>;
  /** Ignored if `bmi` is given: the status is then derived from it. */
  bmiStatus?: InputMaybe<BmiStatus>;
  /** What the diet should achieve, in the person’s own words. */
  dietGoal?: InputMaybe<Scalars['String']['input']>;
  /** Level of physical activity. */
  fitnessLevel?: InputMaybe<FitnessLevel>;
  /** What the person likes to eat and what not, in their own words. */
  foodPreferences?: InputMaybe<Scalars['String']['input']>;
  /** Gender, for estimating energy needs. */
  gender?: InputMaybe<Gender>;
  /** Whether to save only for the current user: fails with UNAUTHENTICATED when signed out, instead of saving anonymously. */
  isForCurrentUser?: Scalars['Boolean']['input'];
  /** Foods or activities to avoid, such as allergies and injuries. */
  limitations?: InputMaybe<Scalars['String']['input']>;
};

/** Payload of `saveDietDetails`. */
export type SaveDietDetailsPayload = {
  __typename?: 'SaveDietDetailsPayload';
  /** Unguessable id for reading anonymous details with `anonymousDietDetails`; null if they belong to the current user. */
  anonymousId?: Maybe<Scalars['ID']['output']>;
  /** The saved details. */
  dietDetails: DietDetails;
  /** A sentence to show to the user. */
  message: Scalars['String']['output'];
  /** The current user, to whom the details belong; null if they are anonymous. */
  viewer?: Maybe<Viewer>;
};

/** Input of `saveWorkoutPlan`. */
export type SaveWorkoutPlanInput = {
  /** Length in days: 7, 10, 14, 21, 30 or 60. */
  days?: Scalars['Int']['input'];
  /** Available equipment; empty for none. */
  equipment?: Array<WorkoutEquipment>;
  /** Training experience. */
  experience: WorkoutExperience;
  /** What the plan is for. */
  goal: WorkoutGoal;
  /** Physical limitations to respect; null uses those in the diet details of the current user, and none when signed out. */
  limitations?: InputMaybe<Array<ExerciseLimitation>>;
  /** Where the training takes place. */
  location: WorkoutLocation;
  /** Day 1 of the plan: from 14 days ago to 90 days ahead. */
  startsOn: Scalars['Date']['input'];
};

/** Payload of `saveWorkoutPlan`. */
export type SaveWorkoutPlanPayload = {
  __typename?: 'SaveWorkoutPlanPayload';
  /** The current user, whose workout plans have changed. */
  viewer: Viewer;
  /** The saved plan. */
  workoutPlan: SavedWorkoutPlan;
};

/** A workout plan saved by a member. */
export type SavedWorkoutPlan = {
  __typename?: 'SavedWorkoutPlan';
  /** When it was saved. */
  createdAt: Scalars['DateTime']['output'];
  /** Numbers of the completed days, ascending. */
  doneDays: Array<Scalars['Int']['output']>;
  /** Length in days. */
  durationDays: Scalars['Int']['output'];
  /** Id of the saved plan. */
  id: Scalars['ID']['output'];
  /** The plan, day by day. */
  plan: WorkoutPlan;
  /** Day 1 of the plan. */
  startsOn: Scalars['Date']['output'];
  /** The plan as text. */
  text: Scalars['String']['output'];
  /** Title, such as "14 days of muscle gain at home". */
  title: Scalars['String']['output'];
  /** Number of days that can be completed: all except the rest days. */
  trainingDays: Scalars['Int']['output'];
};

/** Input of `setWorkoutPlanDay`. */
export type SetWorkoutPlanDayInput = {
  /** Number of the day, starting at 1. */
  day: Scalars['Int']['input'];
  /** Id of the saved plan. */
  id: Scalars['ID']['input'];
  /** Whether the day is completed. */
  isDone: Scalars['Boolean']['input'];
};

/** Payload of `setWorkoutPlanDay`. */
export type SetWorkoutPlanDayPayload = {
  __typename?: 'SetWorkoutPlanDayPayload';
  /** The current user, whose workouts have changed. */
  viewer: Viewer;
  /** The plan, with its completed days. */
  workoutPlan: SavedWorkoutPlan;
};

/** Input of `signIn`. */
export type SignInInput = {
  /** Whether the session outlives the browser: then it lasts 30 days after its last use. */
  keepLoggedIn?: Scalars['Boolean']['input'];
  /** E-mail address, user name or phone number. */
  login: Scalars['String']['input'];
  /** Password of the account. */
  password: Scalars['String']['input'];
};

/** Payload of `signIn`. The refresh token is set as a cookie. */
export type SignInPayload = {
  __typename?: 'SignInPayload';
  /** A sentence to show to the user. */
  message: Scalars['String']['output'];
  /** Access token, to be sent as `Authorization: Bearer <token>`; it is valid for 15 minutes. */
  token: Scalars['String']['output'];
  /** The account that was logged in. */
  viewer: Viewer;
};

/** Payload of `signOutEverywhere`. */
export type SignOutEverywherePayload = {
  __typename?: 'SignOutEverywherePayload';
  /** A sentence to show to the user. */
  message: Scalars['String']['output'];
};

/** Payload of `signOut`. */
export type SignOutPayload = {
  __typename?: 'SignOutPayload';
  /** A sentence to show to the user. */
  message: Scalars['String']['output'];
};

/** What a sign-up asks for. */
export type SignUpAccountType =
  /** An account of an admin; the sign-up requires the password that the studio gives to its admins. */
  | 'ADMIN'
  /** An account of a member. */
  | 'MEMBER';

/** The order to pay online. */
export type StartOrderPaymentInput = {
  /** Id of an unpaid order of the current user. */
  orderId: Scalars['ID']['input'];
};

/** Result of starting to pay an order online. */
export type StartOrderPaymentPayload = {
  __typename?: 'StartOrderPaymentPayload';
  /** Opens the checkout form. Null when nothing is to be paid online. */
  checkout?: Maybe<Checkout>;
  /** The member’s membership of the ordered type; null once the account is deleted. */
  membership?: Maybe<Membership>;
  /** A sentence to show to the user. */
  message: Scalars['String']['output'];
  /** The order after the change. */
  order: Order;
};

/** A tax that is part of a price. */
export type TaxLine = {
  __typename?: 'TaxLine';
  /** Amount of the tax. */
  amount: Money;
  /** Name of the tax as on an invoice: "CGST" or "SGST". */
  name: Scalars['String']['output'];
  /** Rate in basis points (1/100 %), such as 250 for 2.5 %. */
  rateBasisPoints: Scalars['Float']['output'];
};

/** A price, split as on an invoice: taxable value, taxes and rounding difference add up to the total. */
export type TaxedPrice = {
  __typename?: 'TaxedPrice';
  /** Rounding difference; may be negative, mostly zero. */
  roundOff: Money;
  /** The taxes, as on an invoice; empty where none is charged. */
  taxLines: Array<TaxLine>;
  /** Value on which the taxes are charged. */
  taxable: Money;
  /** Amount payable. */
  total: Money;
};

/** Public profile of a coach of the studio. */
export type Trainer = {
  __typename?: 'Trainer';
  /** Age in years. */
  age: Scalars['Int']['output'];
  /** Biography: paragraphs, separated by newlines. Null if there are specialisations instead. */
  bio?: Maybe<Scalars['String']['output']>;
  /** Summary in a few sentences. */
  description: Scalars['String']['output'];
  /** Id of the trainer, a UUID. */
  id: Scalars['ID']['output'];
  /** Full name. */
  name: Scalars['String']['output'];
  /** Path of the portrait, 3:4, relative to the origin of the site. */
  portraitUrl: Scalars['String']['output'];
  /** Unique name for URLs: lower-case letters, digits and hyphens. */
  slug: Scalars['String']['output'];
  /** Fields of special skill. Empty if there is a bio instead. */
  specialisations: Array<Scalars['String']['output']>;
  /** Main field of work, such as "Strength". */
  specialty: Scalars['String']['output'];
  /** Years of experience. Null if there is a bio instead. */
  yearsOfExperience?: Maybe<Scalars['Int']['output']>;
};

/** The hidden review to show to everyone again. */
export type UnhideReviewInput = {
  /** Id of the review. */
  id: Scalars['ID']['input'];
};

/** Result of `unhideReview`. */
export type UnhideReviewPayload = {
  __typename?: 'UnhideReviewPayload';
  /** A sentence to show to the user. */
  message: Scalars['String']['output'];
  /** The review after the change. */
  review: Review;
  /** The figures of all visible reviews after the change. */
  reviewSummary: ReviewSummary;
};

/** Input of `updateProfile`. Absent fields keep their value; null clears them. Name and phone number cannot be cleared, and are required until they are set. */
export type UpdateProfileInput = {
  /** New body measurements, which are added to the earlier ones; null clears the latest. */
  bodyMeasurements?: InputMaybe<MeasurementInput>;
  /** What the member wants to achieve, as free text. */
  fitnessGoals?: InputMaybe<Scalars['String']['input']>;
  /** Full name. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Phone number; foreign ones with + and country code. Can be used to log in. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Can be used to log in. */
  userName?: InputMaybe<Scalars['String']['input']>;
  /** How the member likes to train, as free text. */
  workoutPreferences?: InputMaybe<Scalars['String']['input']>;
};

/** Payload of `updateProfile`. */
export type UpdateProfilePayload = {
  __typename?: 'UpdateProfilePayload';
  /** A sentence to show to the user. */
  message: Scalars['String']['output'];
  /** The current user after the change. */
  user: User;
  /** The account of the user, with the consent that saving measurements gives. */
  viewer: Viewer;
};

/** Changes of a review. Fields that are absent stay as they are. */
export type UpdateReviewInput = {
  /** Plain text of up to 500 characters, which may contain newlines. Unchanged if absent; null is refused. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** Id of the review. */
  id: Scalars['ID']['input'];
  /** Name to sign with, up to 80 characters. Unchanged if absent; null is refused. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Stars, 1 to 5. Unchanged if absent; null is refused. */
  rating?: InputMaybe<Scalars['Int']['input']>;
};

/** Result of `updateReview`. */
export type UpdateReviewPayload = {
  __typename?: 'UpdateReviewPayload';
  /** A sentence to show to the user. */
  message: Scalars['String']['output'];
  /** The review after the change. */
  review: Review;
  /** The figures of all visible reviews after the change. */
  reviewSummary: ReviewSummary;
};

/** A person with an account: a member or someone of the staff. */
export type User = {
  __typename?: 'User';
  /** When the account was created. Readable by the user and with the permission `members:read-any`. */
  createdAt: Scalars['DateTime']['output'];
  /** Diet details; null if none are saved. Every reading by others is recorded. Readable by the user and with the permission `diet-details:read-any`. */
  dietDetails?: Maybe<DietDetails>;
  /** E-mail address, in lower case; can be used to log in. Readable by the user and with the permission `members:read-any`. */
  email: Scalars['String']['output'];
  /** What the member wants to achieve, as free text. Readable by the user only. */
  fitnessGoals?: Maybe<Scalars['String']['output']>;
  /** Reviews by the user that are hidden, most recently hidden first. Readable by the user and with the permission `reviews:moderate`. */
  hiddenReviews: ReviewConnection;
  /** Id of the user. */
  id: Scalars['ID']['output'];
  /** Whether name and phone number are set. Readable by the user and with the permission `members:read-any`. */
  isProfileComplete: Scalars['Boolean']['output'];
  /** The latest body measurements; null if there are none or they were cleared. Readable by the user only. */
  latestMeasurement?: Maybe<Measurement>;
  /** Body measurements, newest first. Readable by the user only. */
  measurements: MeasurementConnection;
  /** First the gym pass, then nutrition. Readable by the user and with the permission `memberships:read-any`. */
  memberships: Array<Membership>;
  /** Full name; null until the profile is complete. Readable by the user and with the permission `members:read-any`. */
  name?: Maybe<Scalars['String']['output']>;
  /** For each plan on sale, the period that the user would get by paying for it now. Readable by the user only. */
  nextPeriods: Array<NextPeriod>;
  /** Orders that the user has placed. Readable by the user and with the permission `orders:read-any`. */
  orders: OrderConnection;
  /** Phone number in E.164 format; can be used to log in. Null until the profile is complete. Readable by the user and with the permission `members:read-any`. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Visits and workouts by week. Readable by the user only. */
  progress: Progress;
  /** Decides the permissions of the account. Readable by the user and with the permission `members:read-any`. */
  role: Role;
  /** Can be used to log in; null if there is none. Readable by the user and with the permission `members:read-any`. */
  userName?: Maybe<Scalars['String']['output']>;
  /** The last body measurement of each of these weeks that has one, oldest first. Readable by the user only. */
  weeklyMeasurements: Array<Measurement>;
  /** Physical limitations in the diet details, which new workout plans respect by default. Readable by the user only. */
  workoutLimitations: Array<ExerciseLimitation>;
  /** The saved workout plan with this id; null if the user has none with it. Readable by the user only. */
  workoutPlan?: Maybe<SavedWorkoutPlan>;
  /** Saved workout plans, newest first; at most 20. Readable by the user only. */
  workoutPlans: Array<SavedWorkoutPlan>;
  /** How the member likes to train, as free text. Readable by the user only. */
  workoutPreferences?: Maybe<Scalars['String']['output']>;
};


/** A person with an account: a member or someone of the staff. */
export type UserHiddenReviewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A person with an account: a member or someone of the staff. */
export type UserMeasurementsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A person with an account: a member or someone of the staff. */
export type UserOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<OrderFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<OrderOrder>;
};


/** A person with an account: a member or someone of the staff. */
export type UserProgressArgs = {
  weeks?: Scalars['Int']['input'];
};


/** A person with an account: a member or someone of the staff. */
export type UserWeeklyMeasurementsArgs = {
  weeks?: Scalars['Int']['input'];
};


/** A person with an account: a member or someone of the staff. */
export type UserWorkoutPlanArgs = {
  id: Scalars['ID']['input'];
};

/** Input of `verifyEmail`: the parts of the link that was mailed. */
export type VerifyEmailInput = {
  /** Address that the link was sent to. */
  email: Scalars['String']['input'];
  /** Token of the link. */
  token: Scalars['String']['input'];
};

/** Payload of `verifyEmail`. */
export type VerifyEmailPayload = {
  __typename?: 'VerifyEmailPayload';
  /** A sentence to show to the user. */
  message: Scalars['String']['output'];
  /** Access token, to be sent as `Authorization: Bearer <token>`; it is valid for 15 minutes. It cannot be renewed. Null if the link was opened before. */
  token?: Maybe<Scalars['String']['output']>;
};

/** Input of `verifyOtp`. */
export type VerifyOtpInput = {
  /** E-mail address that the one-time password was sent to. */
  email: Scalars['String']['input'];
  /** One-time password: six digits. */
  otp: Scalars['String']['input'];
};

/** Payload of `verifyOtp`. */
export type VerifyOtpPayload = {
  __typename?: 'VerifyOtpPayload';
  /** A sentence to show to the user. */
  message: Scalars['String']['output'];
  /** Token for one call of `resetPassword`; it is valid for 15 minutes. */
  resetToken: Scalars['String']['output'];
};

/** The current user’s account and rights. Only the current user can read it. */
export type Viewer = {
  __typename?: 'Viewer';
  /** Consents of the current user, newest first. */
  consents: Array<Consent>;
  /** The file at `dataExportUrl`. Its format may change at any time. */
  dataExportFile: DataExportFile;
  /** Absolute URL of a JSON file with the data stored about the current user. Downloading it requires the access token. */
  dataExportUrl: Scalars['String']['output'];
  /** Active sessions of the current user, most recently used first; at most 100. */
  deviceSessions: Array<DeviceSession>;
  /** Until it is changed, private operations other than `me`, `changePassword` and `signOutEverywhere` are refused. */
  mustChangePassword: Scalars['Boolean']['output'];
  /** Permissions of the current user’s role, such as `orders:confirm`. Empty for members. */
  permissions: Array<Scalars['String']['output']>;
  /** The current user. */
  user: User;
};

/** Input of `withdrawConsent`. */
export type WithdrawConsentInput = {
  /** Purpose of the consent. The one for the account ends only with the account. */
  purpose: ConsentPurpose;
};

/** Payload of `withdrawConsent`. */
export type WithdrawConsentPayload = {
  __typename?: 'WithdrawConsentPayload';
  /** A sentence to show to the user. */
  message: Scalars['String']['output'];
  /** The account, without the data that the consent covered. */
  viewer: Viewer;
};

/** Equipment that a workout plan may use. */
export type WorkoutEquipment =
  /** Barbell. */
  | 'BARBELL'
  /** Dumbbells. */
  | 'DUMBBELLS'
  /** Jump rope. */
  | 'JUMP_ROPE'
  /** Kettlebell. */
  | 'KETTLEBELL'
  /** Machines. */
  | 'MACHINES'
  /** Medicine ball. */
  | 'MEDICINE_BALL'
  /** No equipment. */
  | 'NONE'
  /** Pull-up bar. */
  | 'PULL_UP_BAR'
  /** Resistance bands. */
  | 'RESISTANCE_BANDS'
  /** Stability ball. */
  | 'STABILITY_BALL'
  /** Yoga mat. */
  | 'YOGA_MAT';

/** Training experience. */
export type WorkoutExperience =
  /** Advanced. */
  | 'ADVANCED'
  /** Beginner. */
  | 'BEGINNER'
  /** Expert. */
  | 'EXPERT'
  /** Intermediate. */
  | 'INTERMEDIATE';

/** Training goal of a workout plan. */
export type WorkoutGoal =
  /** Cardio fitness. */
  | 'CARDIO'
  /** Muscular endurance. */
  | 'ENDURANCE'
  /** Flexibility. */
  | 'FLEXIBILITY'
  /** Muscle gain. */
  | 'MUSCLE_GAIN'
  /** Strength. */
  | 'STRENGTH'
  /** Weight loss. */
  | 'WEIGHT_LOSS';

/** Training location. */
export type WorkoutLocation =
  /** Gym. */
  | 'GYM'
  /** At home. */
  | 'HOME'
  /** Outdoors. */
  | 'OUTDOOR'
  /** Studio. */
  | 'STUDIO';

/** A workout plan. */
export type WorkoutPlan = {
  __typename?: 'WorkoutPlan';
  /** Safety advice before the first day, starting with when to see a doctor. */
  cautions: Array<Scalars['String']['output']>;
  /** All days, rest days included, in order. */
  days: Array<WorkoutPlanDay>;
  /** Length in days. */
  durationDays: Scalars['Int']['output'];
  /** Equipment that it may use; empty for none. */
  equipment: Array<WorkoutEquipment>;
  /** Experience that it was made for. */
  experience: WorkoutExperience;
  /** What the plan is for. */
  goal: WorkoutGoal;
  /** Physical limitations that the plan respects. */
  limitations: Array<ExerciseLimitation>;
  /** Where it can be done. */
  location: WorkoutLocation;
  /** Explanations of the plan as a whole. */
  reasons: Array<WorkoutPlanReason>;
  /** Title, such as "14 days of muscle gain at home". */
  title: Scalars['String']['output'];
};

/** Part of a training day. */
export type WorkoutPlanBlock = {
  __typename?: 'WorkoutPlanBlock';
  /** Whether the exercises are done as a circuit, one set of each per round. */
  isCircuit: Scalars['Boolean']['output'];
  /** Exercises, in the order in which they are done. */
  items: Array<WorkoutPlanItem>;
  /** Which part it is. */
  kind: WorkoutPlanBlockKind;
  /** Estimated duration, in minutes. */
  minutes: Scalars['Int']['output'];
  /** How to sequence the exercises. */
  note?: Maybe<Scalars['String']['output']>;
  /** Title, such as "Warm-up". */
  title: Scalars['String']['output'];
};

/** Part of a training day. */
export type WorkoutPlanBlockKind =
  /** Continuous or interval cardiovascular training. */
  | 'CARDIO'
  /** Cool-down. */
  | 'COOL_DOWN'
  /** Warm-up. */
  | 'WARM_UP'
  /** Main exercises of the day. */
  | 'WORK';

/** Day of a workout plan. */
export type WorkoutPlanDay = {
  __typename?: 'WorkoutPlanDay';
  /** Empty for a rest day. */
  blocks: Array<WorkoutPlanBlock>;
  /** Number of the day, starting at 1. */
  day: Scalars['Int']['output'];
  /** What is trained. */
  kind: WorkoutPlanDayKind;
  /** Estimated duration, in minutes; 0 for a rest day. */
  minutes: Scalars['Int']['output'];
  /** What changes on this day, such as an increase in load. */
  note?: Maybe<Scalars['String']['output']>;
  /** Title, such as "Full body A" or "Rest". */
  title: Scalars['String']['output'];
};

/** Type of a day of a workout plan. */
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
  /** Perceived effort of a set, in words. */
  effort?: Maybe<Scalars['String']['output']>;
  /** The exercise; null if it is no longer in the library. */
  exercise?: Maybe<Exercise>;
  /** Id of the exercise. */
  exerciseId: Scalars['ID']['output'];
  /** Whether `min` and `max` apply to each side. */
  isPerSide: Scalars['Boolean']['output'];
  /** Maximum repetitions or seconds per set. */
  max: Scalars['Int']['output'];
  /** Unit of `min` and `max`. */
  measure: ExerciseMeasure;
  /** Minimum repetitions or seconds per set. */
  min: Scalars['Int']['output'];
  /** Name of the exercise at the time the plan was created. */
  name: Scalars['String']['output'];
  /** Rest after each set, in seconds; 0 for none. */
  restSeconds: Scalars['Int']['output'];
  /** Number of sets. */
  sets: Scalars['Int']['output'];
  /** Reason for choosing this exercise. */
  why: WorkoutPlanReason;
};

/** Explanation of a choice in a workout plan. */
export type WorkoutPlanReason = {
  __typename?: 'WorkoutPlanReason';
  /** Null if it is a convention of this planner. */
  source?: Maybe<WorkoutPlanSource>;
  /** The explanation, in one or a few sentences. */
  text: Scalars['String']['output'];
};

/** A published source of training guidance. */
export type WorkoutPlanSource = {
  __typename?: 'WorkoutPlanSource';
  /** Id of the source. */
  id: Scalars['ID']['output'];
  /** Author, title and year. */
  title: Scalars['String']['output'];
  /** Link to the source. */
  url?: Maybe<Scalars['String']['output']>;
};
