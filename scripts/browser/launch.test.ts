/** @jest-environment node */
import { setTimeout } from 'node:timers/promises'
import { forEachPage } from './launch'

test('every page is visited once, four at the same time', async () => {
  const visited: string[] = []
  const open = { now: 0, most: 0 }
  await forEachPage(['/', '/shop', '/ppf', '/login', '/about'], async (route) => {
    open.now += 1
    open.most = Math.max(open.most, open.now)
    await setTimeout(5)
    visited.push(route)
    open.now -= 1
  })
  expect(visited.sort()).toEqual(['/', '/about', '/login', '/ppf', '/shop'])
  expect(open.most).toBe(4)
})
