// Reads and encodes one video, outside of the page's thread.
import type { Film, FilmAnswer, FilmCalls } from './film'
import { readFilm } from './read-film'

type Request = {
  [Name in keyof FilmCalls]: { name: Name; argument: FilmCalls[Name]['argument']; port: MessagePort }
}[keyof FilmCalls]

let film: Film | null = null

addEventListener('message', ({ data }: MessageEvent<Request>) => {
  const { port } = data
  const work = new AbortController()
  port.onmessage = () => work.abort()
  answer(data, work.signal).then(
    (result) => post(port, { result }),
    () => post(port, { failed: true }),
  )
})

async function answer({ name, argument, port }: Request, signal: AbortSignal) {
  if (name === 'open') {
    const opened = await readFilm(argument)
    if ('why' in opened) return opened
    film = opened
    return opened.facts
  }
  if (!film) throw new Error('No film is open.')
  const onPart = (part: ImageBitmap | number | null) => post(port, { part })
  switch (name) {
    case 'frameAt':
      return await film.frameAt(argument)
    case 'strip':
      return await film.strip(argument, signal, onPart)
    case 'canEncode':
      return await film.canEncode(argument.format, argument.size)
    case 'encode':
      return await film.encode({ ...argument, signal, onProgress: onPart })
  }
}

/** Pictures are moved, not copied. */
function post(port: MessagePort, answer: FilmAnswer<keyof FilmCalls>) {
  const [value] = Object.values(answer)
  port.postMessage(answer, value instanceof ImageBitmap ? [value] : [])
}
