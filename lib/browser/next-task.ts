/** Lets the browser paint and handle input in the middle of long work. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
