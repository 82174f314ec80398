import { useState } from 'react'

/** A third-party picture, or a silhouette if there is none or it fails to load. */
export function Portrait({ image, isEager }: { image: string | null; isEager: boolean }) {
  const [isMissing, setIsMissing] = useState(image === null)
  if (isMissing || image === null) return <Silhouette />
  return (
    <img
      className="portrait"
      src={image}
      alt=""
      width={300}
      height={375}
      loading={isEager ? 'eager' : 'lazy'}
      referrerPolicy="no-referrer"
      onError={() => setIsMissing(true)}
    />
  )
}

function Silhouette() {
  return (
    <svg className="portrait" viewBox="0 0 300 375" aria-hidden="true">
      <path d="M150 92a62 62 0 1 1 0 124 62 62 0 0 1 0-124M40 375c4-86 46-132 110-132s106 46 110 132z" />
    </svg>
  )
}
