import { writeFileSync } from 'node:fs';
import { createOpenApi } from './openapi.js';

const file = new URL('../../docs/openapi.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(createOpenApi(), null, 2)}\n`);
console.log(`Wrote ${file.pathname}`);
