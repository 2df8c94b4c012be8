import { formatPhone } from '#common/accounts/phone';
import { Badge } from '../../../components/badge';
import { VisuallyHidden } from '../../../components/visually-hidden';
import { formatMoment } from '../../../lib/format-moment';
import { formatShortDay } from '../../../lib/format-day';
import { OpenMember } from '../drawer/open-member';
import type { ListColumn } from '../list/list-table';
import { mailAddress } from '../members/member-name';
import actionClasses from '../list/row-actions.module.css';
import type { PendingEnquiry } from './enquiry-dialog';
import { enquiryListContent } from './enquiry-list.content';
import type { ListedEnquiryFragment } from './enquiry-list.generated';
import classes from './enquiry-columns.module.css';

type EnquiryColumn = ListColumn<ListedEnquiryFragment>;

const { heads, open, answeredOn, answer, remove, of } = enquiryListContent;

const factColumns: EnquiryColumn[] = [
  {
    id: 'from',
    head: heads.from,
    width: 22,
    cell: ({ name, contact, member }) => (
      <>
        <span className={classes.name}>
          {member ? <OpenMember member={member}>{name}</OpenMember> : name}
        </span>
        <Contact contact={contact} />
      </>
    ),
  },
  {
    id: 'question',
    head: heads.question,
    width: 35,
    cell: ({ message }) => <span className={classes.text}>{message}</span>,
  },
  {
    id: 'asked',
    head: heads.asked,
    width: 16,
    isHalf: true,
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatMoment(createdAt)}</time>,
  },
  {
    id: 'answer',
    head: heads.answer,
    width: 15,
    isHalf: true,
    cell: (enquiry) => <Answer enquiry={enquiry} />,
  },
];

const actionsColumn = { id: 'actions', head: heads.actions, width: 12 };

/** The columns of the list, without the actions of a row. */
export const enquiryHeads = [...factColumns, actionsColumn];

interface Actions {
  mayRemove: boolean;
  onAct: (pending: PendingEnquiry) => void;
}

/** The columns of the list, with the buttons of each row. */
export const enquiryColumns = ({ mayRemove, onAct }: Actions): EnquiryColumn[] => [
  ...factColumns,
  {
    ...actionsColumn,
    cell: (enquiry) => {
      const about = <VisuallyHidden>{of(enquiry.name)}</VisuallyHidden>;
      return (
        <span className={actionClasses.actions}>
          {enquiry.status === 'OPEN' && (
            <button type="button" onClick={() => onAct({ enquiry, type: 'answer' })}>
              {answer}
              {about}
            </button>
          )}
          {mayRemove && (
            <button type="button" data-action="cancel" onClick={() => onAct({ enquiry, type: 'remove' })}>
              {remove}
              {about}
            </button>
          )}
        </span>
      );
    },
  },
];

function Contact({ contact }: { contact: string }) {
  const isEmail = contact.includes('@');
  return (
    <a className={classes.contact} href={isEmail ? mailAddress(contact) : `tel:${contact}`}>
      {isEmail ? contact : formatPhone(contact)}
    </a>
  );
}

function Answer({ enquiry: { answeredAt, answeredBy, note } }: { enquiry: ListedEnquiryFragment }) {
  if (answeredAt === null) return <Badge tone="warning">{open}</Badge>;
  return (
    <>
      {answeredOn(formatShortDay(answeredAt), answeredBy?.name ?? undefined)}
      {note && <span className={classes.note}>{note}</span>}
    </>
  );
}
