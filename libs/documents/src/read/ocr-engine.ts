import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** PageText is what was recognised on one picture, and how sure the engine is of it, from 0 to 100. */
export interface RecognisedText {
  text: string;
  confidence: number;
}

interface Packet {
  status: 'resolve' | 'reject' | 'progress';
  data: unknown;
}

/** The part of tesseract.js that runs in its worker; we are that worker, because a jailed child may start no thread. */
interface WorkerScript {
  setAdapter(adapter: { getCore: () => Promise<unknown>; gunzip: (bytes: Uint8Array) => Uint8Array }): void;
  dispatchHandlers(packet: object, send: (packet: Packet) => void): void;
}

const require = createRequire(import.meta.url);
const ofTesseract = createRequire(require.resolve('tesseract.js'));
const lstmOnly = 1;

let opening: Promise<WorkerScript> | undefined;

/** recognise reads the English text on a picture (PNG). Its first call loads the engine and its language, 0.5 s. */
export async function recognise(picture: Uint8Array): Promise<RecognisedText> {
  opening ??= open();
  const output = { text: true, blocks: false, hocr: false, tsv: false };
  return (await call(await opening, 'recognize', { image: picture, options: {}, output })) as RecognisedText;
}

async function open(): Promise<WorkerScript> {
  const script = ofTesseract('./worker-script/index.js') as WorkerScript;
  script.setAdapter({
    getCore: () => Promise.resolve(ofTesseract('tesseract.js-core/tesseract-core-simd-lstm')),
    gunzip: (bytes) => gunzipSync(bytes),
  });
  await call(script, 'load', { options: { lstmOnly: true, logging: false } });
  const { langPath } = require('@tesseract.js-data/eng') as { langPath: string };
  const data = readFileSync(join(langPath, '../4.0.0_best_int/eng.traineddata.gz'));
  const options = { cacheMethod: 'none', gzip: true, lstmOnly: true };
  await call(script, 'loadLanguage', { langs: [{ code: 'eng', data }], options });
  await call(script, 'initialize', { langs: 'eng', oem: lstmOnly, config: {} });
  return script;
}

function call(script: WorkerScript, action: string, payload: object): Promise<unknown> {
  return new Promise((resolve, reject) => {
    script.dispatchHandlers({ jobId: action, workerId: 'jail', action, payload }, ({ status, data }) => {
      if (status === 'resolve') resolve(data);
      if (status === 'reject') reject(new Error(String(data)));
    });
  });
}
