// Finds the ends of HTTP responses in what a connection receives, as fast as possible: it looks at the status and the
// length and skips the body.

const HEAD_END = '\r\n\r\n';
const LINE_END = '\r\n';
const NOTHING = Buffer.alloc(0);

export class Responses {
  /** @type {Buffer} */
  #received = NOTHING;
  #status = 0;
  #isInBody = false;
  #isChunked = false;
  /** Bytes of the body, or of this chunk of it, that are still to come. */
  #remaining = 0;
  #isLastChunk = false;

  /** @param {(status: number) => void} onEnd called at the end of each response */
  constructor(onEnd) {
    this.onEnd = onEnd;
  }

  /** @param {Buffer} bytes */
  receive(bytes) {
    this.#received = this.#received.length > 0 ? Buffer.concat([this.#received, bytes]) : bytes;
    while (this.#received.length > 0 && (this.#isInBody ? this.#skipBody() : this.#readHead()));
  }

  /** Whether the head was complete. */
  #readHead() {
    const end = this.#received.indexOf(HEAD_END);
    if (end < 0) return false;
    const head = this.#received.toString('latin1', 0, end);
    this.#status = Number(head.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length));
    const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
    this.#isChunked = length === undefined && /\r\ntransfer-encoding: *chunked/i.test(head);
    this.#remaining = Number(length ?? 0);
    this.#isInBody = true;
    this.#received = this.#received.subarray(end + HEAD_END.length);
    if (!this.#isChunked && this.#remaining === 0) this.#end();
    return true;
  }

  /** Whether there was enough to go on. */
  #skipBody() {
    if (this.#isChunked && this.#remaining === 0) return this.#readChunkSize();
    const skipped = Math.min(this.#remaining, this.#received.length);
    this.#remaining -= skipped;
    this.#received = this.#received.subarray(skipped);
    if (this.#remaining === 0 && (!this.#isChunked || this.#isLastChunk)) this.#end();
    return true;
  }

  #readChunkSize() {
    const end = this.#received.indexOf(LINE_END);
    if (end < 0) return false;
    const size = parseInt(this.#received.toString('latin1', 0, end), 16);
    if (Number.isNaN(size)) throw new Error('The server sent a chunk without its size.');
    this.#isLastChunk = size === 0;
    this.#remaining = size + LINE_END.length;
    this.#received = this.#received.subarray(end + LINE_END.length);
    return true;
  }

  #end() {
    this.#isInBody = false;
    this.#isLastChunk = false;
    this.onEnd(this.#status);
  }
}
