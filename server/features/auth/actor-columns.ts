/** SQL: the columns of an account that decide what its requests may do. `now` is the parameter with the time. */
export const actorColumns = (
  now: string,
): string => `users.role, users.must_change_password as "mustChangePassword",
    users.role in ('admin', 'owner') and users.second_factor_due_at is not null
      and users.second_factor_due_at <= ${now} as "mustSetUpSecondFactor"`;
