export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A day of the calendar without a time, such as 2026-11-23. */
  Date: { input: string; output: string; }
  /** A date-time string at UTC, such as 2007-12-03T10:15:30Z, compliant with the `date-time` format outlined in section 5.6 of the RFC 3339 profile of the ISO 8601 standard for representation of dates and times using the Gregorian calendar.This scalar is serialized to a string in ISO 8601 format and parsed from a string in ISO 8601 format. */
  DateTimeISO: { input: string; output: string; }
  /** The `JSONObject` scalar type represents JSON objects as specified by [ECMA-404](http://www.ecma-international.org/publications/files/ECMA-ST/ECMA-404.pdf). */
  JSONObject: { input: Record<string, unknown>; output: Record<string, unknown>; }
};

/** A blog article. */
export type Article = {
  __typename?: 'Article';
  /** Path of the picture above the article, 16:9. */
  bigImageUrl: Scalars['String']['output'];
  /** Team that wrote the article. */
  createdTeam: Scalars['String']['output'];
  /** Summary in one or two sentences. */
  description: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Path of the picture for cards, 3:2. The site shows only pictures from its own origin. */
  imageUrl: Scalars['String']['output'];
  /** Paragraphs, separated by newlines. */
  text: Scalars['String']['output'];
  title: Scalars['String']['output'];
  uploadedDate: Scalars['DateTimeISO']['output'];
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

/** Articles shown on the blog page during one period of twelve hours. */
export type ArticleRotation = {
  __typename?: 'ArticleRotation';
  /** Ids of all articles. Together with the period number they determine the selection. */
  allIds: Array<Scalars['ID']['output']>;
  /** Selected articles, in display order. */
  articles: Array<Article>;
  /** Number of the period: full periods of twelve hours since the Unix epoch. */
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

/** An order after a change. */
export type ChangedOrder = {
  __typename?: 'ChangedOrder';
  message: Scalars['String']['output'];
  order: Order;
};

/** Result of creating or changing a review. */
export type ChangedReview = {
  __typename?: 'ChangedReview';
  message: Scalars['String']['output'];
  review: Review;
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

/** A consent that the current user has given. */
export type Consent = {
  __typename?: 'Consent';
  /** When the consent was given. */
  givenAt: Scalars['DateTimeISO']['output'];
  id: Scalars['ID']['output'];
  /** Version of the privacy notice: the date of its last change. */
  noticeVersion: Scalars['String']['output'];
  /** What the consent covers. */
  purpose: ConsentPurpose;
  /** When it was withdrawn; null while it applies. */
  withdrawnAt?: Maybe<Scalars['DateTimeISO']['output']>;
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

/** The payment method used at the desk. */
export type DeskMethod =
  | 'card'
  | 'cash'
  | 'upi';

/** A session of the current user on one device, from the log-in to the log-out. */
export type DeviceSession = {
  __typename?: 'DeviceSession';
  /** When the user logged in. */
  createdAt: Scalars['DateTimeISO']['output'];
  /** Browser and operating system, such as "Chrome on Android". */
  device: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Whether this request belongs to the session. */
  isCurrent: Scalars['Boolean']['output'];
  /** Whether the session outlives the browser. */
  isKept: Scalars['Boolean']['output'];
  /** When the session was last renewed, which happens every 15 minutes of use. */
  lastUsedAt: Scalars['DateTimeISO']['output'];
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
  updatedAt: Scalars['DateTimeISO']['output'];
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
  /** Barbell */
  | 'BARBELL'
  /** Dumbbell */
  | 'DUMBBELL'
  /** Kettlebell */
  | 'KETTLEBELL'
  /** Machine */
  | 'MACHINE'
  /** None */
  | 'NONE'
  /** Other */
  | 'OTHER'
  /** Plate */
  | 'PLATE'
  /** Resistance Band */
  | 'RESISTANCE_BAND';

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
  /** Advanced */
  | 'ADVANCED'
  /** Beginner */
  | 'BEGINNER'
  /** Intermediate */
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
  /** Ab wheel */
  | 'AB_WHEEL'
  /** Resistance band */
  | 'BAND'
  /** Barbell */
  | 'BARBELL'
  /** Bench */
  | 'BENCH'
  /** Box */
  | 'BOX'
  /** Chair */
  | 'CHAIR'
  /** Dip bars */
  | 'DIP_BARS'
  /** Dumbbell */
  | 'DUMBBELL'
  /** Foam roller */
  | 'FOAM_ROLLER'
  /** Jump rope */
  | 'JUMP_ROPE'
  /** Kettlebell */
  | 'KETTLEBELL'
  /** Machine */
  | 'MACHINE'
  /** Mat */
  | 'MAT'
  /** Medicine ball */
  | 'MEDICINE_BALL'
  /** Weight plates */
  | 'PLATES'
  /** Pull-up bar */
  | 'PULL_UP_BAR'
  /** Rack */
  | 'RACK'
  /** Stability ball */
  | 'STABILITY_BALL'
  /** Step */
  | 'STEP'
  /** Suspension trainer */
  | 'SUSPENSION_TRAINER'
  /** Wall */
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
  measuredAt: Scalars['DateTimeISO']['output'];
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

/** A member’s gym pass or nutrition plan, whether active or not. */
export type Membership = {
  __typename?: 'Membership';
  /** The last moment of the last day, including paid periods that have not started. */
  expiry?: Maybe<Scalars['DateTimeISO']['output']>;
  line: PlanType;
  /** The current plan or, if inactive, the last one. */
  plan?: Maybe<Scalars['String']['output']>;
  /** When that plan started. */
  startedAt?: Maybe<Scalars['DateTimeISO']['output']>;
  status: MembershipStatus;
  upcoming: Array<UpcomingMembership>;
  /** The newest unpaid order of this line. */
  waitingOrder?: Maybe<Order>;
};

/** Whether a membership is currently active. */
export type MembershipStatus =
  | 'active'
  | 'inactive';

/** The result of a successful request. */
export type Message = {
  __typename?: 'Message';
  /** A sentence to show to the user. */
  message: Scalars['String']['output'];
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
  /** Abdominals */
  | 'ABDOMINALS'
  /** Abductors */
  | 'ABDUCTORS'
  /** Adductors */
  | 'ADDUCTORS'
  /** Biceps */
  | 'BICEPS'
  /** Calves */
  | 'CALVES'
  /** Cardio */
  | 'CARDIO'
  /** Chest */
  | 'CHEST'
  /** Forearms */
  | 'FOREARMS'
  /** Full Body */
  | 'FULL_BODY'
  /** Glutes */
  | 'GLUTES'
  /** Hamstrings */
  | 'HAMSTRINGS'
  /** Lats */
  | 'LATS'
  /** Lower Back */
  | 'LOWER_BACK'
  /** Neck */
  | 'NECK'
  /** Quadriceps */
  | 'QUADRICEPS'
  /** Shoulders */
  | 'SHOULDERS'
  /** Traps */
  | 'TRAPS'
  /** Triceps */
  | 'TRICEPS'
  /** Upper Back */
  | 'UPPER_BACK';

export type Mutation = {
  __typename?: 'Mutation';
  /** Publishes the studio’s reply to a review. An empty reply removes the previous one. Requires the permission `reviews:answer`. */
  answerReview: ChangedReview;
  /** Cancels an unpaid order of the current user. Requires a log-in. */
  cancelOrder: ChangedOrder;
  /** Sets a new password, ends all sessions and starts a new one on this device. Requires a log-in. */
  changePassword: ChangePasswordPayload;
  /** Checks the password for signing up as an admin. A mutation, so that the password is never in a URL. Public. */
  checkAdminPassword: CheckAdminPasswordPayload;
  /** Reports an online payment by the current user. It is verified with the payment gateway. Requires a log-in. */
  confirmOnlinePayment: ChangedOrder;
  /** Records that the member has paid at the desk. The membership starts or is extended. Requires the permission `orders:confirm`. */
  confirmOrder: ChangedOrder;
  /** Adds a review by the current user. Requires a log-in. */
  createReview: ChangedReview;
  /** Deletes the account of the current user and the data that belongs to it. Requires a log-in. */
  deleteAccount: DeleteAccountPayload;
  /** Deletes a review. Members may delete their own; others need the permission `reviews:delete-any`. Requires a log-in. */
  deleteReview: Message;
  /** Ends one session of the current user. Requires a log-in. */
  endDeviceSession: EndDeviceSessionPayload;
  /** Generates a workout plan without saving it. The same input produces the same plan. Public. */
  generateWorkoutPlan: GenerateWorkoutPlanPayload;
  /** Hides a review from all but its author and moderators. The author is mailed the reason. Requires the permission `reviews:moderate`. */
  hideReview: ChangedReview;
  /** Mails a verification link, or a notice if the address has an account. The response is the same for both. Public. */
  initiateSignUp: InitiateSignUpPayload;
  /** Returns what is needed to pay an unpaid order of the current user online. Requires a log-in. */
  payOrder: PlacedOrder;
  /** Places an order for a plan, provided that the price the member was shown is still current. Requires a log-in. */
  placeOrder: PlacedOrder;
  /** Refunds a paid order in full and ends its membership. The member is sent the reason. Requires the permission `orders:refund`. */
  refundOrder: ChangedOrder;
  /** Rejects an unpaid order. The member is sent the reason. Requires the permission `orders:reject`. */
  rejectOrder: ChangedOrder;
  /** Removes a saved workout plan. Its completed workouts are kept. Requires a log-in. */
  removeWorkoutPlan: RemoveWorkoutPlanPayload;
  /** Issues a new access token for the refresh cookie, which is replaced as well. Public. */
  renewSession: RenewSessionPayload;
  /** Mails a one-time password if the address has an account. The response is the same for every address. Public. */
  requestPasswordReset: RequestPasswordResetPayload;
  /** Sets a new password and ends all sessions of the account. Public. */
  resetPassword: ResetPasswordPayload;
  /** Requests a failed refund from the payment gateway again. Requires the permission `orders:refund`. */
  retryRefund: ChangedOrder;
  /** Records that the studio itself has returned the money of a failed refund. Requires the permission `orders:refund`. */
  returnByHand: ChangedOrder;
  /** Saves diet details of the current user, or anonymously when signed out. Public. */
  saveDietDetails: SaveDietDetailsPayload;
  /** Generates a workout plan and saves it, up to 20 for each member. Requires a log-in. */
  saveWorkoutPlan: SaveWorkoutPlanPayload;
  /** Ticks off a training day, which records a workout, or removes the tick and its workout. Days can be ticked off from the day before their date. Requires a log-in. */
  setWorkoutPlanDay: SetWorkoutPlanDayPayload;
  /** Makes a hidden review visible again. Requires the permission `reviews:moderate`. */
  showReview: ChangedReview;
  /** Logs in by e-mail address, user name or phone number. Public. */
  signIn: SignInPayload;
  /** Ends the session of the refresh cookie and that of the access token. Public. */
  signOut: SignOutPayload;
  /** Ends all sessions of the current user, including this one. Requires a log-in. */
  signOutEverywhere: SignOutEverywherePayload;
  /** Changes the profile of the current user. Requires a log-in. */
  updateProfile: UpdateProfilePayload;
  /** Changes one of the current user’s reviews. Requires a log-in. */
  updateReview: ChangedReview;
  /** Verifies an e-mail address by the link mailed to it and creates the account. Public. */
  verifyEmail: VerifyEmailPayload;
  /** Exchanges a one-time password for a reset token. Public. */
  verifyOtp: VerifyOtpPayload;
  /** Withdraws a consent of the current user and deletes the data that it covers. Requires a log-in. */
  withdrawConsent: WithdrawConsentPayload;
};


export type MutationAnswerReviewArgs = {
  answer: Scalars['String']['input'];
  id: Scalars['ID']['input'];
};


export type MutationCancelOrderArgs = {
  id: Scalars['ID']['input'];
};


export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


export type MutationCheckAdminPasswordArgs = {
  input: CheckAdminPasswordInput;
};


export type MutationConfirmOnlinePaymentArgs = {
  input: OnlinePaymentInput;
};


export type MutationConfirmOrderArgs = {
  id: Scalars['ID']['input'];
  method: DeskMethod;
};


export type MutationCreateReviewArgs = {
  input: ReviewInput;
};


export type MutationDeleteAccountArgs = {
  input: DeleteAccountInput;
};


export type MutationDeleteReviewArgs = {
  id: Scalars['ID']['input'];
};


export type MutationEndDeviceSessionArgs = {
  input: EndDeviceSessionInput;
};


export type MutationGenerateWorkoutPlanArgs = {
  input: GenerateWorkoutPlanInput;
};


export type MutationHideReviewArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationInitiateSignUpArgs = {
  input: InitiateSignUpInput;
};


export type MutationPayOrderArgs = {
  id: Scalars['ID']['input'];
};


export type MutationPlaceOrderArgs = {
  input: OrderInput;
};


export type MutationRefundOrderArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationRejectOrderArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationRemoveWorkoutPlanArgs = {
  input: RemoveWorkoutPlanInput;
};


export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


export type MutationRetryRefundArgs = {
  id: Scalars['ID']['input'];
};


export type MutationReturnByHandArgs = {
  how: Scalars['String']['input'];
  id: Scalars['ID']['input'];
};


export type MutationSaveDietDetailsArgs = {
  input: SaveDietDetailsInput;
};


export type MutationSaveWorkoutPlanArgs = {
  input: SaveWorkoutPlanInput;
};


export type MutationSetWorkoutPlanDayArgs = {
  input: SetWorkoutPlanDayInput;
};


export type MutationShowReviewArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSignInArgs = {
  input: SignInInput;
};


export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};


export type MutationUpdateReviewArgs = {
  id: Scalars['ID']['input'];
  input: ReviewInput;
};


export type MutationVerifyEmailArgs = {
  input: VerifyEmailInput;
};


export type MutationVerifyOtpArgs = {
  input: VerifyOtpInput;
};


export type MutationWithdrawConsentArgs = {
  input: WithdrawConsentInput;
};

/** The period that a plan on sale would cover if it were paid for now. */
export type NextTerm = {
  __typename?: 'NextTerm';
  /** The last moment of its last day. */
  expiry: Scalars['DateTimeISO']['output'];
  offerId: Scalars['ID']['output'];
  /** Now, or the end of the current membership of the same line. */
  startsAt: Scalars['DateTimeISO']['output'];
};

/** What the checkout form of the payment gateway returns after a payment. */
export type OnlinePaymentInput = {
  gatewayPaymentId: Scalars['String']['input'];
  orderId: Scalars['ID']['input'];
  signature: Scalars['String']['input'];
};

/** A member’s order of a plan, at the price that applied when it was placed. */
export type Order = {
  __typename?: 'Order';
  /** When the status last changed, for example with a refund. Null while the order awaits payment. */
  decidedAt?: Maybe<Scalars['DateTimeISO']['output']>;
  durationMonths: Scalars['Int']['output'];
  /** Where the order is paid: at the desk or a payment gateway. */
  gateway: PaymentGateway;
  id: Scalars['ID']['output'];
  /** The member who placed the order; null once the account is deleted. */
  member?: Maybe<User>;
  /** Short number by which people refer to the order. */
  number: Scalars['Int']['output'];
  /** Id of the ordered offer; null once it is deleted. */
  offerId?: Maybe<Scalars['ID']['output']>;
  /** When the order was paid; null if it has not been. A refund does not change it. */
  paidAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** The payment that paid the order; null if it has not been paid. A refund does not change it. */
  payment?: Maybe<Payment>;
  placedAt: Scalars['DateTimeISO']['output'];
  /** Name of the plan when the order was placed. */
  plan: Scalars['String']['output'];
  planType: PlanType;
  price: TaxedPrice;
  /** Why it was rejected or refunded. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Documents issued for the order, oldest first. */
  receipts: Array<Receipt>;
  /** Refunds of its payments, oldest first. */
  refunds: Array<Refund>;
  status: OrderStatus;
  /** When the order expires if it is not paid. */
  waitsUntil: Scalars['DateTimeISO']['output'];
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

/** A node of a page, with its cursor. */
export type OrderEdge = {
  __typename?: 'OrderEdge';
  /** Opaque position of the node, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The node. */
  node: Order;
};

export type OrderInput = {
  offerId: Scalars['ID']['input'];
  /** Idempotency key made by the client: the same key returns the same order. */
  requestKey: Scalars['String']['input'];
  /** The total that the member was shown, in paise. If it is not the current price, the mutation fails with PRICE_CHANGED and returns the price in `extensions.totalPaise`. */
  totalPaise: Scalars['Int']['input'];
};

/** The status of an order. */
export type OrderStatus =
  | 'cancelled'
  | 'expired'
  | 'paid'
  | 'placed'
  | 'refunded'
  | 'rejected';

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
  id: Scalars['ID']['output'];
  method: PaymentMethod;
  /** When the payment was received. */
  paidAt: Scalars['DateTimeISO']['output'];
};

/** The way an order is paid: at the desk or through an online gateway. */
export type PaymentGateway =
  | 'desk'
  | 'razorpay';

/** The payment method: one of the desk, or one of an online gateway; `other` if the gateway named none of these. */
export type PaymentMethod =
  | 'card'
  | 'cash'
  | 'emi'
  | 'netbanking'
  | 'other'
  | 'paylater'
  | 'upi'
  | 'wallet';

/** A picture of the studio. */
export type Photo = {
  __typename?: 'Photo';
  /** Short caption. */
  caption: Scalars['String']['output'];
  /** Dominant colour as #rrggbb, used as a placeholder while the picture loads. */
  color: Scalars['String']['output'];
  /** Text alternative for the picture. */
  description: Scalars['String']['output'];
  height: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** Path of the picture at its largest width. */
  imageUrl: Scalars['String']['output'];
  width: Scalars['Int']['output'];
};

/** An order, with what is needed to pay it. */
export type PlacedOrder = {
  __typename?: 'PlacedOrder';
  /** Options for the checkout form of the payment gateway; null if no online payment is due. */
  checkout?: Maybe<Scalars['JSONObject']['output']>;
  /** False if an order with the same key, or an unpaid one for the same plan and price, existed before. */
  isNew: Scalars['Boolean']['output'];
  message: Scalars['String']['output'];
  order: Order;
};

/** A plan on sale: a gym pass or nutrition plan with its price and duration. */
export type PlanOffer = {
  __typename?: 'PlanOffer';
  durationMonths: Scalars['Int']['output'];
  features: Array<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** What an order of this plan costs now, with taxes. */
  price: TaxedPrice;
  /** List price in paise; the studio’s settings say if it includes tax. */
  pricePaise: Scalars['Int']['output'];
  type: PlanType;
};

/** The kind of plan: a studio pass or a nutrition plan. */
export type PlanType =
  | 'nutrition'
  | 'pass';

/** How often a member visited the studio and trained there. */
export type Progress = {
  __typename?: 'Progress';
  /** Consecutive weeks with a visit up to now; the current week cannot break the streak before it ends. */
  currentStreak: Scalars['Int']['output'];
  /** Time of the last visit; null without a visit. */
  lastVisitAt?: Maybe<Scalars['DateTimeISO']['output']>;
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
  /** Exercises of the library, sorted by name, optionally filtered. Matches of the search in the name come first. Public. */
  exercises: Array<Exercise>;
  /** Hidden reviews, most recently hidden first. Members see their own; with the permission `reviews:moderate`, all. Requires a log-in. */
  hiddenReviews: ReviewConnection;
  /** The current user’s account and rights. Requires a log-in. */
  me: Viewer;
  /** The memberships of the current user: first the gym pass, then nutrition. Requires a log-in. */
  myMemberships: Array<Membership>;
  /** For each plan on sale, the period that the current user would get by paying for it now. Requires a log-in. */
  myNextTerms: Array<NextTerm>;
  /** Orders of the current user, newest first. Requires a log-in. */
  myOrders: OrderConnection;
  /** The order with this id, or null if there is none that the current user may read. Members may read their own; others need `orders:read-any`. Requires a log-in. */
  order?: Maybe<Order>;
  /** Where new orders are paid: at the desk or a payment gateway. Public. */
  orderGateway: PaymentGateway;
  /** Orders of all members, newest first, optionally filtered. Requires the permission `orders:read-any`. */
  orders: OrderConnection;
  /** All pictures of the studio, in display order. Public. */
  photos: Array<Photo>;
  /** Plans on sale, in the order of the price list, optionally of one type only. Public. */
  planOffers: Array<PlanOffer>;
  /** The PDF of a receipt. Members may read their own; others need `receipts:read-any`. Requires a log-in. */
  receiptFile: ReceiptFile;
  /** The review with this id, or null if there is none that the caller may read. Hidden ones are only for their author and for moderators (`reviews:moderate`). Public. */
  review?: Maybe<Review>;
  /** Recent short reviews with four or more stars, for quoting, newest first. Public. */
  reviewQuotes: Array<Review>;
  /** Number, average and distribution of the ratings. Public. */
  reviewSummary: ReviewSummary;
  /** Reviews by members, newest first, optionally only those with `rating` stars. Public. */
  reviews: ReviewConnection;
  /** The trainer with this id, or null if there is none. Public. */
  trainer?: Maybe<Trainer>;
  /** The coaches of the studio in display order, optionally only the first `first`. Public. */
  trainers: Array<Trainer>;
  /** The user with this id, or null if there is none whom the current user may read: users may read themselves; others need `members:read-any`. Requires a log-in. */
  user?: Maybe<User>;
};


export type QueryAnonymousDietDetailsArgs = {
  id: Scalars['ID']['input'];
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


export type QueryExerciseArgs = {
  id: Scalars['ID']['input'];
};


export type QueryExercisesArgs = {
  equipment?: InputMaybe<ExerciseEquipment>;
  muscle?: InputMaybe<Muscle>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryHiddenReviewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryMyOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryOrderArgs = {
  id: Scalars['ID']['input'];
};


export type QueryOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  hasOpenRefund?: InputMaybe<Scalars['Boolean']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<OrderStatus>;
};


export type QueryPlanOffersArgs = {
  type?: InputMaybe<PlanType>;
};


export type QueryReceiptFileArgs = {
  id: Scalars['ID']['input'];
};


export type QueryReviewArgs = {
  id: Scalars['ID']['input'];
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


export type QueryTrainerArgs = {
  id: Scalars['ID']['input'];
};


export type QueryTrainersArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryUserArgs = {
  id: Scalars['ID']['input'];
};

/** Number of reviews with a given rating. */
export type RatingCount = {
  __typename?: 'RatingCount';
  count: Scalars['Int']['output'];
  /** Stars, 1 to 5. */
  rating: Scalars['Int']['output'];
};

/** A receipt, invoice or credit note. Its PDF is at /api/user/receipts/{id}. */
export type Receipt = {
  __typename?: 'Receipt';
  id: Scalars['ID']['output'];
  issuedAt: Scalars['DateTimeISO']['output'];
  kind: ReceiptKind;
  /** For example BH/26-27/000123. Numbers have no gaps within a financial year. */
  number: Scalars['String']['output'];
};

/** A receipt, invoice or credit note as a PDF file. */
export type ReceiptFile = {
  __typename?: 'ReceiptFile';
  base64: Scalars['String']['output'];
  mediaType: Scalars['String']['output'];
  /** File name, for example BH-26-27-000123.pdf. */
  name: Scalars['String']['output'];
};

/** The kind of document: a receipt, an invoice (where tax is charged), or a credit note that reverses either. */
export type ReceiptKind =
  | 'credit_note'
  | 'invoice'
  | 'receipt';

/** A full or partial refund of a payment for an order. */
export type Refund = {
  __typename?: 'Refund';
  amountPaise: Scalars['Int']['output'];
  /** How the studio returned the money itself after the payment gateway had failed. */
  byHand?: Maybe<Scalars['String']['output']>;
  cause: RefundCause;
  /** When the refund was completed. */
  doneAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** The refund’s id at the payment gateway, by which a bank can trace it. */
  gatewayRefundId?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Why the last attempt failed. Visible to staff. */
  problem?: Maybe<Scalars['String']['output']>;
  /** Why the money was returned. Shown to the member. */
  reason: Scalars['String']['output'];
  requestedAt: Scalars['DateTimeISO']['output'];
  status: RefundStatus;
};

/** The cause of a refund: a refunded order, a payment that no order could use, or a refund made at the gateway. */
export type RefundCause =
  | 'gateway'
  | 'order'
  | 'unused';

/** The status of a refund: requested, accepted by the gateway, paid out, or failed and in need of an admin. */
export type RefundStatus =
  | 'done'
  | 'failed'
  | 'pending'
  | 'requested';

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

/** A member’s public review of the studio. */
export type Review = {
  __typename?: 'Review';
  /** Public reply of the studio. */
  answer?: Maybe<Scalars['String']['output']>;
  answeredAt?: Maybe<Scalars['DateTimeISO']['output']>;
  comment: Scalars['String']['output'];
  createdAt: Scalars['DateTimeISO']['output'];
  /** Time at which it was hidden; null if it is visible to everyone. */
  hiddenAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Reason for hiding it. */
  hiddenReason?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Whether the author has visited the studio in the last 90 days. */
  isTrainingHere: Scalars['Boolean']['output'];
  /** Name shown with the review, as entered by the author. */
  name: Scalars['String']['output'];
  /** Stars, 1 to 5. */
  rating: Scalars['Int']['output'];
  /** Time of the author’s last change. */
  updatedAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Id of the author. */
  userId: Scalars['ID']['output'];
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

export type ReviewInput = {
  comment: Scalars['String']['input'];
  /** Name shown with the review. */
  name: Scalars['String']['input'];
  /** Stars, 1 to 5. */
  rating: Scalars['Int']['input'];
};

/** Aggregate figures of all visible reviews. */
export type ReviewSummary = {
  __typename?: 'ReviewSummary';
  /** Average rating to one decimal; null if there are no reviews. */
  average?: Maybe<Scalars['Float']['output']>;
  count: Scalars['Int']['output'];
  /** One entry per number of stars, highest first. */
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
  /** Text to show, such as "Diet details saved." */
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
  createdAt: Scalars['DateTimeISO']['output'];
  /** Numbers of the completed days, ascending. */
  doneDays: Array<Scalars['Int']['output']>;
  /** Id of the saved plan. */
  id: Scalars['ID']['output'];
  /** Length in days. */
  length: Scalars['Int']['output'];
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

/** The price of an order in paise, split as on an invoice; the parts add up to the total. */
export type TaxedPrice = {
  __typename?: 'TaxedPrice';
  /** Central GST, in paise. */
  cgstPaise: Scalars['Int']['output'];
  /** GST rate in basis points (1/100 %); 0 where no tax is charged. */
  rateBasisPoints: Scalars['Int']['output'];
  /** Rounding difference in paise; may be negative. */
  roundOffPaise: Scalars['Int']['output'];
  /** State GST, in paise; always equal to the central GST. */
  sgstPaise: Scalars['Int']['output'];
  /** Taxable value, in paise. */
  taxablePaise: Scalars['Int']['output'];
  /** Amount payable, in paise. */
  totalPaise: Scalars['Int']['output'];
};

/** Public profile of a coach of the studio. */
export type Trainer = {
  __typename?: 'Trainer';
  age: Scalars['Int']['output'];
  /** Paragraphs, separated by newlines; null if there are specialisations instead. */
  bio?: Maybe<Scalars['String']['output']>;
  description: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Path of the portrait, 3:4. */
  portraitUrl: Scalars['String']['output'];
  /** Short name for URLs. */
  slug: Scalars['String']['output'];
  /** Empty if there is a bio instead. */
  specialisations: Array<Scalars['String']['output']>;
  specialty: Scalars['String']['output'];
  /** Null if there is a bio instead. */
  yearsOfExperience?: Maybe<Scalars['Int']['output']>;
};

/** A paid membership period that has not started. */
export type UpcomingMembership = {
  __typename?: 'UpcomingMembership';
  /** The last moment of its last day. */
  expiry: Scalars['DateTimeISO']['output'];
  plan: Scalars['String']['output'];
  startsAt: Scalars['DateTimeISO']['output'];
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
};

/** A person with an account: a member or someone of the staff. */
export type User = {
  __typename?: 'User';
  /** When the account was created. Readable by the user and with the permission `members:read-any`. */
  createdAt: Scalars['DateTimeISO']['output'];
  /** Diet details; null if none are saved. Every reading by others is recorded. Readable by the user and with the permission `diet-details:read-any`. */
  dietDetails?: Maybe<DietDetails>;
  /** E-mail address, in lower case; can be used to log in. Readable by the user and with the permission `members:read-any`. */
  email: Scalars['String']['output'];
  /** What the member wants to achieve, as free text. Readable by the user only. */
  fitnessGoals?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Whether name and phone number are set. Readable by the user and with the permission `members:read-any`. */
  isProfileComplete: Scalars['Boolean']['output'];
  /** The latest body measurements; null if there are none or they were cleared. Readable by the user only. */
  latestMeasurement?: Maybe<Measurement>;
  /** Body measurements, newest first. Readable by the user only. */
  measurements: MeasurementConnection;
  /** Full name; null until the profile is complete. Readable by the user and with the permission `members:read-any`. */
  name?: Maybe<Scalars['String']['output']>;
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
export type UserMeasurementsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
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
  /** Barbell */
  | 'BARBELL'
  /** Dumbbells */
  | 'DUMBBELLS'
  /** Jump rope */
  | 'JUMP_ROPE'
  /** Kettlebell */
  | 'KETTLEBELL'
  /** Machines */
  | 'MACHINES'
  /** Medicine ball */
  | 'MEDICINE_BALL'
  /** No equipment */
  | 'NONE'
  /** Pull-up bar */
  | 'PULL_UP_BAR'
  /** Resistance bands */
  | 'RESISTANCE_BANDS'
  /** Stability ball */
  | 'STABILITY_BALL'
  /** Yoga mat */
  | 'YOGA_MAT';

/** Training experience. */
export type WorkoutExperience =
  /** Advanced */
  | 'ADVANCED'
  /** Beginner */
  | 'BEGINNER'
  /** Expert */
  | 'EXPERT'
  /** Intermediate */
  | 'INTERMEDIATE';

/** Training goal of a workout plan. */
export type WorkoutGoal =
  /** Cardio fitness */
  | 'CARDIO'
  /** Muscular endurance */
  | 'ENDURANCE'
  /** Flexibility */
  | 'FLEXIBILITY'
  /** Muscle gain */
  | 'MUSCLE_GAIN'
  /** Strength */
  | 'STRENGTH'
  /** Weight loss */
  | 'WEIGHT_LOSS';

/** Training location. */
export type WorkoutLocation =
  /** Gym */
  | 'GYM'
  /** At home */
  | 'HOME'
  /** Outdoors */
  | 'OUTDOOR'
  /** Studio */
  | 'STUDIO';

/** A workout plan. */
export type WorkoutPlan = {
  __typename?: 'WorkoutPlan';
  /** Safety advice before the first day, starting with when to see a doctor. */
  cautions: Array<Scalars['String']['output']>;
  /** All days, rest days included, in order. */
  days: Array<WorkoutPlanDay>;
  /** Equipment that it may use; empty for none. */
  equipment: Array<WorkoutEquipment>;
  /** Experience that it was made for. */
  experience: WorkoutExperience;
  /** What the plan is for. */
  goal: WorkoutGoal;
  /** Length in days. */
  length: Scalars['Int']['output'];
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
