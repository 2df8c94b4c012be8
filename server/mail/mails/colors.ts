/** Brand colours of mails: the light ones are inline styles, the dark ones are for mail programs with a dark mode. */
export const light = {
  page: '#F2F3F8',
  card: '#FFFFFF',
  line: '#E3E6ED',
  text: '#151B2B',
  text2: '#444A5A',
  text3: '#606676',
  link: '#2D48B9',
  sunken: '#F2F3F8',
} as const;

export const dark: Record<keyof typeof light, string> = {
  page: '#060B1B',
  card: '#131A2D',
  line: '#252D42',
  text: '#F2F3F8',
  text2: '#D2D6DF',
  text3: '#A7ACBA',
  link: '#9FB9FC',
  sunken: '#0B1224',
};

/** The same in light and dark mode: the header with its glow, and the button. */
export const brand = { band: '#0B1224', onBand: '#F2F3F8', lamp: '#FF8823', onLamp: '#0B1224' } as const;
