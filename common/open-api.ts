/** The description of the REST API, as far as the page that shows it reads it. */
export interface OpenApiDocument {
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, DescribedCall>>;
  components: {
    responses: Record<string, DescribedAnswer>;
    headers: Record<string, { description: string }>;
  };
}

export interface DescribedCall {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security: Record<string, string[]>[];
  parameters: object[];
  requestBody?: { content: Record<string, { schema: DescribedValue }> };
  responses: Record<string, object>;
}

export interface DescribedParameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description: string;
  schema: DescribedValue;
}

export interface DescribedAnswer {
  description: string;
  headers?: Record<string, object>;
  content?: Record<string, { schema?: DescribedValue }>;
}

/** A JSON Schema. */
export interface DescribedValue {
  [keyword: string]: unknown;
  type?: string | string[];
  format?: string;
  description?: string;
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, DescribedValue>;
  required?: string[];
  items?: DescribedValue;
  anyOf?: DescribedValue[];
}
