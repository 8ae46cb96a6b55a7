/** Which addresses the browsers of this server may go to: schemes, hosts, and never the metadata service of a cloud by default. */
import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { refusal } from './refusal.js';

/** Rules for navigation. */
export interface AddressRules {
  /** Schemes without colon, or whole addresses such as `about:blank`. */
  schemes: readonly string[];
  /** Hosts that may be visited: `example.com`, `*.example.com`, `127.0.0.1`, `localhost:8080`; absent: all. */
  allowedHosts?: readonly string[] | undefined;
  /** Lets link-local addresses and the metadata services of clouds be visited. */
  allowLinkLocal: boolean;
}

/** What the wire protocol allows by itself. */
export const defaultSchemes = ['http', 'https', 'about:blank', 'data'] as const;

/** Names and addresses of the metadata services that are not link-local by themselves (Google, Alibaba, AWS on IPv6). */
const metadataHosts = ['metadata.google.internal', 'metadata', '100.100.100.200', 'fd00:ec2::254'];

/**
 * Checks an address that a browser is sent to.
 * @throws Refusal 400 when the rules forbid it
 */
export async function checkAddress(text: string, rules: AddressRules): Promise<void> {
  const reason = refusedFor(text, rules) ?? (await refusedByName(text, rules));
  if (reason) throw refusal('invalid', reason, { issues: [{ path: 'url', message: reason }] });
}

/** Why an address may not be visited, as far as its text tells; undefined when it may. */
export function refusedFor(text: string, rules: AddressRules): string | undefined {
  const url = parse(text);
  if (!url) return `"${shorten(text)}" is not an absolute URL.`;
  const scheme = url.protocol.slice(0, -1);
  const bare = text
    .trim()
    .replace(/[?#].*$/s, '')
    .toLowerCase();
  if (!rules.schemes.includes(scheme) && !rules.schemes.includes(bare)) {
    return `Addresses of the scheme "${scheme}:" are not allowed here; allowed are ${rules.schemes.join(', ')}.`;
  }
  return refusedHost(url, rules);
}

/** The rules of `--host-resolver-rules` by which Chromium itself keeps to the hosts, redirects and subresources included. */
export function resolverRules({ allowedHosts, allowLinkLocal }: AddressRules): string[] {
  if (allowedHosts) {
    return ['MAP * ~NOTFOUND', ...allowedHosts.map((host) => `EXCLUDE ${bracketed(host)}`)];
  }
  if (allowLinkLocal) return [];
  return ['169.254.*', '[fe80:*]', ...metadataHosts.map(bracketed)].map((host) => `MAP ${host} ~NOTFOUND`);
}

/** Why a host may not be visited, for requests that a page or a redirect makes. */
export function refusedHost(url: URL, { allowedHosts, allowLinkLocal }: AddressRules): string | undefined {
  if (!['http:', 'https:', 'ws:', 'wss:'].includes(url.protocol)) return undefined;
  const host = unbracketed(url.hostname).toLowerCase().replace(/\.$/, '');
  if (allowedHosts && !allowedHosts.some((pattern) => matches(pattern, host, url))) {
    return `The host "${host}" is not on this server's list of allowed hosts.`;
  }
  const listed = allowedHosts?.some((pattern) => matches(pattern, host, url)) ?? false;
  if (!allowLinkLocal && !listed && (metadataHosts.includes(host) || isLinkLocal(host))) {
    return `The host "${host}" is link-local or a metadata service, and not allowed here.`;
  }
  return undefined;
}

/** A name may point to a forbidden address. Names that cannot be resolved here are left to the browser. */
async function refusedByName(
  text: string,
  { allowLinkLocal, allowedHosts }: AddressRules,
): Promise<string | undefined> {
  const url = parse(text);
  if (!url || allowLinkLocal || allowedHosts || !/^https?:$/.test(url.protocol)) return undefined;
  const host = unbracketed(url.hostname);
  if (isIP(host) || host === 'localhost') return undefined;
  const addresses = await lookup(host, { all: true }).catch(() => []);
  const bad = addresses.find(({ address }) => isLinkLocal(address) || metadataHosts.includes(address));
  return (
    bad && `The host "${host}" points to a link-local or metadata address, and that is not allowed here.`
  );
}

const linkLocal = new BlockList();
linkLocal.addSubnet('169.254.0.0', 16, 'ipv4');
linkLocal.addSubnet('fe80::', 10, 'ipv6');

function isLinkLocal(host: string): boolean {
  const family = isIP(host);
  if (family === 0) return false;
  return linkLocal.check(host, family === 4 ? 'ipv4' : 'ipv6');
}

function matches(pattern: string, host: string, url: URL): boolean {
  const wanted = pattern.toLowerCase();
  const port = url.port || (url.protocol === 'https:' || url.protocol === 'wss:' ? '443' : '80');
  if (wanted.startsWith('*.')) return host.endsWith(wanted.slice(1));
  return unbracketed(wanted) === host || wanted === `${host}:${port}` || wanted === `[${host}]:${port}`;
}

function bracketed(host: string): string {
  return isIP(host) === 6 ? `[${host}]` : host;
}

function unbracketed(host: string): string {
  return host.replace(/^\[(.*)\]$/, '$1');
}

function parse(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined;
}

function shorten(text: string): string {
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}
