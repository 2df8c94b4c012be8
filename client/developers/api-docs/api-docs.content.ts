/** Texts of the reference of REST. */
export const apiDocsContent = {
  title: 'REST reference',
  explorer: 'GraphQL explorer',
  contents: 'Calls',
  machine: 'The same for programs, in OpenAPI 3.1: ',
  parameters: 'Parameters',
  body: 'Body, as JSON',
  answers: 'Answers',
  try: 'Example',
  required: 'required',
  optional: 'optional',
  place: { path: 'in the path', query: 'in the query', header: 'header' },
  every: 'items:',
  access: {
    none: 'No log-in needed.',
    accessToken: 'Takes a token.',
    apiKey: 'Takes an API key.',
    refreshToken: 'Takes the cookie of the log-in.',
  } as Record<string, string>,
};
