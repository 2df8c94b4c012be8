/** The rows that the calls name. */
export type SampleIds = Record<
  'article' | 'import' | 'member' | 'offer' | 'order' | 'plan' | 'receipt' | 'review' | 'trainer',
  string
>;

/** Fields of an order that are read with a statement each. */
const ORDER =
  'offer { id } member { name } paidAt payment { id method } receipts { id number } refunds { id status }';

const PERIODS = ['current', 'upcoming', 'previous']
  .map((name) => `${name} { offer { id } order { ${ORDER} } }`)
  .join(' ');

// Pages are short enough for all of them to be asked for at once, without the export, which costs half of a document.
const VIEWER = [
  'deviceSessions { id }',
  'consents { id }',
  'secondFactor { addedAt recoveryCodesLeft hasApp passkeys { id name } }',
  'healthDataReadings(first: 4) { nodes { readerName } totalCount { count } }',
];
const USER = [
  `memberships { pendingOrder { ${ORDER} } ${PERIODS} }`,
  'nextPeriods { startsAt }',
  `orders(first: 4) { nodes { ${ORDER} } totalCount { count } }`,
];

// Not the last month of the large studio, which has a third of its orders.
const PERIOD = '{ from: "2026-06-01", to: "2026-06-30" }';

/** Queries that only the session of a kiosk may call. */
export const KIOSK_QUERIES = ['kioskPayment'];

