/**
 * What a member's own copy of their data holds: for each table that belongs to a user, the statement that reads
 * their rows. A table that stands here with a reason instead is left out for it; a test knows all such tables.
 */
export const MEMBER_TABLES: Record<string, { read: string } | { leftOut: string }> = {
  users: {
    read: `select id, email, user_name, phone, role, name, fitness_goals, workout_preferences, created_at
      from users where id = $1`,
  },
  body_measurements: {
    read: `select weight_kg, height_cm, bmi, muscle_mass_kg, measured_at
      from body_measurements where user_id = $1 order by measured_at`,
  },
  consents: {
    read: `select purpose, notice_version, given_at, withdrawn_at
      from consents where user_id = $1 order by given_at`,
  },
  reviews: {
    read: 'select name, comment, rating, created_at from reviews where user_id = $1 order by created_at',
  },
  sessions: {
    read: `select device, address, is_kept, created_at, last_used_at, expires_at, ended_at
      from sessions where user_id = $1 order by created_at`,
  },
  security_events: {
    read: 'select event, created_at from security_events where user_id = $1 order by created_at',
  },
  sign_ups: {
    read: `select sign_ups.role, sign_ups.created_at, expires_at, verified_at
      from sign_ups join users using (email) where users.id = $1 order by sign_ups.created_at`,
  },
  mails: {
    read: `select kind, subject, mails.created_at, sent_at
      from mails join users on users.email = mails.to_address where users.id = $1 order by mails.created_at`,
  },
  password_resets: { leftOut: 'Holds nothing but hashes and times of a reset under way.' },
};
