/** A page's picture in link previews. */
export type PagePicture = { picture: `/${string}`; pictureSize: readonly [width: number, height: number] }

export const still = (film: string): PagePicture => ({
  picture: `/pictures/${film}-1200.jpg`,
  pictureSize: [1200, 900],
})

export const cover: PagePicture = { picture: '/og.jpg', pictureSize: [1200, 630] }
