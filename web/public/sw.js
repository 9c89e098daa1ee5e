// Shows what the server pushes while no page is open, and opens the table that is tapped. It keeps nothing and answers no requests.
self.addEventListener('push', (event) => {
  const told = event.data ? event.data.json() : { title: 'Hearthside', text: '', path: '/' };
  event.waitUntil(self.registration.showNotification(told.title, { body: told.text, tag: told.path, icon: '/icon.svg', data: { path: told.path } }));
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
