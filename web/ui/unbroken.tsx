import { createElement, Fragment, type ReactNode } from 'react'

const word = /(e-posta)/i

/** A line may end after a hyphen, but not within `e-posta`: the word stays whole on narrow screens. */
export const unbroken = (text: string): ReactNode =>
  createElement(Fragment, null, ...text.split(word).map(keepWhole))

const keepWhole = (part: string): ReactNode =>
  word.test(part) ? <span className="whitespace-nowrap">{part}</span> : part
