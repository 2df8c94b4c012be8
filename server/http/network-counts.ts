/** How many of something each network has at present. */
export class NetworkCounts {
  private readonly counts = new Map<string, number>();

  of(network: string): number {
    return this.counts.get(network) ?? 0;
  }

  add(network: string): void {
    this.counts.set(network, this.of(network) + 1);
  }

  remove(network: string): void {
    const rest = this.of(network) - 1;
    if (rest > 0) this.counts.set(network, rest);
    else this.counts.delete(network);
  }
}
