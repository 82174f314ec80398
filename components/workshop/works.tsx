import { formatMonth } from '@/lib/config/dates'
import { type FilmName, filmLines } from '@/lib/content/facts/films'
import { inLanguage } from '@/lib/content/words'
import { workPage as texts, workPair } from '@/lib/content/workshop'
import { workPicture } from '@/lib/workshop/workshop-folder'
import type { Workshop } from '@/lib/workshop/workshop-schema'
import { BeforeAfter } from './before-after'
import styles from './works.module.scss'

type Work = Workshop['work']

/** The pairs in the order of the file, and a choice of the line, which works without a script. */
export function Works({ work }: { work: Work }) {
  const lines = Object.values(filmLines).filter((line) => work.some((pair) => pair.line === line))
  return (
    <div className={styles.all}>
      {lines.length > 1 && (
        <fieldset className="d-flex flex-wrap column-gap-3-half mb-3 d-print-none">
          <legend className="visually-hidden">{texts.filter}</legend>
          <Filter label={texts.all} count={work.length} />
          {lines.map((line) => (
            <Filter
              key={line}
              line={line}
              label={texts.lines[line]}
              count={work.filter((pair) => pair.line === line).length}
            />
          ))}
        </fieldset>
      )}
      <div className="d-grid row-gap-4-half column-gap-3-half mb-5 cols-md-2">
        {work.map((pair, i) => (
          <Pair pair={pair} key={pair.before.file} isWide={i === 0} />
        ))}
      </div>
    </div>
  )
}

function Filter({ line, label, count }: { line?: FilmName; label: string; count: number }) {
  return (
    <label className={`position-relative ${styles.filter}`}>
      <input type="radio" name="line" value={line ?? 'all'} defaultChecked={!line} />
      <span className="d-flex gap-1 align-items-center min-h-target fw-medium">
        {label} <small className="numeric">{count}</small>
      </span>
    </label>
  )
}

function Pair({ pair, isWide }: { pair: Work[number]; isWide: boolean }) {
  const title = inLanguage(pair.title)
  return (
    <figure className={isWide ? 'm-0 span-all' : 'm-0'} data-line={pair.line}>
      <BeforeAfter
        name={workPair.name(title)}
        isWide={isWide}
        before={<Side picture={pair.before} label={workPair.before} isWide={isWide} />}
        after={<Side picture={pair.after} label={workPair.after} isWide={isWide} />}
      />
      <figcaption className={`d-grid gap-1 mt-2-half ${isWide ? 'cols-md-2' : ''}`}>
        <h2 className="h4 m-0">{title}</h2>
        <div>
          <p className="m-0">{inLanguage(pair.done)}</p>
          <p className="m-0 mt-1 text-body-secondary fs-sm numeric">
            {workPair.by(inLanguage(pair.film), formatMonth(pair.date))}
          </p>
        </div>
      </figcaption>
    </figure>
  )
}

type SideProps = { picture: Work[number]['before']; label: string; isWide: boolean }

function Side({ picture, label, isWide }: SideProps) {
  const { src, srcSet } = workPicture(picture.file)
  return (
    <>
      <picture>
        {srcSet && (
          <source
            type="image/webp"
            srcSet={srcSet}
            sizes={isWide ? '100vw' : '(min-width: 768px) 50vw, 100vw'}
          />
        )}
        <img
          className="w-100 h-100 object-fit-cover"
          src={src}
          alt={inLanguage(picture.alt)}
          width={1200}
          height={900}
          // The first pair is on the first screen.
          loading={isWide ? 'eager' : 'lazy'}
          decoding="async"
        />
      </picture>
      <span className={`position-absolute px-2 py-1 rounded-1 fs-sm ${styles.tag}`}>{label}</span>
    </>
  )
}
