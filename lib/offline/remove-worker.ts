// Replaces the worker when OFFLINE=off: deletes its caches and unregisters itself.
import { CACHE_PREFIX, worker } from './scope'

worker.addEventListener('install', () => void worker.skipWaiting())
worker.addEventListener('activate', (event) => event.waitUntil(removeEverything()))

async function removeEverything() {
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX))
  await Promise.all(names.map((name) => caches.delete(name)))
  await worker.registration.unregister()
}
