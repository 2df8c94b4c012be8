import { createContext, useContext } from 'react';

/** Provided by app/hydration.tsx; true by default, for components that a test renders on their own. */
export const HydratedContext = createContext(true);

/** False on the server and during hydration; once true, components may render what the server could not. */
export const useIsHydrated = (): boolean => useContext(HydratedContext);
