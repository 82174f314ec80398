import { memo, type ReactNode, useDeferredValue } from 'react'
import { preload } from 'react-dom'
import { lazyPart } from '@/components/ui/lazy-part'
import { asset } from '@/lib/config/asset'
import { tintScene } from '@/lib/content/tint-tool'
import { type Glass, together, transmissionTable, typicalOf } from '@/lib/films/tint'
import { byWindow, type Tint, type Viewpoint } from '@/lib/films/tint-tool'

/** What is the same for every tint: the shapes that cut the view, and the names of both parts. */
export type SceneParts = { shapes: ReactNode; labels: ReactNode }

type ScenePartsProps = { glass: Glass; film: number; at: Viewpoint['at'] } & SceneParts

/** Darkens the view in linear light, so that 35% film transmits 35%. The right part of the window has no film. */
function TintScene({ glass, film, at, shapes, labels }: ScenePartsProps) {
  const picture = asset(`/drawings/window-inside-${at}.svg`)
  const frame = asset('/drawings/window-frame-inside.svg')
  // These are the page's largest images, and browsers discover images inside an SVG late.
  for (const drawn of [picture, frame]) preload(drawn, { as: 'image', fetchPriority: 'high' })

  return (
    <>
      <svg viewBox="20 0 960 600" role="img" aria-label={tintScene.alt[at]}>
        {shapes}
        <Transmission id="tint-film" share={together(glass, film) / 100} />
        <Transmission id="tint-glass" share={typicalOf(glass) / 100} />
        <g clipPath="url(#tint-window)">
          <g clipPath="url(#tint-left)">
            <image href={picture} width="1000" height="600" filter="url(#tint-film)" />
          </g>
          <g clipPath="url(#tint-right)">
            <image href={picture} width="1000" height="600" filter="url(#tint-glass)" />
          </g>
        </g>
        <path stroke="var(--edge-86)" strokeOpacity=".85" strokeWidth="2" d="M700 60V470" />
        <image href={frame} x="-250" width="1500" height="600" />
      </svg>
      {labels}
    </>
  )
}

function Transmission({ id, share }: { id: string; share: number }) {
  const table = transmissionTable(share)
  return (
    <filter id={id} x="0" y="0" width="1" height="1" colorInterpolationFilters="sRGB">
      <feComponentTransfer>
        <feFuncR type="table" tableValues={table} />
        <feFuncG type="table" tableValues={table} />
        <feFuncB type="table" tableValues={table} />
      </feComponentTransfer>
    </filter>
  )
}

// Memoized, so that a step of the slider renders only what depends on the film.
export const Scene = memo(TintScene)

// Without a name: the picture is left out if its code cannot be loaded.
export const TintedVehicle = lazyPart(() => import('./tinted-vehicle').then((module) => module.TintedVehicle))

type ShadesProps = { tint: Tint; isLit?: boolean; label?: string }

export function VehicleInItsShades({ tint, isLit = false, label }: ShadesProps) {
  const { vehicle, windows, selected } = useDeferredValue(tint)
  const panes = byWindow((id) => (windows[id].isOn ? windows[id] : { ...windows[id], film: 100 }))
  return (
    <TintedVehicle
      isOwn
      drawing={vehicle.drawing}
      panes={panes}
      marked={selected}
      isLit={isLit}
      label={label}
    />
  )
}
