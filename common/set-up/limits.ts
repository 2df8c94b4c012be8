/** For how many hours the link of the first step is valid. */
export const SET_UP_LINK_HOURS = 24;
