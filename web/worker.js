// The service worker: the page opens without a network, and what was read before can be read again. Games need a server.
// BUILD is replaced by a hash of the files of the page.
const CACHE = "sixgun-BUILD";
const SHELL = "/";
const ICONS = ["/icon.svg", "/icon-192.png", "/manifest.webmanifest"];
const PATIENCE = 3000; // milliseconds until a page is opened without the network
const OF_THE_SERVER = /^\/(api|admin|schema|r|healthz|livez|metrics)(\/|$)/;
const TO_READ = /^\/api\/(editions|rulings)(\/|$)/;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([SHELL, ...ICONS])));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(dropOtherBuilds().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (TO_READ.test(pathname)) event.respondWith(networkFirst(request));
  else if (OF_THE_SERVER.test(pathname)) return;
  else if (request.mode === "navigate") event.respondWith(page(request, pathname));
  else event.respondWith(cacheFirst(request, pathname));
});

/** The page says what it fetched before there was a service worker. */
self.addEventListener("message", (event) => {
  if (event.data?.keep) event.waitUntil(keep(event.data.keep));
});

/** "Your turn": back to the table. */
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data?.path ?? SHELL));
});

async function dropOtherBuilds() {
  const others = (await caches.keys()).filter((name) => name.startsWith("sixgun-") && name !== CACHE);
  await Promise.all(others.map((name) => caches.delete(name)));
}

async function keep(paths) {
  const cache = await caches.open(CACHE);
  for (const path of paths) if (!(await cache.match(path))) await cache.add(path).catch(() => undefined);
}

async function page(request, pathname) {
  const cache = await caches.open(CACHE);
  try {
    const answer = await within(PATIENCE, fetch(request));
    if (pathname === SHELL && answer.ok) await cache.put(SHELL, answer.clone());
    return answer;
  } catch {
    return (await cache.match(SHELL)) ?? Response.error();
  }
}

async function cacheFirst(request, pathname) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok && pathname.startsWith("/assets/")) await cache.put(request, answer.clone());
  return answer;
}

async function networkFirst(request) {
  const cache = await caches.open(CACHE);
  try {
    const answer = await within(PATIENCE, fetch(request));
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch {
    return (await cache.match(request)) ?? Response.error();
  }
}

function within(milliseconds, promise) {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error("late")), milliseconds);
    promise.then(resolve, reject);
  });
}

async function show(path) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find((one) => new URL(one.url).pathname === path);
  if (open) await open.focus();
  else await self.clients.openWindow(path);
}
