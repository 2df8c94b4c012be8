/** Texts of the REST reference. */
export const apiDocsContent = {
  header: { title: 'REST reference', other: 'GraphQL explorer', links: 'Descriptions of the API' },
  contents: 'Calls',
  machine: 'The same for programs, in OpenAPI 3.1:',
  file: '/api/openapi.json',
  parameters: 'Parameters',
  body: 'Body, as JSON',
  answers: 'Answers',
  try: 'Example',
  required: 'required',
  optional: 'optional',
  place: { path: 'in the path', query: 'in the query', header: 'header' },
  curl: (method: string, path: string) => `curl for ${method} ${path}`,
  call: (method: string, path: string) => `${method} ${path}`,
  open: 'No log-in needed.',
  send: (names: string[]) => `Send ${names.join(' or ')}.`,
  credentials: {
    accessToken: 'the token of a log-in',
    apiKey: 'an API key',
    refreshToken: 'the cookie of a log-in',
  } as Record<string, string>,
};
