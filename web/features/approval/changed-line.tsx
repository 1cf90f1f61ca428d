import { DifferenceHead, Side } from '../posts/comparing/difference.tsx'

export const sides = { mine: 'Son görülen', theirs: 'Şimdiki' }
export type SideName = keyof typeof sides

interface ChangedLineProps {
  label: string
  notes?: string[]
  children: (side: SideName) => React.ReactNode
}

/** One thing that changed, as it was and as it is. */
export function ChangedLine({ label, notes, children }: ChangedLineProps) {
  return (
    <div className="border-b py-4">
      <DifferenceHead label={label} isClash={false} {...(notes && { notes })}>
        {null}
      </DifferenceHead>
      <div className="mt-2 grid grid-cols-2 gap-6">
        {(['mine', 'theirs'] as const).map((side) => (
          <Side key={side} name={sides[side]} isTaken={side === 'theirs'}>
            {children(side)}
          </Side>
        ))}
      </div>
    </div>
  )
}
