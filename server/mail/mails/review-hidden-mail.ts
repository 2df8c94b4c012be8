import { studio } from '#common/studio';
import type { MailContent } from '../mail-content';
import { composeMail } from './compose';

export const reviewHiddenMail = (review: { reason: string; reviewsUrl: string }): MailContent =>
  composeMail({
    kind: 'review-hidden',
    subject: `Your review of ${studio.name} is hidden`,
    preheader: 'Only you and the studio can see it now.',
    title: 'Your review is hidden',
    blocks: [
      { text: 'Only you and the studio can now see the review you wrote.' },
      { text: `Reason: ${review.reason}` },
      { text: 'You can edit or delete it. Once it follows the rules, tell us and we will show it again.' },
      { button: 'See your review', link: review.reviewsUrl },
      { text: `Think this is wrong? Write to ${studio.email} or call ${studio.phoneShown}.` },
    ],
    reason: `You are receiving this e-mail because you wrote a review of ${studio.name}.`,
  });
