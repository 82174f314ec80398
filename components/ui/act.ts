/** The look of an action in words: a link or a button without a box. */
export const ACT = 'act d-inline-flex gap-2 align-items-center min-h-target p-0 border-0 fw-semibold'
