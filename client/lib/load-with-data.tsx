import { lazy, type ComponentType } from 'react';

const loadDataProvider = () => import('./data-provider');

/** Loads a component together with Apollo Client, which it uses. */
export async function loadWithData<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  const [Loaded, { DataProvider }] = await Promise.all([load(), loadDataProvider()]);
  return (props) => (
    <DataProvider>
      <Loaded {...props} />
    </DataProvider>
  );
}

/** A part of a page that is loaded with Apollo Client once it is rendered. */
export const lazyWithData = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await loadWithData(load) }));
