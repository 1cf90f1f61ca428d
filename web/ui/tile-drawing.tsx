/** On a ground of 48: the outline of an eight-pointed star, from tip to notch to tip. */
const outline = outlineOf(24, 24, 24)
const inner = outlineOf(24, 24, 12)

export type TileDrawingKind = 'empty' | 'error'

/**
 * Five tiles in outline. Empty: the middle one is lit and waits for ink. Error: it has come loose
 * from the wall.
 */
export function TileDrawing({ kind }: { kind: TileDrawingKind }) {
  return (
    <svg viewBox="-1 -1 242 66" className="h-16 w-60 max-w-full" fill="none" aria-hidden>
      {[0, 1, 3, 4].map((column) => (
        <g key={column} className="stroke-edge" opacity={column % 4 === 0 ? 0.35 : 0.7}>
          <path d={outline} transform={`translate(${column * 48} 0)`} />
          <path d={inner} transform={`translate(${column * 48} 0)`} />
        </g>
      ))}
      {kind === 'empty' ? <LitTile /> : <LooseTile />}
    </svg>
  )
}

function LitTile() {
  return (
    <g transform="translate(96 0)">
      <path d={outline} className="fill-accent" />
      <path d={inner} className="fill-paper" />
      <path
        d="M24 18c-1.2 3-4 4.6-4 7.6a4 4 0 0 0 8 0c0-3-2.8-4.6-4-7.6z"
        className="fill-accent"
      />
    </g>
  )
}

function LooseTile() {
  return (
    <>
      <path d={outline} transform="translate(96 0)" className="stroke-edge" strokeDasharray="2 4" />
      <g transform="translate(100 15) rotate(17 24 24)">
        <path d={outline} className="fill-paper stroke-danger" strokeWidth="1.5" />
        <path d={inner} className="stroke-danger" strokeWidth="1.5" />
      </g>
    </>
  )
}

function outlineOf(x: number, y: number, tip: number): string {
  // Where the sides of the two squares cross.
  const notch = tip * Math.SQRT1_2 * Math.sqrt(1 + Math.tan(Math.PI / 8) ** 2)
  const corners = Array.from({ length: 16 }, (_, i) => {
    const angle = (i * Math.PI) / 8
    const radius = i % 2 === 0 ? tip : notch
    return `${(x + radius * Math.cos(angle)).toFixed(2)} ${(y + radius * Math.sin(angle)).toFixed(2)}`
  })
  return `M${corners.join('L')}z`
}
