import './styles/index.css';
import { createRoot } from 'react-dom/client';
import { Explorer } from './developers/explorer/explorer';
import { EXPLORER_ID } from './developers/explorer/explorer-id';

const place = document.getElementById(EXPLORER_ID)!;
createRoot(place).render(<Explorer studioName={place.dataset['studio'] ?? ''} />);
