import * as z from 'zod/mini';

/** Answers of browsers about passkeys: only the parts that are read, with lengths that authenticators do not reach. */
const base64Url = (lengthMax: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(lengthMax));

const credential = {
  id: base64Url(1400),
  rawId: base64Url(1400),
  type: z.literal('public-key'),
};
/** Extensions are neither asked for nor read. */
const withoutExtensions = <Response extends object>(response: Response) => ({
  ...response,
  clientExtensionResults: {},
});

/** How a browser reaches an authenticator, such as `internal` or `usb`; browsers may know others. */
const transport = z.string().check(z.regex(/^[a-z-]{1,20}$/));

const made = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64Url(4000),
    attestationObject: base64Url(8000),
    transports: z.optional(z.array(transport).check(z.maxLength(10))),
  }),
});

const used = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64Url(4000),
    authenticatorData: base64Url(2000),
    signature: base64Url(2000),
  }),
});

/** The answer of a browser that has made a passkey; null if it is none. */
export const madePasskey = (text: string) => read(made, text);

/** The answer of a browser that has used a passkey; null if it is none. */
export const usedPasskey = (text: string) => read(used, text);

function read<Response extends object>(shape: z.ZodMiniType<Response>, text: string) {
  try {
    const { data } = shape.safeParse(JSON.parse(text));
    return data ? withoutExtensions(data) : null;
  } catch {
    return null;
  }
}
