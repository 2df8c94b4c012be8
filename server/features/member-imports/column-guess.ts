import type { ImportField } from '#common/member-imports/member-imports';

/** Usual heads of columns, in lower case and without anything but letters. */
const HEADS: Record<ImportField, readonly string[]> = {
  name: ['name', 'fullname', 'membername', 'customername', 'clientname', 'member', 'customer'],
  first_name: ['firstname', 'first', 'givenname', 'forename'],
  last_name: ['lastname', 'last', 'surname', 'familyname'],
  email: ['email', 'emailaddress', 'emailid', 'mail', 'mailid'],
  phone: [
    'phone',
    'phonenumber',
    'phoneno',
    'mobile',
    'mobilenumber',
    'mobileno',
    'contact',
    'contactnumber',
    'contactno',
    'telephone',
    'cell',
    'whatsapp',
    'whatsappnumber',
  ],
  plan: ['plan', 'planname', 'membership', 'membershipplan', 'membershiptype', 'package', 'pass'],
  ends_on: [
    'paiduntil',
    'planend',
    'planends',
    'planendson',
    'planenddate',
    'enddate',
    'endson',
    'ends',
    'end',
    'expiry',
    'expirydate',
    'expires',
    'expireson',
    'expirationdate',
    'validtill',
    'validuntil',
    'validupto',
    'membershipend',
    'membershipenddate',
    'renewaldate',
    'duedate',
  ],
  joined_on: [
    'joined',
    'joinedon',
    'joiningdate',
    'joindate',
    'dateofjoining',
    'doj',
    'membersince',
    'since',
    'registered',
    'registrationdate',
    'startdate',
  ],
};

/** Heads that name the field, best first: our own export has the columns "Membership" and "Plan". */
const positionOf = (head: string, field: ImportField): number =>
  HEADS[field].indexOf(head.toLowerCase().replace(/[^a-z]/g, ''));

/** What the columns with these heads contain; each field at most once. */
export function guessedFields(heads: readonly string[]): (ImportField | null)[] {
  const fields = new Map<number, ImportField>();
  for (const field of Object.keys(HEADS) as ImportField[]) {
    const [best] = heads
      .map((head, column) => ({ column, position: positionOf(head, field) }))
      .filter(({ column, position }) => position !== -1 && !fields.has(column))
      .sort((one, other) => one.position - other.position);
    if (best) fields.set(best.column, field);
  }
  return heads.map((_head, column) => fields.get(column) ?? null);
}
