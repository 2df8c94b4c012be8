import { randomInt, randomUUID } from 'node:crypto';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { open } from './journey';

export const PASSWORD = 'Morning-lamp-2026';

export interface Person {
  email: string;
  password: string;
  /** Token of a started session. */
  token?: string;
}

interface MailMessage {
  subject: string;
  text: string;
}

/** A unique mail address, since journeys that run alone keep their database. */
export const newAddress = (name: string) => `${name}-${randomUUID().slice(0, 8)}@example.com`;

export const newPhone = () => `9${randomInt(100_000_000, 999_999_999)}`;

/** The newest mail to an address with a matching subject. */
export async function mailTo(
  request: APIRequestContext,
  email: string,
  subject: RegExp,
): Promise<MailMessage> {
  const response = await request.get('/dev/mailbox', {
    params: { to: email },
    headers: { accept: 'application/json' },
  });
  const { messages } = (await response.json()) as { messages: MailMessage[] };
  const found = messages.find((mail) => subject.test(mail.subject));
  expect(found, `a mail to ${email} about ${subject}`).toBeDefined();
  return found!;
}

/** Path and query of the link in a verification mail. */
export async function verificationPath(request: APIRequestContext, email: string): Promise<string> {
  const { text } = await mailTo(request, email, /Confirm/);
  const link = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '');
  return link.pathname + link.search;
}

/** Creates an account with a complete profile over the API. */
export async function createMember(
  request: APIRequestContext,
  { name = 'Meera Joshi' }: { name?: string } = {},
): Promise<Person> {
  const person = { email: newAddress('member'), password: PASSWORD };
  const answer = await request.post('/api/user/initiate-signup', {
    data: { ...person, confirmPassword: person.password, role: 'user' },
  });
  expect(answer.ok()).toBe(true);
  const verified = await request.get(`/api/user${await verificationPath(request, person.email)}`);
  const { token } = (await verified.json()) as { token: string };
  const saved = await request.put('/api/user/profile', {
    headers: { authorization: `Bearer ${token}` },
    data: { name, contact: newPhone() },
  });
  expect(saved.ok()).toBe(true);
  return person;
}

/** Fills in and submits the log-in form of the current page. */
export async function logIn(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('E-mail, username or phone number').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** Signs the browser in over the API, for journeys that start after the log-in: the next page that it opens is signed in. */
export async function signIn(page: Page, person: Person): Promise<void> {
  const token = person.token ?? (await startSession(page.request, person));
  await page.addInitScript((value) => {
    // Only once: the log-out is final. Frames of other origins have no storage.
    if (window !== window.top || sessionStorage.getItem('signedIn') === value) return;
    sessionStorage.setItem('signedIn', value);
    localStorage.setItem('userToken', value);
  }, token);
}

/** Starts a session, whose cookie stays in the request context; returns its token. */
export async function startSession(request: APIRequestContext, { email, password }: Person): Promise<string> {
  const answer = await request.post('/api/user/signIn', { data: { email, password } });
  expect(answer.ok()).toBe(true);
  const { token } = (await answer.json()) as { token: string };
  return token;
}

/** Opens a page as a signed-in user. */
export async function openSignedIn(page: Page, person: Person, path = '/home'): Promise<void> {
  await signIn(page, person);
  await open(page, path);
  await expect(page).toHaveURL(path);
}
