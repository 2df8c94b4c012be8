import { membershipMessages } from '#common/memberships/messages';
import { Conflict } from '../../lib/errors';

/** Staff sell or grant a period that would begin too far in the future. */
export class PaidFarAhead extends Conflict {
  constructor() {
    super('PAID_FAR_AHEAD', membershipMessages.paidFarAhead);
  }
}
