import { writeFileSync } from 'node:fs';
import { landingExampleFile, makeLandingExample } from './landing-example.js';

writeFileSync(landingExampleFile, `${JSON.stringify(makeLandingExample(), null, 2)}\n`);
console.log(`Wrote ${landingExampleFile.pathname}`);
