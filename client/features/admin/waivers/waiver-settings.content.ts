/** Texts about the waiver in the settings. */
export const waiverSettings = {
  title: 'Waiver',
  lead: 'A text that members accept before they train, in their account or at the front desk. Leave it empty to ask for none.',
  names: { text: 'Text' },
  hint: 'Paragraphs with an empty line between them. Each change is a version of its own, for which everybody is asked again.',
  version: (version: number, moment: string) => `Version ${version}, published ${moment}.`,
  submit: 'Publish',
  failed: 'The waiver did not load.',
  saveFailed: 'The waiver could not be published. Please try again.',
};
