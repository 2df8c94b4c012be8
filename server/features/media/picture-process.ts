import { createRequire } from 'node:module';
import type { Metadata, Sharp, SharpOptions } from 'sharp';
import { MINUTE_MS, SECOND_MS } from '#common/time';
import { LowPriorityProcess } from '../../lib/low-priority-process';

/** A method of a sharp image, with its arguments. */
type Call = readonly [keyof Sharp, ...unknown[]];

/** A sequence of calls for a picture. The last one gives the answer. */
interface Work {
  input: Uint8Array;
  options: SharpOptions;
  calls: readonly Call[];
}

/** The formats that are read; the process knows no others, not even to find out what a file is. */
const UPLOADED = ['JpegBuffer', 'PngBuffer', 'WebpBuffer', 'HeifBuffer'];
/** Formats that this program draws itself; no upload reaches a process that reads them. */
const DRAWN = ['SvgBuffer'];

/** If the machine runs out of memory, Linux ends this process before any other. */
const scriptFor = (loaders: readonly string[]) => `
try { require('node:fs').writeFileSync('/proc/self/oom_score_adj', '1000'); } catch {}
const sharp = require(process.argv[1]);
sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ${JSON.stringify(loaders.map((name) => `VipsForeignLoad${name}`))} });
const work = async ({ input, options, calls }) =>
  calls.reduce((image, [name, ...args]) => image[name](...args), sharp(input, options));
`;

/** More than the largest size takes on a busy machine. */
const DEADLINE_MS = MINUTE_MS;
/** The owner may choose several pictures one after the other. */
const IDLE_MS = 30 * SECOND_MS;

/**
 * Decodes and encodes pictures in a process of its own: a file that makes the decoder fail or fill the memory does not
 * end the server, and encoding takes no time from requests. Files are passed as bytes, so that it needs no folder.
 */
export class PictureProcess {
  private readonly process = processFor(UPLOADED);
  private readonly drawing = processFor(DRAWN);

  metadata(input: Uint8Array, options: SharpOptions): Promise<Metadata> {
    return this.process.run({ input, options, calls: [['metadata']] } satisfies Work) as Promise<Metadata>;
  }

  /** The bytes of the picture that the calls make. */
  async bytes(input: Uint8Array, options: SharpOptions, ...calls: Call[]): Promise<Buffer> {
    const work: Work = { input, options, calls: [...calls, ['toBuffer']] };
    return Buffer.from((await this.process.run(work)) as Uint8Array);
  }

  /** A drawing as PNG: an SVG that has been made here, not one that somebody has uploaded. */
  async drawn(svg: string): Promise<Buffer> {
    const work: Work = { input: Buffer.from(svg), options: {}, calls: [['png'], ['toBuffer']] };
    return Buffer.from((await this.drawing.run(work)) as Uint8Array);
  }

  async close(): Promise<void> {
    await Promise.all([this.process.close(), this.drawing.close()]);
  }
}

const processFor = (loaders: readonly string[]) =>
  new LowPriorityProcess({
    name: 'sharp',
    // Higher than the priority of log-ins: somebody waits for the preview.
    priority: 'PRIORITY_BELOW_NORMAL',
    script: scriptFor(loaders),
    args: [createRequire(import.meta.url).resolve('sharp')],
    // Otherwise each thread keeps the memory that it has freed.
    env: { MALLOC_ARENA_MAX: '2' },
    deadlineMs: DEADLINE_MS,
    idleMs: IDLE_MS,
  });
