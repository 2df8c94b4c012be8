/** A hosted text generation service; the key never leaves the server. */
export interface PlanModelSettings {
  url: string;
  key: string;
  /** How long its answer is waited for, a second try included. */
  timeoutMs: number;
}

const NEW_TOKENS_MAX = 1000;
/** Some fifty times what so many tokens can be. */
const ANSWER_BYTES_MAX = 256 * 1024;

/** Why there is no answer, in words for the one who waits for it. */
export class PlanModelFailure extends Error {}

/** Speaks the usual form of text generation services: `inputs` in, a list with `generated_text` out. */
export class PlanModel {
  constructor(private readonly settings: PlanModelSettings) {}

  /** The text that the model wrote, without the prompt that some services repeat; empty for none. */
  async generate(prompt: string): Promise<string> {
    const patience = AbortSignal.timeout(this.settings.timeoutMs);
    try {
      const response = await this.post(prompt, patience);
      const text = generatedIn(await bodyOf(response));
      return text.slice(text.startsWith(prompt) ? prompt.length : 0).trim();
    } catch (error) {
      if (error instanceof PlanModelFailure) throw error;
      throw new PlanModelFailure(
        patience.aborted ? 'the plan service took too long to answer' : 'the plan service cannot be reached',
      );
    }
  }

  /** A connection that fails is tried once more; an answer that refuses is not. */
  private async post(prompt: string, patience: AbortSignal): Promise<Response> {
    const { url, key } = this.settings;
    const send = () =>
      fetch(url, {
        method: 'POST',
        headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ inputs: prompt, parameters: { max_new_tokens: NEW_TOKENS_MAX } }),
        // The key goes to the address that is set, and to no other.
        redirect: 'manual',
        signal: patience,
      });
    const response = await send().catch((error: unknown) => {
      if (patience.aborted) throw error;
      return send();
    });
    if (response.ok) return response;
    await response.body?.cancel();
    throw new PlanModelFailure(reasonOf(response.status));
  }
}

const reasonOf = (status: number): string =>
  status === 429 ? 'the plan service is busy' : `the plan service answered with status ${status}`;

async function bodyOf({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > ANSWER_BYTES_MAX) throw new PlanModelFailure('the answer of the plan service is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** The text of the first item; empty where the list or the item holds none. */
function generatedIn(body: string): string {
  const [first] = listIn(body) as { generated_text?: unknown }[];
  const text = first?.generated_text;
  return typeof text === 'string' ? text : '';
}

function listIn(body: string): unknown[] {
  try {
    const answer: unknown = JSON.parse(body);
    if (Array.isArray(answer)) return answer;
  } catch {
    // Not JSON; said below.
  }
  throw new PlanModelFailure('the plan service sent an answer that cannot be read');
}
