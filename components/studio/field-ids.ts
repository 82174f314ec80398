/** Where the links of the summary lead. */
export const fieldId = (field: string) => `field-${field.replace('.', '-')}`

/** The heading of the form. */
export const FORM_ID = 'studio-form'
export const SLIDES_ID = 'studio-slides'
export const PROBLEMS_ID = 'studio-problems'
export const TEXT_ID = 'studio-text'
/** The slider of the frame picker. */
export const FRAME_ID = 'studio-frame'
export const UNDO_ID = 'studio-undo'
export const tileId = (slide: string) => `tile-${slide}`
