/** SQL: the day that is printed on a document, which stays in its month if the time zone changes. */
export const ISSUED_ON = "(issued_at at time zone coalesce(content ->> 'timeZone', 'Asia/Kolkata'))::date";
