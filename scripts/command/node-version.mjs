// Plain JavaScript that Node 14 can parse.

/** One sentence when this Node is older than package.json allows, otherwise null.
 * @param {string} current such as "18.19.1"
 * @param {string} engines such as ">=20.19"
 * @returns {string | null}
 */
export function versionProblem(current, engines) {
  const [major, minor] = numbersOf(current)
  const [leastMajor, leastMinor] = numbersOf(engines)
  const isOld = major < leastMajor || (major === leastMajor && minor < leastMinor)
  return isOld ? `Node ${leastMajor}.${leastMinor} or newer is required; this is ${major}.${minor}.` : null
}

/** @param {string} version @returns {[major: number, minor: number]} */
function numbersOf(version) {
  const found = /(\d+)\.(\d+)/.exec(version)
  if (!found) throw new Error(`"${version}" is not a version.`)
  return [Number(found[1]), Number(found[2])]
}
