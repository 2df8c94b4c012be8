/** All services by their names. server/composition/services declares which there are. */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface Services {}
