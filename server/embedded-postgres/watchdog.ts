import { spawn, type ChildProcess } from 'node:child_process';
import type { ClusterPaths } from './cluster-paths';

/**
 * Waits until the pipe from Node closes, which happens however Node ends. Then sends the postmaster SIGINT for a
 * fast shutdown, unless the owner file names another owner by then or the postmaster has been replaced.
 */
const SCRIPT = `
trap "" INT TERM HUP
while read -r _; do :; done
read -r owner < "$1" && read -r pid < "$3" || exit
[ "$owner" = "$2" ] && [ "$pid" = "$4" ] && kill -INT "$pid"
`;

/** A small shell process that briefly outlives this process in order to stop the cluster. */
export class Watchdog {
  private shell: ChildProcess | undefined;

  constructor(
    private readonly paths: ClusterPaths,
    private readonly ownerLine: string,
  ) {}

  /** Guards this postmaster instead of the previous one. */
  guard(postmasterPid: number): void {
    this.retire();
    const { owner, postmasterFile } = this.paths;
    const args = ['-c', SCRIPT, 'watchdog', owner, this.ownerLine, postmasterFile, String(postmasterPid)];
    const shell = spawn('sh', args, { cwd: '/', detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
    shell.on('error', () => {});
    shell.stdin.on('error', () => {});
    shell.unref();
    this.shell = shell;
  }

  retire(): void {
    this.shell?.kill('SIGKILL');
    this.shell = undefined;
  }
}
