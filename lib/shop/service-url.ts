import { asset } from '@/lib/config/asset'

const CONFIGURED = process.env.NEXT_PUBLIC_CHARACTERS_URL

/** The sample catalogue in `public`, used when NEXT_PUBLIC_CHARACTERS_URL is not set. */
export const SAMPLE_CATALOGUE = '/characters/characters.json'

export const isSample = !CONFIGURED

export const CHARACTERS_URL = CONFIGURED || asset(SAMPLE_CATALOGUE)
