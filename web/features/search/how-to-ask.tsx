const ways = [
  ['“iki kelime”', 'yan yana ve bu sırayla'],
  ['-kelime', 'geçmeyen yazılar'],
  ['@ad', 'o kişinin yazıları'],
  ['#etiket', 'o etiketteki yazılar'],
] as const

export function HowToAsk() {
  return (
    <dl className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-2 text-small">
      {ways.map(([sign, meaning]) => (
        <div key={sign} className="contents">
          <dt className="rounded-sm bg-wash px-2 py-0.5 font-medium">{sign}</dt>
          <dd className="text-muted">{meaning}</dd>
        </div>
      ))}
    </dl>
  )
}
