import type { GraphqlAnswer, Harness } from './harness';

const CHROME_ON_ANDROID =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

interface BrowserSettings {
  /** The client's IP address. */
  address?: string;
  userAgent?: string;
}

export interface RestAnswer {
  status: number;
  body: Record<string, unknown>;
  headers: Headers;
}

/** An HTTP client that stores cookies like a browser and sends the access token once it has one. */
export class Browser {
  readonly cookies = new Map<string, { value: string; attributes: string }>();
  token: string | undefined;
  /** Sent with every request, in addition to its own. */
  headers: Record<string, string> = {};
  readonly address: string;
  private readonly userAgent: string;

  constructor(
    private readonly harness: Harness,
    { address = '203.0.113.7', userAgent = CHROME_ON_ANDROID }: BrowserSettings = {},
  ) {
    this.address = address;
    this.userAgent = userAgent;
  }

  async gql(query: string, variables: Record<string, unknown> = {}): Promise<GraphqlAnswer> {
    const response = await this.send('POST', '/graphql', { query, variables });
    const { data = null, errors = [] } = (await response.json()) as Partial<GraphqlAnswer>;
    return { status: response.status, data, errors };
  }

  async rest(method: string, path: string, body?: unknown): Promise<RestAnswer> {
    const response = await this.send(method, path, body);
    return { status: response.status, body: await bodyOf(response), headers: response.headers };
  }

  /** Logs in and stores the token if that succeeds. */
  async signIn(email: string, password: string, keepLoggedIn = false): Promise<GraphqlAnswer> {
    const answer = await this.gql(SIGN_IN, { input: { login: email, password, keepLoggedIn } });
    const token = (answer.data?.['signIn'] as { token: string } | undefined)?.token;
    if (token) this.token = token;
    return answer;
  }

  /** Renews the session with the cookie and stores the new token; returns whether that worked. */
  async renew(): Promise<boolean> {
    const { data } = await this.gql('mutation { renewSession { token } }');
    const token = (data?.['renewSession'] as { token: string } | undefined)?.token;
    if (token) this.token = token;
    return token !== undefined;
  }

  /** A new browser with copies of the cookies. */
  copy(): Browser {
    const copy = new Browser(this.harness);
    for (const [name, cookie] of this.cookies) copy.cookies.set(name, cookie);
    return copy;
  }

  private async send(method: string, path: string, body: unknown): Promise<Response> {
    const response = await this.harness.fetch(path, {
      method,
      headers: {
        accept: 'application/graphql-response+json, application/json',
        'user-agent': this.userAgent,
        'x-forwarded-for': this.address,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
        ...this.headers,
        ...(this.cookies.size > 0 ? { cookie: this.cookieHeader() } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) this.storeCookie(line);
    return response;
  }

  private cookieHeader = () => [...this.cookies].map(([name, { value }]) => `${name}=${value}`).join('; ');

  private storeCookie(line: string): void {
    const [, name = '', value = '', attributes = ''] = /^([^=]+)=([^;]*);?(.*)$/.exec(line) ?? [];
    if (value === '') this.cookies.delete(name);
    else this.cookies.set(name, { value, attributes });
  }
}

/** The parsed JSON, or the bytes of a file in Base64. */
async function bodyOf(response: Response): Promise<Record<string, unknown>> {
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  if (isJson) return (await response.json()) as Record<string, unknown>;
  return { base64: Buffer.from(await response.arrayBuffer()).toString('base64') };
}

const SIGN_IN = `mutation ($input: SignInInput!) {
  signIn(input: $input) { token message viewer { mustChangePassword user { role isProfileComplete } } }
}`;
