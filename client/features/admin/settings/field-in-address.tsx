import { useEffect } from 'react';
import { useLocation, useSearchParams, type To } from 'react-router-dom';

const NAME = 'field';

/** Address of a settings field, given the name of its input or the id of its heading. */
export const addressOfField = (name: string): To => ({ search: `?tab=settings&${NAME}=${name}` });

/** Moves the focus to the field in the address; rendered together with the fields. */
export function FieldInAddress() {
  const [address] = useSearchParams();
  const name = address.get(NAME);
  const { key } = useLocation();
  useEffect(() => {
    const field = name && (document.getElementsByName(name)[0] ?? document.getElementById(name));
    if (!field) return;
    field.focus({ preventScroll: true });
    field.scrollIntoView({ block: 'center' });
  }, [name, key]);
  return null;
}
