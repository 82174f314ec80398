import type { ReactElement } from 'react'
import type { CarDrawing } from '@/lib/films/roll'
import { CLOSING, ownCopy, svgElements } from './svg-elements'
import { fetchDrawing, vehicleFiles } from './use-drawing'

export type VehicleViews = Record<'car-side' | 'car-top' | 'bare' | 'laid' | 'closing', ReactElement>

const loads = new Map<CarDrawing, Promise<VehicleViews>>()

/** Loads both views of a vehicle, once for all drawings of a page, so that they change together. */
export function loadViews(drawing: CarDrawing): Promise<VehicleViews> {
  const load = loads.get(drawing) ?? fetchViews(drawing)
  loads.set(drawing, load)
  load.catch(() => loads.delete(drawing))
  return load
}

async function fetchViews(drawing: CarDrawing): Promise<VehicleViews> {
  const files = vehicleFiles[drawing]
  const [side, top] = await Promise.all([fetchDrawing(files.side.src), fetchDrawing(files.top.src)])
  return {
    'car-side': svgElements(side),
    'car-top': svgElements(top),
    bare: svgElements(ownCopy(side, 'bare')),
    laid: svgElements(ownCopy(side, 'laid')),
    closing: svgElements(ownCopy(side, CLOSING)),
  }
}
