import { chromium } from '@playwright/test';
import { findChromium } from '../tools/chromium.mjs';

const address = 'https://evil.example/seen?q=ada';
const markdown = `# Ada\n\n![x](${address}) [y](${address}) <img src="${address}"> <script src="${address}"></script>

![z][1]\n\n[1]: ${address}\n\n<style>@import "${address}";</style>\n\n<iframe src="${address}"></iframe>\n\n<${address}>`;

/** foreignRequests shows the worst text in a browser, as if all guards had let it through, and lists what it loads from elsewhere. */
export async function foreignRequests(origin) {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    const asked = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.route('**/api/shared/**', (route) => route.fulfill({ json: { resume: markdown, views: 1 } }));
    await page.route('https://evil.example/**', (route) => route.fulfill({ body: 'seen' }));
    await page.goto(`${origin}/r/AAAAAAAAAAAAAAAAAAAAAA`);
    await page.locator('[data-sheet]').waitFor();
    await page.waitForLoadState('networkidle');
    return asked.filter((url) => new URL(url).origin !== origin && !url.startsWith('data:'));
  } finally {
    await browser.close();
  }
}
