/** A value that is found out once for all who ask at the same time, and kept until it is forgotten or too old. */
export class Kept<T> {
  private value: Promise<T> | undefined;
  private keptUntil = 0;

  constructor(
    private readonly find: () => Promise<T>,
    private readonly lifeMs: number,
  ) {}

  get(): Promise<T> {
    if (this.value && performance.now() < this.keptUntil) return this.value;
    const value = this.find();
    this.value = value;
    this.keptUntil = performance.now() + this.lifeMs;
    value.catch(() => {
      if (this.value === value) this.forget();
    });
    return value;
  }

  /** What is being found out at this moment reaches those who wait for it, and nobody after them. */
  forget(): void {
    this.value = undefined;
  }
}
