import { useEffect, useState } from 'react'
import { withDeadline } from '@/lib/browser/browser'
import carSide from './drawings/car-side.svg'
import carTop from './drawings/car-top.svg'
import hatchSide from './drawings/hatch-side.svg'
import hatchTop from './drawings/hatch-top.svg'
import suvSide from './drawings/suv-side.svg'
import suvTop from './drawings/suv-top.svg'
import truckSide from './drawings/truck-side.svg'
import truckTop from './drawings/truck-top.svg'

/** The markup of a drawing and its name: those of the last one while another loads or if that fails, at first no markup. */
export function useDrawing<Name>(src: string, name: Name): readonly [markup: string, name: Name] {
  const [drawn, setDrawn] = useState<readonly [string, Name]>(['', name])

  useEffect(() => {
    let isCurrent = true
    withDeadline(fetchDrawing(src)).then(
      (loaded) => isCurrent && setDrawn([loaded, name]),
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [src, name])

  return drawn
}

/** The markup of a drawing. For a missing file, some hosts respond with status 200 and an HTML page. */
export async function fetchDrawing(src: string): Promise<string> {
  const response = await fetch(src)
  const markup = response.ok ? await response.text() : ''
  if (!markup.startsWith('<svg ')) throw new Error(`${src} is not a drawing.`)
  return markup
}

/** Both views of each vehicle. */
export const vehicleFiles = {
  hatch: { side: hatchSide, top: hatchTop },
  car: { side: carSide, top: carTop },
  suv: { side: suvSide, top: suvTop },
  truck: { side: truckSide, top: truckTop },
}
