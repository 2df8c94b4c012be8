import react from '@vitejs/plugin-react';
import { inlineScripts } from './inline-scripts.ts';

/** Without these plugins the sources of the client cannot be read, by the build or the development server. */
export const sourcePlugins = () => [react(), inlineScripts()];
