/** The ids of fields, used by the links in the problem summary. */
export const fieldId = (field: string) => `field-${field.replace('.', '-')}`

/** The id of the form's heading. */
export const FORM_ID = 'studio-form'
export const SLIDES_ID = 'studio-slides'
export const PROBLEMS_ID = 'studio-problems'
export const TEXT_ID = 'studio-text'
/** The id of the frame picker's slider. */
export const FRAME_ID = 'studio-frame'
export const UNDO_ID = 'studio-undo'
export const tileId = (slide: string) => `tile-${slide}`
