import { SLIDE_LANGUAGE } from '@/lib/config/language'
import type { SlideTexts } from './read-slides'

const inline = (value: unknown) => JSON.stringify(value)

/** Formats carousel.json with one field per line; the button and the list of videos take one line each. */
export function printSlides(slides: readonly SlideTexts[]): string {
  const lines = ['{', '  "$schema": "./carousel.schema.json",', '  "slides": [']
  slides.forEach((slide, i) => {
    const fields = fieldsOf(slide)
    lines.push('    {')
    fields.forEach(([name, value], at) => {
      lines.push(`      "${name}": ${value}${at < fields.length - 1 ? ',' : ''}`)
    })
    lines.push(i < slides.length - 1 ? '    },' : '    }')
  })
  return `${[...lines, '  ]', '}'].join('\n')}\n`
}

function fieldsOf({ title, titleLanguage, line, language, button, poster, video }: SlideTexts) {
  const fields: (readonly [string, string])[] = [['title', inline(title)]]
  if (titleLanguage !== '') fields.push(['titleLanguage', inline(titleLanguage)])
  fields.push(['line', inline(line)])
  if (language !== SLIDE_LANGUAGE) fields.push(['language', inline(language)])
  fields.push(['button', `{ "text": ${inline(button.text)}, "href": ${inline(button.href)} }`])
  fields.push(['poster', inline(poster)], ['video', `[${video.map(inline).join(', ')}]`])
  return fields
}
