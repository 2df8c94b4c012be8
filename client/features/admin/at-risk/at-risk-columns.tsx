import { formatPhone } from '#common/accounts/phone';
import { Badge } from '../../../components/badge';
import { NoValue } from '../../../components/no-value';
import { VisuallyHidden } from '../../../components/visually-hidden';
import { formatShortDay, formatShortLastDay } from '../../../lib/format-day';
import { pressedBy } from '../commands/selected-row';
import { OpenMember } from '../drawer/open-member';
import type { ListColumn } from '../list/list-table';
import actionClasses from '../list/row-actions.module.css';
import { memberName } from '../members/member-name';
import type { MemberAtRiskFragment } from './at-risk.generated';
import { atRiskContent } from './at-risk.content';
import classes from './at-risk-tab.module.css';
import type { PendingFollowUp } from './follow-up-dialog';

type RiskColumn = ListColumn<MemberAtRiskFragment>;

const { heads, badges, reason, never, noPhone, contactedOn, contacted, snooze } = atRiskContent;

const factColumns: RiskColumn[] = [
  {
    id: 'user',
    head: heads.member,
    width: 22,
    cell: ({ phone, ...member }) => (
      <>
        <span className={classes.name}>
          <OpenMember member={member}>{memberName(member)}</OpenMember>
        </span>
        {phone ? (
          <a className={classes.phone} href={`tel:${phone}`}>
            {formatPhone(phone)}
          </a>
        ) : (
          <span className={classes.more}>{noPhone}</span>
        )}
      </>
    ),
  },
  {
    id: 'why',
    head: heads.why,
    width: 38,
    cell: ({ risk }) =>
      risk && (
        <span className={classes.why}>
          <Badge tone={risk.level === 'HIGH' ? 'danger' : 'warning'}>{badges[risk.level]}</Badge>
          <span>{reason(risk)}</span>
        </span>
      ),
  },
  { id: 'end', head: heads.end, width: 11, isHalf: true, cell: ({ memberships }) => passEnd(memberships) },
  {
    id: 'contact',
    head: heads.contact,
    width: 15,
    isHalf: true,
    cell: ({ lastContact }) => <LastContact contact={lastContact} />,
  },
];

const actionsColumn = { id: 'actions', head: heads.actions, width: 14 };

/** The columns of the list, without the actions of a row. */
export const atRiskColumns = [...factColumns, actionsColumn];

/** The columns of the list, with the buttons of each row. */
export const riskColumnsFor = (onFollowUp: (pending: PendingFollowUp) => void): RiskColumn[] => [
  ...factColumns,
  {
    ...actionsColumn,
    cell: (member) => {
      const about = <VisuallyHidden> {memberName(member)}</VisuallyHidden>;
      return (
        <span className={actionClasses.actions}>
          <button type="button" {...pressedBy('c')} onClick={() => onFollowUp({ member, type: 'contact' })}>
            {contacted}
            {about}
          </button>
          <button type="button" {...pressedBy('z')} onClick={() => onFollowUp({ member, type: 'snooze' })}>
            {snooze}
            {about}
          </button>
        </span>
      );
    },
  },
];

function passEnd(memberships: MemberAtRiskFragment['memberships']) {
  const end = memberships.find(({ planType }) => planType === 'PASS')?.paidUntil;
  return end ? formatShortLastDay(end) : <NoValue meaning={never} />;
}

function LastContact({ contact }: { contact: MemberAtRiskFragment['lastContact'] }) {
  if (!contact) return <NoValue meaning={never} />;
  const { createdAt, recordedBy, note } = contact;
  return (
    <>
      {contactedOn(formatShortDay(createdAt), recordedBy?.name ?? undefined)}
      {note && <span className={classes.more}>{note}</span>}
    </>
  );
}
