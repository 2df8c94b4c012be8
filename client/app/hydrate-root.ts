// Bundled into one file with React (scripts/build/chunks.ts), so that React runs in a task of its own, before the
// client's entry.
export { hydrateRoot } from 'react-dom/client';
