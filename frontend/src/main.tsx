import '@fontsource-variable/fraunces/opsz.css';
import '@fontsource-variable/inter';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { loadOpening } from './app/router';
import { watchConnection } from './lib/lazily';
import { forgetTries, reloadOnceOnMissingChunk } from './lib/missing-chunk';

reloadOnceOnMissingChunk();
watchConnection();
forgetTries();
const render = () =>
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
// What stands in the page until then stays until its header is there; without it the program asks again.
void loadOpening().then(render, render);
