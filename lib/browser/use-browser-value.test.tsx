import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { createStoredValue, jsonCodec } from '@/lib/storage/stored-value'
import { useStoredValue } from './use-browser-value'

const stored = createStoredValue(jsonCodec('tersa.test', (json) => String(json ?? 'empty')))

function Shown() {
  return <p>{useStoredValue(stored) ?? 'not read yet'}</p>
}

test('hydration matches the exported HTML, which knows no stored value, and then shows it and changes of another tab', () => {
  stored.set('stored')
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<Shown />)
  expect(container.innerHTML).toBe('<p>not read yet</p>')
  render(<Shown />, { container, hydrate: true })
  expect(screen.getByText('stored')).toBeInTheDocument()
  localStorage.setItem('tersa.test', '"from another tab"')
  act(() => void window.dispatchEvent(new StorageEvent('storage')))
  expect(screen.getByText('from another tab')).toBeInTheDocument()
})
