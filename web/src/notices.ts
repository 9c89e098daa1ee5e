import { addDevice, forgetDevice } from './api';
import type { NoticeSettings } from './protocol';

/** Whether this browser can be told something while its pages are closed. */
export const canPush = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window && isSecureContext;

const bytes = (base64: string) => Uint8Array.from(atob(base64.replace(/-/g, '+').replace(/_/g, '/')), (c) => c.charCodeAt(0));

export async function subscription(): Promise<PushSubscription | null> {
  if (!canPush()) return null;
  const worker = await navigator.serviceWorker.getRegistration('/');
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Asks for permission, and tells the server where this device is found. Throws where the browser does not allow it. */
export async function subscribe(key: string): Promise<NoticeSettings.NoticesShown> {
  await navigator.serviceWorker.register('/sw.js');
  const worker = await navigator.serviceWorker.ready;
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  const { endpoint, keys } = made.toJSON();
  return addDevice({ endpoint: endpoint!, p256dh: keys!['p256dh']!, auth: keys!['auth']! });
}

export async function unsubscribe(known: PushSubscription): Promise<NoticeSettings.NoticesShown> {
  const shown = await forgetDevice(known.endpoint);
  await known.unsubscribe();
  return shown;
}
