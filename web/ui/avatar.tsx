import { useState } from 'react'
import { initials } from '../../core/turkish/case.ts'
import { classes } from './classes.ts'
import { choiceFor } from '../../core/pictures/hash.ts'

export type AvatarSize = 'xs' | 'sm' | 'md' | 'lg' | 'xl' | '2xl'

const sizes: Record<AvatarSize, { pixels: number; class: string }> = {
  xs: { pixels: 24, class: 'size-6 text-[0.5625rem]' },
  sm: { pixels: 32, class: 'size-8 text-tiny' },
  md: { pixels: 40, class: 'size-10 text-step-0' },
  lg: { pixels: 48, class: 'size-12 text-step-1' },
  xl: { pixels: 64, class: 'size-16 text-step-2' },
  '2xl': { pixels: 96, class: 'size-24 text-step-3' },
}

const tones = [
  'bg-tone-0 text-on-tone-0',
  'bg-tone-1 text-on-tone-1',
  'bg-tone-2 text-on-tone-2',
  'bg-tone-3 text-on-tone-3',
  'bg-tone-4 text-on-tone-4',
  'bg-tone-5 text-on-tone-5',
]

export interface AvatarProps {
  /** Full name: gives the initials and the tone. */
  name: string
  picture?: string | null
  /** The same picture at other sizes, as in an `img`. */
  pictureSet?: string
  size?: AvatarSize
  className?: string
}

/** Decorative: the name is always written next to it or on the control around it. */
export function Avatar({ name, picture, pictureSet, size = 'md', className }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const { pixels, class: sizeClass } = sizes[size]
  return (
    <span
      aria-hidden
      className={classes(
        'relative inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full',
        'leading-none font-semibold select-none',
        sizeClass,
        toneOf(name),
        className,
      )}
    >
      {initialsOf(name)}
      {picture && broken !== picture && (
        <img
          src={picture}
          srcSet={pictureSet}
          sizes={`${pixels}px`}
          width={pixels}
          height={pixels}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setBroken(picture)}
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </span>
  )
}

const toneOf = (name: string): string => tones[choiceFor(name, tones.length)] ?? ''

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  return initials(words[0] ?? '', words.length > 1 ? (words.at(-1) ?? '') : '')
}
