import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';

/** What Postgres uses when it makes a verifier itself. */
const iterations = 4_096;

/**
 * scramVerifier is a password as Postgres stores it (RFC 5803). Given in a statement in place of the password, it keeps
 * the password out of the server's log.
 */
export function scramVerifier(password: string, salt = randomBytes(16)): string {
  const salted = pbkdf2Sync(password, salt, iterations, 32, 'sha256');
  const keyOf = (name: string) => createHmac('sha256', salted).update(name).digest();
  const storedKey = createHash('sha256').update(keyOf('Client Key')).digest('base64');
  return `SCRAM-SHA-256$${iterations}:${salt.toString('base64')}$${storedKey}:${keyOf('Server Key').toString('base64')}`;
}
