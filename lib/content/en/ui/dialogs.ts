// What loads with a dialog or with the back office.

export const drawer = { close: 'Close' }

export const undoToast = { label: 'Last change', close: 'Close' }
