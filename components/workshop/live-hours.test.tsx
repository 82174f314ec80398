import { render } from '@testing-library/react'
import { LocalTimeNote } from './live-hours'

const own = Intl.DateTimeFormat().resolvedOptions().timeZone

test.each([
  ['the same zone', [own], false],
  ['the same zone by another name', ['America/Argentina/Buenos_Aires'], false],
  ['another zone', ['America/Argentina/Buenos_Aires', 'Asia/Kolkata'], true],
])('only visitors in another zone see that the hours are local: %s', (_which, zones, isNeeded) => {
  const real = Intl.DateTimeFormat.prototype.resolvedOptions
  const named = jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
  named.mockImplementation(function (this: Intl.DateTimeFormat) {
    const options = real.call(this)
    // As Chromium and Node name it.
    return options.timeZone === own ? { ...options, timeZone: 'America/Buenos_Aires' } : options
  })
  const { container } = render(<LocalTimeNote zones={zones} />)
  expect(container).toHaveTextContent(
    isNeeded ? /^Hours are in each location’s local time\. Today is \w+day, / : /^$/,
  )
})
