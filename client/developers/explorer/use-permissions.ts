import { useState } from 'react';
import { explorerContent } from './explorer.content';
import { readData } from './send-operation';
import type { Credentials } from './use-credentials';

const content = explorerContent.credentials;

/** Permissions of a key or an account. */
export interface Permitted {
  name: string;
  facts: string[];
  permissions: string[];
}

const OF_KEY = '{ currentApiKey { name permissions expiresAt budget { limit remaining } } }';
const OF_SESSION = '{ me { permissions user { name role } } }';

interface KeyData {
  currentApiKey: {
    name: string;
    permissions: string[];
    expiresAt: string;
    budget: { limit: number; remaining: number };
  } | null;
}

interface SessionData {
  me: { permissions: string[]; user: { name: string; role: string } };
}

interface Shown {
  /** Identifies the log-in or key whose permissions are shown. */
  of: string;
  permitted?: Permitted;
  problem?: string;
}

/** Loads the permissions of the chosen key or log-in on request. */
export function usePermissions({ kind, key, token }: Credentials) {
  const [shown, setShown] = useState<Shown | null>(null);
  const [isLoading, setIsLoading] = useState(false);
  const of = `${kind} ${key}`;
  const show = async () => {
    setIsLoading(true);
    setShown({ of, ...(await permittedTo(token)) });
    setIsLoading(false);
  };
  // Not the permissions of a previously typed key.
  const { permitted, problem } = shown?.of === of ? shown : {};
  return { show, isLoading, permitted, problem };
}

async function permittedTo(token: Credentials['token']): Promise<Omit<Shown, 'of'>> {
  try {
    const sent = await token();
    return { permitted: (await ofKey(sent)) ?? (await ofSession(sent)) };
  } catch (error) {
    return { problem: (error as Error).message };
  }
}

async function ofKey(token: string | null): Promise<Permitted | null> {
  const { currentApiKey } = await readData<KeyData>(OF_KEY, token);
  if (!currentApiKey) return null;
  const { name, permissions, expiresAt, budget } = currentApiKey;
  const expires = new Date(expiresAt).toLocaleDateString('en-IN', { dateStyle: 'long' });
  return {
    name,
    permissions,
    facts: [content.expires(expires), content.budget(budget.remaining, budget.limit)],
  };
}

async function ofSession(token: string | null): Promise<Permitted> {
  const { me } = await readData<SessionData>(OF_SESSION, token);
  return { name: content.role(me.user.name, me.user.role), permissions: me.permissions, facts: [] };
}
