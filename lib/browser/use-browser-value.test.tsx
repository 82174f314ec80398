import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { createStoredValue, jsonCodec } from '@/lib/storage/stored-value'
import { useStoredValue } from './use-browser-value'

const stored = createStoredValue(jsonCodec('tersa.test', (json) => String(json ?? 'empty')))

function Shown() {
  return <p>{useStoredValue(stored) ?? 'not read yet'}</p>
}

test('the exported HTML shows "not read yet", whatever is stored', () => {
  stored.set('stored')
  expect(renderToString(<Shown />)).toBe('<p>not read yet</p>')
})

test('hydration matches the exported HTML and then shows the stored value', () => {
  stored.set('stored')
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<Shown />)
  render(<Shown />, { container, hydrate: true })
  expect(screen.getByText('stored')).toBeInTheDocument()
})

test('a change in another tab is shown', () => {
  render(<Shown />)
  act(() => {
    window.localStorage.setItem('tersa.test', '"from another tab"')
    window.dispatchEvent(new StorageEvent('storage'))
  })
  expect(screen.getByText('from another tab')).toBeInTheDocument()
})
