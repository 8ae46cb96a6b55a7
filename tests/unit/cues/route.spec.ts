import { expect, test } from '../../../fixtures/test.js';
import { routeOf, sameRoute } from '../../../src/cues/route.js';

const routes: Record<string, string> = {
  'http://localhost:3000/': '/',
  'https://shop.example:8443': '/',
  'http://h/orders/12': '/orders/:id',
  'http://h/orders/12/': '/orders/:id',
  'http://h/orders/12/items/7?page=2&sort=asc&page=3': '/orders/:id/items/:id?page&sort',
  'http://h/u/123e4567-e89b-12d3-a456-426614174000/edit': '/u/:id/edit',
  'http://h/commit/3f2a9c1e': '/commit/:id',
  'http://h/facade/deadbeef': '/facade/deadbeef',
  'http://h/watch/dQw4w9WgXcQ': '/watch/:id',
  'http://h/n/tz4a98xxat96iws9zmbrgj3a': '/n/:id',
  'http://h/orders/ORD-2024-0012': '/orders/:id',
  'http://h/products/12-blue-mug': '/products/:id',
  'http://h/calendar/2026-11-21': '/calendar/:id',
  'http://h/posts/12.html': '/posts/:id.html',
  'http://h/api/v2/top-10/index.html': '/api/v2/top-10/index.html',
  'http://h/users/bob@example.org/': '/users/:id',
  'http://h/cart;jsessionid=1A2B3C': '/cart',
  'http://h/caf%C3%A9/a%2Fb': '/café/a%2Fb',
  'http://h/bad%E0%A4%A': '/bad%E0%A4%A',
  'http://h/?1700000000': '/?:id',
  'http://h/app#/orders/12?tab=x': '/app#/orders/:id?tab',
  'http://h/app#!/orders': '/app#/orders',
  'http://h/app#/': '/app',
  'http://h/#Getting%20Started': '/#:fragment',
  'http://h/#GettingStarted': '/#GettingStarted',
  'http://h/docs#section-2': '/docs#section-2',
  'http://h/cb#access_token=abc&state=x': '/cb#?access_token&state',
  'about:blank': 'about:blank',
  'about:srcdoc': 'about:srcdoc',
  'data:text/html,<h1>secret</h1>': 'data:text/html',
  'data:,x': 'data:',
  'blob:http://h:1/123e4567-e89b-12d3-a456-426614174000': 'blob:',
  'file:///home/me/pages/form.html': 'file:form.html',
  'chrome-error://chromewebdata/': 'chrome-error:',
  'not a url': '',
  '': '',
};

for (const [url, route] of Object.entries(routes)) {
  test(`the route of ${url || 'nothing'} is ${route || 'empty'}`, () => {
    expect(routeOf(url)).toBe(route);
  });
}

test('a secret in an address is no part of the route', () => {
  expect(routeOf('http://h/reset/hunter-two/now#hunter-two', ['hunter-two'])).toBe(
    '/reset/:id/now#:fragment',
  );
});

const same: [string, string][] = [
  ['/orders/:id', '/orders/:id?tab'],
  ['/a', '/a#section'],
  ['/', '/#:fragment'],
  ['/en/cart', '/de/cart'],
  ['/en-GB/cart', '/pt-br/cart'],
  ['data:text/html', 'data:'],
  ['about:blank', 'about:blank'],
  ['/app#/orders?tab', '/app#/orders'],
];
const different: [string, string][] = [
  ['/orders/:id', '/orders/new'],
  ['/orders', '/orders/:id'],
  ['/app#/orders', '/app#/users'],
  ['/app', '/app#/users'],
  ['/profile', '/billing'],
  ['/cart/en', '/cart/de'],
  ['file:a.html', 'file:b.html'],
  ['about:blank', '/'],
  ['', '/'],
];
for (const [a, b] of same) {
  test(`a cue of ${a} may replay on ${b}`, () =>
    expect([sameRoute(a, b), sameRoute(b, a)]).toEqual([true, true]));
}
for (const [a, b] of different) {
  test(`a cue of ${a} may not replay on ${b}`, () =>
    expect([sameRoute(a, b), sameRoute(b, a)]).toEqual([false, false]));
}
