import { isOwnChunk, isOwnWorker } from './own-scripts'

type PolicyRules = { createScriptURL: (url: string) => string | undefined }

declare global {
  interface Window {
    /** Absent in browsers without Trusted Types. */
    trustedTypes?: { createPolicy: (name: string, rules: PolicyRules) => unknown }
  }
}

/** Next loads chunks by plain strings, which Trusted Types refuse; the default policy lets only our own through. */
export function allowOwnScripts() {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (isOwnChunk(url) || isOwnWorker(url) ? url : undefined),
  })
}
