import { classes } from './classes.ts'
import { tileSvg } from '../../core/pictures/tile-pattern.ts'

export interface TileProps {
  /** The same text always gives the same tile. */
  text: string
  columns?: number
  rows?: number
  className?: string
}

/** Fills its box, whatever its shape; choose `columns` and `rows` near the box's proportions. */
export function Tile({ text, columns = 6, rows = 4, className }: TileProps) {
  const { width, height, ground, shapes } = tileSvg(text, { columns, rows })
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      className={classes('block size-full', className)}
      aria-hidden
    >
      <rect width={width} height={height} fill={ground} />
      {shapes.map(({ fill, d }) => (
        <path key={d} fill={fill} d={d} />
      ))}
    </svg>
  )
}
