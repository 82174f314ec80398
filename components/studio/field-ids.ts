/** The ids of fields, used by the links in the problem summary. */
export const fieldId = (field: string) => `field-${field.replaceAll('.', '-')}`

/** The id of the form's heading. */
export const FORM_ID = 'studio-form'
export const SLIDES_ID = 'studio-slides'
export const PROBLEMS_ID = 'studio-problems'
export const TEXT_ID = 'studio-text'
export const UNDO_ID = 'studio-undo'
export const tileId = (slide: string) => `tile-${slide}`
export const HINT_ID = 'studio-hint'
