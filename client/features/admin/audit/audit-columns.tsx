import { formatMoment } from '../../../lib/format-moment';
import { NoValue } from '../../../components/no-value';
import type { ListAddress } from '../list/list-address';
import type { ListColumn } from '../list/list-table';
import type { PickableMemberFragment } from '../member-picker/member-picker.generated';
import { memberName } from '../members/member-name';
import { auditContent } from './audit.content';
import type { ListedEntryFragment } from './audit.generated';
import classes from './audit-tab.module.css';

const { heads, byKey, system, deleted, nobody, roles, onlyActor, onlyMember } = auditContent;

/** The columns of the journal. Names are buttons that list only the entries of that person. */
export const auditColumns = ({ change }: ListAddress): ListColumn<ListedEntryFragment>[] => [
  {
    ...columns.what,
    cell: ({ text }) => <span className={classes.text}>{text}</span>,
  },
  {
    ...columns.who,
    cell: ({ actor, actorRole, apiKey }) => (
      <>
        {actor ? (
          <Person user={actor} label={onlyActor} onChoose={(id) => change({ actor: id })} />
        ) : (
          <span>{actorRole ? deleted : system}</span>
        )}
        {actorRole && <span className={classes.more}>{roles[actorRole]}</span>}
        {apiKey && <span className={classes.more}>{byKey(apiKey)}</span>}
      </>
    ),
  },
  {
    ...columns.member,
    cell: ({ member }) =>
      member ? (
        <Person user={member} label={onlyMember} onChoose={(id) => change({ member: id })} />
      ) : (
        <NoValue meaning={nobody} />
      ),
  },
  {
    ...columns.moment,
    cell: ({ happenedAt }) => <time dateTime={happenedAt}>{formatMoment(happenedAt)}</time>,
  },
];

const columns = {
  what: { id: 'what', head: heads.what, width: 40 },
  who: { id: 'who', head: heads.who, width: 20, isHalf: true },
  member: { id: 'member', head: heads.member, width: 20, isHalf: true },
  moment: { id: 'moment', head: heads.moment, width: 20 },
} as const;

/** The columns without their cells. */
export const auditHeads = Object.values(columns);

interface PersonProps {
  user: PickableMemberFragment;
  label: (name: string) => string;
  onChoose: (id: string) => void;
}

const Person = ({ user, label, onChoose }: PersonProps) => (
  <button
    type="button"
    className={classes.person}
    title={label(memberName(user))}
    onClick={() => onChoose(user.id)}
  >
    {memberName(user)}
  </button>
);
