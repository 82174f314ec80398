export const lazyPart = { retry: 'Try again', close: 'Close' }
