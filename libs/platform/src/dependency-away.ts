/**
 * Codes with which Postgres or the network says "not now": connection failures, shutdown, too many clients, cancelled,
 * a lock that others hold, a deadlock, no writes after it was demoted, a password that was changed.
 */
const awayCodes = /^(ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|08\w{3}|57P0\d|57014|53300|55P03|40P01|25006|28P01)$/;

/** Where the libraries give no code, their own fixed sentences are all there is. */
const awaySentences = [
  'Query read timeout',
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Client was closed',
  'Command timed out',
  'Connection is closed',
  "Stream isn't writeable",
  'READONLY',
  'LOADING',
];

/** isDependencyAway tells an error of a dead, frozen, locked or restarting Postgres or Redis from a mistake of ours. */
export function isDependencyAway(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { name, code, message, driverError } = error as Record<string, unknown>;
  if (name === 'MaxRetriesPerRequestError') return true;
  if (typeof code === 'string' && awayCodes.test(code)) return true;
  if (typeof message === 'string' && awaySentences.some((sentence) => message.startsWith(sentence))) return true;
  return driverError !== undefined && driverError !== error && isDependencyAway(driverError);
}
