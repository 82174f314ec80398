declare const self: ServiceWorkerGlobalScope

export const worker = self

/** Other applications may keep caches on the same origin. */
export const CACHE_PREFIX = process.env.CACHE_PREFIX ?? ''
