/** A heading of two sentences: if they do not fit in one line, it breaks between them. */
export function Sentences({ children }: { children: string }) {
  const end = children.search(/[.?!] /) + 1
  if (end === 0) return children
  return (
    <>
      {`${children.slice(0, end)} `}
      <span className="d-inline-block">{children.slice(end + 1)}</span>
    </>
  )
}
