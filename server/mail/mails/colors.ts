/** Colours of the brand as mails use them: light written inline, dark where a mail program honours its reader's scheme. */
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

/** The same by day and by night: the band above with its lamp, and the button. */
export const night = { band: '#0B1224', onBand: '#F2F3F8', lamp: '#FF8823', onLamp: '#0B1224' } as const;
