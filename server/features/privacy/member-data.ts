/**
 * The tables with personal data of members. `read` selects the rows for the member's data export; `leftOut` is the
 * reason why a table is not exported. A test checks that no such table is missing.
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
  diet_details: {
    read: `select age, gender, bmi, bmi_status, diet_goal, food_preferences, fitness_level, limitations,
        created_at, updated_at
      from diet_details where user_id = $1`,
  },
  consents: {
    read: `select purpose, notice_version, given_at, withdrawn_at
      from consents where user_id = $1 order by given_at`,
  },
  reviews: {
    read: `select name, comment, rating, created_at, updated_at, hidden_at, hidden_reason, answer, answered_at
      from reviews where user_id = $1 order by created_at`,
  },
  activities: {
    read: `select type, workout, happened_at, created_at
      from activities where user_id = $1 order by happened_at`,
  },
  workout_plans: {
    read: `select id, title, input, plan, training_days, starts_on::text, created_at
      from workout_plans where user_id = $1 order by created_at`,
  },
  workout_plan_days: {
    read: `select plan_id, day, happened_at as done_at
      from workout_plan_days join workout_plans on workout_plans.id = plan_id join activities on activities.id = activity_id
      where workout_plans.user_id = $1 order by plan_id, day`,
  },
  orders: {
    read: `select number, plan, plan_type, duration_months, tax_rate_bp, taxable_paise, cgst_paise, sgst_paise,
        round_off_paise, total_paise, gstin, sac, status, gateway, placed_at, decided_at, reason
      from orders where user_id = $1 order by placed_at`,
  },
  payments: {
    read: `select orders.number as order_number, payments.gateway, method, amount_paise, payments.status,
        created_at, captured_at
      from payments join orders on orders.id = order_id where user_id = $1 order by created_at`,
  },
  refunds: {
    read: `select orders.number as order_number, cause, refunds.amount_paise, refunds.reason, by_hand, refunds.status,
        requested_at, done_at
      from refunds join payments on payments.id = payment_id join orders on orders.id = order_id
      where user_id = $1 order by requested_at`,
  },
  receipts: {
    read: `select receipts.number, fiscal_year, kind, content, issued_at
      from receipts join orders on orders.id = order_id where user_id = $1 order by issued_at`,
  },
  membership_periods: {
    read: `select line, plan, months, starts_at, ends_at, anchor_day, ended_at, created_at
      from membership_periods where user_id = $1 order by starts_at`,
  },
  membership_reminders: {
    read: `select line, days_before, sent_at
      from membership_reminders join membership_periods on id = period_id where user_id = $1 order by sent_at`,
  },
  audit_log: {
    read: `select action, subject_type, subject_id, before, after, at
      from audit_log where actor_id = $1 order by at`,
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
  password_resets: { leftOut: 'Contains only hashes and times of a reset in progress.' },
};

/** The exported tables, each with its statement. */
export const MEMBER_READS = Object.entries(MEMBER_TABLES).flatMap(([table, entry]) =>
  'read' in entry ? [[table, entry.read] as const] : [],
);
