import { useState } from 'react';
import type { ReceiptPaper } from '../../../graphql/types.generated';
import { storedPaper, storePaper } from './paper';

/** The paper that is printed on at this device, and a function that chooses another one. */
export function usePaper(): [ReceiptPaper, (paper: ReceiptPaper) => void] {
  const [paper, setPaper] = useState(storedPaper);
  const choose = (chosen: ReceiptPaper) => {
    storePaper(chosen);
    setPaper(chosen);
  };
  return [paper, choose];
}
