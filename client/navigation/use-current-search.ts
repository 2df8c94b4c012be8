import { useContext } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, type Location } from 'react-router-dom';

/**
 * Returns a function for event handlers that reads the search of the address as it is then: the rendered one is older
 * while a navigation is being rendered, and a change that starts from it would undo the one before.
 */
export function useCurrentSearch(): () => URLSearchParams {
  const { navigator } = useContext(NavigationContext);
  return () => new URLSearchParams((navigator as unknown as { location: Location }).location.search);
}
