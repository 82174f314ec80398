import type { Month } from '@/lib/config/citations'

/** The month of the last check of all rows of the table; a row that was checked later has its own `checkedOn`. */
export const CHECKED: Month = '2026-11'
