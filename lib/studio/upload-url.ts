const REPOSITORY = process.env.NEXT_PUBLIC_REPOSITORY_URL || ''

/** GitHub's upload page for the carousel's folder; `null` if no repository is configured. */
export function uploadUrl(repository = REPOSITORY): string | null {
  if (repository === '') return null
  const [base = '', branch = 'main'] = repository.split('/tree/')
  return `${base}/upload/${branch}/public/carousel`
}
