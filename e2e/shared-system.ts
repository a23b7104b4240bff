import { startSystem } from './system.js';

/** A hundred tests from one address are one busy office: the limits per address are wider than for one person. */
export const busyOffice = {
  RATE_CREDENTIALS: 'network=1000/60',
  RATE_SIGN_UPS: 'network=1000/60',
  RATE_SESSION_MISS: 'network=1000/60',
  RATE_GENERAL: 'visitor=100000/60;user=100000/60',
  RATE_AI_BUILT_IN: 'visitor=1000/60;user=1000/60',
  RATE_DOCUMENTS: 'visitor=1000/60;user=1000/60',
  RATE_PREVIEWS: 'visitor=1000/60;user=1000/60',
  RATE_CHECKS: 'visitor=1000/60;user=1000/60',
  RATE_REPLIES: 'visitor=1000/60;user=1000/60',
  RATE_EXPORTS: 'visitor=1000/60;user=1000/60',
  RATE_SHARED_MISS: 'network=1000/60',
};

/** With `SHARED_SYSTEM` set one system serves the screens of all workers; otherwise the first who needs one starts it. */
export default async function shareSystem(): Promise<(() => Promise<void>) | undefined> {
  if (!process.env.SHARED_SYSTEM || process.env.SYSTEM_URL) return undefined;
  const system = await startSystem({ env: busyOffice });
  process.env.SYSTEM_URL = system.url;
  process.env.INBOX_URL = system.inboxUrl;
  return system.end;
}
