/** All services by their names. server/composition/services declares which there are. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface Services {}
