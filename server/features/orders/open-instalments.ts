/**
 * SQL: the instalments of an order that are not fully paid, as a table to join. Payments cover the earliest ones first,
 * as in `openInstalments`.
 */
export const openInstalmentsOf = (order: string): string => `lateral (
  select due_on, least(amount_paise, ${order}.due_paise - later_paise)::int as open_paise
  from (
    select (promised ->> 'dueOn')::date as due_on, (promised ->> 'amountPaise')::int as amount_paise,
      coalesce(sum((promised ->> 'amountPaise')::int) over (
        order by place desc rows between unbounded preceding and 1 preceding
      ), 0) as later_paise
    from jsonb_array_elements(${order}.instalments) with ordinality as instalments (promised, place)
  ) as promises
  where later_paise < ${order}.due_paise
) as open_instalments`;
