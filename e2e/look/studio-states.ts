// The states of the carousel studio.
import type { Page } from '@playwright/test'
import { videoStage } from '@/lib/content/studio-files'
import type { State } from './state'

const inMain = (page: Page) => page.getByRole('main')
const press = (page: Page, name: string | RegExp) =>
  inMain(page).getByRole('button', { name }).first().click()
const line = (page: Page) => inMain(page).getByLabel(/^Line(, changed)?$/)
const NEW_LINE = 'A clear skin over the paint. It takes the stone chips, and the paint stays.'

/** The hint of the first visit was read. */
const READ = { 'tersa.studio-hint': 'read' }

async function opened(page: Page) {
  await page.getByRole('heading', { name: /^Slide 1/ }).waitFor()
  await page.frameLocator('iframe').getByRole('heading', { name: 'Protección PPF' }).waitFor()
}

const withoutFolders = (page: Page) =>
  page.addInitScript(() => void Reflect.deleteProperty(window, 'showDirectoryPicker'))

async function editAndAdd(page: Page) {
  await line(page).fill(NEW_LINE)
  await press(page, 'Add slide')
}

/** The row's frames are drawn from left to right, each after a seek. */
function isFrameRowDrawn() {
  const row = document.querySelector<HTMLCanvasElement>('[role="group"] > canvas')
  const context = row?.getContext('2d')
  return context?.getImageData(context.canvas.width - 1, 0, 1, 1).data[3] === 255
}

const untilPreviewPlays = (page: Page) =>
  page
    .frameLocator('iframe')
    .locator('video:has(source[src^="blob:"])')
    .evaluate(
      (video: HTMLVideoElement) =>
        video.readyState >= HTMLMediaElement.HAVE_ENOUGH_DATA ||
        new Promise((resolve) => video.addEventListener('canplaythrough', resolve)),
    )

async function chooseVideo(page: Page) {
  await page.getByLabel('Files for the video').first().setInputFiles('e2e/studio/upright-video.mp4')
  await page.getByText(/, not prepared yet$/).waitFor({ state: 'attached' })
  await page.waitForFunction(isFrameRowDrawn)
  // The part follows its picture after a pause, and the browser then scales the picture in another way.
  await untilPreviewPlays(page)
}

/** A state of the studio once it has opened. */
const state = (name: string, show?: (page: Page) => Promise<unknown>, more: Partial<State> = {}): State => ({
  name,
  route: '/preview',
  stored: READ,
  ...more,
  show: async (page) => {
    await opened(page)
    await show?.(page)
  },
})

export const studioStates: State[] = [
  state('first visit', undefined, { stored: {} }),
  state('changed', (page) => line(page).fill(NEW_LINE)),
  state(
    'changes',
    async (page) => {
      await editAndAdd(page)
      await inMain(page)
        .getByText(/^2 changes/)
        .click({ force: true })
    },
    { isWindow: true },
  ),
  state('new slide', editAndAdd),
  state('problems', async (page) => {
    await editAndAdd(page)
    await page.keyboard.press('Control+s')
  }),
  state('deleted', (page) => press(page, 'Delete'), { isWindow: true }),
  state('frame picker', async (page) => {
    await press(page, 'From the video: choose the poster…')
    await page.getByText(/^Frame at .*, not used yet$/).waitFor({ state: 'attached' })
    await page.waitForFunction(isFrameRowDrawn)
  }),
  state('part of a picture', async (page) => {
    const picture = page.getByLabel('A picture for the poster').first()
    await picture.setInputFiles('public/pictures/marine-film-1200.jpg')
    await page.getByText('marine-film-1200.jpg', { exact: true }).first().waitFor()
    await press(page, 'Choose the part…')
    await page.getByRole('slider', { name: 'Point that phones keep' }).press('ArrowLeft')
  }),
  state('video to prepare', chooseVideo),
  state('video prepared', async (page) => {
    await chooseVideo(page)
    await press(page, 'Start')
    await page.getByRole('button', { name: 'Use it' }).waitFor()
    await page.getByText(videoStage.ready).waitFor({ state: 'attached' })
    await untilPreviewPlays(page)
  }),
  state('text that cannot be read', async (page) => {
    await page.getByRole('tab', { name: 'Text' }).click()
    const text = (await page.getByRole('region', { name: 'carousel.json' }).textContent()) ?? ''
    const buffer = Buffer.from(text.replace('"es",', '"es"'))
    const file = { name: 'carousel.json', mimeType: 'application/json', buffer }
    await page.getByLabel('A carousel.json').setInputFiles(file)
  }),
  state(
    'downloaded',
    async (page) => {
      await line(page).fill(NEW_LINE)
      await press(page, /^Download/)
      await page.getByRole('dialog').waitFor()
    },
    { before: withoutFolders, isWindow: true },
  ),
]
