import { act, fireEvent, screen } from '@testing-library/react'
import { field, press, renderDesk } from '@/components/studio/test-desk'
import { fileOf, LIVE } from '@/lib/studio/test-studio'

const tab = (name: string) => screen.getByRole('tab', { name })

async function open(text: string) {
  await act(async () => {
    fireEvent.change(screen.getByLabelText('A carousel.json'), {
      target: { files: [fileOf('carousel.json', text)] },
    })
  })
}

test('a tab names its panel while the panel is there', async () => {
  await renderDesk()
  await press(tab('Text'))
  const controlled = screen.getAllByRole('tab').map((one) => one.getAttribute('aria-controls'))
  expect(controlled).toEqual([null, screen.getByRole('tabpanel').id])
  expect(screen.getByRole('tabpanel')).toHaveAccessibleName('Text')
})

test('the text follows the draft, a file replaces it, and a link of its problems leads to the form', async () => {
  const { titles } = await renderDesk()
  await press(tab('Text'))
  expect(screen.getByRole('region', { name: 'carousel.json' })).toHaveTextContent('"title": "PPF"')

  await open(LIVE.text.replace('"PPF"', '"Matte"').replace('"A line about PPF."', '""'))
  expect(screen.getByRole('region', { name: 'carousel.json' })).toHaveTextContent('"title": "Matte"')
  await press(screen.getByRole('button', { name: 'The line is missing' }))
  expect(field('Line')).toHaveFocus()
  await press(screen.getByRole('button', { name: 'Undo' }))
  expect(titles()[0]).toBe('PPF')
})

test('a file that cannot be read is reported with its lines, and the draft stays', async () => {
  const { titles } = await renderDesk()
  await press(tab('Text'))
  await open(LIVE.text.replace('"A line about PPF.",', '"A line about PPF."'))
  const report = screen.getByText(/^carousel\.json was not opened/).closest('[tabindex]')
  expect(report).toHaveTextContent('Line 7: a comma is missing before')
  expect(report).toHaveFocus()
  expect(titles()[0]).toBe('PPF')
})
