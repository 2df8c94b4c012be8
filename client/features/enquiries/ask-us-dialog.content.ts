import { RETENTION_DAYS } from '#common/retention';
import { studio } from '#common/studio';

/** Texts of the form with which anybody asks the studio. */
export const askUsContent = {
  title: 'Ask us',
  lead: 'We call you or write to you, only to answer this.',
  name: 'Name',
  contact: 'Phone number or e-mail',
  message: 'Your question',
  website: 'Leave this empty',
  consent: () => `${studio.name} may keep this to answer me`,
  period: `For ${RETENTION_DAYS.enquiries} days.`,
  privacy: 'Privacy Policy',
  submit: 'Send',
  restored: 'This is what you had typed before. It has not been sent yet.',
  failed: () => `That did not work. Please try again, or call ${studio.phoneShown}.`,
};
