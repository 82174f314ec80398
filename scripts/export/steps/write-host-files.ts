// Writes what hosts read: _headers and vercel.json into the export, recipes for nginx and CloudFront into hosts/.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { builtLanguages, languagePath } from '@/lib/config/languages'
import { writeTexts } from '../files'
import { cloudfrontFiles } from '../hosts/cloudfront'
import { HEADERS_FILE, headersFile } from '../hosts/headers-file'
import { nginxFiles } from '../hosts/nginx'
import { REDIRECTS_FILE, redirectsFile } from '../hosts/redirects-file'
import { vercelFile } from '../hosts/vercel'
import type { SiteExport } from '../site-export'

const RECIPES = 'hosts'

export function writeHostFiles({ folder, basePath, environment }: SiteExport) {
  const others = builtLanguages(environment.LANGUAGES)
    .slice(1)
    .map((language) => basePath + languagePath(language))
  writeTexts(folder, {
    [HEADERS_FILE]: headersFile(basePath),
    'vercel.json': vercelFile(basePath),
    ...(others.length > 0 && { [REDIRECTS_FILE]: redirectsFile(others) }),
    // Without it GitHub Pages leaves out files whose names begin with an underscore.
    '.nojekyll': '',
  })
  rmSync(RECIPES, { recursive: true, force: true })
  writeTexts(join(RECIPES, 'nginx'), nginxFiles(basePath, others))
  writeTexts(join(RECIPES, 'cloudfront'), cloudfrontFiles(basePath, others))
}
