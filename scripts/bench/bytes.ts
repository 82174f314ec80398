import type { Browser } from '@playwright/test'
import { firstVisit, type Visit } from '../budget/first-visit'

type Folders = { site: string; plain: string; baseline: string }

/** Compares what a first visit loads with the bare export and with the plain page. */
export async function compareBytes(browser: Browser, folders: Folders, routes: string[]) {
  const baseline = await firstVisit(browser, folders.baseline, '/')
  const rows = []
  for (const route of routes) {
    const visit = await firstVisit(browser, folders.site, route)
    const plain = await firstVisit(browser, folders.plain, route)
    rows.push({
      route,
      js: visit.js,
      'js / baseline': (visit.js / baseline.js).toFixed(2),
      total: totalOf(visit),
      'total / plain': (totalOf(visit) / totalOf(plain)).toFixed(2),
    })
  }
  return rows
}

const totalOf = ({ html, css, js, fonts, images }: Visit) => html + css + js + fonts + images
