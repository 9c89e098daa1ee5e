// Opens the app without a network, shows what the server pushes while no page is open, and opens the table that is tapped.
// The shell (the page and the parts it names) is kept at once, other parts when they are first used, and all of them once somebody plays on
// this device: then games against bots go on without a network. Tables of the house need the server.
const SHELF = 'hearthside-1';
const KEPT = /^\/(assets\/|icon|manifest)/;
const READ = /^\/(api\/(rules\/|games$)|engine\.json$)/; // what can be read again without a network
const GUEST = /^\/api\/puzzles$/; // kept as a guest is told it: what an account has tried is not for the next who sits here
const AT_ONCE = 4;
const WHOLE = '/whole'; // lies on the shelf once every part is there; says which kind of the rules it is

self.addEventListener('install', (event) => {
  event.waitUntil((async () => {
    await keepPage(await fetch('/', { cache: 'no-cache' }));
    await self.skipWaiting();
  })());
});

const partsOf = (text) => [...text.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map((found) => found[1]);

/** Keeps the page. Where every part of it is kept, a newer one takes its place together with its own parts: half a page opens nothing. */
async function keepPage(page) {
  const shelf = await caches.open(SHELF);
  const text = await page.clone().text();
  const whole = await shelf.match(WHOLE);
  if (whole) {
    const old = await (await shelf.match('/'))?.text();
    if (old === undefined || partsOf(old).join() !== partsOf(text).join()) await keepAll((await whole.json()).wasm);
    return;
  }
  await shelf.put('/', page);
  await Promise.all(partsOf(text).map(async (part) => (await shelf.match(part)) ?? shelf.add(part).catch(() => {})));
}

async function opened(event) {
  try {
    const answer = await fetch(event.request);
    if (answer.ok) event.waitUntil(keepPage(answer.clone()).catch(() => {})); // the next time will do
    return answer;
  } catch (problem) {
    const found = await (await caches.open(SHELF)).match('/');
    if (found) return found;
    throw problem;
  }
}

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
    const isLater = key === '/engine.json' && (await shelf.match(WHOLE)); // it names parts of a page that may not be kept yet
    if (answer.ok && !isLater) await shelf.put(key, answer.clone());
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
  if (request.mode === 'navigate' && !address.pathname.startsWith('/api')) event.respondWith(opened(event));
  else if (KEPT.test(address.pathname)) event.respondWith(kept(request));
  else if (GUEST.test(address.pathname)) event.respondWith(guest(request));
  else if (READ.test(address.pathname)) event.respondWith(newest(request, address.pathname));
});

/** Keeps every part there is of this version, then the page and the names that go with them, and lets go of those of earlier ones. */
async function keepAll(wasm) {
  const shelf = await caches.open(SHELF);
  const names = await fetch('/engine.json', { cache: 'no-cache' });
  const page = await fetch('/', { cache: 'no-cache' });
  if (!names.ok || !page.ok) throw new Error('The house cannot be asked.');
  const { parts } = await names.clone().json();
  const wanted = parts.filter((part) => !part.unless || part.unless !== (wasm ? 'wasm' : 'script')).map((part) => part.path);
  const all = [...new Set([...wanted, ...partsOf(await page.clone().text())])];
  const there = new Set((await shelf.keys()).map((request) => new URL(request.url).pathname));
  const missing = all.filter((path) => !there.has(path));
  const next = async () => {
    for (let path = missing.pop(); path; path = missing.pop()) await shelf.add(path);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  await shelf.put('/engine.json', names);
  await shelf.put('/', page);
  await shelf.put(WHOLE, new Response(JSON.stringify({ wasm })));
  for (const path of there) if (path.startsWith('/assets/') && !all.includes(path)) await shelf.delete(path);
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
