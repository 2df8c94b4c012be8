import type { ImportField } from '#common/member-imports/member-imports';
import { normalised } from '#common/clean-text';

/**
 * Usual heads of columns, best first: of spreadsheets in English, Hindi and Marathi, and of what other programs for studios
 * export.
 */
const HEADS: Record<ImportField, string> = {
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

const KNOWN = new Map<string, KnownHead>(
  (Object.keys(HEADS) as ImportField[]).flatMap((field) =>
    HEADS[field].split(',').map((head, rank): [string, KnownHead] => [folded(head), { field, rank }]),
  ),
);

/** What a head says; one in two scripts, such as "Name / नाम", may be known in either. */
function knownHead(head: string): KnownHead | undefined {
  const text = folded(head);
  return KNOWN.get(text) ?? KNOWN.get(text.replace(/[^a-z]+/g, '')) ?? KNOWN.get(text.replace(/[a-z]+/g, ''));
}

export const knownHeadCount = (heads: readonly string[]): number =>
  guessedFields(heads).filter((field) => field !== null).length;

export const isEndHead = (head: string): boolean =>
  knownHead(head)?.field === 'ends_on' || END_WORDS.test(folded(head));

/** What the columns with these heads contain; each field at most once. */
export function guessedFields(heads: readonly string[]): (ImportField | null)[] {
  const best = new Map<ImportField, { rank: number; column: number }>();
  for (const [column, head] of heads.entries()) {
    const known = knownHead(head);
    const found = known && best.get(known.field);
    if (known && (!found || known.rank < found.rank)) best.set(known.field, { rank: known.rank, column });
  }
  const fields = new Map([...best].map(([field, { column }]) => [column, field]));
  return heads.map((_head, column) => fields.get(column) ?? null);
}
