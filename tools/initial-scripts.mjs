/** scriptBudgets are the greatest sizes of a first visit's JavaScript, in kilobytes of 1,000 bytes, compressed. */
export const scriptBudgets = [
  { path: '/', kilobytesMax: 170 },
  { path: '/r/AAAAAAAAAAAAAAAAAAAAAA', kilobytesMax: 185 },
];

/**
 * initialScripts opens a page as a new visitor and sums its scripts until the network is quiet: `transferred` on the
 * wire with headers, and `gzip` for a client that takes nothing newer.
 */
export async function initialScripts(page, url) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const scripts = new Map();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script') scripts.set(requestId, response.url);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const gzipped = await Promise.all([...new Set(scripts.values())].map(gzipBytes));
  return {
    transferred: bytes / 1_000,
    gzip: gzipped.reduce((sum, size) => sum + size, 0) / 1_000,
    files: scripts.size,
  };
}

/** fetch would unpack the answer, so its length is read from the header, which a precompressed file has. */
async function gzipBytes(url) {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'gzip' } });
  const length = Number(answer.headers.get('content-length'));
  await answer.body?.cancel();
  if (answer.headers.get('content-encoding') !== 'gzip' || !length)
    throw new Error(`${url} did not come precompressed`);
  return length;
}
