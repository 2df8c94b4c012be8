/** Clean-up actions, which run in reverse order. */
export class Teardown {
  private readonly actions: (() => Promise<void>)[] = [];

  add(action: () => Promise<void>): void {
    this.actions.push(action);
  }

  /** Runs every action that has not run yet; throws all failures as one AggregateError at the end. */
  async run(): Promise<void> {
    const failures: unknown[] = [];
    for (let action = this.actions.pop(); action; action = this.actions.pop()) {
      try {
        await action();
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, 'Not everything could be ended.');
  }
}
