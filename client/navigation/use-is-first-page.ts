import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Whether the page that the document was loaded with is shown. False from the first navigation on, even after Back. */
export function useIsFirstPage(): boolean {
  const { key } = useLocation();
  const [firstKey] = useState(key);
  const [isFirst, setIsFirst] = useState(true);
  if (isFirst && key !== firstKey) setIsFirst(false);
  return isFirst && key === firstKey;
}
