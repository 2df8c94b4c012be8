/** Files as other programs for studios export them, with invented members: every row is read, with all its values. */
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import type { PlanOffer } from '../plans/plan-offer.entity';
import { csvFileOf } from './csv-file';
import { checkEnds, orderOf, overview, withFields } from './file-columns';
import { fileRowsOf } from './file-lines';
import { EncodingCheck, withoutUtf16 } from './file-text';
import { MemberReader } from './members/member-reader';

const MEMBERS = [
  { first: 'Asha', last: 'Rao', plan: 'Premium', ends: '2027-03-31', joined: '2024-01-15' },
  { first: 'Rohan', last: 'D\u2019Souza', plan: 'Basic', ends: '2026-12-24', joined: '2023-11-23' },
  { first: 'Zo\u00eb', last: 'Kulkarni', plan: 'Premium', ends: '2027-02-28', joined: '2024-02-29' },
  {
    first: '\u092e\u0940\u0930\u093e',
    last: '\u091c\u094b\u0936\u0940',
    plan: 'Basic',
    ends: '2027-06-30',
    joined: '2022-07-19',
  },
].map((member, index) => ({
  ...member,
  email: `member${index}@example.com`,
  phone: `98765 4321${index}`,
  e164: `+91987654321${index}`,
}));

type Member = (typeof MEMBERS)[number];

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const WEEKDAYS = 'Sun Mon Tue Wed Thu Fri Sat'.split(' ');
const partsOf = (iso: string) => {
  const [year, month, day] = iso.split('-') as [string, string, string];
  const name = MONTHS[Number(month) - 1]!;
  return { year, month, day, name, weekday: WEEKDAYS[new Date(iso).getUTCDay()]! };
};
/** Midnight at the studio. */
const instant = (iso: string) => new Date(`${iso}T00:00:00+05:30`).toISOString();

/** How programs write days. */
const DATES: Record<string, (iso: string) => string> = {
  iso: (iso) => iso,
  day: (iso) => `${iso.slice(8)}/${iso.slice(5, 7)}/${iso.slice(0, 4)}`,
  dash: (iso) => `${iso.slice(8)}-${iso.slice(5, 7)}-${iso.slice(0, 4)}`,
  month: (iso) => `${Number(iso.slice(5, 7))}/${Number(iso.slice(8))}/${iso.slice(0, 4)}`,
  short: (iso) => `${iso.slice(5, 7)}/${iso.slice(8)}/${iso.slice(2, 4)}`,
  time: (iso) => `${Number(iso.slice(5, 7))}/${Number(iso.slice(8))}/${iso.slice(0, 4)} 12:00:00 AM`,
  named: (iso) => `${partsOf(iso).day} ${partsOf(iso).name} ${partsOf(iso).year}`,
  american: (iso) => `${partsOf(iso).name} ${Number(partsOf(iso).day)}, ${partsOf(iso).year}`,
  mail: (iso) => `${partsOf(iso).weekday}, ${partsOf(iso).day} ${partsOf(iso).name} ${partsOf(iso).year}`,
  offset: (iso) => `${iso}T00:00:00+05:30`,
  utc: (iso) => `${iso} 00:00:00 UTC`,
  instant,
  compact: (iso) => iso.replaceAll('-', ''),
  serial: (iso) => String((Date.parse(iso) - Date.UTC(1899, 11, 30)) / 86_400_000),
  hindi: (iso) => DATES['day']!(iso).replace(/\d/g, (digit) => String.fromCharCode(0x0966 + Number(digit))),
};

/** Cell of a column, by the word below its head; "ends iso" is a day in that format, and anything else is a text. */
function cellOf(what: string, member: Member): string {
  const [field, how] = what.split(' ') as [string, string?];
  if (field === 'full') return `${member.first} ${member.last}`;
  if (field === 'ends' || field === 'joined') return DATES[how!]!(member[field]);
  return field in member ? member[field as keyof Member] : what;
}

interface Style {
  separator?: string;
  end?: string | string[];
  above?: string;
  below?: string;
  isQuoted?: boolean;
  encode?: (text: string) => Uint8Array;
  /** Scripts that the encoding does not have are left out. */
  count?: number;
}

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le');
const windows1252 = (text: string) =>
  Uint8Array.from(text, (character) => (character === '\u2019' ? 0x92 : character.charCodeAt(0)));

const STYLES: Record<string, Style> = {
  plain: {},
  CRLF: { end: '\r\n' },
  CR: { end: '\r' },
  'CRLF and LF': { end: ['\r\n', '\n'] },
  'CRLF, LF and CR': { end: ['\r\n', '\n', '\r'] },
  'quoted, CRLF': { end: '\r\n', isQuoted: true },
  'quoted, with tabs': { separator: '\t', isQuoted: true },
  'with semicolons': { separator: ';' },
  'with a line for the separator': { above: 'sep=;\r\n', separator: ';', end: '\r\n' },
  'below a title': { above: 'Current Members\n' },
  'below titles': { above: 'Members Report\n"Generated on 23 Nov 2026, 10:00"\n\n' },
  'below a title with empty cells': { above: 'Package Report,,,,\r\n,,,,\r\n', end: '\r\n' },
  'with empty rows': { above: '\n,,,,\n', below: ',,,,\n\n,,,,\n' },
  'Unicode text': { separator: '\t', encode: utf16 },
  'Windows-1252': { count: 3, encode: windows1252 },
};

