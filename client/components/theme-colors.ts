import type { MantineColorsTuple } from '@mantine/core';

/** Raw ramps of the brand, light to dark; `dark` runs the other way because Mantine reads it as text to page. */
export const colors = {
  sodium: ['#FFF5EE', '#FFE8D9', '#FFD0B2', '#FFB687', '#FF9E59', '#FF8823', '#DF7203', '#B15901', '#8E4600', '#6B3401'],
  neel: ['#F1F5FF', '#DFE8FE', '#C3D4FE', '#9FB9FC', '#7999F5', '#587AE8', '#3F5FD5', '#2D48B9', '#213693', '#152569'],
  neem: ['#EAFAF0', '#D1F3DF', '#A9E8C6', '#79D8A7', '#47C58C', '#1DB076', '#039662', '#017A4F', '#065F3D', '#07462D'],
  amber: ['#FFF7E8', '#FFEDC7', '#FFDD96', '#FDCB5B', '#F6BC19', '#E6AE06', '#C79603', '#9E7600', '#7E5E01', '#5F4600'],
  rose: ['#FEF2F2', '#FFE1E2', '#FFC2C5', '#FF969F', '#FB6479', '#F03B5F', '#D6224E', '#B41A40', '#911733', '#6D1527'],
  gray: ['#F9FAFC', '#F2F3F8', '#E3E6ED', '#D2D6DF', '#A7ACBA', '#818797', '#606676', '#444A5A', '#2A3040', '#151B2B'],
  dark: ['#F2F3F8', '#D2D6DF', '#A7ACBA', '#818797', '#444A5A', '#2A3040', '#1C2338', '#131A2D', '#0B1224', '#060B1B'],
} satisfies Record<string, MantineColorsTuple>;

export const white = '#FFFFFF';
/** Darkest surface of a dark page; text on a sodium fill. */
export const night = colors.dark[8];
