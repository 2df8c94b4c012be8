import {
  IMPORT_KINDS,
  REQUIRED_FIELDS,
  namesMembers,
  type ImportField,
  type ImportKind,
} from '#common/member-imports/member-imports';
import { normalised } from '#common/clean-text';

/**
 * Usual heads of columns, best first: of spreadsheets in English, Hindi and Marathi, and of what other programs for studios
 * export.
 */
const MEMBER_HEADS = {
  name: `name, full name, member name, customer name, client name, athlete name, student name, contact name, display name,
    member, customer, client, athlete, student, नाम, पूरा नाम, सदस्य का नाम, ग्राहक का नाम, सदस्य, नाव, संपूर्ण नाव, पूर्ण नाव,
    सदस्याचे नाव`,
  first_name: `first name, first, given name, forename, member first name, client first name, fname, पहला नाम, प्रथम नाम, पहिले नाव`,
  last_name: `last name, last, surname, family name, member last name, client last name, lname, उपनाम, कुलनाम, अंतिम नाम, आडनाव`,
  email: `email, email address, primary email, primary email address, email id, member email, client email, customer email,
    user email, account email, personal email, home email, email 1, mail, mail id, ईमेल, ईमेल पता, ईमेल आईडी, ईमेल पत्ता`,
  phone: `mobile, mobile phone, mobile number, mobile no, mobile phone number, cell, cell phone, cell number, cell phone number,
    primary phone, primary phone number, phone, phone number, phone no, phone mobile, member phone, client phone,
    customer phone, contact, contact number, contact no, contact phone, whatsapp, whatsapp number, whatsapp no, telephone,
    telephone number, tel, day phone, daytime phone, home phone, phone home, evening phone, night phone, work phone,
    मोबाइल, मोबाइल नंबर, मोबाइल नं, मोबाईल, मोबाईल नंबर, मोबाईल क्रमांक, फोन, फोन नंबर, फोन नं, फ़ोन, फ़ोन नंबर, फ़ोन नं,
    संपर्क, संपर्क नंबर, संपर्क क्रमांक, दूरभाष, दूरध्वनी, व्हाट्सएप, व्हाट्सएप नंबर, व्हॉट्सॲप`,
  plan: `plan, plan name, membership plan, membership name, membership type, membership label, membership option,
    membership title, current membership, active membership, current plan, membership, package, package name, pricing option,
    pass, pass name, subscription, subscription plan, subscription name, contract, contract name, योजना, प्लान, पैकेज,
    सदस्यता, सदस्यता योजना, सदस्यता प्रकार, सदस्यत्व, पॅकेज`,
  ends_on: `paid until, plan end, plan ends, plan ends on, plan end date, plan expiry, plan expiry date, plan expiration,
    plan expiration date, membership end, membership ends, membership end date, membership expiry, membership expiry date,
    membership expires, membership expires on, membership expiration, membership expiration date, member expiration,
    subscription end, subscription end date, subscription expiry, subscription ends on, contract end, contract end date,
    package expiry, package end date, pass expiry, pass expiration date, expiry, expiry date, expire, expires, expires on,
    expires at, expire at, expire on, expire date, expired on, expiration, expiration date, exp date, end date, ends on,
    ends at, ends, end, valid to, valid till, valid until, valid upto, valid up to, valid thru, valid through, validity,
    validity end, validity date, paid till, paid through, paid thru, paid to, to date, date to, termination date, renewal,
    renewal date, renews on, renews at, renew date, next renewal, next renewal date, membership renewal date, due date,
    next due date, next billing date, next bill date, next billing, billing date, next payment date, next payment,
    next payment due, next charge date, next charge, next invoice date, next autopay, next autopay date,
    समाप्ति तिथि, समाप्ति दिनांक, समाप्ति की तारीख, समाप्ति, अंतिम तिथि, अंतिम तारीख, आखिरी तारीख, वैधता, वैधता तिथि,
    वैध तक, नवीनीकरण तिथि, देय तिथि, समाप्ती दिनांक, समाप्ती तारीख, समाप्ती, अंतिम दिनांक, मुदत, मुदत संपण्याची तारीख, नूतनीकरण दिनांक`,
  joined_on: `joined, joined on, joined at, joined date, date joined, joining date, join date, date of joining, doj,
    member since, membership since, client since, customer since, athlete since, student since, since, sign up date,
    signup date, signed up, signed up on, date of sign up, enrolment date, enrollment date, admission date,
    date of admission, registered, registered on, registration date, date registered, date added, added on, created,
    created at, created on, created date, creation date, date created, client creation date, start date,
    शामिल होने की तिथि, शामिल होने की तारीख, जुड़ने की तिथि, जुड़ने की तारीख, सदस्यता तिथि, प्रवेश तिथि, प्रवेश की तारीख, पंजीकरण तिथि,
    प्रवेश दिनांक, नोंदणी दिनांक, सामील तारीख`,
  member_id: 'id',
  role: 'role',
};

const OWNER_ID = 'user id, member id';

