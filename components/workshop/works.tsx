import { inLanguage } from '@/lib/config/file-text'
import { filmLines } from '@/lib/config/film-lines'
import { formatMonth } from '@/lib/config/format-month'
import { workPage as texts, workPair } from '@/lib/content/workshop/work'
import { workPicture } from '@/lib/workshop/work-picture'
import type { Workshop } from '@/lib/workshop/workshop-schema'
import { BeforeAfter } from './before-after'
import styles from './works.module.scss'

type Work = Workshop['work']

/** The pairs in the order of the file, and links that filter them by line without a script. */
export function Works({ work }: { work: Work }) {
  const lines = Object.values(filmLines).filter((line) => work.some((pair) => pair.line === line))
  return (
    <div className={styles.all}>
      {lines.length > 1 && (
        <>
          {lines.map((line) => (
            <span id={line} data-target={line} key={line} />
          ))}
          <nav className="d-flex flex-wrap column-gap-3-half mb-3 d-print-none" aria-label={texts.filter}>
            <Filter href="#main" label={texts.all} count={work.length} />
            {lines.map((line) => (
              <Filter
                key={line}
                href={`#${line}`}
                label={texts.lines[line]}
                count={work.filter((pair) => pair.line === line).length}
              />
            ))}
          </nav>
        </>
      )}
      <div className={`mb-5 ${styles.works}`}>
        {work.map((pair, i) => (
          <Pair pair={pair} key={pair.before.file} isWide={i === 0} />
        ))}
      </div>
    </div>
  )
}

function Filter({ href, label, count }: { href: string; label: string; count: number }) {
  return (
    <a
      className={`d-inline-flex gap-1 align-items-center min-h-target fw-medium text-decoration-none ${styles.filter}`}
      href={href}
    >
      {label} <small className="numeric">{count}</small>
    </a>
  )
}

function Pair({ pair, isWide }: { pair: Work[number]; isWide: boolean }) {
  const title = inLanguage(pair.title)
  return (
    <figure className="m-0" data-line={pair.line}>
      <BeforeAfter
        name={workPair.name(title)}
        isWide={isWide}
        before={<Side picture={pair.before} label={workPair.before} isWide={isWide} />}
        after={<Side picture={pair.after} label={workPair.after} isWide={isWide} />}
      />
      <figcaption className={`d-grid gap-1 mt-2-half ${styles.caption}`}>
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
