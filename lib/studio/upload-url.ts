const REPOSITORY = process.env.NEXT_PUBLIC_REPOSITORY_URL || ''

/** GitHub's page for uploading into the carousel's folder; `null` without a configured repository. */
export function uploadUrl(repository = REPOSITORY): string | null {
  if (repository === '') return null
  const [base = '', branch = 'main'] = repository.split('/tree/')
  return `${base}/upload/${branch}/public/carousel`
}
