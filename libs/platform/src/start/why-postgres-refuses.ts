import pg from 'pg';

/** Refusal is why Postgres cannot be used, in a sentence; `answered` when it is there and refuses the log-in. */
export interface Refusal {
  reason: string;
  answered: boolean;
}

/** whyPostgresRefuses logs in once, and answers with the refusal when that is not possible. */
export async function whyPostgresRefuses(url: string): Promise<Refusal | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  // A connection that breaks after the log-in is no concern of this look.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return undefined;
  } catch (error) {
    return refusalOf(error, new URL(url));
  } finally {
    await client.end().catch(() => undefined);
  }
}

function refusalOf(error: unknown, { host, hostname, username, pathname }: URL): Refusal {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  const role = decodeURIComponent(username);
  const answered = (reason: string) => ({ reason, answered: true });
  switch (code) {
    case '28P01':
      return answered(
        `Postgres at ${host} refuses the password of the role "${role}": a role keeps its first password until ALTER ROLE, or for our four roles a migration, gives it another.`,
      );
    case '28000':
      return answered(`Postgres at ${host} does not let the role "${role}" in.`);
    case '3D000':
      return answered(`Postgres at ${host} has no database "${pathname.slice(1)}".`);
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return { reason: `No host is called "${hostname}", which DATABASE_URL names.`, answered: false };
    default:
      return { reason: `Postgres does not answer at ${host} (${code || message}).`, answered: false };
  }
}
