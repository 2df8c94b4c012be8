import {
  buildClientSchema,
  getIntrospectionQuery,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'graphql';
import { useEffect, useState } from 'react';
import { readData } from './send-operation';

export type SchemaState = 'loading' | 'failed' | GraphQLSchema;

const QUERY = getIntrospectionQuery({ inputValueDeprecation: true });

/** The schema by introspection, which needs no log-in. The function tries again. */
export function useSchema(): [SchemaState, () => void] {
  const [state, setState] = useState<SchemaState>('loading');
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const settle = (next: SchemaState) => void (isCurrent && setState(next));
    readData<IntrospectionQuery>(QUERY, null).then(
      (data) => settle(buildClientSchema(data)),
      () => settle('failed'),
    );
    return () => void (isCurrent = false);
  }, [tries]);
  const tryAgain = () => {
    setState('loading');
    setTries(tries + 1);
  };
  return [state, tryAgain];
}
