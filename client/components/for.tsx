import type { ComponentPropsWithRef, ElementType } from 'react';
import { useIsFor, type Audience } from '../lib/audience';

type ForProps<Element extends ElementType> = {
  /** Everyone by default. */
  audience: Audience | undefined;
  /** The element to render; a `div` by default. */
  as?: Element;
} & Omit<ComponentPropsWithRef<Element>, 'as' | 'audience'>;

/**
 * A part of a page for one audience. The server renders it for everyone, because its pages are the same for everyone;
 * `data-for` lets styles hide it from the others until hydration removes it.
 */
export function For<Element extends ElementType = 'div'>({ audience, as, ...props }: ForProps<Element>) {
  const Tag: ElementType = as ?? 'div';
  const attributes = { ...props, 'data-for': audience };
  return useIsFor(audience) ? <Tag {...attributes} /> : null;
}
