import { createHmac } from 'node:crypto';

/** rolePassword is the password of a database role, derived so that nobody has to keep a list of them. */
export function rolePassword(role: string, secret: string): string {
  return createHmac('sha256', secret).update(`tailwright role ${role}`).digest('base64url');
}

/** roleUrl is the connection string with which a service logs in as its own role. */
export function roleUrl(adminUrl: string, role: string, secret: string): string {
  return withLogin(adminUrl, role, rolePassword(role, secret));
}

/** withLogin replaces user and password of a connection string. */
export function withLogin(url: string, user: string, password: string): string {
  const login = new URL(url);
  login.username = encodeURIComponent(user);
  login.password = encodeURIComponent(password);
  return login.href;
}

/** databaseUrl is the connection string of a process: DATABASE_URL, with DATABASE_PASSWORD in it when that is set. */
export function databaseUrl(env: { DATABASE_URL: string; DATABASE_PASSWORD?: string | undefined }): string {
  if (!env.DATABASE_PASSWORD) return env.DATABASE_URL;
  return withLogin(env.DATABASE_URL, decodeURIComponent(new URL(env.DATABASE_URL).username), env.DATABASE_PASSWORD);
}
