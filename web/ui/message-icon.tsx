/** It stands on every page, and the library's would weigh twice as much. */
export function MessageIcon() {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden>
      <path strokeWidth="1.75" strokeLinejoin="round" d="M21 3v14H8l-5 4V3Z" />
    </svg>
  )
}
