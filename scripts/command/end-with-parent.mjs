const POLL_MS = 500

/**
 * Ends this process as SIGTERM would when its parent has ended. npm runs a command through a shell, and a shell that a
 * signal ends does not pass the signal on: without this a server would keep its port after its `npm start` has ended.
 */
export function endWithParent() {
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
  }, POLL_MS).unref()
}
