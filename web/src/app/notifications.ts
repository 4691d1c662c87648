/** Notifications of the system, for a page in the background or a locked phone. */

const TAG = "sixgun.turn"; // each notification replaces the last one

/** Whether the player allows notifications; asks if they have never been asked. */
export async function mayNotify(): Promise<boolean> {
  if (!("Notification" in window) || !("serviceWorker" in navigator)) return false;
  return (await Notification.requestPermission()) === "granted";
}

/** Shows a notification through the service worker, the only kind that phones show. No push service is involved. */
export async function notify(title: string): Promise<void> {
  const worker = await registered();
  await worker?.showNotification(title, { tag: TAG, icon: "/icon-192.png", data: { path: location.pathname } });
  await navigator.setAppBadge?.(1);
}

/** Removes the notification. */
export async function withdraw(): Promise<void> {
  for (const shown of (await (await registered())?.getNotifications({ tag: TAG })) ?? []) shown.close();
  await navigator.clearAppBadge?.();
}

async function registered(): Promise<ServiceWorkerRegistration | undefined> {
  if (!("Notification" in window) || Notification.permission !== "granted") return undefined;
  return navigator.serviceWorker?.getRegistration();
}