/** Program > style > the heads, each with what is below it, as `cellOf` reads it. */
const FILES = `
  Mindbody, clients > plain > ID=100001; First Name=first; Last Name=last; Email=email; Mobile Phone=phone; Home Phone=; Work Phone=
  Mindbody, memberships > CRLF > Client=full; Email=email; Cell Phone=phone; Membership=plan; Start Date=joined month; Expiration Date=ends month
  Mindbody, pricing options > quoted, CRLF > Client ID=7; First Name=first; Last Name=last; Email Address=email; Mobile Phone=phone; Pricing Option=plan; Expiration Date=ends time; Client Creation Date=joined time
  Mindbody, in UTF-16 > Unicode text > Client Name=full; Primary Email=email; Mobile Phone=phone; Contract Name=plan; Contract End Date=ends american
  Glofox, members > plain > Name=full; Membership=Gym; Plan=plan; Status=Active; End Date=ends day; Email=email; Phone=phone
  Glofox, all members > plain > First Name=first; Last Name=last; Email=email; Phone=phone; Membership Name=plan; Membership Expiry Date=ends iso; Date Joined=joined iso
  Glofox, with times > plain > First Name=first; Last Name=last; Email=email; Mobile=phone; Membership Plan=plan; Membership Expiry (Date)=ends instant; Joined At=joined instant
  Glofox, below a title > below titles > Name=full; Email=email; Phone=phone; Membership Name=plan; Expiry Date=ends named
  Zen Planner, people > CRLF > FirstName=first; LastName=last; Email=email; Cell Phone=phone; Home Phone=; SignUpDate=joined month
  Zen Planner, memberships > plain > FirstName=first; LastName=last; Membership=plan; BeginDate=1/1/2026; EndDate=ends month; EmailAddress=email; PrimaryPhone=phone
  Zen Planner, report > below a title > Name=full; Primary Email=email; Primary Phone=phone; Membership Label=plan; Begin Date=1/1/2026; Expiration Date=ends short; Member Since=joined short
  Zen Planner, mixed line ends > CRLF and LF > First Name=first; Last Name=last; Email=email; Mobile Phone=phone; Membership=plan; End Date=ends american
  Gymdesk, members > plain > Name=full; Email=email; Phone=phone; Membership=plan; Membership start=2026-01-01; Membership end=ends iso; Joined=joined iso
  Gymdesk, first and last name > plain > First name=first; Last name=last; Email=email; Mobile phone=phone; Membership=plan; Membership expires=ends month; Member since=joined month
  Gymdesk, next payment > plain > Name=full; Email=email; Phone number=phone; Membership type=plan; Next payment date=ends american; Join date=joined american
  Gymdesk, with a line for the separator > with a line for the separator > Name=full; Email=email; Phone=phone; Membership=plan; Renewal date=ends day
  PushPress, members > plain > First Name=first; Last Name=last; Email=email; Phone=phone; Plan=plan; Next Charge Date=ends iso; Client Since=joined iso
  PushPress, clients > plain > Client=full; Client Email=email; Client Phone=phone; Plan Name=plan; Plan End=ends offset
  PushPress, subscriptions > plain > Name=full; Email=email; Phone=phone; Subscription=plan; Next Billing Date=ends utc; Created At=joined utc
  PushPress, template > plain > first_name=first; last_name=last; email=email; phone=phone; plan=plan; plan_end_date=ends compact; joined_on=joined compact
  Wodify, clients > CRLF > Client=full; Email=email; Phone=phone; Membership=plan; Membership Expiration Date=ends month; Client Since=joined month
  Wodify, memberships > plain > Client Name=full; Client Email=email; Membership Type=plan; Start Date=joined month; Expiration Date=ends month; Phone=phone
  Wodify, template > plain > First Name=first; Last Name=last; Email=email; Date of Birth=01/31/1990; Phone Number=phone; Membership Name=plan; Expires On=ends short
  Wodify, athletes > plain > Athlete=full; Email Address=email; Cell Phone=phone; Membership=plan; Expires=ends mail
  Vagaro, customers > quoted, CRLF > First Name=first; Last Name=last; Email Address=email; Mobile Phone=phone; Day Phone=; Night Phone=; Customer Since=joined month
  Vagaro, memberships > plain > Customer Name=full; Email=email; Mobile=phone; Membership=plan; Next Billing Date=ends american
  Vagaro, packages > below a title with empty cells > Customer=full; Customer Email=email; Customer Phone=phone; Package Name=plan; Expiration=ends month
  Vagaro, in Windows-1252 > Windows-1252 > First Name=first; Last Name=last; Email Address=email; Mobile Phone=phone; Membership=plan; Valid To=ends day
  wger, with contacts > quoted, with tabs > Nr.=1; Username=asha; First name=first; Last name=last; Gym=Pune; Email=email; Phone=phone
  wger, with contracts > quoted, with tabs > Nr.=1; Email=email; First name=first; Last name=last; Phone=phone; Contract=plan; Contract end=ends iso
  Gymie, members > plain > code=GY-1; name=full; email=email; contact=phone; emergency_contact=9000000001; health_issue=None; gender=other; dob=1990-05-31; status=active; created_at=joined utc
  Gymie, subscriptions > with semicolons > Code=GY-1; Member=full; Email=email; Contact=phone; Plan=plan; Start date=joined dash; End date=ends dash
  Gymie, table > plain > Member name=full; Email=email; Contact no.=phone; Plan name=plan; Expire at=ends named
  a wallet of passes > plain > MemberID=M1; First Name=first; Last Name=last; Email=email; Phone number=phone; Membership=plan; Expire At=ends compact
  a spreadsheet with numbers for days > plain > Name=full; Mobile=phone; E-mail=email; Plan=plan; Valid till=ends serial; DOJ=joined serial
  a spreadsheet in Hindi > plain > नाम=full; ईमेल=email; मोबाइल नंबर=phone; सदस्यता=plan; समाप्ति तिथि=ends hindi
  a spreadsheet in Hindi, in UTF-16 > Unicode text > पूरा नाम=full; ई-मेल=email; फ़ोन=phone; सदस्यता=plan; वैधता=ends day
  a spreadsheet in Marathi > plain > नाव=full; ईमेल=email; मोबाईल क्रमांक=phone; पॅकेज=plan; समाप्ती दिनांक=ends dash
  a spreadsheet with heads in two scripts > plain > Name / नाम=full; Email / ईमेल=email; Mobile / मोबाइल=phone; Plan / योजना=plan; Expiry / वैधता=ends day
  a spreadsheet with empty rows > with empty rows > Full Name=full; Email ID=email; WhatsApp No.=phone; Package=plan; Paid till=ends named
  an old Macintosh > CR > Name=full; Mail=email; Tel=phone; Plan=plan; Valid upto=ends dash
  a file that two programs wrote > CRLF, LF and CR > Name=full; Email=email; Phone=phone; Plan=plan; Expiry=ends day
`
  .trim()
  .split('\n')
  .map((line) => line.trim().split(' > ') as [string, string, string]);

