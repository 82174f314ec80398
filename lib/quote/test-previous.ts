import type { FilmUrl } from './quote'

/** As the previous version of this site stored and shared them: no window names a vehicle, and a boat has more measures. */
export const previous: { films: readonly FilmUrl[]; fragment: string } = {
  films: [
    '/ppf?panels=front-bumper.headlights.mirrors.hood.fenders&vehicle=truck',
    '/window-film?film=35&glass=75&window=front-side&place=texas',
    '/marine-film?zones=bow.hull-side&loa=9&lwl=8.1&beam=2.9&freeboard=1.1&draught=0.6&keel=motor',
  ],
  // With these films, two cards and the units of the United States.
  fragment:
    '#quote=2.1qhx3n7.W1tbIjciLCJBXHUwMGYxaWwiLK9hbmlssDJdXSxbIoGNjoapIiwigDM1gzc1hKyFdGV4YXMiLCKCYm93LpuHOYg4LjGJMi45ijEuMYswLjaMqiJdLCJ1cyJd',
}
