/** Settings of a hosted text generation service. The key stays on the server. */
export interface PlanModelSettings {
  url: string;
  key: string;
  /** Time-out for the response, including the retry. */
  timeoutMs: number;
}

const NEW_TOKENS_MAX = 1000;
/** About fifty times the size of a response with `NEW_TOKENS_MAX` tokens. */
const ANSWER_BYTES_MAX = 256 * 1024;

/** A failed request to the model; its message is shown to the user. */
export class PlanModelFailure extends Error {}

/** Client for the common text generation format: `inputs` in the request, a list with `generated_text` in return. */
export class PlanModel {
  constructor(private readonly settings: PlanModelSettings) {}

  /** Returns the generated text, without the prompt that some services repeat; empty if there is none. */
  async generate(prompt: string): Promise<string> {
    const timeout = AbortSignal.timeout(this.settings.timeoutMs);
    try {
      const response = await this.post(prompt, timeout);
      const text = generatedIn(await bodyOf(response));
      return text.slice(text.startsWith(prompt) ? prompt.length : 0).trim();
    } catch (error) {
      if (error instanceof PlanModelFailure) throw error;
      throw new PlanModelFailure(
        timeout.aborted ? 'the plan service took too long to answer' : 'the plan service cannot be reached',
      );
    }
  }

  /** Retries once when the connection fails, but not when the service returns an error status. */
  private async post(prompt: string, timeout: AbortSignal): Promise<Response> {
    const { url, key } = this.settings;
    const send = () =>
      fetch(url, {
        method: 'POST',
        headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ inputs: prompt, parameters: { max_new_tokens: NEW_TOKENS_MAX } }),
        // Following a redirect would send the key to an address that was not configured.
        redirect: 'manual',
        signal: timeout,
      });
    const response = await send().catch((error: unknown) => {
      if (timeout.aborted) throw error;
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

/** The text of the first item; empty if the list is empty or the item has no text. */
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
    // Not JSON: reported below.
  }
  throw new PlanModelFailure('the plan service sent an answer that cannot be read');
}
