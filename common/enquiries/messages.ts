/** Messages about questions to the studio, shared by server and client. */
export const enquiryMessages = {
  sent: 'Your question has reached us. We will call you or write to you.',
  nameRequired: 'Enter your name.',
  contactRequired: 'Enter a phone number or an e-mail address.',
  contactInvalid:
    'Enter a complete phone number, with the country code (+...) if it is from another country, or an e-mail address.',
  messageRequired: 'Write your question.',
  consentRequired: 'Tick this box, so that we may answer you.',
  answered: 'Question marked as answered.',
  removed: 'Question deleted.',
  notFound: 'This question does not exist any more.',
  answeredAlready: 'Somebody else has answered this question meanwhile.',
} as const;
