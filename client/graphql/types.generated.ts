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

/** Category of a body mass index. */
export type BmiStatus =
  | 'Normal'
  | 'Obese'
  | 'Overweight'
  | 'Underweight';

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

/** An order of which something has become. */
export type ChangedOrder = {
  __typename?: 'ChangedOrder';
  message: Scalars['String']['output'];
  order: Order;
};

/** A review that was written or changed. */
export type ChangedReview = {
  __typename?: 'ChangedReview';
  message: Scalars['String']['output'];
  review: Review;
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

/** How it was paid at the desk. */
export type DeskMethod =
  | 'card'
  | 'cash'
  | 'upi';

/** What somebody has told about their diet; all of it may be absent. */
export type DietDetails = {
  __typename?: 'DietDetails';
  age?: Maybe<Scalars['Int']['output']>;
  /** Body mass index, kg/m², to one decimal. */
  bmi?: Maybe<Scalars['Float']['output']>;
  /** Follows from the index where that is known. */
  bmiStatus?: Maybe<BmiStatus>;
  dietGoal?: Maybe<Scalars['String']['output']>;
  /** How active somebody is. */
  fitnessLevel?: Maybe<FitnessLevel>;
  foodPreferences?: Maybe<Scalars['String']['output']>;
  gender?: Maybe<Gender>;
  /** What somebody cannot or may not eat or do. */
  limitations?: Maybe<Scalars['String']['output']>;
  /** When it was saved last. */
  updatedAt: Scalars['DateTimeISO']['output'];
};

/** Takes the place of what was saved before: what is absent is empty. */
export type DietDetailsInput = {
  age?: InputMaybe<Scalars['Int']['input']>;
  /** Body mass index, kg/m²; kept to one decimal. */
  bmi?: InputMaybe<Scalars['Float']['input']>;
  /** Follows from the index, whatever is sent; kept only where there is no index. */
  bmiStatus?: InputMaybe<BmiStatus>;
  dietGoal?: InputMaybe<Scalars['String']['input']>;
  /** How active somebody is. */
  fitnessLevel?: InputMaybe<FitnessLevel>;
  foodPreferences?: InputMaybe<Scalars['String']['input']>;
  gender?: InputMaybe<Gender>;
  /** What somebody cannot or may not eat or do. */
  limitations?: InputMaybe<Scalars['String']['input']>;
};

/** An exercise of the library, with how it is done. */
export type Exercise = {
  __typename?: 'Exercise';
  /** Other names that it is looked for by. */
  aliases: Array<Scalars['String']['output']>;
  /** With what it is better left out. */
  avoid: Array<ExerciseLimitation>;
  /** When to breathe in and out. */
  breathing: Scalars['String']['output'];
  /** Who should take care, and what to do instead. */
  caution: Scalars['String']['output'];
  /** How it looks; null while there is no picture of it. */
  demonstration?: Maybe<ExerciseDemonstration>;
  /** An easier one of its kind, where there is one. */
  easier?: Maybe<Exercise>;
  /** The equipment that it is found by. */
  equipment: ExerciseEquipment;
  /** A harder one of its kind, where there is one. */
  harder?: Maybe<Exercise>;
  /** Its name in small letters with hyphens, as addresses carry it. */
  id: Scalars['ID']['output'];
  /** What it is done for. */
  kind: ExerciseKind;
  /** How much experience it asks for. */
  level: ExerciseLevel;
  /** What a set is counted in. */
  measure: ExerciseMeasure;
  /** What often goes wrong, and what to do instead. */
  mistakes: Array<Scalars['String']['output']>;
  /** What it trains most. */
  muscle: Muscle;
  /** Its usual name. */
  name: Scalars['String']['output'];
  /** Everything that must be at hand. */
  needs: Array<ExerciseNeed>;
  /** The kind of movement. */
  pattern: MovementPattern;
  /** What it trains as well. */
  secondary: Array<Muscle>;
  /** How left and right share the work. */
  sides: ExerciseSides;
  /** How it is done, step by step. */
  steps: Array<Scalars['String']['output']>;
};

/** An exercise as it is seen. */
export type ExerciseDemonstration = {
  __typename?: 'ExerciseDemonstration';
  /** What is to be seen, for readers who cannot see it. */
  description: Scalars['String']['output'];
  /** Path of a picture, 640 by 480, that stands for the film. */
  posterUrl: Scalars['String']['output'];
  /** Path of a small picture, 320 by 240. */
  thumbnailUrl: Scalars['String']['output'];
  /** Path of a short film in a loop, without sound. */
  videoUrl?: Maybe<Scalars['String']['output']>;
};

/** The equipment that an exercise is found by. */
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

/** What an exercise is done for. */
export type ExerciseKind =
  /** Trains heart and lungs. */
  | 'cardio'
  /** Moves a joint through its range. */
  | 'mobility'
  /** Builds muscle and strength. */
  | 'strength'
  /** Lengthens a muscle and holds it there. */
  | 'stretch';

/** How much experience an exercise asks for. */
export type ExerciseLevel =
  /** Advanced */
  | 'advanced'
  /** Beginner */
  | 'beginner'
  /** Intermediate */
  | 'intermediate';

/** A limit of a person with which an exercise is better left out. */
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

/** What a set of an exercise is counted in. */
export type ExerciseMeasure =
  /** Repetitions. */
  | 'reps'
  /** Seconds. */
  | 'seconds';

/** One thing that must be at hand for an exercise. */
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

/** How left and right share the work. */
export type ExerciseSides =
  /** The sides take turns from one repetition to the next. */
  | 'alternating'
  /** Both sides work at the same time. */
  | 'both'
  /** A whole set for one side, then one for the other. */
  | 'each';

/** How active somebody is, from hardly at all to nearly every day. */
export type FitnessLevel =
  | 'light'
  | 'moderate'
  | 'sedentary'
  | 'very';

/** For the need of energy, which differs. */
export type Gender =
  | 'female'
  | 'male'
  | 'other';

/** A workout plan that was made and is not kept. */
export type GeneratedWorkoutPlan = {
  __typename?: 'GeneratedWorkoutPlan';
  /** Whether the hosted model wrote the text, which can then differ from the plan. */
  isTextByModel: Scalars['Boolean']['output'];
  /** The plan of the built-in planner, day by day. */
  plan: WorkoutPlan;
  /** The plan as text. */
  text: Scalars['String']['output'];
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

/** What somebody has of one of the two lines; of each there is one. */
export type Membership = {
  __typename?: 'Membership';
  /** The last moment of the last day, with everything that is paid. */
  expiry?: Maybe<Scalars['DateTimeISO']['output']>;
  line: PlanType;
  /** The plan that runs now, or ran last. */
  plan?: Maybe<Scalars['String']['output']>;
  /** Since when that plan runs, or ran. */
  startedAt?: Maybe<Scalars['DateTimeISO']['output']>;
  status: MembershipStatus;
  upcoming: Array<UpcomingMembership>;
  /** The newest order of this line that waits for payment. */
  waitingOrder?: Maybe<Order>;
};

/** Whether a membership runs now. */
export type MembershipStatus =
  | 'active'
  | 'inactive';

/** What to tell the person whose request was carried out. */
export type Message = {
  __typename?: 'Message';
  message: Scalars['String']['output'];
};

/** The kind of movement, by which one exercise can stand in for another. */
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
  /** Moving a joint through its range. */
  | 'mobility'
  /** Moving or holding the head. */
  | 'neck'
  /** Raising straight arms. */
  | 'shoulder_raise'
  /** Raising the shoulders. */
  | 'shrug'
  /** Bending hips and knees with the weight on both legs. */
  | 'squat'
  /** Holding a muscle at its length. */
  | 'stretch'
  /** Pulling down from overhead, or the body up. */
  | 'vertical_pull'
  /** Pushing overhead. */
  | 'vertical_push'
  /** Several patterns in one movement. */
  | 'whole_body'
  /** Moving or holding with wrist and grip. */
  | 'wrist';

/** What an exercise trains: a muscle group, the heart and lungs, or the whole body. */
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
  /** What the studio says to a review, for everybody to read; an empty answer takes it away. */
  answerReview: ChangedReview;
  /** Takes back an order of the one who asks that still waits. */
  cancelOrder: ChangedOrder;
  /** Changes the password of the one who asks; other sessions end, this one goes on with a new token. */
  changePassword: SignedIn;
  /** Whether a password is the one that admins sign up with. A mutation, so that it never is in a URL. */
  checkAdminPassword: Scalars['Boolean']['output'];
  /** The form of the gateway says that an order of the one who asks was paid; the gateway is asked. */
  confirmOnlinePayment: ChangedOrder;
  /** The member has paid at the desk: the membership begins, or goes on for longer. */
  confirmOrder: ChangedOrder;
  /** Adds a review of the one who asks. */
  createReview: ChangedReview;
  /** Removes the account of the one who asks and what belongs to it. */
  deleteAccount: Message;
  /** Removes a review of the one who asks; admins remove any. */
  deleteReview: Message;
  /** Ends one session of the one who asks. */
  endSession: Message;
  /** Makes a workout plan, for anybody. The same input gives the same plan. */
  generateWorkoutPlan: GeneratedWorkoutPlan;
  /** Leaves a review to its author and admins; the author reads why. */
  hideReview: ChangedReview;
  /** Mails a verification link; the same answer for every address. */
  initiateSignUp: Message;
  /** What is needed to pay an order of the one who asks, which waits for an online payment. */
  payOrder: PlacedOrder;
  /** Orders a plan at the price that the member was shown, as long as it is the price of now. */
  placeOrder: PlacedOrder;
  /** Gives the whole of a paid order back and ends its membership; the member reads why. */
  refundOrder: ChangedOrder;
  /** Refuses an order that waits; the member reads why. */
  rejectOrder: ChangedOrder;
  /** Removes a saved workout plan; the workouts done by it stay. */
  removeWorkoutPlan: Message;
  /** A new access token for the refresh cookie. */
  renewSession: RenewedSession;
  /** Mails a one-time password, if the address has an account; the same answer for every address. */
  requestPasswordReset: Message;
  /** Sets a new password; every session of the account ends. */
  resetPassword: Message;
  /** Asks the gateway once more for a refund that has failed. */
  retryRefund: ChangedOrder;
  /** The studio itself has given back what the gateway could not. */
  returnByHand: ChangedOrder;
  /** Keeps diet details of who asks, or of nobody. */
  saveDietDetails: SavedDietDetails;
  /** Makes a workout plan and keeps it. */
  saveWorkoutPlan: SavedWorkoutPlan;
  /** Ticks a training day off, from the day before it on, which counts as a workout; or takes the tick and the workout back. */
  setWorkoutPlanDay: SavedWorkoutPlan;
  /** Gives a hidden review back to everybody. */
  showReview: ChangedReview;
  /** Log-in by e-mail address, user name or phone number. */
  signIn: SignedIn;
  /** Ends the session of the cookie or of the access token. */
  signOut: Message;
  /** Ends every session of the one who asks, this one too. */
  signOutEverywhere: Message;
  /** Changes the profile of the one who asks. */
  updateProfile: UpdatedProfile;
  /** Changes a review of the one who asks. */
  updateReview: ChangedReview;
  /** Opens the link of a verification mail. */
  verifyEmail: VerifiedEmail;
  /** A reset token for a one-time password. */
  verifyOtp: VerifiedOtp;
  /** Takes a consent back and removes what was kept by it. */
  withdrawConsent: Message;
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
  input: ReviewInput;
};


export type MutationDeleteAccountArgs = {
  password: Scalars['String']['input'];
};


export type MutationDeleteReviewArgs = {
  id: Scalars['ID']['input'];
};


export type MutationEndSessionArgs = {
  id: Scalars['ID']['input'];
};


export type MutationGenerateWorkoutPlanArgs = {
  input: WorkoutPlanInput;
};


export type MutationHideReviewArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
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


export type MutationShowReviewArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSignInArgs = {
  input: SignInInput;
};


export type MutationUpdateProfileArgs = {
  input: ProfileInput;
};


export type MutationUpdateReviewArgs = {
  id: Scalars['ID']['input'];
  input: ReviewInput;
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

/** From when until when a plan on sale would run if it were paid for now. */
export type NextTerm = {
  __typename?: 'NextTerm';
  /** The last moment of its last day. */
  expiry: Scalars['DateTimeISO']['output'];
  offerId: Scalars['ID']['output'];
  /** Now, or when what runs in its line has ended. */
  startsAt: Scalars['DateTimeISO']['output'];
};

/** What the form of a gateway gives to the page once an order was paid. */
export type OnlinePaymentInput = {
  gatewayPaymentId: Scalars['String']['input'];
  orderId: Scalars['ID']['input'];
  signature: Scalars['String']['input'];
};

/** What a member wants to buy, at the price of the moment when it was placed. */
export type Order = {
  __typename?: 'Order';
  /** When it ceased to wait, or was refunded. */
  decidedAt?: Maybe<Scalars['DateTimeISO']['output']>;
  durationMonths: Scalars['Int']['output'];
  /** Who takes the money. */
  gateway: PaymentGateway;
  id: Scalars['ID']['output'];
  /** For admins; null once the account is deleted. */
  member?: Maybe<OrderMember>;
  /** What people call it at the desk. */
  number: Scalars['Int']['output'];
  /** The offer, as long as it is kept. */
  offerId?: Maybe<Scalars['ID']['output']>;
  placedAt: Scalars['DateTimeISO']['output'];
  /** Name of the plan when it was ordered. */
  plan: Scalars['String']['output'];
  planType: PlanType;
  price: TaxedPrice;
  /** Why it was rejected or refunded. */
  reason?: Maybe<Scalars['String']['output']>;
  /** What was handed out for it, the oldest first. */
  receipts: Array<Receipt>;
  /** What goes back of what was paid for it, the oldest first. */
  refunds: Array<Refund>;
  status: OrderStatus;
  /** Until when an order that is not paid waits. */
  waitsUntil: Scalars['DateTimeISO']['output'];
};

export type OrderConnection = {
  __typename?: 'OrderConnection';
  edges: Array<OrderEdge>;
  /** The nodes of the edges, without their cursors. */
  nodes: Array<Order>;
  pageInfo: PageInfo;
};

export type OrderEdge = {
  __typename?: 'OrderEdge';
  cursor: Scalars['String']['output'];
  node: Order;
};

export type OrderInput = {
  offerId: Scalars['ID']['input'];
  /** Made by who asks, once for each choice: the same key gives the same order. */
  requestKey: Scalars['String']['input'];
  /** The total that the member was shown, in paise. CONFLICT when it is not the price of now, which is in `extensions.totalPaise`. */
  totalPaise: Scalars['Int']['input'];
};

/** Who placed an order, for those who confirm it. */
export type OrderMember = {
  __typename?: 'OrderMember';
  /** Phone number, as E.164. */
  contact?: Maybe<Scalars['String']['output']>;
  email: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  name?: Maybe<Scalars['String']['output']>;
};

/** What became of an order. */
export type OrderStatus =
  | 'cancelled'
  | 'expired'
  | 'paid'
  | 'placed'
  | 'refunded'
  | 'rejected';

/** Where a page of a list stands in the whole. */
export type PageInfo = {
  __typename?: 'PageInfo';
  endCursor?: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor?: Maybe<Scalars['String']['output']>;
};

/** Who takes the money. */
export type PaymentGateway =
  | 'desk'
  | 'razorpay';

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

/** An order that waits for its payment. */
export type PlacedOrder = {
  __typename?: 'PlacedOrder';
  /** What the gateway’s form needs to pay it now; null when it is paid at the desk. */
  checkout?: Maybe<Scalars['JSONObject']['output']>;
  /** False for an order that was there already: placed with the same key, or waiting for the same plan. */
  isNew: Scalars['Boolean']['output'];
  message: Scalars['String']['output'];
  order: Order;
};

/** A part of a training day. */
export type PlanBlock = {
  __typename?: 'PlanBlock';
  /** Whether one set of each exercise is done in turn, round by round. */
  isCircuit: Scalars['Boolean']['output'];
  items: Array<PlanItem>;
  kind: WorkoutPlanBlockKind;
  /** How long it takes, in minutes, as an estimate. */
  minutes: Scalars['Int']['output'];
  /** How the exercises follow on each other. */
  note?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
};

/** A day of a workout plan. */
export type PlanDay = {
  __typename?: 'PlanDay';
  /** Empty for a rest day. */
  blocks: Array<PlanBlock>;
  /** From 1. */
  day: Scalars['Int']['output'];
  kind: WorkoutPlanDayKind;
  /** How long it takes, in minutes, as an estimate; 0 for a rest day. */
  minutes: Scalars['Int']['output'];
  /** What is new on this day, such as a step up in load. */
  note?: Maybe<Scalars['String']['output']>;
  /** Such as "Full body A" or "Rest". */
  title: Scalars['String']['output'];
};

/** One exercise of a day, with how much of it. */
export type PlanItem = {
  __typename?: 'PlanItem';
  /** How hard a set feels, in words. */
  effort?: Maybe<Scalars['String']['output']>;
  /** The exercise; null when the library no longer has it. */
  exercise?: Maybe<Exercise>;
  /** The id of the exercise. */
  exerciseId: Scalars['ID']['output'];
  /** Whether min and max are for each side. */
  isPerSide: Scalars['Boolean']['output'];
  /** Most repetitions, or seconds, of a set. */
  max: Scalars['Int']['output'];
  /** What min and max count. */
  measure: ExerciseMeasure;
  /** Fewest repetitions, or seconds, of a set. */
  min: Scalars['Int']['output'];
  /** The name of the exercise when the plan was made. */
  name: Scalars['String']['output'];
  /** Rest after each set, in seconds; 0 for none. */
  restSeconds: Scalars['Int']['output'];
  sets: Scalars['Int']['output'];
  /** Why this exercise was chosen. */
  why: PlanReason;
};

/** What can be bought, at which price, for how long. */
export type PlanOffer = {
  __typename?: 'PlanOffer';
  durationMonths: Scalars['Int']['output'];
  features: Array<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** What an order of it costs, with its taxes. */
  price: TaxedPrice;
  /** In paise, taxes as the studio quotes its prices. */
  pricePaise: Scalars['Int']['output'];
  type: PlanType;
};

/** Why something in a plan is as it is. */
export type PlanReason = {
  __typename?: 'PlanReason';
  /** Null for a convention of ours. */
  source?: Maybe<PlanSource>;
  text: Scalars['String']['output'];
};

/** A published source of training guidance. */
export type PlanSource = {
  __typename?: 'PlanSource';
  id: Scalars['ID']['output'];
  /** Author, title and year. */
  title: Scalars['String']['output'];
  /** Where to read it. */
  url?: Maybe<Scalars['String']['output']>;
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

/** How often somebody was at the studio, and trained there. */
export type Progress = {
  __typename?: 'Progress';
  /** Weeks in a row with a visit, up to now; the week that runs ends nothing before it is over. */
  currentStreak: Scalars['Int']['output'];
  lastVisitAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** The most weeks in a row with a visit, ever. */
  longestStreak: Scalars['Int']['output'];
  visits: ProgressRate;
  /** Oldest first; the last one runs. Weeks without a visit are there as well. */
  weeks: Array<ProgressWeek>;
  workouts: ProgressRate;
};

/** How often something happened in the weeks that were asked for. */
export type ProgressRate = {
  __typename?: 'ProgressRate';
  /** On average in a week that is over, to one decimal, counted from the first week ever. */
  perWeek?: Maybe<Scalars['Float']['output']>;
  /** The same of as many weeks before; null where these are fewer than 4. */
  perWeekBefore?: Maybe<Scalars['Float']['output']>;
  /** In all of them, with the week that runs. */
  total: Scalars['Int']['output'];
};

/** A week at the studio, from Monday to Sunday. */
export type ProgressWeek = {
  __typename?: 'ProgressWeek';
  /** The moment at which its Monday begins at the studio. */
  startsAt: Scalars['DateTimeISO']['output'];
  visits: Scalars['Int']['output'];
  workouts: Scalars['Int']['output'];
};

export type Query = {
  __typename?: 'Query';
  /** One article, or null when there is none. */
  article?: Maybe<Article>;
  /** The articles of a period; of the current one by default. */
  articleRotation: ArticleRotation;
  /** Every article, newest first. */
  articles: ArticleConnection;
  /** Diet details by the number that saving them gave; those of a member for that member and admins. */
  dietDetails: DietDetails;
  /** One exercise, or null when there is none. */
  exercise?: Maybe<Exercise>;
  /** Exercises of the library by name; those that match the filters, where any are given. */
  exercises: Array<Exercise>;
  /** Reviews that are hidden, the last one first: their own to members, all of them to admins. */
  hiddenReviews: ReviewConnection;
  /** Who asks. */
  me: CurrentUser;
  /** What the body of the one who asks has measured, newest first. */
  measurements: Array<MeasuredBody>;
  /** What the one who asks has agreed to, newest first. */
  myConsents: Array<Consent>;
  /** Everything that is kept about the one who asks, by table; grows with the product. */
  myData: Scalars['JSONObject']['output'];
  /** The diet details of the one who asks; null for who has saved none. */
  myDietDetails?: Maybe<DietDetails>;
  /** The memberships of the one who asks: the pass, then nutrition. */
  myMemberships: Array<Membership>;
  /** For each plan on sale, what paying for it now would give the one who asks. */
  myNextTerms: Array<NextTerm>;
  /** What the one who asks has ordered, newest first. */
  myOrders: OrderConnection;
  /** How often the one who asks came and trained, week by week. */
  myProgress: Progress;
  /** The living sessions of the one who asks, last used first. */
  mySessions: Array<Session>;
  /** What the body of the one who asks has measured in these weeks: the last of each week, oldest first. */
  myWeeklyMeasurements: Array<WeeklyMeasurement>;
  /** A workout plan that the one who asks has saved, or null when there is none. */
  myWorkoutPlan?: Maybe<SavedWorkoutPlan>;
  /** The workout plans that the one who asks has saved, newest first. */
  myWorkoutPlans: Array<SavedWorkoutPlan>;
  /** Who takes the money of an order that is placed now. */
  orderGateway: PaymentGateway;
  /** What everybody has ordered, newest first, narrowed as asked. */
  orders: OrderConnection;
  /** Pictures of the studio, in their order. */
  photos: Array<Photo>;
  /** What the studio sells, in the order of its price list; of one type when it is given. */
  planOffers: Array<PlanOffer>;
  /** The profile of the one who asks. */
  profile: Profile;
  /** The file of a receipt of the one who asks; admins get any. */
  receiptFile: ReceiptFile;
  /** Recent reviews of four stars and more that are short enough to be quoted, newest first. */
  reviewQuotes: Array<Review>;
  /** How many reviews there are, and how they are spread. */
  reviewSummary: ReviewSummary;
  /** Members’ reviews, newest first; only those with so many stars when `rating` is given. */
  reviews: ReviewConnection;
  /** The coaches of the studio, in their order; the first `first` of them when it is given. */
  trainers: Array<Trainer>;
  /** What the diet details of the one who asks name that a workout plan has to go easy on. */
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

/** A receipt, invoice or credit note; the file is at /api/user/receipts/{id}. */
export type Receipt = {
  __typename?: 'Receipt';
  id: Scalars['ID']['output'];
  issuedAt: Scalars['DateTimeISO']['output'];
  kind: ReceiptKind;
  /** Such as BH/26-27/000123; without gaps within a financial year. */
  number: Scalars['String']['output'];
};

/** A receipt as a file. */
export type ReceiptFile = {
  __typename?: 'ReceiptFile';
  base64: Scalars['String']['output'];
  mediaType: Scalars['String']['output'];
  /** Such as BH-26-27-000123.pdf. */
  name: Scalars['String']['output'];
};

/** A receipt, an invoice where tax is charged, or what takes either back. */
export type ReceiptKind =
  | 'credit_note'
  | 'invoice'
  | 'receipt';

/** Money of an order that goes back, or has gone back. */
export type Refund = {
  __typename?: 'Refund';
  amountPaise: Scalars['Int']['output'];
  /** How the studio gave it back, where the gateway failed. */
  byHand?: Maybe<Scalars['String']['output']>;
  cause: RefundCause;
  /** When it was given back. */
  doneAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Its id at the gateway, by which a bank finds it. */
  gatewayRefundId?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** For admins: why the last try did not succeed. */
  problem?: Maybe<Scalars['String']['output']>;
  requestedAt: Scalars['DateTimeISO']['output'];
  status: RefundStatus;
};

/** Why money goes back: its order was refunded, its order had no use for it, or somebody gave it back at the gateway. */
export type RefundCause =
  | 'gateway'
  | 'order'
  | 'unused';

/** How far a refund is: asked for, accepted by the gateway, given back, or failed and waiting for an admin. */
export type RefundStatus =
  | 'done'
  | 'failed'
  | 'pending'
  | 'requested';

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
  /** What the studio says to it, for everybody to read. */
  answer?: Maybe<Scalars['String']['output']>;
  answeredAt?: Maybe<Scalars['DateTimeISO']['output']>;
  comment: Scalars['String']['output'];
  createdAt: Scalars['DateTimeISO']['output'];
  /** Set while only its author and admins see it. */
  hiddenAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Why it is hidden. */
  hiddenReason?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Whether the author was at the studio in the last 90 days. */
  isTrainingHere: Scalars['Boolean']['output'];
  /** As the author signed it. */
  name: Scalars['String']['output'];
  /** Stars, 1 to 5. */
  rating: Scalars['Int']['output'];
  /** When its author changed it last. */
  updatedAt?: Maybe<Scalars['DateTimeISO']['output']>;
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

export type ReviewInput = {
  comment: Scalars['String']['input'];
  /** As the author wants to sign it. */
  name: Scalars['String']['input'];
  /** Stars, 1 to 5. */
  rating: Scalars['Int']['input'];
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

/** Diet details that were saved. */
export type SavedDietDetails = {
  __typename?: 'SavedDietDetails';
  message: Scalars['String']['output'];
  /** Opens the details: the number of the member, or an unguessable one that alone opens them. */
  userId: Scalars['ID']['output'];
};

/** A workout plan that a member keeps. */
export type SavedWorkoutPlan = {
  __typename?: 'SavedWorkoutPlan';
  createdAt: Scalars['DateTimeISO']['output'];
  /** The days that are ticked off, in their order. */
  doneDays: Array<Scalars['Int']['output']>;
  id: Scalars['ID']['output'];
  /** How many days it has. */
  length: Scalars['Int']['output'];
  plan: WorkoutPlan;
  /** The day at the studio that is day 1, such as "2026-11-23". */
  startsOn: Scalars['String']['output'];
  /** The plan as text. */
  text: Scalars['String']['output'];
  title: Scalars['String']['output'];
  /** How many days there are to tick off: all but the rest days. */
  trainingDays: Scalars['Int']['output'];
};

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

/** What is paid, in paise and split as an invoice shows it: the parts together are the total. */
export type TaxedPrice = {
  __typename?: 'TaxedPrice';
  /** GST to the centre. */
  cgstPaise: Scalars['Int']['output'];
  /** GST in hundredths of a percent; 0 where none is charged. */
  rateBasisPoints: Scalars['Int']['output'];
  /** What rounding leaves over, either way. */
  roundOffPaise: Scalars['Int']['output'];
  /** GST to the state, always as much. */
  sgstPaise: Scalars['Int']['output'];
  /** The value that is taxed. */
  taxablePaise: Scalars['Int']['output'];
  /** What is to be paid. */
  totalPaise: Scalars['Int']['output'];
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

/** What follows what runs now. */
export type UpcomingMembership = {
  __typename?: 'UpcomingMembership';
  /** The last moment of its last day. */
  expiry: Scalars['DateTimeISO']['output'];
  plan: Scalars['String']['output'];
  startsAt: Scalars['DateTimeISO']['output'];
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

/** What a body measured last in a week. */
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

/** How much training somebody has behind them. */
export type WorkoutExperience =
  /** Advanced */
  | 'advanced'
  /** Beginner */
  | 'beginner'
  /** Expert */
  | 'expert'
  /** Intermediate */
  | 'intermediate';

/** What a workout plan is for. */
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

/** Where somebody trains. */
export type WorkoutLocation =
  /** Gym */
  | 'gym'
  /** At home */
  | 'home'
  /** Outdoors */
  | 'outdoor'
  /** Studio */
  | 'studio';

/** A workout plan for some days. */
export type WorkoutPlan = {
  __typename?: 'WorkoutPlan';
  /** What to know before the first day, the doctor first. */
  cautions: Array<Scalars['String']['output']>;
  days: Array<PlanDay>;
  /** Empty for none. */
  equipment: Array<WorkoutEquipment>;
  experience: WorkoutExperience;
  goal: WorkoutGoal;
  /** How many days it has. */
  length: Scalars['Int']['output'];
  /** What the plan goes easy on. */
  limitations: Array<ExerciseLimitation>;
  location: WorkoutLocation;
  /** Why the plan as a whole is as it is. */
  reasons: Array<PlanReason>;
  /** Such as "14 days of muscle gain at home". */
  title: Scalars['String']['output'];
};

/** A part of a training day. */
export type WorkoutPlanBlockKind =
  /** Continuous or interval training for heart and lungs. */
  | 'cardio'
  /** Cool-down. */
  | 'cool_down'
  /** Warm-up. */
  | 'warm_up'
  /** The exercises of the day. */
  | 'work';

/** What a day of a workout plan is for. */
export type WorkoutPlanDayKind =
  /** Training for heart and lungs. */
  | 'cardio'
  /** Stretching and mobility. */
  | 'flexibility'
  /** No training. */
  | 'rest'
  /** Strength training, as sets or as a circuit. */
  | 'strength';

/** What a workout plan is made from. */
export type WorkoutPlanInput = {
  /** For how many days: 7, 10, 14, 21, 30 or 60. */
  days?: Scalars['Int']['input'];
  /** What is at hand; empty for nothing. */
  equipment?: Array<WorkoutEquipment>;
  experience: WorkoutExperience;
  goal: WorkoutGoal;
  /** What to go easy on; null takes it from the diet details of the member who asks. */
  limitations?: InputMaybe<Array<ExerciseLimitation>>;
  location: WorkoutLocation;
};
