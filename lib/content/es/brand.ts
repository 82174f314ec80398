export const brand = {
  slogan: 'lisa, tensa, brillante',
  nameOrigin: 'Así se siente una superficie bien cuidada.',
  description: 'Película de protección de pintura, película para ventanas y película náutica.',
} as const
