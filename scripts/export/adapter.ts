// The Next adapter: turns what `next build` has exported into the finished site.
import { dirname } from 'node:path'
import type { NextAdapter } from 'next'
import { readEnvironment } from '@/lib/config/environment'
import { finishExport } from './finish-export'
import { assertNext } from './unexpected-output'

export const adapter: NextAdapter = {
  name: 'tersa-export',

  async onBuildComplete({ config, outputs }) {
    // Matched by id, because the pathname includes the base path.
    const home = outputs.staticFiles.find(({ id }) => /^\/?index\.html$/.test(id))
    assertNext(home, 'The export has no index.html.')
    await finishExport(dirname(home.filePath), readEnvironment(config.env))
  },
}
