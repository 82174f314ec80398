import type { Metadata } from 'next'
import { Notes } from '@/components/films/film-page'
import { Link } from '@/components/ui/link'
import { Sheet } from '@/components/ui/sheet'
import { layers, principles } from '@/lib/content/about'
import { asset } from '@/lib/content/asset'
import styles from './about.module.scss'

export const metadata: Metadata = { title: 'About' }

export default function AboutPage() {
  return (
    <Sheet>
      <div className="page-head">
        <h1 className={styles.title}>Tersa: smooth, taut, glossy.</h1>
        <p className="lead">
          A Spanish word for how a surface should feel. We sell the films that keep it that way: on paint, on
          glass, on gelcoat.
        </p>
      </div>
      <div className={`card-s ${styles.layers}`}>
        <div>
          <img src={asset('/drawings/film-layers.svg')} alt="" width={560} height={372} />
        </div>
        <ol>
          {layers.map(({ name, text }) => (
            <li key={name}>
              <b>{name}</b>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      </div>
      <section className="sec">
        <div className="head">
          <h2>How we work</h2>
        </div>
        <Notes items={principles} />
      </section>
      <p>
        <Link className="btn btn-primary btn-lg" href="/ppf">
          Configure coverage
        </Link>
      </p>
    </Sheet>
  )
}
