import { spawn, type ChildProcess } from 'node:child_process';
import type { ClusterPaths } from './cluster-paths';

/**
 * Waits until the pipe from Node closes, which happens however Node ends, then asks the postmaster for a fast
 * shutdown, unless the owner file names someone else by then or the postmaster has been replaced.
 */
const SCRIPT = `
trap "" INT TERM HUP
while read -r _; do :; done
read -r owner < "$1" && read -r pid < "$3" || exit
[ "$owner" = "$2" ] && [ "$pid" = "$4" ] && kill -INT "$pid"
`;

/** A small shell process that outlives this one for a moment, to stop the cluster. */
export class Watchdog {
  private dog: ChildProcess | undefined;

  constructor(
    private readonly paths: ClusterPaths,
    private readonly ownerLine: string,
  ) {}

  /** Guards this postmaster, and no longer the one before it. */
  guard(postmasterPid: number): void {
    this.retire();
    const { owner, postmasterFile } = this.paths;
    const args = ['-c', SCRIPT, 'watchdog', owner, this.ownerLine, postmasterFile, String(postmasterPid)];
    const dog = spawn('sh', args, { cwd: '/', detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
    dog.on('error', () => {});
    dog.stdin.on('error', () => {});
    dog.unref();
    this.dog = dog;
  }

  retire(): void {
    this.dog?.kill('SIGKILL');
    this.dog = undefined;
  }
}
