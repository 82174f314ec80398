const list = (entries: unknown[]) => JSON.stringify({ items: entries })

export const good = list([
  {
    id: 1,
    name: 'Lustra',
    image: 'lustra.svg',
    ki: '60.000.000',
    race: 'Lacado',
    affiliation: 'Taller de las Siete Capas',
  },
])

export const rejectedPictures = list(
  [
    'javascript:window.isHacked=1',
    'data:text/html,<script>window.isHacked=1</script>',
    'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="window.isHacked=1"/>',
    'http://pictures.example/1.png',
    'lustra.svg',
    '',
    'null',
    'https://user:secret@pictures.example/1.png',
    'https://user@pictures.example/1.png',
    'blob:https://pictures.example/1',
  ].map((image, id) => ({ id, name: `Picture ${id}`, image })),
)

export const breakingTexts = list(
  [
    '<img src=x onerror="window.isHacked=1"><script>window.isHacked=1</script>',
    'Lustra\u202Egpj.exe',
    'Lus\u200Btra',
    `Z${'\u0301'.repeat(400)}`,
    '👩‍👩‍👧‍👦'.repeat(20),
    '🚗'.repeat(200),
    'x'.repeat(10_000),
    'Lus\ntra\u0000',
    'Lustra\uD800',
    ' \u00A0 ',
  ].map((name, id) => ({ id, name, race: name, affiliation: name, ki: name })),
)
