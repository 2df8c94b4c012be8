/** The text of a file, whatever it is encoded in. */
import { importMessages } from '#common/member-imports/messages';
import { invalidField } from '../../lib/errors';
import type { Encoding } from './member-import.enums';

/** Bytes that are decoded at a time: the first ones are often enough. */
const CHUNK = 64 * 1024;

/** The characters of the bytes 0x80 to 0x9F. Decoders of some versions of Node take them for control characters. */
const WINDOWS_1252 =
  '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090\u2018\u2019\u201c\u201d•\u2013\u2014˜™š›œ\u009džŸ';
const FIRST_OF_WINDOWS_1252 = 0x80;

type Decoder = Pick<TextDecoder, 'decode'>;

const windows1252: Decoder = {
  decode: (bytes) =>
    Buffer.from((bytes ?? []) as Uint8Array)
      .toString('latin1')
      .replace(/[\x80-\x9f]/g, (character) => WINDOWS_1252[character.charCodeAt(0) - FIRST_OF_WINDOWS_1252]!),
};

/** A byte order mark is left out. */
const DECODERS: Record<Encoding, () => Decoder> = {
  utf_8: () => new TextDecoder('utf-8', { fatal: true }),
  windows_1252: () => windows1252,
};

/**
 * The bytes of a file, which are converted to UTF-8 if they are UTF-16, as spreadsheets write "Unicode text". So what is
 * stored is UTF-8 or Windows-1252.
 */
export async function* withoutUtf16(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let start = Buffer.alloc(0);
  let decoder: TextDecoder | null | undefined;
  for await (const bytes of body) {
    let given = bytes;
    if (decoder === undefined) {
      start = Buffer.concat([start, bytes]);
      if (start.length < 2) continue;
      decoder = utf16DecoderOf(start);
      given = start;
    }
    yield decoder ? Buffer.from(decoder.decode(given, { stream: true })) : given;
  }
  if (decoder) yield Buffer.from(decoder.decode());
  if (decoder === undefined) yield start;
}

/**
 * UTF-16 without a byte order mark: one of the first two bytes is zero, since heads and titles begin with a Latin
 * letter.
 */
function utf16DecoderOf([first, second]: Uint8Array): TextDecoder | null {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0))
    return new TextDecoder('utf-16le');
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0))
    return new TextDecoder('utf-16be');
  return null;
}

/** Finds out how a file is encoded while it arrives: what is not valid UTF-8 is Windows-1252. */
export class EncodingCheck {
  private readonly decoder = DECODERS.utf_8();
  private isUtf8 = true;

  /** Throws if the bytes are no text. */
  add(bytes: Uint8Array): void {
    if (bytes.includes(0)) throw refusal(importMessages.notCsv);
    this.decode(() => this.decoder.decode(bytes, { stream: true }));
  }

  /** The encoding, once all bytes were added. */
  end(): Encoding {
    this.decode(() => this.decoder.decode());
    return this.isUtf8 ? 'utf_8' : 'windows_1252';
  }

  private decode(decode: () => string): void {
    if (!this.isUtf8) return;
    try {
      decode();
    } catch {
      this.isUtf8 = false;
    }
  }
}

export async function* decoded(bytes: AsyncIterable<Uint8Array>, encoding: Encoding): AsyncGenerator<string> {
  const decoder = DECODERS[encoding]();
  for await (const piece of bytes)
    for (let start = 0; start < piece.length; start += CHUNK)
      yield decoder.decode(piece.subarray(start, start + CHUNK), { stream: true });
  yield decoder.decode();
}

/** Counts the lines of a text that arrives in parts; a line ends with CR LF, LF or CR. White space is no last line. */
export class LineCounter {
  private ends = 0;
  private isAfterReturn = false;
  private hasTextAfterEnd = false;
  private unfinished = 0;

  add(text: string): void {
    if (text === '') return;
    // CR LF may arrive in two parts.
    const fresh = this.isAfterReturn && text.startsWith('\n') ? text.slice(1) : text;
    const last = Math.max(fresh.lastIndexOf('\n'), fresh.lastIndexOf('\r'));
    const hasText = fresh.slice(last + 1).trim() !== '';
    this.hasTextAfterEnd = hasText || (last === -1 && this.hasTextAfterEnd);
    this.unfinished = fresh.length - last - 1 + (last === -1 ? this.unfinished : 0);
    this.ends += lineEndsIn(fresh);
    this.isAfterReturn = text.endsWith('\r');
  }

  /** Characters after the last line end. */
  get unfinishedLength(): number {
    return this.unfinished;
  }

  get count(): number {
    return this.ends + (this.hasTextAfterEnd ? 1 : 0);
  }
}

export const lineEndsIn = (text: string): number => text.match(/\r\n?|\n/g)?.length ?? 0;

export const refusal = (message: string) => invalidField('file', 'INVALID', message);
