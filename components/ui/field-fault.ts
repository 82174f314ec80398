import { isBlank } from '@/lib/outside/text'

export type Faults = Readonly<Record<string, string>>

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What is wrong in a form, by the fields' names, in the words that the fields carry themselves. */
export function faultsOf(form: HTMLFormElement): Faults {
  const controls = Array.from(form.elements).filter(
    (element) =>
      element instanceof HTMLInputElement ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement,
  )
  return Object.fromEntries(
    controls.flatMap((control) => {
      const fault = control.name === '' ? undefined : faultOf(control)
      return fault ? [[control.name, fault]] : []
    }),
  )
}

function faultOf({ value, validity, dataset, required }: Control): string | undefined {
  if (validity.valueMissing || (required && isBlank(value))) return dataset.missing
  return validity.valid ? undefined : dataset.wrong
}
