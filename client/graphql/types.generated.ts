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
  publishedAt: Scalars['DateTimeISO']['output'];
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

/** The category of a body mass index. */
export type BmiStatus =
  | 'Normal'
  | 'Obese'
  | 'Overweight'
  | 'Underweight';

/** Body measurements. */
export type BodyMeasurements = {
  __typename?: 'BodyMeasurements';
  /** Body mass index in kg/m²; computed if weight and height are known. */
  bmi?: Maybe<Scalars['Float']['output']>;
  /** Centimetres. */
  height?: Maybe<Scalars['Float']['output']>;
  /** Kilograms. */
  muscleMass?: Maybe<Scalars['Float']['output']>;
  /** Kilograms. */
  weight?: Maybe<Scalars['Float']['output']>;
};

export type BodyMeasurementsInput = {
  /** Stored only while weight or height is unknown; otherwise computed. */
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

/** An order after a change. */
export type ChangedOrder = {
  __typename?: 'ChangedOrder';
  message: Scalars['String']['output'];
  order: Order;
};

/** A consent that the current user has given. */
export type Consent = {
  __typename?: 'Consent';
  givenAt: Scalars['DateTimeISO']['output'];
  id: Scalars['ID']['output'];
  /** Version of the privacy notice: the date of its last change. */
  noticeVersion: Scalars['String']['output'];
  purpose: ConsentPurpose;
  withdrawnAt?: Maybe<Scalars['DateTimeISO']['output']>;
};

/** The purpose that a consent covers. */
export type ConsentPurpose =
  | 'account'
  | 'health_data';

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

/** The payment method used at the desk. */
export type DeskMethod =
  | 'card'
  | 'cash'
  | 'upi';

/** Diet details of a member or of an anonymous visitor. All fields are optional. */
export type DietDetails = {
  __typename?: 'DietDetails';
  age?: Maybe<Scalars['Int']['output']>;
  /** Body mass index, kg/m², to one decimal. */
  bmi?: Maybe<Scalars['Float']['output']>;
  /** Derived from `bmi` if that is known. */
  bmiStatus?: Maybe<BmiStatus>;
  dietGoal?: Maybe<Scalars['String']['output']>;
  /** Level of physical activity. */
  fitnessLevel?: Maybe<FitnessLevel>;
  foodPreferences?: Maybe<Scalars['String']['output']>;
  gender?: Maybe<Gender>;
  /** Foods or activities to avoid, such as allergies and injuries. */
  limitations?: Maybe<Scalars['String']['output']>;
  /** Time of the last save. */
  updatedAt: Scalars['DateTimeISO']['output'];
};

/** Diet details. They replace those saved before; absent fields are cleared. */
export type DietDetailsInput = {
  age?: InputMaybe<Scalars['Int']['input']>;
  /** Body mass index, kg/m²; rounded to one decimal. */
  bmi?: InputMaybe<Scalars['Float']['input']>;
  /** Ignored if `bmi` is given: the status is then derived from it. */
  bmiStatus?: InputMaybe<BmiStatus>;
  dietGoal?: InputMaybe<Scalars['String']['input']>;
  /** Level of physical activity. */
  fitnessLevel?: InputMaybe<FitnessLevel>;
  foodPreferences?: InputMaybe<Scalars['String']['input']>;
  gender?: InputMaybe<Gender>;
  /** Foods or activities to avoid, such as allergies and injuries. */
  limitations?: InputMaybe<Scalars['String']['input']>;
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
  | 'barbell'
  /** Dumbbell */
  | 'dumbbell'
  /** Kettlebell */
  | 'kettlebell'
  /** Machine */
  | 'machine'
  /** None */
  | 'none'
  /** Other */
  | 'other'
  /** Plate */
  | 'plate'
  /** Resistance Band */
  | 'resistance_band';

/** Type of exercise. */
export type ExerciseKind =
  /** Trains the cardiovascular system. */
  | 'cardio'
  /** Moves a joint through its range of motion. */
  | 'mobility'
  /** Builds muscle and strength. */
  | 'strength'
  /** Holds a muscle in a lengthened position. */
  | 'stretch';

/** Experience required for an exercise. */
export type ExerciseLevel =
  /** Advanced */
  | 'advanced'
  /** Beginner */
  | 'beginner'
  /** Intermediate */
  | 'intermediate';

/** Physical limitation with which an exercise should be avoided. */
export type ExerciseLimitation =
  /** Ankle trouble. */
  | 'ankle'
  /** Difficulty keeping the balance. */
  | 'balance'
  /** Elbow trouble. */
  | 'elbow'
  /** Difficulty getting down to the floor and up again. */
  | 'floor'
  /** High blood pressure. */
  | 'high_blood_pressure'
  /** Hip trouble. */
  | 'hip'
  /** Knee trouble. */
  | 'knee'
  /** Trouble with the lower back. */
  | 'lower_back'
  /** Neck trouble. */
  | 'neck'
  /** Pregnancy. */
  | 'pregnancy'
  /** Shoulder trouble. */
  | 'shoulder'
  /** Wrist trouble. */
  | 'wrist';

/** Unit in which a set is counted. */
export type ExerciseMeasure =
  /** Repetitions. */
  | 'reps'
  /** Seconds. */
  | 'seconds';

/** Item required for an exercise. */
export type ExerciseNeed =
  /** Ab wheel */
  | 'ab_wheel'
  /** Resistance band */
  | 'band'
  /** Barbell */
  | 'barbell'
  /** Bench */
  | 'bench'
  /** Box */
  | 'box'
  /** Chair */
  | 'chair'
  /** Dip bars */
  | 'dip_bars'
  /** Dumbbell */
  | 'dumbbell'
  /** Foam roller */
  | 'foam_roller'
  /** Jump rope */
  | 'jump_rope'
  /** Kettlebell */
  | 'kettlebell'
  /** Machine */
  | 'machine'
  /** Mat */
  | 'mat'
  /** Medicine ball */
  | 'medicine_ball'
  /** Weight plates */
  | 'plates'
  /** Pull-up bar */
  | 'pull_up_bar'
  /** Rack */
  | 'rack'
  /** Stability ball */
  | 'stability_ball'
  /** Step */
  | 'step'
  /** Suspension trainer */
  | 'suspension_trainer'
  /** Wall */
  | 'wall';

/** How the left and right sides are trained. */
export type ExerciseSides =
  /** The sides alternate from one repetition to the next. */
  | 'alternating'
  /** Both sides work at the same time. */
  | 'both'
  /** One side does a whole set, then the other. */
  | 'each';

/** The level of physical activity, from hardly any to nearly every day. */
export type FitnessLevel =
  | 'light'
  | 'moderate'
  | 'sedentary'
  | 'very';

/** The gender used to estimate energy needs. */
export type Gender =
  | 'female'
  | 'male'
  | 'other';

/** A generated workout plan that has not been saved. */
export type GeneratedWorkoutPlan = {
  __typename?: 'GeneratedWorkoutPlan';
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

/** Body measurements at one time. */
export type MeasuredBody = {
  __typename?: 'MeasuredBody';
  /** Body mass index in kg/m²; computed if weight and height are known. */
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
  | 'back_extension'
  /** Rising onto the toes. */
  | 'calf_raise'
  /** Walking with a weight. */
  | 'carry'
  /** Keeping the lower back from sagging. */
  | 'core_anti_extension'
  /** Curling the trunk. */
  | 'core_flexion'
  /** Bending the trunk sideways, or keeping it from bending. */
  | 'core_lateral'
  /** Turning the trunk, or keeping it from turning. */
  | 'core_rotation'
  /** Straightening the elbow. */
  | 'elbow_extension'
  /** Bending the elbow. */
  | 'elbow_flexion'
  /** Bending at the hips with a straight back. */
  | 'hinge'
  /** Moving the leg outwards. */
  | 'hip_abduction'
  /** Moving the leg inwards. */
  | 'hip_adduction'
  /** Straightening the hip. */
  | 'hip_extension'
  /** Pulling towards the chest. */
  | 'horizontal_pull'
  /** Pushing away from the chest. */
  | 'horizontal_push'
  /** Leaving the floor. */
  | 'jump'
  /** Straightening the knee. */
  | 'knee_extension'
  /** Bending the knee. */
  | 'knee_flexion'
  /** Walking, running, pedalling or rowing. */
  | 'locomotion'
  /** Bending hips and knees with the weight on one leg in front. */
  | 'lunge'
  /** Moving a joint through its range of motion. */
  | 'mobility'
  /** Moving or holding the head. */
  | 'neck'
  /** Raising straight arms. */
  | 'shoulder_raise'
  /** Raising the shoulders. */
  | 'shrug'
  /** Bending hips and knees with the weight on both legs. */
  | 'squat'
  /** Holding a muscle in a lengthened position. */
  | 'stretch'
  /** Pulling down from overhead, or the body up. */
  | 'vertical_pull'
  /** Pushing overhead. */
  | 'vertical_push'
  /** Several patterns in one movement. */
  | 'whole_body'
  /** Moving or holding with wrist and grip. */
  | 'wrist';

/** Training target of an exercise: a muscle group, the cardiovascular system, or the whole body. */
export type Muscle =
  /** Abdominals */
  | 'abdominals'
  /** Abductors */
  | 'abductors'
  /** Adductors */
  | 'adductors'
  /** Biceps */
  | 'biceps'
  /** Calves */
  | 'calves'
  /** Cardio */
  | 'cardio'
  /** Chest */
  | 'chest'
  /** Forearms */
  | 'forearms'
  /** Full Body */
  | 'full_body'
  /** Glutes */
  | 'glutes'
  /** Hamstrings */
  | 'hamstrings'
  /** Lats */
  | 'lats'
  /** Lower Back */
  | 'lower_back'
  /** Neck */
  | 'neck'
  /** Quadriceps */
  | 'quadriceps'
  /** Shoulders */
  | 'shoulders'
  /** Traps */
  | 'traps'
  /** Triceps */
  | 'triceps'
  /** Upper Back */
  | 'upper_back';

export type Mutation = {
  __typename?: 'Mutation';
  /** Publishes the studio’s reply to a review. An empty reply removes the previous one. Requires the permission `reviews:answer`. */
  answerReview: AnswerReviewPayload;
  /** Cancels an unpaid order of the current user. Requires a log-in. */
  cancelOrder: ChangedOrder;
  /** Sets a new password, ends all sessions and starts a new one on this device. Requires a log-in. */
  changePassword: SignedIn;
  /** Whether a password allows signing up as an admin. A mutation, so that the password is never in a URL. Public. */
  checkAdminPassword: Scalars['Boolean']['output'];
  /** Reports an online payment by the current user. It is verified with the payment gateway. Requires a log-in. */
  confirmOnlinePayment: ChangedOrder;
  /** Records that the member has paid at the desk. The membership starts or is extended. Requires the permission `orders:confirm`. */
  confirmOrder: ChangedOrder;
  /** Adds a review by the current user. Requires a log-in. */
  createReview: CreateReviewPayload;
  /** Deletes the account of the current user and the data that belongs to it. Requires a log-in. */
  deleteAccount: Message;
  /** Deletes a review. Authors may delete their own; others need the permission `reviews:delete-any`. Requires a log-in. */
  deleteReview: DeleteReviewPayload;
  /** Ends one session of the current user. Requires a log-in. */
  endSession: Message;
  /** Generates a workout plan. The same input produces the same plan. Public. */
  generateWorkoutPlan: GeneratedWorkoutPlan;
  /** Hides a review from all but its author and moderators. The author is mailed the reason. Requires the permission `reviews:moderate`. */
  hideReview: HideReviewPayload;
  /** Mails a verification link, or a notice if the address has an account. The response is the same for both. Public. */
  initiateSignUp: Message;
  /** Returns what is needed to pay an unpaid order of the current user online. Requires a log-in. */
  payOrder: PlacedOrder;
  /** Places an order for a plan, provided that the price the member was shown is still current. Requires a log-in. */
  placeOrder: PlacedOrder;
  /** Refunds a paid order in full and ends its membership. The member is sent the reason. Requires the permission `orders:refund`. */
  refundOrder: ChangedOrder;
  /** Rejects an unpaid order. The member is sent the reason. Requires the permission `orders:reject`. */
  rejectOrder: ChangedOrder;
  /** Removes a saved workout plan. Its completed workouts are kept. Requires a log-in. */
  removeWorkoutPlan: Message;
  /** Issues a new access token for the refresh cookie. Public. */
  renewSession: RenewedSession;
  /** Mails a one-time password if the address has an account. The response is the same for every address. Public. */
  requestPasswordReset: Message;
  /** Sets a new password and ends all sessions of the account. Public. */
  resetPassword: Message;
  /** Requests a failed refund from the payment gateway again. Requires the permission `orders:refund`. */
  retryRefund: ChangedOrder;
  /** Records that the studio itself has returned the money of a failed refund. Requires the permission `orders:refund`. */
  returnByHand: ChangedOrder;
  /** Saves diet details, anonymously if signed out. Public. */
  saveDietDetails: SavedDietDetails;
  /** Generates and saves a workout plan. Requires a log-in. */
  saveWorkoutPlan: SavedWorkoutPlan;
  /** Ticks off a training day, which records a workout, or removes the tick and its workout. Days can be ticked off from the day before their date. Requires a log-in. */
  setWorkoutPlanDay: SavedWorkoutPlan;
  /** Logs in by e-mail address, user name or phone number. Public. */
  signIn: SignedIn;
  /** Ends the session of the refresh cookie and that of the access token. Public. */
  signOut: Message;
  /** Ends all sessions of the current user, including this one. Requires a log-in. */
  signOutEverywhere: Message;
  /** Makes a hidden review visible to everyone again. Requires the permission `reviews:moderate`. */
  unhideReview: UnhideReviewPayload;
  /** Changes the profile of the current user. Requires a log-in. */
  updateProfile: UpdatedProfile;
  /** Edits a review of the current user. Requires a log-in. */
  updateReview: UpdateReviewPayload;
  /** Verifies an e-mail address by the link mailed to it and creates the account. Public. */
  verifyEmail: VerifiedEmail;
  /** Exchanges a one-time password for a reset token. Public. */
  verifyOtp: VerifiedOtp;
  /** Withdraws a consent and deletes the data that it covers. Requires a log-in. */
  withdrawConsent: Message;
};


export type MutationAnswerReviewArgs = {
  input: AnswerReviewInput;
};


export type MutationCancelOrderArgs = {
  id: Scalars['ID']['input'];
};


export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


export type MutationCheckAdminPasswordArgs = {
  password: Scalars['String']['input'];
};


export type MutationConfirmOnlinePaymentArgs = {
  input: OnlinePaymentInput;
};


export type MutationConfirmOrderArgs = {
  id: Scalars['ID']['input'];
  method: DeskMethod;
};


export type MutationCreateReviewArgs = {
  input: CreateReviewInput;
};


export type MutationDeleteAccountArgs = {
  password: Scalars['String']['input'];
};


export type MutationDeleteReviewArgs = {
  input: DeleteReviewInput;
};


export type MutationEndSessionArgs = {
  id: Scalars['ID']['input'];
};


export type MutationGenerateWorkoutPlanArgs = {
  input: WorkoutPlanInput;
};


export type MutationHideReviewArgs = {
  input: HideReviewInput;
};


export type MutationInitiateSignUpArgs = {
  input: SignUpInput;
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
  id: Scalars['ID']['input'];
};


export type MutationRequestPasswordResetArgs = {
  email: Scalars['String']['input'];
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
  input: DietDetailsInput;
  isMine?: Scalars['Boolean']['input'];
};


export type MutationSaveWorkoutPlanArgs = {
  input: WorkoutPlanInput;
  startsOn: Scalars['String']['input'];
};


export type MutationSetWorkoutPlanDayArgs = {
  day: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  isDone: Scalars['Boolean']['input'];
};


export type MutationSignInArgs = {
  input: SignInInput;
};


export type MutationUnhideReviewArgs = {
  input: UnhideReviewInput;
};


export type MutationUpdateProfileArgs = {
  input: ProfileInput;
};


export type MutationUpdateReviewArgs = {
  input: UpdateReviewInput;
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

/** Part of a training day. */
export type PlanBlock = {
  __typename?: 'PlanBlock';
  /** Whether the exercises are done as a circuit, one set of each per round. */
  isCircuit: Scalars['Boolean']['output'];
  items: Array<PlanItem>;
  kind: WorkoutPlanBlockKind;
  /** Estimated duration, in minutes. */
  minutes: Scalars['Int']['output'];
  /** How to sequence the exercises. */
  note?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
};

/** Day of a workout plan. */
export type PlanDay = {
  __typename?: 'PlanDay';
  /** Empty for a rest day. */
  blocks: Array<PlanBlock>;
  /** Number of the day, starting at 1. */
  day: Scalars['Int']['output'];
  kind: WorkoutPlanDayKind;
  /** Estimated duration, in minutes; 0 for a rest day. */
  minutes: Scalars['Int']['output'];
  /** What changes on this day, such as an increase in load. */
  note?: Maybe<Scalars['String']['output']>;
  /** Title, such as "Full body A" or "Rest". */
  title: Scalars['String']['output'];
};

/** An exercise of a training day, with its sets and repetitions. */
export type PlanItem = {
  __typename?: 'PlanItem';
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
  sets: Scalars['Int']['output'];
  /** Reason for choosing this exercise. */
  why: PlanReason;
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

/** Explanation of a choice in a workout plan. */
export type PlanReason = {
  __typename?: 'PlanReason';
  /** Null if it is a convention of this planner. */
  source?: Maybe<PlanSource>;
  text: Scalars['String']['output'];
};

/** A published source of training guidance. */
export type PlanSource = {
  __typename?: 'PlanSource';
  id: Scalars['ID']['output'];
  /** Author, title and year. */
  title: Scalars['String']['output'];
  /** Link to the source. */
  url?: Maybe<Scalars['String']['output']>;
};

/** The kind of plan: a studio pass or a nutrition plan. */
export type PlanType =
  | 'nutrition'
  | 'pass';

/** Profile of a member. */
export type Profile = {
  __typename?: 'Profile';
  /** Latest measurements. */
  bodyMeasurements: BodyMeasurements;
  /** Phone number in E.164 format; can be used to log in. */
  contact?: Maybe<Scalars['String']['output']>;
  email: Scalars['String']['output'];
  /** What the member wants to achieve, as free text. */
  fitnessGoals?: Maybe<Scalars['String']['output']>;
  /** Whether name and contact are set. */
  isProfileComplete: Scalars['Boolean']['output'];
  name?: Maybe<Scalars['String']['output']>;
  /** Can be used to log in. */
  userName?: Maybe<Scalars['String']['output']>;
  /** How the member likes to train, as free text. */
  workoutPreferences?: Maybe<Scalars['String']['output']>;
};

/** Absent fields keep their value; null clears them. */
export type ProfileInput = {
  bodyMeasurements?: InputMaybe<BodyMeasurementsInput>;
  /** Indian mobile number in any common format, or a foreign number with + and country code. */
  contact: Scalars['String']['input'];
  /** What the member wants to achieve, as free text. */
  fitnessGoals?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  userName?: InputMaybe<Scalars['String']['input']>;
  /** How the member likes to train, as free text. */
  workoutPreferences?: InputMaybe<Scalars['String']['input']>;
};

/** How often a member visited the studio and trained there. */
export type Progress = {
  __typename?: 'Progress';
  /** Consecutive weeks with a visit up to now; the current week cannot break the streak before it ends. */
  currentStreak: Scalars['Int']['output'];
  lastVisitAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Longest streak of consecutive weeks with a visit. */
  longestStreak: Scalars['Int']['output'];
  visits: ProgressRate;
  /** Oldest first, ending with the current week. Includes weeks without visits. */
  weeks: Array<ProgressWeek>;
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
  /** Beginning of its Monday in the time zone of the studio. */
  startsAt: Scalars['DateTimeISO']['output'];
  visits: Scalars['Int']['output'];
  workouts: Scalars['Int']['output'];
};

export type Query = {
  __typename?: 'Query';
  /** The article with this id, or null if there is none. Public. */
  article?: Maybe<Article>;
  /** The articles that the blog shows in a period, by default the current one. Public. */
  articleRotation: ArticleRotation;
  /** All articles, newest first. Public. */
  articles: ArticleConnection;
  /** Diet details by the id returned when they were saved. Members may read their own; others need the permission `diet-details:read-any`. Anonymous details can be read by anyone who has their id. Public. */
  dietDetails: DietDetails;
  /** The exercise with this id, or null if there is none. Public. */
  exercise?: Maybe<Exercise>;
  /** Exercises of the library, sorted by name, optionally filtered. Matches of the search in the name come first. Public. */
  exercises: Array<Exercise>;
  /** Hidden reviews of all authors, most recently hidden first. Requires the permission `reviews:moderate`. */
  hiddenReviews: ReviewConnection;
  /** The current user’s account and rights. Requires a log-in. */
  me: Viewer;
  /** Body measurements of the current user, newest first. Requires a log-in. */
  measurements: Array<MeasuredBody>;
  /** Consents of the current user, newest first. Requires a log-in. */
  myConsents: Array<Consent>;
  /** Export of data stored about the current user, by table. Tables and columns may be added. Requires a log-in. */
  myData: Scalars['JSONObject']['output'];
  /** The current user’s diet details, or null if none are saved. Requires a log-in. */
  myDietDetails?: Maybe<DietDetails>;
  /** The memberships of the current user: first the gym pass, then nutrition. Requires a log-in. */
  myMemberships: Array<Membership>;
  /** For each plan on sale, the period that the current user would get by paying for it now. Requires a log-in. */
  myNextTerms: Array<NextTerm>;
  /** Orders of the current user, newest first. Requires a log-in. */
  myOrders: OrderConnection;
  /** Visits and workouts of the current user by week. Requires a log-in. */
  myProgress: Progress;
  /** Active sessions of the current user, most recently used first. Requires a log-in. */
  mySessions: Array<Session>;
  /** Body measurements of the current user in these weeks: the last of each week, oldest first. Requires a log-in. */
  myWeeklyMeasurements: Array<WeeklyMeasurement>;
  /** One of the current user’s saved workout plans, or null if there is none with this id. Requires a log-in. */
  myWorkoutPlan?: Maybe<SavedWorkoutPlan>;
  /** The current user’s saved workout plans, newest first. Requires a log-in. */
  myWorkoutPlans: Array<SavedWorkoutPlan>;
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
  /** Profile of the current user. Requires a log-in. */
  profile: Profile;
  /** The PDF of a receipt. Members may read their own; others need `receipts:read-any`. Requires a log-in. */
  receiptFile: ReceiptFile;
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
  /** Physical limitations in the current user’s diet details that a workout plan has to respect. Requires a log-in. */
  workoutLimitations: Array<ExerciseLimitation>;
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


export type QueryDietDetailsArgs = {
  id: Scalars['ID']['input'];
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


export type QueryMeasurementsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryMyOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryMyProgressArgs = {
  weeks?: Scalars['Int']['input'];
};


export type QueryMyWeeklyMeasurementsArgs = {
  weeks?: Scalars['Int']['input'];
};


export type QueryMyWorkoutPlanArgs = {
  id: Scalars['ID']['input'];
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
  filter?: InputMaybe<ReviewFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReviewOrder>;
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

/** How many visible reviews have a certain rating. */
export type RatingCount = {
  __typename?: 'RatingCount';
  /** Number of reviews with exactly these stars. */
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

/** A renewed session. */
export type RenewedSession = {
  __typename?: 'RenewedSession';
  /** New access token. */
  token: Scalars['String']['output'];
};

export type ResetPasswordInput = {
  password: Scalars['String']['input'];
  resetToken: Scalars['String']['input'];
};

/** A member’s review of the studio. */
export type Review = {
  __typename?: 'Review';
  /** Public reply of the studio; null if there is none. */
  answer?: Maybe<Scalars['String']['output']>;
  /** When the studio replied; null if it did not. */
  answeredAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** The member who wrote the review. */
  author: User;
  /** Plain text, which may contain newlines. */
  comment: Scalars['String']['output'];
  /** When the review was written. */
  createdAt: Scalars['DateTimeISO']['output'];
  /** When it was hidden; null if it is visible. */
  hiddenAt?: Maybe<Scalars['DateTimeISO']['output']>;
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
  updatedAt?: Maybe<Scalars['DateTimeISO']['output']>;
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

/** The role of an account. */
export type Role =
  | 'admin'
  | 'front_desk'
  | 'trainer'
  | 'user';

/** Result of saving diet details. */
export type SavedDietDetails = {
  __typename?: 'SavedDietDetails';
  message: Scalars['String']['output'];
  /** Id for reading the details: the member’s id, or an unguessable id that gives access to anonymous details. */
  userId: Scalars['ID']['output'];
};

/** A workout plan saved by a member. */
export type SavedWorkoutPlan = {
  __typename?: 'SavedWorkoutPlan';
  createdAt: Scalars['DateTimeISO']['output'];
  /** Numbers of the completed days, ascending. */
  doneDays: Array<Scalars['Int']['output']>;
  id: Scalars['ID']['output'];
  /** Length in days. */
  length: Scalars['Int']['output'];
  plan: WorkoutPlan;
  /** Date of day 1 in the studio’s time zone, such as "2026-11-23". */
  startsOn: Scalars['String']['output'];
  /** The plan as text. */
  text: Scalars['String']['output'];
  title: Scalars['String']['output'];
  /** Number of days that can be completed: all except the rest days. */
  trainingDays: Scalars['Int']['output'];
};

/** A session of the current user on one device. */
export type Session = {
  __typename?: 'Session';
  createdAt: Scalars['DateTimeISO']['output'];
  /** Browser and operating system, such as "Chrome on Android". */
  device: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Whether this request belongs to the session. */
  isCurrent: Scalars['Boolean']['output'];
  /** Whether the session persists after the browser is closed. */
  isKept: Scalars['Boolean']['output'];
  lastUsedAt: Scalars['DateTimeISO']['output'];
  /** Where the session was first used: a network address, or "Local network" or "This machine". */
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
  role?: SignUpRole;
};

/** The role that a sign-up asks for. */
export type SignUpRole =
  | 'admin'
  | 'user';

/** A successful log-in; the refresh token is set as a cookie. */
export type SignedIn = {
  __typename?: 'SignedIn';
  isProfileComplete: Scalars['Boolean']['output'];
  message: Scalars['String']['output'];
  /** If true, most operations fail with `PASSWORD_CHANGE_REQUIRED` until `changePassword` has been called. */
  mustChangePassword: Scalars['Boolean']['output'];
  role: Role;
  /** Access token, to be sent as `Authorization: Bearer <token>`. */
  token: Scalars['String']['output'];
};

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

/** A paid membership period that has not started. */
export type UpcomingMembership = {
  __typename?: 'UpcomingMembership';
  /** The last moment of its last day. */
  expiry: Scalars['DateTimeISO']['output'];
  plan: Scalars['String']['output'];
  startsAt: Scalars['DateTimeISO']['output'];
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

/** Result of changing a profile. */
export type UpdatedProfile = {
  __typename?: 'UpdatedProfile';
  message: Scalars['String']['output'];
  profile: Profile;
};

/** A person with an account: a member or someone of the staff. */
export type User = {
  __typename?: 'User';
  /** When the account was created. Readable by the user and with the permission `members:read-any`. */
  createdAt: Scalars['DateTimeISO']['output'];
  /** E-mail address, in lower case; can be used to log in. Readable by the user and with the permission `members:read-any`. */
  email: Scalars['String']['output'];
  /** What the member wants to achieve, as free text. Readable by the user only. */
  fitnessGoals?: Maybe<Scalars['String']['output']>;
  /** Reviews by the user that are hidden, most recently hidden first. Readable by the user and with the permission `reviews:moderate`. */
  hiddenReviews: ReviewConnection;
  id: Scalars['ID']['output'];
  /** Whether name and phone number are set. Readable by the user and with the permission `members:read-any`. */
  isProfileComplete: Scalars['Boolean']['output'];
  /** Full name; null until the profile is complete. Readable by the user and with the permission `members:read-any`. */
  name?: Maybe<Scalars['String']['output']>;
  /** Phone number in E.164 format; can be used to log in. Null until the profile is complete. Readable by the user and with the permission `members:read-any`. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Decides the permissions of the account. Readable by the user and with the permission `members:read-any`. */
  role: Role;
  /** Can be used to log in; null if there is none. Readable by the user and with the permission `members:read-any`. */
  userName?: Maybe<Scalars['String']['output']>;
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

/** Result of verifying an e-mail address. */
export type VerifiedEmail = {
  __typename?: 'VerifiedEmail';
  message: Scalars['String']['output'];
  success: Scalars['Boolean']['output'];
  /** Access token that cannot be renewed; null if the link had been opened before. */
  token?: Maybe<Scalars['String']['output']>;
};

/** Result of verifying a one-time password. */
export type VerifiedOtp = {
  __typename?: 'VerifiedOtp';
  message: Scalars['String']['output'];
  /** Token for a single call of `resetPassword`. */
  resetToken: Scalars['String']['output'];
};

export type VerifyOtpInput = {
  email: Scalars['String']['input'];
  otp: Scalars['String']['input'];
};

/** The current user’s account and rights. Only the current user can read it. */
export type Viewer = {
  __typename?: 'Viewer';
  /** Until it is changed, private operations other than `me`, `changePassword` and `signOutEverywhere` are refused. */
  mustChangePassword: Scalars['Boolean']['output'];
  /** Permissions of the current user’s role, such as `orders:confirm`. Empty for members. */
  permissions: Array<Scalars['String']['output']>;
  /** The current user. */
  user: User;
};

/** The last body measurement of a week. */
export type WeeklyMeasurement = {
  __typename?: 'WeeklyMeasurement';
  id: Scalars['ID']['output'];
  measuredAt: Scalars['DateTimeISO']['output'];
  /** Kilograms. */
  muscleMass?: Maybe<Scalars['Float']['output']>;
  /** Kilograms. */
  weight?: Maybe<Scalars['Float']['output']>;
};

/** Equipment that a workout plan may use. */
export type WorkoutEquipment =
  /** Barbell */
  | 'barbell'
  /** Dumbbells */
  | 'dumbbells'
  /** Jump rope */
  | 'jump_rope'
  /** Kettlebell */
  | 'kettlebell'
  /** Machines */
  | 'machines'
  /** Medicine ball */
  | 'medicine_ball'
  /** No equipment */
  | 'none'
  /** Pull-up bar */
  | 'pull_up_bar'
  /** Resistance bands */
  | 'resistance_bands'
  /** Stability ball */
  | 'stability_ball'
  /** Yoga mat */
  | 'yoga_mat';

/** Training experience. */
export type WorkoutExperience =
  /** Advanced */
  | 'advanced'
  /** Beginner */
  | 'beginner'
  /** Expert */
  | 'expert'
  /** Intermediate */
  | 'intermediate';

/** Training goal of a workout plan. */
export type WorkoutGoal =
  /** Cardio fitness */
  | 'cardio'
  /** Muscular endurance */
  | 'endurance'
  /** Flexibility */
  | 'flexibility'
  /** Muscle gain */
  | 'muscle_gain'
  /** Strength */
  | 'strength'
  /** Weight loss */
  | 'weight_loss';

/** Training location. */
export type WorkoutLocation =
  /** Gym */
  | 'gym'
  /** At home */
  | 'home'
  /** Outdoors */
  | 'outdoor'
  /** Studio */
  | 'studio';

/** A workout plan. */
export type WorkoutPlan = {
  __typename?: 'WorkoutPlan';
  /** Safety advice before the first day, starting with when to see a doctor. */
  cautions: Array<Scalars['String']['output']>;
  days: Array<PlanDay>;
  /** Empty for none. */
  equipment: Array<WorkoutEquipment>;
  experience: WorkoutExperience;
  goal: WorkoutGoal;
  /** Length in days. */
  length: Scalars['Int']['output'];
  /** Physical limitations that the plan respects. */
  limitations: Array<ExerciseLimitation>;
  location: WorkoutLocation;
  /** Explanations of the plan as a whole. */
  reasons: Array<PlanReason>;
  /** Title, such as "14 days of muscle gain at home". */
  title: Scalars['String']['output'];
};

/** Part of a training day. */
export type WorkoutPlanBlockKind =
  /** Continuous or interval cardiovascular training. */
  | 'cardio'
  /** Cool-down. */
  | 'cool_down'
  /** Warm-up. */
  | 'warm_up'
  /** Main exercises of the day. */
  | 'work';

/** Type of a day of a workout plan. */
export type WorkoutPlanDayKind =
  /** Cardiovascular training. */
  | 'cardio'
  /** Stretching and mobility. */
  | 'flexibility'
  /** No training. */
  | 'rest'
  /** Strength training, as sets or as a circuit. */
  | 'strength';

/** Input for generating a workout plan. */
export type WorkoutPlanInput = {
  /** Length in days: 7, 10, 14, 21, 30 or 60. */
  days?: Scalars['Int']['input'];
  /** Available equipment; empty for none. */
  equipment?: Array<WorkoutEquipment>;
  experience: WorkoutExperience;
  goal: WorkoutGoal;
  /** Physical limitations to respect; null uses those in the current user’s diet details. */
  limitations?: InputMaybe<Array<ExerciseLimitation>>;
  location: WorkoutLocation;
};
