import { act, renderHook } from '@testing-library/react'
import { setQueryState } from '@/lib/url/query-state'
import { useCoverage } from './use-coverage'
import { useTint } from './use-tint'
import { placeStore, vehicleStore } from './vehicle-store'

beforeEach(() => setQueryState({}))

test('the place of the time zone is only likely, until the visitor or the link names one', () => {
  const options = new Intl.DateTimeFormat().resolvedOptions()
  const zone = { ...options, timeZone: 'Europe/Madrid' }
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(zone)
  const { result } = renderHook(useTint)
  expect(result.current).toMatchObject({ place: 'spain', isLikely: true })
  act(() => setQueryState({ place: 'florida' }))
  expect(result.current).toMatchObject({ place: 'florida', isLikely: false })
  expect(placeStore.get()).toBeNull()
  act(() => setQueryState({}))
  act(() => placeStore.set('texas'))
  expect(result.current).toMatchObject({ place: 'texas', isLikely: false })
})

test('the tools share the vehicle that the visitor has chosen, unless the link names one', () => {
  act(() => vehicleStore.set('truck'))
  const [tint, coverage] = [renderHook(useTint).result, renderHook(useCoverage).result]
  expect([tint.current.vehicle.id, coverage.current.vehicle.id]).toEqual(['truck', 'truck'])
  act(() => setQueryState({ vehicle: 'compact' }))
  expect([tint.current.vehicle.id, coverage.current.vehicle.id]).toEqual(['compact', 'compact'])
})
