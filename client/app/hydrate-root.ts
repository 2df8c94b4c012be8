// Bundled into one file with React (scripts/build/chunks.ts), so that React is evaluated in a separate task, before the
// client's entry.
export { hydrateRoot } from 'react-dom/client';
