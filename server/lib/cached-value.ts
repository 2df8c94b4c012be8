/** A cached value: concurrent callers share one lookup, and its result is used until it is forgotten or expires. */
export class CachedValue<T> {
  private value: Promise<T> | undefined;
  private expiresAt = 0;

  constructor(
    private readonly lookUp: () => Promise<T>,
    private readonly lifeMs: number,
  ) {}

  get(): Promise<T> {
    if (this.value && performance.now() < this.expiresAt) return this.value;
    const value = this.lookUp();
    this.value = value;
    // However long the lookup takes, there is no second one beside it.
    this.expiresAt = Infinity;
    value.then(
      () => {
        if (this.value === value) this.expiresAt = performance.now() + this.lifeMs;
      },
      () => {
        if (this.value === value) this.forget();
      },
    );
    return value;
  }

  /** Removes the value. A lookup in progress still reaches the callers that wait for it, but no later ones. */
  forget(): void {
    this.value = undefined;
  }
}
