import { fieldId, PROBLEMS_ID } from '@/components/studio/field-ids'
import { useStartFilm } from '@/components/studio/film/use-film'
import { showAndFocus, useStudio, useStudioUi } from '@/components/studio/studio-context'
import { announce } from '@/lib/announcements/announcements'
import { inspectBlob } from '@/lib/carousel/check/media-file'
import { fileReport as texts } from '@/lib/content/studio/files'
import { canPrepare } from '@/lib/studio/film/film'
import { filmNeed } from '@/lib/studio/film/film-need'
import type { Refused } from '@/lib/studio/read-files'
import { addSlide } from '@/lib/studio/studio-actions'
import { takeFiles } from '@/lib/studio/take-files'

/** Adds chosen or dropped files and announces the result. */
export function useTakeFiles() {
  const { store } = useStudio()
  const { showTab, endFilmOf } = useStudioUi()
  const startFilm = useStartFilm()

  /** A film that no slide can show as it is, is prepared instead; one that is only too long, as well. */
  return async (chosen: readonly File[], target: { slide: string } | 'new') => {
    const film = canPrepare() && store.get().history.present.isReadable ? await findFilm(chosen) : null
    if (film?.need !== 'must') {
      const taken = await take(chosen, target)
      // The slide that took the files is selected.
      if (film && taken.some(({ file }) => file.blob === film.file))
        await startFilm(store.get().selected, film.file.name, film.file)
      return
    }
    const slide = target === 'new' ? addSlide(store)?.id : target.slide
    const others = slide === undefined ? chosen : chosen.filter((file) => file !== film.file)
    if (others.length > 0) await take(others, slide === undefined ? target : { slide })
    if (slide !== undefined) await startFilm(slide, film.file.name, film.file)
  }

  async function take(files: readonly File[], target: { slide: string } | 'new') {
    const { taken, refused, text, notes } = await takeFiles(store, files, target)
    const words = [
      ...taken.map(({ name }) => texts.accepted(name)),
      ...(text === null ? [] : [texts.textAccepted]),
      ...refused.map(({ name, reason }) => `${texts.refused(name)} ${reason}`),
    ]
    announce('studio files', () => words.join(' '))
    // The slide that took the files is selected.
    if (taken.some(({ kind }) => kind === 'video')) endFilmOf(store.get().selected)
    const kind = partThatExplains(refused, taken.length > 0 ? notes : [])
    if (kind && store.get().history.present.isReadable) showAndFocus(() => showTab('form'), fieldId(kind))
    else if (kind) showAndFocus(() => showTab('text'), PROBLEMS_ID)
    return taken
  }
}

/** The first of the files that has to be prepared, or may be. */
async function findFilm(files: readonly File[]) {
  for (const file of files) {
    // A folder cannot be read, which the report says.
    const media = await inspectBlob(file).catch(() => null)
    const need = media && filmNeed(media)
    if (need) return { file, need }
  }
  return null
}

/** Shows the form's report on refused or renamed files, which may be off-screen or on the other tab. */
function partThatExplains([refused]: readonly Refused[], notes: readonly string[]) {
  if (refused) return refused.kind ?? 'video'
  return notes.length > 0 ? 'poster' : null
}
