/** @jest-environment node */
import { REPORT_EVERY_MS, reportWhile } from './report-while'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('long work is reported until it ends, and its result is returned', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation()
  let resolve = (_result: number) => {}
  const promise = new Promise<number>((settle) => {
    resolve = settle
  })
  const done = reportWhile(promise, 'Building the site')
  jest.advanceTimersByTime(2 * REPORT_EVERY_MS)
  expect(log.mock.calls).toEqual([['Building the site – 10 s so far'], ['Building the site – 20 s so far']])
  resolve(7)
  expect(await done).toBe(7)
  jest.advanceTimersByTime(REPORT_EVERY_MS)
  expect(log).toHaveBeenCalledTimes(2)
})

test('the reports end when the work fails', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation()
  await expect(reportWhile(Promise.reject(new Error('no')), 'Building')).rejects.toThrow('no')
  jest.advanceTimersByTime(REPORT_EVERY_MS)
  expect(log).not.toHaveBeenCalled()
})
