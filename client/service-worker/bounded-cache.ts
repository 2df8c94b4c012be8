/** Files that are kept, the oldest of which make room for new ones. */
export class BoundedCache {
  constructor(
    readonly name: string,
    private readonly filesMax: number,
  ) {}

  async find(request: Request): Promise<Response | undefined> {
    return (await this.open()).match(request);
  }

  /** Keeps a whole file of our own; a device without room does without. */
  async keep(request: Request, response: Response): Promise<void> {
    if (response.status !== 200 || response.type !== 'basic') return;
    try {
      const cache = await this.open();
      await cache.put(request, response);
      const files = await cache.keys();
      await Promise.all(files.slice(0, -this.filesMax).map((file) => cache.delete(file)));
    } catch {
      // The device is full, or keeps nothing in a private window.
    }
  }

  private open(): Promise<Cache> {
    return caches.open(this.name);
  }
}
