import { Fragment } from 'react'
import type { Entry } from '../../../../core/document/types.ts'
import { classes } from '../../../ui/classes.ts'
import { blockPictures } from './block-text.ts'
import type { Piece } from './word-difference.ts'

/** The parts of two versions beside each other. */

interface DifferenceHeadProps {
  label: string
  isClash: boolean
  notes?: string[]
  children: React.ReactNode
}

export function DifferenceHead({ label, isClash, notes, children }: DifferenceHeadProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <p className="text-small text-muted">
        {[label, ...(notes ?? [])].join(' · ')}
        {isClash && <span className="text-danger"> · İki yerde de değişmiş</span>}
      </p>
      {children}
    </div>
  )
}

interface SideProps {
  name: string
  isTaken: boolean
  children: React.ReactNode
}

export function Side({ name, isTaken, children }: SideProps) {
  return (
    <div
      className={classes(
        'min-w-0 border-l-2 pl-3 transition-colors',
        isTaken ? 'border-accent' : 'border-line text-muted',
      )}
    >
      <span className="sr-only">{name}: </span>
      {children}
    </div>
  )
}

export function Block({ entry, pieces }: { entry: Entry | null; pieces: Piece[] }) {
  if (entry === null) return <p className="text-faint italic">Bu sürümde yok</p>
  return (
    <>
      {blockPictures(entry).map(({ src, alt }) => (
        <img key={src} src={src} alt={alt} className="mb-2 max-h-32 rounded-sm object-cover" />
      ))}
      {entry.type === 'divider' ? <hr className="my-3 border-edge" /> : <Words pieces={pieces} />}
    </>
  )
}

export function Words({ pieces }: { pieces: Piece[] }) {
  const isEmpty = pieces.every(({ text }) => text === '')
  if (isEmpty) return <p className="text-faint italic">Boş</p>
  return (
    <p className="font-serif text-step-1 wrap-anywhere whitespace-pre-wrap">
      {pieces.map(({ text, isChanged }, at) => (
        // The pieces of a text have no other name than their place.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={at}>
          {isChanged ? (
            <mark className="rounded-xs bg-applause-wash px-0.5 text-inherit underline decoration-applause decoration-2 underline-offset-4">
              {text}
            </mark>
          ) : (
            text
          )}
        </Fragment>
      ))}
    </p>
  )
}
