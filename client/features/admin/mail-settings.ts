/** The address of the settings of the mail server, in the panel. */
export const MAIL_SETTINGS = { search: '?tab=settings', hash: '#settings-mail' };
