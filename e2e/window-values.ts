/** What flows keep on the window of a page to read it later: the one place where these names are typed. */
declare global {
  interface Window {
    /** Set when something became visible. */
    isSeen?: boolean
    /** Set before a navigation: it is still there if the document was kept. */
    isKept?: boolean
    /** Set when the document returned from the back/forward cache. */
    isBack?: boolean
    /** Durations of the tasks that blocked the page, in milliseconds. */
    longTasks?: number[]
  }
}

export {}
