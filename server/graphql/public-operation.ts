import { Extensions } from 'type-graphql';

/** Opens an operation to everybody; whatever lacks this mark answers UNAUTHENTICATED to strangers. */
export const Public = () => Extensions({ isPublic: true });

/** Says to strangers what they would have to log in for, in words of the specification. */
export const StrangersAreTold = (sentence: string) => Extensions({ strangersAreTold: sentence });

/** Opens an operation to who must choose a password of their own before anything else (contract 3). */
export const ForAnyPassword = () => Extensions({ isForAnyPassword: true });

/** Closes an operation to everybody but admins (contract 8). */
export const ForAdmins = () => Extensions({ isForAdmins: true });
