const lustra = {
  id: 1,
  name: 'Lustra',
  image: 'lustra.svg',
  ki: '60.000.000',
  race: 'Lacado',
  affiliation: 'Taller de las Siete Capas',
}
export const list = (...entries: unknown[]) => JSON.stringify({ items: entries })
export const good = list(lustra)
export const many = list(...Array.from({ length: 100_000 }, (_, i) => ({ id: i, name: `Name ${i}` })))

/** What stands in an entry's fields: every one of these answers shows cards. */
export const entries: Record<string, unknown[]> = {
  'C37 entries that are no objects': [null, 7, 'text', ['list'], lustra],
  'C38 fields of other types': [
    { id: 1, name: 7, ki: 0, race: { name: 'Lacado' }, affiliation: ['x'] },
    { id: 2, name: { title: 'x' }, ki: '90 Septillion', race: [], originPlanet: { name: 'Bahía' } },
    { id: 3, name: ['x'], ki: { a: 1 }, maxKi: 'unknown', affiliation: {} },
    { id: 4, name: true, ki: -5, race: null, affiliation: 0 },
    { id: 5, name: '', ki: '', character: 'Cobalto' },
  ],
  'C39 ids that are missing, double or strange': [
    { name: 'A' },
    { id: '', name: 'B' },
    { id: {}, name: 'C' },
    { id: 1, name: 'D' },
    { id: '1', name: 'E' },
    { id: '__proto__', name: 'F' },
    { id: 'constructor', name: 'G' },
  ],
  'C40 pictures that may not be shown': [
    'javascript:window.isHacked=1',
    'data:text/html,<script>window.isHacked=1</script>',
    'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="window.isHacked=1"/>',
    'http://pictures.example/1.png',
    'lustra.svg',
    '',
    'null',
    `data:image/png;base64,${'A'.repeat(2_000_000)}`,
    'https://user:secret@pictures.example/1.png',
    'blob:https://pictures.example/1',
  ].map((image, id) => ({ id, name: `Picture ${id}`, image })),
  'C40 such pictures first, in a short answer': [
    'javascript:window.isHacked=1',
    'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="window.isHacked=1"/>',
    'https://:secret@pictures.example/1.png',
    'https://user@pictures.example/1.png',
  ].map((image, id) => ({ id, name: `Picture ${id}`, image })),
  'C41 texts that would break a page': [
    '<img src=x onerror="window.isHacked=1"><script>window.isHacked=1</script>',
    'Lustra\u202Egpj.exe',
    'Lus\u200Btra',
    `Z${'\u0301'.repeat(400)}`,
    '👩‍👩‍👧‍👦'.repeat(20),
    'x'.repeat(10_000),
    'Lus\ntra\u0000',
    'Lustra\uD800',
    ' \u00A0 ',
  ].map((name, id) => ({ id, name, race: name, affiliation: name, ki: name })),
}

/** Own keys with the names of what every object inherits, as only JSON text can hold them. */
export const hostileKeys =
  '{"items":[{"__proto__":{"name":"x"},"constructor":1,"toString":2,"hasOwnProperty":3,"id":1,"name":"Lustra"}]}'

export const nested = `{"items":[{"id":1,"name":"Lustra","race":${'['.repeat(10_000)}${']'.repeat(10_000)}}]}`
