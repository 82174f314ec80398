/** Where the form of /contact is: below the shop's places, if its own file has some. */
export const messageRoute = process.env.WORKSHOP_PLACES ? '/contact#message' : '/contact'
