/** Values that flows set on the window of a page and read later. */
declare global {
  interface Window {
    /** Set when something became visible. */
    isSeen?: boolean
    /** Set before a navigation; lost if the navigation loads another document. */
    isSameDocument?: boolean
    /** Set when the document returned from the back/forward cache. */
    isBack?: boolean
    /** Durations of the tasks that blocked the page, in milliseconds. */
    longTasks?: number[]
  }
}

export {}
