import { plural } from '@/lib/config/grammar'
import { numberWord } from '@/lib/content/number-words'

export const studioPanel = {
  slide: (number: number) => `Slide ${number}`,
  slides: (count: number) => `of ${count}`,
  tabs: 'How to edit',
  form: 'Form',
  text: 'Text',
  /** Named in the notice when it could not be loaded. */
  textEditor: 'The text editor',
}

export const howItWorks = {
  heading: 'How this works',
  edit: 'Pick a slide, then change its words, poster or video. The preview updates as you go.',
  drop: 'Drop pictures and videos anywhere on the page. Nothing is uploaded.',
  save: 'Save when it looks right, and pass it on. Visitors see it once the person who keeps the website has put it online.',
  dismiss: 'Got it',
}

export const liveChanged = {
  heading: 'The live carousel has changed since you started this draft.',
  explanation: 'Your changes are now compared with the new version.',
  reset: 'Reset to the live version',
  keep: 'Keep my draft',
}

export const problemList = {
  /** "Three things to fix in slide 4"; without a slide if several have problems. */
  heading: (count: number, slide: number | null) => {
    const things = plural(count, { one: 'One thing to fix', other: `${numberWord(count)} things to fix` })
    return slide === null ? things : `${things} in slide ${slide}`
  },
  inSlide: (slide: number, problem: string) => `Slide ${slide}: ${problem}`,
  inLine: (line: number, summary: string) => `Line ${line}: ${summary}`,
  inLineWithAdvice: (line: number, summary: string, advice: string) => `Line ${line}: ${summary} ${advice}`,
  goToLine: (line: number) => `Go to line ${line}`,
  untilFixed: 'Until it is fixed, the preview and the form show the last valid version.',
}
