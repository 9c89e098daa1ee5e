// Opens the app without a network, shows what the server pushes while no page is open, and opens the table that is tapped.
// The shell (the page and the parts it names) is kept at once, other parts when they are first used, and all of them once somebody plays on
// this device: then games against bots go on without a network. Tables of the house need the server.
const SHELF = 'hearthside-1';
const KEPT = /^\/(assets\/|icon|manifest)/;
const READ = /^\/(api\/(rules\/|games$)|engine\.json$)/; // what can be read again without a network
const GUEST = /^\/api\/puzzles$/; // kept as a guest is told it: what an account has tried is not for the next who sits here
const AT_ONCE = 4;

self.addEventListener('install', (event) => {
  event.waitUntil((async () => {
    const shelf = await caches.open(SHELF);
    const page = await fetch('/', { cache: 'no-cache' });
    const text = await page.clone().text();
    await shelf.put('/', page);
    const parts = [...text.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map((found) => found[1]);
    await Promise.all(parts.map((part) => shelf.add(part).catch(() => {})));
    await self.skipWaiting();
  })());
});

self.addEventListener('activate', (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) if (name !== SHELF) await caches.delete(name);
    await self.clients.claim();
  })());
});

async function newest(request, key) {
  const shelf = await caches.open(SHELF);
  try {
    const answer = await fetch(request);
    if (answer.ok) await shelf.put(key, answer.clone());
    return answer;
  } catch (problem) {
    const kept = await shelf.match(key);
    if (kept) return kept;
    throw problem;
  }
}

async function guest(request) {
  try {
    return await fetch(request);
  } catch (problem) {
    const found = await (await caches.open(SHELF)).match(new URL(request.url).pathname);
    if (found) return found;
    throw problem;
  }
}

async function kept(request) {
  const shelf = await caches.open(SHELF);
  const found = await shelf.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await shelf.put(request, answer.clone());
  return answer;
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== 'GET' || address.origin !== self.location.origin) return;
  if (request.mode === 'navigate' && !address.pathname.startsWith('/api')) event.respondWith(newest(request, '/'));
  else if (KEPT.test(address.pathname)) event.respondWith(kept(request));
  else if (GUEST.test(address.pathname)) event.respondWith(guest(request));
  else if (READ.test(address.pathname)) event.respondWith(newest(request, address.pathname));
});

/** Keeps every part there is of this version, and lets go of those of earlier ones. */
async function keepAll(wasm) {
  const shelf = await caches.open(SHELF);
  const { parts } = await (await fetch('/engine.json', { cache: 'no-cache' })).json();
  const wanted = parts.filter((part) => !part.unless || part.unless !== (wasm ? 'wasm' : 'script')).map((part) => part.path);
  const there = new Set((await shelf.keys()).map((request) => new URL(request.url).pathname));
  const missing = wanted.filter((path) => !there.has(path));
  const next = async () => {
    for (let path = missing.pop(); path; path = missing.pop()) await shelf.add(path);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  for (const path of there) if (path.startsWith('/assets/') && !wanted.includes(path)) await shelf.delete(path);
  await newest(new Request('/engine.json'), '/engine.json');
  await newest(new Request('/api/games'), '/api/games');
  await newest(new Request('/api/puzzles', { credentials: 'omit' }), '/api/puzzles');
}

self.addEventListener('message', (event) => {
  if (event.data?.is !== 'keep-all') return;
  event.waitUntil(keepAll(event.data.wasm).then(
    () => event.ports[0]?.postMessage(true),
    () => event.ports[0]?.postMessage(false), // the next time will do
  ));
});

self.addEventListener('push', (event) => {
  const told = event.data ? event.data.json() : { title: 'Hearthside', text: '', path: '/' };
  const { title, text: body, path } = told;
  event.waitUntil(self.registration.showNotification(title, { body, tag: path, icon: '/icon-192.png', data: { path } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = new URL(event.notification.data?.path ?? '/', self.location.origin);
  if (address.origin !== self.location.origin) return;
  event.waitUntil((async () => {
    const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const there = open.find((page) => new URL(page.url).pathname === address.pathname);
    await (there ? there.focus() : self.clients.openWindow(address.href));
  })());
});
