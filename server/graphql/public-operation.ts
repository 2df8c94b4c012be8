import { Extensions } from 'type-graphql';

/** Opens an operation to everybody; whatever lacks this mark answers UNAUTHENTICATED to strangers. */
export const Public = () => Extensions({ isPublic: true });

/** Opens an operation to who must choose a password of their own before anything else (contract 3). */
export const ForAnyPassword = () => Extensions({ isForAnyPassword: true });
