/** What has to be ended, last begun first. */
export class Teardown {
  private readonly ends: (() => Promise<void>)[] = [];

  add(end: () => Promise<void>): void {
    this.ends.push(end);
  }

  /** Ends everything that was added and has not been ended yet. */
  async run(): Promise<void> {
    for (let end = this.ends.pop(); end; end = this.ends.pop()) await end();
  }
}
