/** Texts of the kiosk and of the button that starts it. */
export const kioskContent = {
  start: {
    action: 'Use this device as a kiosk',
    title: 'Use this device as a kiosk?',
    text: 'You are logged out here, and members check in by themselves. A log-in of the staff ends the kiosk.',
    confirm: 'Start the kiosk',
    failed: 'The kiosk did not start. Please try again.',
  },
  title: 'Check in',
  description: 'Members check in here with the code on their phone.',
  lead: 'Type the six digits of your code. You find it on the page of your membership.',
  code: 'Code',
  keypad: 'Digits of the code',
  welcome: (name: string | null) => (name === null ? 'Welcome' : `Welcome, ${name}`),
  already: (name: string | null) =>
    name === null ? 'You are already checked in' : `You are already checked in, ${name}`,
  seeDesk: 'You are not checked in yet. Please see the front desk.',
  used: 'This code was already used. Please wait for the next one.',
  expired: 'This code is too old. Please reopen the page on your phone.',
  wrong: 'This code is wrong. Please try again.',
  failed: 'That did not work. Please try again.',
  offline: 'No connection. Your code is sent again in a moment.',
  payment: {
    title: (amount: string) => `Pay ${amount}`,
    picture: (amount: string) => `QR code that pays ${amount} by UPI`,
    lead: 'Scan the code with your UPI app. The front desk then confirms the payment.',
  },
  end: {
    action: 'Staff',
    title: 'End the kiosk',
    text: 'Log in as a member of the staff.',
    login: 'E-mail, username or phone number',
    password: 'Password',
    confirm: 'Log in and end the kiosk',
    failed: 'The kiosk did not end. Please try again.',
  },
};