function bytesOf(heads: string[], cells: string[], style: Style): Uint8Array {
  const {
    separator = ',',
    end = '\n',
    above = '',
    below = '',
    isQuoted = false,
    encode = utf8,
    count,
  } = style;
  const ends = [end].flat();
  const written = (cell: string) =>
    isQuoted || cell.includes(separator) ? `"${cell.replaceAll('"', '""')}"` : cell;
  const rows = [heads, ...MEMBERS.slice(0, count).map((member) => cells.map((what) => cellOf(what, member)))];
  const lines = rows.map((row, index) => row.map(written).join(separator) + ends[index % ends.length]!);
  return encode(above + lines.join('') + below);
}

async function readRows(content: Uint8Array) {
  const pieces: Uint8Array[] = [];
  const encoding = new EncodingCheck();
  for await (const piece of withoutUtf16(Readable.from([content]))) {
    encoding.add(piece);
    pieces.push(piece);
  }
  const file = await csvFileOf(() => Readable.from(pieces), encoding.end());
  const found = await overview(file, { today: '2026-11-23' });
  const { lines, headRow, likelyEnds } = found;
  const chosen = found.columns.flatMap(({ position, field }) => (field ? { position, field } : []));
  const columns = withFields(found, chosen);
  checkEnds(columns, { likelyEnds, isEndLeftOut: false });
  const reader = new MemberReader({
    columns,
    separator: file.separator,
    dateOrder: orderOf(columns),
    planNames: [],
    offers: ['Premium', 'Basic'].map((name) => ({ id: name, name, retiredAt: null }) as PlanOffer),
    now: Date.parse('2026-11-23T06:00:00Z'),
  });
  const rows = [];
  for await (const row of fileRowsOf(file, headRow)) {
    const { cells, values } = reader.read(row.cells);
    rows.push({ problems: cells.problems, values });
  }
  return { rows, lines: lines! };
}

test.each(FILES)('reads every row of %s, %s', async (_program, styleName, columns) => {
  const [heads, cells] = [0, 1].map((part) => columns.split('; ').map((column) => column.split('=')[part]!));
  const style = STYLES[styleName]!;
  const { rows, lines } = await readRows(bytesOf(heads!, cells!, style));
  const fields = cells!.map((what) => what.split(' ')[0]);
  const members = MEMBERS.slice(0, style.count);
  expect(rows).toEqual(
    members.map((member) => ({
      problems: [],
      values: {
        name: `${member.first} ${member.last}`,
        memberId: null,
        email: member.email,
        phone: member.e164,
        offerId: fields.includes('plan') ? member.plan : null,
        endsOn: fields.includes('ends') ? member.ends : null,
        joinedOn: fields.includes('joined') ? member.joined : null,
      },
    })),
  );
  expect(lines.rows).toBe(members.length);
  expect(lines.read).toBe(lines.above + lines.rows + lines.blank + lines.inCells);
});
