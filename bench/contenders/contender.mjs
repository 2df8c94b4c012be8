/**
 * @typedef {'admin' | 'member'} Role
 * @typedef {{ address: string, pid: number, startMs: number, stop: () => Promise<void>, tokenOf: (role: Role) => Promise<string> }} Running
 * @typedef {{ databaseUrl: string, directory: string }} StartOptions
 * @typedef {{ title: string, short: string, start: (options: StartOptions) => Promise<Running>, nodeMin?: number, hasRest?: boolean }} Contender
 */

export {};
