import { studio } from '#common/studio';
import type { MailContent } from '../mail-content';
import { composeMail } from './compose';

export const reviewHiddenMail = (review: { reason: string; reviewsUrl: string }): MailContent =>
  composeMail({
    kind: 'review-hidden',
    subject: `Your review of ${studio.name} is hidden`,
    preheader: 'Nobody but you and the studio sees it now.',
    title: 'Your review is hidden',
    blocks: [
      { text: 'Nobody but you and the studio sees the review that you wrote.' },
      { text: `The reason: ${review.reason}` },
      { text: 'You can change it or delete it. Once it keeps to the rules, tell us, and we show it again.' },
      { button: 'See your review', link: review.reviewsUrl },
      { text: `Is that wrong? Write to ${studio.email} or call ${studio.phoneShown}.` },
    ],
    reason: `You get this mail because you wrote a review of ${studio.name}.`,
  });
