import { skipToken } from '@apollo/client/react';
import { formatPhone } from '#common/accounts/phone';
import { Badge } from '../../../components/badge';
import { Button } from '../../../components/button';
import type { MembershipStatus } from '../../../graphql/types.generated';
import { NoValue } from '../../../components/no-value';
import { formatShortDay, formatShortLastDay } from '../../../lib/format-day';
import { formatMoment } from '../../../lib/format-moment';
import { dueLabel } from '../../../lib/order-labels';
import { useHasPermission } from '../../../lib/permissions';
import { Link } from '../../../navigation/navigation';
import { freezeContent } from '../../memberships/freeze/freeze.content';
import { mailAddress } from '../members/member-name';
import {
  currentMemberships,
  listedMembership,
  membershipEnd,
  runningPass,
  saleAction,
} from '../memberships/listed-membership';
import { membershipsContent } from '../memberships/memberships.content';
import { membersContent } from '../members/members.content';
import { useMemberChoicesQuery, type MemberChoicesQuery } from '../members/members.generated';
import { WaiverBadge } from '../waivers/waiver-badge';
import { ClaimCode } from './claim-code';
import { drawerContent as content } from './drawer.content';
import { Fact } from './fact';
import { Invitation } from './invitation';
import type { DrawerMemberFragment } from './member-drawer.generated';
import classes from './member-drawer.module.css';
import { ForgottenPassword } from './password-link';
import { WaiverFact } from './waiver-fact';

const { facts, none } = content;
const { statuses, roles, notAvailable, trainer: trainers } = membersContent;

interface DrawerMemberProps {
  member: DrawerMemberFragment;
  onRenew: (offers: MemberChoicesQuery['planOffers']) => void;
  onMoveEnd: (how: 'freeze' | 'extend') => void;
  onRecordWaiver: () => void;
}

/** The member, and what staff can do for them. */
export function DrawerMember({ member, onRenew, onMoveEnd, onRecordWaiver }: DrawerMemberProps) {
  const { id, email, phone, role, memberships, trainer, activities } = member;
  const membership = listedMembership(memberships);
  const status = membership?.status ?? 'INACTIVE';
  const offers = useOffers();
  const mayEdit = useHasPermission('members:update-any');
  const visits = activities.nodes;
  return (
    <section className={classes.member}>
      <div className={classes.badges} role="status">
        <StatusBadge memberships={memberships} status={status} />
        <span>{membership ? membershipEnd(membership) : notAvailable}</span>
        {member.due && <Badge tone="warning">{dueLabel(member.due)}</Badge>}
        <WaiverBadge member={member} />
        {roles[role] && <Badge>{roles[role]}</Badge>}
      </div>
      <dl className={classes.facts}>
        <Fact name={facts.email}>
          <EmailLink email={email} />
        </Fact>
        <Fact name={facts.phone}>
          {phone ? <a href={`tel:${phone}`}>{formatPhone(phone)}</a> : <NoValue meaning={none.phone} />}
        </Fact>
        {member.isInvitable && (
          <Fact name={facts.invitation}>
            <Invitation member={member} />
          </Fact>
        )}
        <Claim member={member} />
        <ForgottenPassword member={member} />
        <WaiverFact waiver={member.waiver} onRecord={onRecordWaiver} />
        <Fact name={facts.trainer}>{trainer ? trainers.choice(trainer) : trainers.none}</Fact>
        <Fact name={facts.visits}>
          {visits.length === 0 ? (
            none.visits
          ) : (
            <ul className={classes.visits}>
              {visits.map((visit) => (
                <li key={visit.id}>{formatMoment(visit.happenedAt)}</li>
              ))}
            </ul>
          )}
        </Fact>
      </dl>
      <div className={classes.actions}>
        {offers && <Button onClick={() => onRenew(offers)}>{saleAction(memberships)}</Button>}
        <EndButtons memberships={memberships} onMoveEnd={onMoveEnd} />
        {mayEdit && <Link to={{ search: `?tab=edit&member=${id}` }}>{membersContent.edit}</Link>}
        <Link to={{ search: `?tab=progress&member=${id}` }}>{content.progress}</Link>
      </div>
    </section>
  );
}

/** How a member who cannot log in gets to the account. */
function Claim({ member: { id, isClaimable } }: Pick<DrawerMemberProps, 'member'>) {
  const mayAdd = useHasPermission('members:add');
  if (!isClaimable || !mayAdd) return null;
  return (
    <Fact name={facts.claim}>
      <ClaimCode id={id} />
    </Fact>
  );
}

interface EndButtonsProps extends Pick<DrawerMemberProps, 'onMoveEnd'> {
  memberships: DrawerMemberFragment['memberships'];
}

/** Buttons that move the end of a running membership. */
function EndButtons({ memberships, onMoveEnd }: EndButtonsProps) {
  const mayFreeze = useHasPermission('memberships:freeze');
  const mayExtend = useHasPermission('memberships:grant');
  const pass = runningPass(memberships);
  const canFreeze = pass !== null && (pass.freeze !== null || pass.freezeDaysLeft >= pass.freezeDaysMin);
  const { freeze, end } = freezeContent;
  return (
    <>
      {mayFreeze && canFreeze && (
        <Button onClick={() => onMoveEnd('freeze')}>
          {pass.freeze ? (pass.isFrozen ? end.action : end.withdraw) : freeze.action}
        </Button>
      )}
      {mayExtend && currentMemberships(memberships).length > 0 && (
        <Button onClick={() => onMoveEnd('extend')}>{membershipsContent.extend.action}</Button>
      )}
    </>
  );
}

interface StatusBadgeProps {
  memberships: DrawerMemberFragment['memberships'];
  status: MembershipStatus;
}

/** Whether the membership that is listed runs, and until when the pass is frozen. */
function StatusBadge({ memberships, status }: StatusBadgeProps) {
  const pass = runningPass(memberships);
  const { frozenUntil, frozen, planned } = freezeContent;
  return (
    <>
      <Badge tone={status === 'ACTIVE' ? 'success' : 'neutral'}>{statuses[status]}</Badge>
      {pass?.freeze && (
        <Badge tone="warning">
          {pass.isFrozen
            ? frozenUntil(formatShortLastDay(pass.freeze.endsAt))
            : `${frozen} ${planned(formatShortDay(pass.freeze.startsAt), formatShortLastDay(pass.freeze.endsAt))}`}
        </Badge>
      )}
    </>
  );
}

/** The plans that the current user may sell, once they are known. */
function useOffers() {
  const maySell = useHasPermission('memberships:sell');
  return useMemberChoicesQuery(maySell ? {} : skipToken).data?.planOffers;
}

const EmailLink = ({ email }: { email: string | null }) =>
  email ? <a href={mailAddress(email)}>{email}</a> : none.email;
