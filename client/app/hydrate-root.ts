// In one file with React (scripts/build/chunks.ts), which thereby runs before, and not with, the entry of the client.
export { hydrateRoot } from 'react-dom/client';
