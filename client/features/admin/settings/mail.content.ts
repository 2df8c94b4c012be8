/** Texts of the sections about mails and online payments, and of secrets. */
export const mailContent = {
  mail: {
    title: 'Mail',
    lead: 'Who mails come from, and the server that delivers them.',
    names: {
      senderName: 'Sender',
      senderEmail: 'Address of the sender',
      replyTo: 'Address for answers',
      smtpHost: 'Mail server',
      smtpPort: 'Port',
      smtpUser: 'User name',
    },
    hints: {
      senderName: 'Leave it empty for the name of the studio.',
      senderEmail: 'The mail server has to permit it. Leave it empty for that of the studio.',
      replyTo: 'Leave it empty for that of the sender.',
      smtpHost: 'Such as smtp.example.com. Leave it empty for none.',
      smtpPort: '587 is usual, or 465.',
      smtpUser: 'Leave it empty if the server asks for none.',
    },
    test: {
      action: 'Send me a mail',
      hint: 'Tries out what is saved.',
      failed: 'The test could not be made. Please try again.',
    },
  },
  gateway: {
    title: 'Online payments',
    lead: 'With an account at Razorpay, members pay on the site. Without one, they pay at the front desk.',
    onlyRupees: 'Razorpay takes rupees only, so members pay at the front desk.',
    names: { razorpayKey: 'Key id' },
    hint: 'Such as rzp_live_a1b2c3. Leave it empty to end online payments.',
    webhook: {
      label: 'Address of the webhook',
      hint: 'Create a webhook to it at Razorpay, with the events payment.authorized, payment.captured, payment.failed, order.paid, refund.created, refund.processed and refund.failed.',
      copy: 'Copy the address',
      copied: 'Copied.',
      copyFailed: 'The address could not be copied. Select it, and copy it by hand.',
    },
    test: {
      action: 'Check the key',
      hint: 'Asks Razorpay whether it accepts what is saved. No money moves.',
      failed: 'The key could not be checked. Please try again.',
    },
  },
  secrets: {
    names: {
      SMTP_PASSWORD: 'Password',
      RAZORPAY_KEY_SECRET: 'Secret of the key',
      RAZORPAY_WEBHOOK_SECRET: 'Secret of the webhook',
    },
    setOn: (day: string) => `Set on ${day}. It is not shown again.`,
    notSet: 'Not set.',
    set: 'Set',
    replace: 'Replace',
    remove: 'Remove',
    save: 'Save',
    value: 'New value',
    replaceTitle: (name: string) => `${name}: new value`,
    removeTitle: (name: string) => `${name}: remove?`,
    replaceLead: {
      SMTP_PASSWORD: 'That of the user at the mail server.',
      RAZORPAY_KEY_SECRET: 'Razorpay shows it once, when the key is made.',
      RAZORPAY_WEBHOOK_SECRET: 'The former one stays valid for a day, for events that are sent again.',
    },
    removeLead: {
      SMTP_PASSWORD: 'Mails then wait in the database if the server asks for it.',
      RAZORPAY_KEY_SECRET: 'Members then pay at the front desk.',
      RAZORPAY_WEBHOOK_SECRET: 'Members then pay at the front desk.',
    },
  },
};
