import { lazy, useState, type ComponentType } from 'react';
import { loadWithData } from '../lib/load-with-data';
import type { PageRoute } from '../lib/page-route';

interface PageModule {
  Page: ComponentType;
}

const pageModules = import.meta.glob<PageModule>('../features/*/*-page.tsx');

export interface LoadablePage {
  /** Source files of the page, by their names in the build manifest. */
  modules: string[];
  /** Loads the code, so that the page renders without suspending. */
  preload: () => Promise<void>;
  Page: ComponentType;
}

/** A page, given its file below `features/`; with `usesApollo` it is wrapped in the provider of Apollo Client. */
export function loadablePage(file: string, { usesApollo }: Pick<PageRoute, 'usesApollo'>): LoadablePage {
  const load = pageModules[`../features/${file}.tsx`];
  if (!load) throw new Error(`There is no page ${file}.`);
  const loadPage = async () => (await load()).Page;
  const loadComponent = () => (usesApollo ? loadWithData(loadPage) : loadPage());
  let promise: Promise<ComponentType> | undefined;
  let Loaded: ComponentType | undefined;
  const loadOnce = () =>
    (promise ??= loadComponent().then(
      (Page) => (Loaded = Page),
      (error: unknown) => {
        promise = undefined;
        throw error;
      },
    ));
  const Lazy = lazy(async () => ({ default: await loadOnce() }));
  // Chosen once: with another component, the page would be mounted again and lose focus and input.
  function ChosenPage() {
    const [Chosen] = useState<ComponentType>(() => Loaded ?? Lazy);
    return <Chosen />;
  }
  return {
    modules: [`client/features/${file}.tsx`, ...(usesApollo ? ['client/lib/data-provider.tsx'] : [])],
    preload: async () => void (await loadOnce()),
    Page: ChosenPage,
  };
}
