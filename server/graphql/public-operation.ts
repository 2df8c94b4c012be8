import { Extensions } from 'type-graphql';

/** Opens an operation to everybody; whatever lacks this mark answers UNAUTHENTICATED to strangers. */
export const Public = () => Extensions({ isPublic: true });
