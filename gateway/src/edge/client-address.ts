import { isIPv6 } from 'node:net';

/**
 * networkOf names whom a limit counts: the IPv4 address, or the /64 of an IPv6 address, because a household or
 * a rented server holds a whole /64 and could change its address with every request.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (!isIPv6(address)) return address;
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  const groups = [...left, ...zeros, ...right].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** isLoopback is true for the names and addresses by which a machine calls itself. */
export function isLoopback(host: string): boolean {
  return /^(?:(?:.+\.)?localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/i.test(host);
}
