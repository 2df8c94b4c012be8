import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import {
  brotliDecompressSync,
  constants,
  crc32,
  createBrotliCompress,
  createGzip,
  gunzipSync,
  type BrotliCompress,
  type Gzip,
} from 'node:zlib';

export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Smaller bodies are sent as they are: they fit into one packet anyway. */
const COMPRESSED_FROM_BYTES = 1024;

interface Compressor {
  create: (effort: Effort) => BrotliCompress | Gzip;
  expand: (bytes: Buffer) => Buffer;
}

/** More effort makes a body smaller, but takes ten times as long. */
type Effort = 'low' | 'high';
const BROTLI_QUALITY = { low: 5, high: 9 };
const GZIP_LEVEL = { low: 6, high: 9 };

const COMPRESSORS: Record<Exclude<Encoding, 'identity'>, Compressor> = {
  br: {
    create: (effort) =>
      createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[effort] } }),
    expand: brotliDecompressSync,
  },
  gzip: { create: (effort) => createGzip({ level: GZIP_LEVEL[effort] }), expand: gunzipSync },
};

/** Length of a nonce in base64. Its last two characters are always the same. */
const NONCE_LENGTH = 24;
const NONCE_END = '==';
const SAMPLE_NONCE = `${'A'.repeat(NONCE_LENGTH - NONCE_END.length)}${NONCE_END}`;
/** Length of the checksum and the size at the end of a gzip file. */
const GZIP_END_BYTES = 8;
const ATTEMPTS = 3;
const MEMORY_OF_ENCODINGS = 3;

/** The bytes of a body, and where each response has its own nonce. */
interface Template {
  bytes: Buffer;
  nonceOffsets: number[];
}

/**
 * The body of many responses, which differ in their nonces only. It is compressed once, with random bytes in place of
 * the nonces and a flush before and after each: a compressor stores such bytes as they are, so each response is a copy
 * of the compressed body with its nonce in their place. A body whose copy would not expand to the right text is sent
 * uncompressed.
 */
export class PreparedBody {
  private readonly plain: Template;
  private readonly compressed = new Map<Encoding, Promise<Template | null>>();

  /** `placeholder` stands for the nonce in the text. */
  constructor(
    private readonly text: string,
    private readonly placeholder?: string,
    private readonly effort: Effort = 'high',
  ) {
    this.plain =
      placeholder === undefined
        ? { bytes: Buffer.from(text), nonceOffsets: [] }
        : withMarks(text, placeholder, () => Buffer.from(SAMPLE_NONCE)).template;
  }

  /** About how much memory the body takes: its text, its bytes and both compressed forms. */
  get bytes(): number {
    return this.plain.bytes.length * MEMORY_OF_ENCODINGS;
  }

  /** The body in the best of the accepted encodings. Compresses it at the first request for one. */
  async read(accepted: Encoding, nonce?: string): Promise<{ bytes: Buffer; encoding: Encoding }> {
    const compressed = await this.templateOf(accepted);
    if (!compressed) return { bytes: withNonce(this.plain, nonce), encoding: 'identity' };
    const bytes = withNonce(compressed, nonce);
    if (accepted === 'gzip' && nonce !== undefined) this.sealGzip(bytes, nonce);
    return { bytes, encoding: accepted };
  }

  private templateOf(encoding: Encoding): Promise<Template | null> | null {
    if (encoding === 'identity' || this.plain.bytes.length < COMPRESSED_FROM_BYTES) return null;
    const known = this.compressed.get(encoding);
    if (known) return known;
    const template = this.compress(encoding);
    this.compressed.set(encoding, template);
    return template;
  }

  private async compress(encoding: 'br' | 'gzip'): Promise<Template | null> {
    if (this.placeholder === undefined)
      return compressedTemplate(
        { pieces: [this.plain.bytes], marks: [] },
        COMPRESSORS[encoding].create(this.effort),
      );
    const expected = withNonce(this.plain, SAMPLE_NONCE);
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const stream = COMPRESSORS[encoding].create(this.effort);
      const template = await compressedTemplate(withMarks(this.text, this.placeholder, randomMark), stream);
      if (!template) continue;
      const sample = withNonce(template, SAMPLE_NONCE);
      if (encoding === 'gzip') this.sealGzip(sample, SAMPLE_NONCE);
      if (isExpandedTo(expected, sample, encoding)) return template;
    }
    return null;
  }

  /** Writes the checksum of the text with this nonce; the compressor computed the one with random bytes. */
  private sealGzip(bytes: Buffer, nonce: string): void {
    if (this.plain.nonceOffsets.length === 0) return;
    bytes.writeUInt32LE(crc32(withNonce(this.plain, nonce)), bytes.length - GZIP_END_BYTES);
  }
}

/** The text with a mark at each place of the nonce. */
function withMarks(text: string, placeholder: string, markOf: () => Buffer) {
  const pieces = text.split(placeholder).map((piece) => Buffer.from(piece));
  const marks = pieces.slice(1).map(markOf);
  const nonceOffsets: number[] = [];
  let length = pieces[0]!.length;
  for (const piece of pieces.slice(1)) {
    nonceOffsets.push(length);
    length += NONCE_LENGTH + piece.length;
  }
  const inOrder = pieces.flatMap((piece, index) => (index === 0 ? [piece] : [marks[index - 1]!, piece]));
  return { pieces: inOrder, marks, template: { bytes: Buffer.concat(inOrder), nonceOffsets } };
}

/** Bytes that no UTF-8 text contains in this order; they end like a nonce, because compressors look back two bytes. */
const randomMark = (): Buffer =>
  Buffer.concat([
    randomBytes(NONCE_LENGTH - NONCE_END.length).map((byte) => byte | 0x80),
    Buffer.from(NONCE_END),
  ]);

/** Null if a mark is not in the compressed bytes as it is. */
async function compressedTemplate(
  { pieces, marks }: Pick<ReturnType<typeof withMarks>, 'pieces' | 'marks'>,
  stream: BrotliCompress | Gzip,
): Promise<Template | null> {
  const output = buffer(stream);
  for (const piece of pieces) {
    stream.write(piece);
    if (marks.length > 0) await new Promise<void>((resolve) => stream.flush(resolve));
  }
  stream.end();
  const bytes = await output;
  const nonceOffsets = marks.map((mark) => bytes.indexOf(mark));
  return nonceOffsets.includes(-1) ? null : { bytes, nonceOffsets };
}

function withNonce({ bytes, nonceOffsets }: Template, nonce: string | undefined): Buffer {
  if (nonceOffsets.length === 0 || nonce === undefined) return bytes;
  const copy = Buffer.from(bytes);
  for (const offset of nonceOffsets) copy.write(nonce, offset, 'latin1');
  return copy;
}

function isExpandedTo(expected: Buffer, compressed: Buffer, encoding: 'br' | 'gzip'): boolean {
  try {
    return COMPRESSORS[encoding].expand(compressed).equals(expected);
  } catch {
    return false;
  }
}
