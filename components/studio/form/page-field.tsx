import { slidePages } from '@/lib/content/carousel/slide-pages'
import { ChoiceField } from './choice-field'

const options = slidePages.map(({ href, label }) => ({ value: href, label }))

export function PageField() {
  return <ChoiceField field="button.href" label="Leads to" options={options} />
}
