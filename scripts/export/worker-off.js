// Switched off: what was kept is thrown away, and the worker goes. The build puts PREFIX above this line.

addEventListener('install', () => skipWaiting())

addEventListener('activate', (event) => event.waitUntil(leave()))

async function leave() {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX))
  await Promise.all(names.map((name) => caches.delete(name)))
  await registration.unregister()
}
