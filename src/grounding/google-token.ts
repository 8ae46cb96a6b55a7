/** Access tokens of a Google service account from the token address of its own key file, which Google's library leaves unread. */
import { createSign } from 'node:crypto';
import { z } from 'zod';

/** What a key file says, as far as a token needs it. */
export interface ServiceAccount {
  clientEmail: string;
  privateKey: string;
  privateKeyId: string | undefined;
  tokenUri: string;
  scopes: readonly string[];
}

/** The part of an authentication client that the AI SDK calls. */
export interface TokenSource {
  getAccessToken(): Promise<{ token: string }>;
}

const usualScope = 'https://www.googleapis.com/auth/cloud-platform';
const LIFETIME_S = 3_600;
/** A token is renewed this long before it expires, in ms. */
const MARGIN_MS = 60_000;

const Token = z.object({ access_token: z.string().min(1), expires_in: z.number().optional() });

/**
 * Exchanges a signed assertion for an access token (RFC 7523, section 2.1) and keeps it until it expires.
 * @throws Error with the status when the address refuses; without the key
 */
export function createTokenSource(account: ServiceAccount, now: () => number = Date.now): TokenSource {
  let held: { token: string; until: number } | undefined;
  return {
    async getAccessToken() {
      if (held && held.until > now()) return { token: held.token };
      const response = await fetch(account.tokenUri, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({
          grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
          assertion: assertionOf(account, Math.floor(now() / 1_000)),
        }),
      });
      if (!response.ok) {
        throw Object.assign(
          new Error(`the token address of the service account answers ${response.status}`),
          {
            statusCode: response.status,
          },
        );
      }
      const parsed = Token.parse(await response.json());
      held = {
        token: parsed.access_token,
        until: now() + (parsed.expires_in ?? LIFETIME_S) * 1_000 - MARGIN_MS,
      };
      return { token: held.token };
    },
  };
}

function assertionOf(account: ServiceAccount, issuedAt: number): string {
  const scopes = account.scopes.length > 0 ? account.scopes : [usualScope];
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const head = part({ alg: 'RS256', typ: 'JWT', ...(account.privateKeyId && { kid: account.privateKeyId }) });
  const claims = part({
    iss: account.clientEmail,
    scope: scopes.join(' '),
    aud: account.tokenUri,
    iat: issuedAt,
    exp: issuedAt + LIFETIME_S,
  });
  const signature = createSign('RSA-SHA256')
    .update(`${head}.${claims}`)
    .sign(account.privateKey, 'base64url');
  return `${head}.${claims}.${signature}`;
}
