import { type Place, place } from '@/lib/config/tint-place'

const BEHIND_WITH_MIRRORS = ['no-limit-with-mirrors', 'no-limit-with-mirrors'] as const
const UNITED_STATES = ['United States', 'USA', 'Estados Unidos']

/** Omits figures that no source confirms. */
export const places: readonly [Place, ...Place[]] = [
  place('alabama', 'AL', ['no-darkening', 32, 32, 32], { alsoCalled: UNITED_STATES }),
  place('colombia', 'CO', [70, 70, 55, 55]),
  place('florida', 'FL', ['top-strip', 28, 15, 15], { alsoCalled: UNITED_STATES }),
  place('france', 'FR', [70, 70, 'ask-locally', 'ask-locally'], { alsoCalled: ['Francia'] }),
  place('mexico', 'MX', null, { alsoCalled: ['México', 'Méjico'] }),
  place('new-york', 'NY', [70, 70, 70, 'no-limit-with-mirrors'], {
    alsoCalled: ['Nueva York', ...UNITED_STATES],
  }),
  place('new-zealand', 'NZ', [{ least: 70, rule: 'top-strip' }, 35, 35, 35], {
    alsoCalled: ['Aotearoa', 'Nueva Zelanda'],
  }),
  place('north-dakota', 'ND', [70, 35, ...BEHIND_WITH_MIRRORS], {
    alsoCalled: ['Dakota del Norte', ...UNITED_STATES],
  }),
  place('portugal', 'PT', [75, 70, 'ask-locally', 'ask-locally']),
  place('spain', 'ES', ['no-film', 'no-film', 'approved-film', 'approved-film'], {
    alsoCalled: ['España', 'Espanya', 'Espainia'],
  }),
  place('texas', 'TX', ['top-strip', 25, 'no-limit', 'no-limit-with-mirrors'], {
    alsoCalled: ['Tejas', ...UNITED_STATES],
  }),
  place('united-kingdom', 'UK', [75, 70, 'no-limit', 'no-limit'], {
    alsoCalled: ['Great Britain', 'England', 'Scotland', 'Wales', 'Cymru', 'Reino Unido', 'Inglaterra'],
  }),
  place('victoria-australia', 'VIC', [
    { least: 70, rule: 'top-strip' },
    35,
    { least: 20, rule: 'with-mirrors' },
    { least: 20, rule: 'with-mirrors' },
  ]),
]
