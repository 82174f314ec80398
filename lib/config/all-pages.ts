import { type PageRoute, type PageText, pages } from '@/lib/content/pages'

export const allPages: readonly (PageText & { route: PageRoute })[] = Object.entries(pages).map(
  ([route, text]) => ({ route: route as PageRoute, ...text }),
)
