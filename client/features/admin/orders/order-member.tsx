import { formatPhone } from '#common/accounts/phone';
import { ordersContent } from './orders.content';
import { OpenMember } from '../drawer/open-member';
import { memberName } from '../members/member-name';
import classes from './order-columns.module.css';
import type { OrderMemberFragment } from './order-member.generated';

type Member = OrderMemberFragment | null;

/** Name of the member who placed an order, which opens the drawer, and contact details. */
export function OrderMember({ member }: { member: Member }) {
  if (!member) return ordersContent.noMember;
  const { name, email, phone } = member;
  return (
    <>
      <OpenMember member={member}>{name ?? ordersContent.noName}</OpenMember>
      {email && <span className={classes.more}>{email}</span>}
      {phone && (
        <a className={`${classes.more} ${classes.phone}`} href={`tel:${phone}`}>
          {formatPhone(phone)}
        </a>
      )}
    </>
  );
}

/** Name for use in a sentence; falls back to the e-mail address. */
export const nameOf = (member: Member): string => (member ? memberName(member) : ordersContent.noMember);
