/** A cache with a maximum number of files, in which new files replace the oldest. */
export class BoundedCache {
  constructor(
    readonly name: string,
    private readonly filesMax: number,
  ) {}

  async match(request: Request): Promise<Response | undefined> {
    return (await this.open()).match(request);
  }

  /** Stores a complete response of our own origin; does nothing if the device has no room for it. */
  async put(request: Request, response: Response): Promise<void> {
    if (response.status !== 200 || response.type !== 'basic') return;
    try {
      const cache = await this.open();
      await cache.put(request, response);
      const files = await cache.keys();
      await Promise.all(files.slice(0, -this.filesMax).map((file) => cache.delete(file)));
    } catch {
      // The storage is full, or not available in a private window.
    }
  }

  private open(): Promise<Cache> {
    return caches.open(this.name);
  }
}
