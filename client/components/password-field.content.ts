export const passwordFieldContent = {
  name: 'password',
  show: (name: string) => `Show ${name}`,
  hide: (name: string) => `Hide ${name}`,
  capsLock: 'Caps Lock is on.',
};
