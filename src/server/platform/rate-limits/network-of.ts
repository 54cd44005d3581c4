import { isIPv4, isIPv6 } from 'node:net';

/** An address as a proxy may write it, without a port, brackets or zone; an IPv4 address in IPv6 as IPv4. */
export function plainAddress(address: string): string {
  const bare = address
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '');
  return bare.replace(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i, '$1');
}

/** What limits by address count: an IPv4 address, or the /64 network that one IPv6 subscriber has. Other text stays. */
export function networkOf(address: string): string {
  const plain = plainAddress(address);
  if (!isIPv6(plain)) return isIPv4(plain) ? plain : address;
  const [head = '', tail = ''] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const [before, after] = [head.split(':').filter(Boolean), tail.split(':').filter(Boolean)];
  const zeros = Array(8 - before.length - after.length).fill('0');
  const groups = [...before, ...zeros, ...after];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
