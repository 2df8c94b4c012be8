import { PASSWORD_LENGTH_MIN } from '#common/auth/limits';
import { studio } from '#common/studio';

/** Texts of log-in and sign-up. Documented ones must not change; see CONTRIBUTING.md. */
export const authContent = {
  login: {
    title: 'Log in',
    description: () => `Log in to ${studio.name} to see your profile, your plans and the pages for members.`,
    identifier: 'E-mail, username or phone number',
    password: 'Password',
    keep: 'Keep me logged in',
    forgot: 'Forgot Password',
    submit: 'Login',
    noAccount: 'New here?',
    register: 'Register',
    hasAccount: 'Already a member? Log in here.',
    terms: 'Terms Of Use',
    privacy: 'Privacy Policy',
  },
  signUp: {
    title: 'Create your account',
    description: () => `Sign up at ${studio.name}: all you need is an e-mail address and a password.`,
    identifier: 'Phone number, username or e-mail',
    identifierHint: 'Use your e-mail address; you can log in by phone or username later.',
    password: 'Password',
    passwordRule: `At least ${PASSWORD_LENGTH_MIN} characters`,
    passwordAdvice: 'Common passwords are refused. Three or four unrelated words work well.',
    isMet: 'done',
    confirm: 'Confirm password',
    confirmation: 'confirmation',
    accountType: 'Account type',
    accountTypes: [
      { value: 'member', label: 'User' },
      { value: 'admin', label: 'Admin' },
    ],
    adminHint: 'Enter the studio’s admin password. You choose your own when you first log in.',
    submit: 'Create Account',
    sending: 'Sending...',
    sent: 'Verification Sent',
    sentTo: (email: string) => `Open the link that we sent to ${email}.`,
    sentHint: 'It works for a day. If nothing arrives, check your spam folder or',
    again: 'sign up again',
    newTab: 'opens in a new tab',
    notice: {
      before: 'By creating an account you confirm that you are 18 or older, agree to the',
      between: 'and have read the',
      after: '.',
    },
    hasAccount: 'Already have an account?',
    logIn: 'Log in',
  },
  /** Texts for a studio that sends no mails. */
  atDesk: {
    signUp: () =>
      `${studio.name} adds members at the front desk. You get a code there, with which you choose your password here.`,
    forgot:
      'This site sends no mails at the moment, so no OTP can reach you. Ask at the front desk for a link with which you choose a new password.',
    claim: 'I have a code',
  },
  verify: {
    title: 'Verify your e-mail',
    description: 'Confirms the e-mail address you signed up with.',
    verifying: 'Verifying your e-mail...',
    redirecting: 'Redirecting to login page',
    logInNow: 'Go to login now',
    knownHere: (email: string) => `You signed up in this browser, so you can go on as ${email} at once.`,
    proceed: 'Continue',
    setPassword: 'Choose a new password',
    tryAgain: 'Try again',
    backToSignUp: 'Back to Sign Up',
  },
  cancelSignUp: {
    title: 'Was it not you?',
    description: 'Cancels a sign-up with your e-mail address that you did not ask for.',
    lead: 'Someone signed up with your e-mail address. If it was not you, cancel the sign-up, so that nobody gets an account with your address.',
    cancel: 'Cancel the sign-up',
    cancelling: 'Cancelling...',
    setPassword: 'Set a password',
  },
  registration: {
    title: 'Finish signing up',
    description: 'Completes your sign-up once your e-mail address is verified.',
    verifying: 'Checking your account...',
    home: { loggedIn: 'You are logged in, so the home page opens next.', goNow: 'Go to the home page now' },
    plans: { loggedIn: 'You are logged in, so the plans open next.', goNow: 'Go to the plans now' },
    elsewhere: { loggedIn: 'You are logged in, so the page you came for opens next.', goNow: 'Go there now' },
  },
};