/** Heads that mean something else, or are usual, in files of visits and of passes; our own exports included. */
const HEADS: Record<ImportKind, Partial<Record<ImportField, string>>> = {
  members: MEMBER_HEADS,
  visits: {
    member_id: OWNER_ID,
    email: MEMBER_HEADS.email,
    phone: MEMBER_HEADS.phone,
    happened_at: `happened at, visited at, visited on, visit time, visit date, date of visit, checked in at, checked in, check in,
      check in time, check in date, checkin, checkin time, checkin date, attended at, attended on, attendance date,
      attendance time, entry time, entry date, in time, punch time, punch in, arrived at, arrival, date and time, date time,
      timestamp, date, उपस्थिति तिथि, उपस्थिति, तारीख, दिनांक, हजेरी दिनांक`,
    time: 'time, time of day, hour, समय, वेळ',
    activity: 'type, activity, activity type, kind',
    workout: 'workout, workout name, exercise',
    recorded_by: 'recorded by, marked by, checked in by, staff, trainer, coach, instructor',
  },
  passes: {
    member_id: OWNER_ID,
    email: MEMBER_HEADS.email,
    phone: MEMBER_HEADS.phone,
    plan: MEMBER_HEADS.plan,
    plan_type: 'line, plan type',
    plan_kind: 'kind, plan kind',
    starts_on: `starts at, starts on, start, starts, start date, from, from date, begins on, begin date, valid from,
      membership start, membership start date, subscription start date, plan start, plan start date, pass start,
      आरंभ तिथि, प्रारंभ तिथि, शुरू, सुरुवात, प्रारंभ दिनांक`,
    ends_on: `${MEMBER_HEADS.ends_on}, to`,
    ended_on: 'ended at, ended on, cancelled at, cancelled on, canceled on, cancellation date',
  },
};

/** Words in the heads of columns with the last day of a plan, in other words than those above. */
const END_WORDS =
  /expir|valid|until|till|renew|billing|ends?$|enddate|due|समाप्त|वैध|अंतिम|नवीनीकरण|नूतनीकरण|मुदत/;

/** A head without anything but letters, in lower case and in one spelling of the accents. */
const folded = (head: string): string =>
  normalised(head, 'NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}]+/gu, '');

interface KnownHead {
  field: ImportField;
  /** Lowest for the best head of the field. */
  rank: number;
}

type KnownHeads = Map<string, KnownHead>;

const knownHeads = (heads: Partial<Record<ImportField, string>>): KnownHeads =>
  new Map(
    Object.entries(heads).flatMap(([field, names]) =>
      names
        .split(',')
        .map((head, rank): [string, KnownHead] => [folded(head), { field: field as ImportField, rank }]),
    ),
  );

const KNOWN: Record<ImportKind, KnownHeads> = {
  members: knownHeads(HEADS.members),
  visits: knownHeads(HEADS.visits),
  passes: knownHeads(HEADS.passes),
};

/** Meaning of a head; either part may be known in one with two scripts, such as "Name / नाम". */
function knownHead(kind: ImportKind, head: string): KnownHead | undefined {
  const text = folded(head);
  const known = KNOWN[kind];
  return known.get(text) ?? known.get(text.replace(/[^a-z]+/g, '')) ?? known.get(text.replace(/[a-z]+/g, ''));
}

/** How many of the heads are known in files of any kind. */
export const knownHeadCount = (heads: readonly string[]): number =>
  Math.max(...IMPORT_KINDS.map((kind) => fieldsIn(kind, heads).length));

export const isEndHead = (head: string): boolean =>
  knownHead('members', head)?.field === 'ends_on' || END_WORDS.test(folded(head));

/** Guesses the fields of the columns by their heads; each field at most once. */
export function guessedFields(kind: ImportKind, heads: readonly string[]): (ImportField | null)[] {
  const best = new Map<ImportField, { rank: number; column: number }>();
  for (const [column, head] of heads.entries()) {
    const known = knownHead(kind, head);
    const found = known && best.get(known.field);
    if (known && (!found || known.rank < found.rank)) best.set(known.field, { rank: known.rank, column });
  }
  const fields = new Map([...best].map(([field, { column }]) => [column, field]));
  return heads.map((_head, column) => fields.get(column) ?? null);
}

const fieldsIn = (kind: ImportKind, heads: readonly string[]): ImportField[] =>
  guessedFields(kind, heads).filter((field) => field !== null);

/**
 * Guesses the kind of rows by the heads: visits have a time and no plan. A file with plans and their days has members,
 * as most programs export it, unless it identifies members by id only, like our own.
 */
export function guessedKind(heads: readonly string[]): ImportKind {
  const [visits, passes] = [fieldsIn('visits', heads), fieldsIn('passes', heads)];
  const hasAll = (kind: ImportKind, fields: readonly ImportField[]) =>
    namesMembers(kind, fields) && REQUIRED_FIELDS[kind].every((field) => fields.includes(field));
  // A column of dates alone may mean any kind.
  const hasTime = visits.includes('time') || !heads.some((head) => folded(head) === 'date');
  if (hasAll('visits', visits) && hasTime && !passes.includes('plan')) return 'visits';
  const isByIdOnly = !passes.includes('email') && !passes.includes('phone');
  return hasAll('passes', passes) && isByIdOnly ? 'passes' : 'members';
}
