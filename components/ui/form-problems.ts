import { isBlank } from '@/lib/parsing/text'

export type Problems = Readonly<Record<string, string>>

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The problems of a form by field name; the texts come from the fields' data attributes. */
export function problemsOf(form: HTMLFormElement): Problems {
  const controls = Array.from(form.elements).filter(
    (element) =>
      element instanceof HTMLInputElement ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement,
  )
  return Object.fromEntries(
    controls.flatMap((control) => {
      const problem = control.name === '' ? undefined : problemOf(control)
      return problem ? [[control.name, problem]] : []
    }),
  )
}

function problemOf({ value, validity, dataset, required }: Control): string | undefined {
  if (validity.valueMissing || (required && isBlank(value))) return dataset.missing
  return validity.valid ? undefined : dataset.wrong
}
