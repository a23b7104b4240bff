import '@fontsource-variable/fraunces/opsz.css';
import '@fontsource-variable/inter';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { watchConnection } from './lib/lazily';
import { reloadOnceOnMissingChunk } from './lib/missing-chunk';

reloadOnceOnMissingChunk();
watchConnection();
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
