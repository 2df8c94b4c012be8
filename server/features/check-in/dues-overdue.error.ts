import type { User } from '../accounts/user.entity';

/** Something that the member should have paid is overdue for longer than the studio permits, so staff have to decide. */
export class DuesOverdue extends Error {
  constructor(readonly member: User) {
    super();
  }
}
