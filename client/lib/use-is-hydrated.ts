import { createContext, useContext } from 'react';

/** Given by app/hydration.tsx. A part that stands alone, as in its test, is drawn by the browser from the start. */
export const HydratedContext = createContext(true);

/** False on the server and while hydrating: from then on the page may show what only the browser knows. */
export const useIsHydrated = (): boolean => useContext(HydratedContext);