/** The most expensive call of each query, for an admin. */
export const queryCalls = (ids: SampleIds): Record<string, string> => ({
  accountingExport: `{ accountingExport(file: ORDERS, period: ${PERIOD}) { text endCursor } }`,
  accountingExportUrl: `{ accountingExportUrl(file: ORDERS, period: ${PERIOD}) }`,
  activities:
    '{ activities(filter: { search: "a" }) { nodes { member { name } recordedBy { name } } totalCount { count } } }',
  activityExport: '{ activityExport(filter: { search: "a" }) { text endCursor } }',
  activityExportUrl: '{ activityExportUrl(filter: { search: "a" }) }',
  article: `{ article(id: "${ids.article}") { id } }`,
  articleVersion: `{ articleVersion(id: "${ids.article}") { body { type } } }`,
  editedArticle: `{ editedArticle(id: "${ids.article}") { body { type } versions { id } } }`,
  managedArticles: '{ managedArticles { title } }',
  articleRotation: '{ articleRotation { articles { id } } }',
  articles: '{ articles(filter: { search: "zzyzx" }) { nodes { id } totalCount { count } } }',
  anonymousDietDetails: `{ anonymousDietDetails(id: "${ids.member}") { age } }`,
  bulkChange: `{ bulkChange(id: "${ids.member}") { failures { member { name } } } }`,
  openBulkChange: '{ openBulkChange { failures { member { name } } } }',
  dueSums: '{ dueSums { age count amount { minorUnits } } }',
  dayClosing: `{ dayClosing(id: "${ids.order}") { day reopening { reason } } }`,
  dayClosingExport: '{ dayClosingExport { text endCursor } }',
  dayClosingExportUrl: '{ dayClosingExportUrl }',
  dayClosings: '{ dayClosings { nodes { day reopening { reason } } totalCount { count } } }',
  dayToClose:
    '{ dayToClose(bankList: "412345678901 1300.00") { ways { way } movements { reason } bank { matchedCount } } }',
  exercise: '{ exercise(id: "plank") { easier { id } } }',
  exercises: '{ exercises { id } }',
  managedTrainers:
    '{ managedTrainers { picture { previewUrl } crop { left } trainer { assignedUsersCount } } }',
  galleryPhotos: '{ galleryPhotos { picture { previewUrl } crop { left } } }',
  hiddenReviews: '{ hiddenReviews { nodes { author { name } } } }',
  memberExport: '{ memberExport(filter: { search: "a" }) { text endCursor } }',
  memberExportUrl: '{ memberExportUrl(filter: { search: "a" }) }',
  enquiries:
    '{ enquiries { nodes { contact message note member { name } answeredBy { name } } totalCount { count } } }',
  journalEntries: '{ journalEntries { nodes { text actor { name } member { name } } totalCount { count } } }',
  kioskPayment: '{ kioskPayment { amount { minorUnits } link } }',
  kiosks: '{ kiosks { device createdAt } }',
  lastBackup: '{ lastBackup { madeAt } }',
  currentApiKey: '{ currentApiKey { name permissions expiresAt budget { limit remaining resetsAt } } }',
  apiKeys: '{ apiKeys { name owner { name } } }',
  webhooks: '{ webhooks { url deliveries { event } } }',
  studioExport: '{ studioExport { status isOwn } }',
  listViews: '{ listViews { name } }',
  memberTimeline: `{ memberTimeline(memberId: "${ids.member}") { nodes { text actor { name } note { author { name } } } totalCount { count } } }`,
  memberImport: `{ memberImport(id: "${ids.import}") { counts { create } creator { name } } }`,
  memberImportRows: `{ memberImportRows(importId: "${ids.import}") { nodes { member { name } } totalCount { count } } }`,
  memberImports: '{ memberImports { nodes { counts { create } creator { name } } totalCount { count } } }',
  members:
    '{ members { totalCount { count } nodes { trainer { id } lastVisitAt latestMeasurement { bmi } memberships { status } } } }',
  me: `{ me { ${VIEWER.join(' ')} user { ${USER.join(' ')} } } }`,
  membersAtRisk:
    '{ membersAtRisk(filter: { level: HIGH }) { totalCount { count } nodes { risk { level } lastContact { recordedBy { id } } } } }',
  membershipGrantPreview: `{ membershipGrantPreview(members: { filter: { search: "as" } }, offerId: "${ids.offer}") { memberCount } }`,
  order: `{ order(id: "${ids.order}") { ${ORDER} } }`,
  orderExport: '{ orderExport(filter: { search: "a" }) { text endCursor } }',
  orderExportUrl: '{ orderExportUrl(filter: { search: "a" }) }',
  orderByPaymentLink: '{ orderByPaymentLink(token: "unknown") { status } }',
  orderGateway: '{ orderGateway }',
  orders: `{ orders { nodes { ${ORDER} } } }`,
  payments:
    '{ payments { nodes { amount { minorUnits } gatewayPaymentId order { member { id } } } totalCount { count } } }',
  photos: '{ photos { id } }',
  planOffers: '{ planOffers { price { total { minorUnits } } } }',
  receipt: `{ receipt(id: "${ids.receipt}") { copyCount order { ${ORDER} } } }`,
  receiptFile: `{ receiptFile(id: "${ids.receipt}") { name } }`,
  review: `{ review(id: "${ids.review}") { author { name } } }`,
  reviewQuotes: '{ reviewQuotes(first: 10) { author { name } } }',
  deskPlans: '{ deskPlans { price { total { minorUnits } } } }',
  deskSettings:
    '{ deskSettings { upiAddress discountPercentMax partPercentMin startDaysAheadMax backdatedDaysMax } }',
  refunds:
    '{ refunds { nodes { payment { amount { minorUnits } order { member { id } } } } totalCount { count } } }',
  receipts:
    '{ receipts { nodes { price { total { minorUnits } } reversedNumber order { member { id } } } totalCount { count } } }',
  revenue: '{ revenue(bookedOn: {}) { received { minorUnits } net { minorUnits } } }',
  reviewSummary: '{ reviewSummary { count } }',
  reviews: '{ reviews(filter: { search: "zzyzx" }) { nodes { author { name } } totalCount { count } } }',
  rupeeTest: `{ rupeeTest(id: "${ids.order}") { paidAt refundedAt } }`,
  saleQuote: `{ saleQuote(memberId: "${ids.member}", offerId: "${ids.offer}", startsOn: "2026-11-25") { startsAt endsAt problem } }`,
  skippedRows: `{ skippedRows(importId: "${ids.import}") { text endCursor } }`,
  managedPlans: '{ managedPlans { offer { name } version prices { amount { minorUnits } } } }',
  setUp: '{ setUp { step unconfirmedPlans { name price { total { minorUnits } } } } }',
  setUpLink: '{ setUpLink(token: "x") }',
  settingLocks: '{ settingLocks { section field variable } }',
  settingSecrets: '{ settingSecrets { name setAt variable } }',
  staff:
    '{ staff { members { user { name email role } roleGivenAt lastSignInAt trainer { name assignedUsersCount } } invitations { email } } }',
  staffInvitation: '{ staffInvitation(token: "x") { email hasPassword } }',
  studioSettings: '{ studioSettings { studio { name } hours { week { from } } } }',
  webhookUrl: '{ webhookUrl }',
  taxSummary: '{ taxSummary(month: "2026-06") { byRate { stateCode } total { total { minorUnits } } } }',
  trainer: `{ trainer(id: "${ids.trainer}") { assignedUsersCount } }`,
  trainerAssignmentPreview: `{ trainerAssignmentPreview(members: { filter: { search: "as" } }, trainerId: "${ids.trainer}") { memberCount } }`,
  trainers: '{ trainers { assignedUsersCount } }',
  uploadedPicture: `{ uploadedPicture(id: "${ids.order}") { previewUrl } }`,
  user: `{ user(id: "${ids.member}") { name } }`,
  mailPreview: '{ mailPreview(mail: RECEIPT, signature: "", paragraph: "") { subject html } }',
  legalText: '{ legalText(document: TERMS) { name earlier sections { text } policies { text } } }',
  waiver: '{ waiver { version text } }',
  visitStatistics: '{ visitStatistics { perDay weeks { visits } busyHours { visits } } }',
  writeOffs: '{ writeOffs { nodes { reason payment { id } order { member { id } } } totalCount { count } } }',
});

/** The most expensive call of each field of a user that runs statements. */
export const userFieldCalls = (ids: SampleIds): Record<string, string> => ({
  activities: 'activities { nodes { member { name } recordedBy { name } } totalCount { count } }',
  dietDetails: 'dietDetails { age }',
  exerciseLoads: 'exerciseLoads { exercise { name } loads { loadKg } }',
  hasHealthDataConsent: 'hasHealthDataConsent',
  lastContact: 'lastContact { recordedBy { id } }',
  lastVisitAt: 'lastVisitAt',
  updatedAt: 'updatedAt',
  latestMeasurement: 'latestMeasurement { weightKg }',
  measurements: 'measurements { nodes { weightKg } }',
  risk: 'risk { level }',
  progress: 'progress { weeks { visits } }',
  trainer: 'trainer { assignedUsersCount }',
  waiver: 'waiver { isAccepted acceptance { name } }',
  weeklyMeasurements: 'weeklyMeasurements { weightKg }',
  workoutLimitations: 'workoutLimitations',
  workoutPlan: `workoutPlan(id: "${ids.plan}") { text plan { title } }`,
  workoutPlans: 'workoutPlans { doneDays text plan { title } }',
});
