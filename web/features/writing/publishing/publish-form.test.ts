import { describe, expect, it } from 'vitest'
import { postMessages } from '../../../../core/contracts/post-forms.ts'
import { postStatus } from '../../../../core/posts/post-status.ts'
import { intentsFor, mistakesIn, sortViolations } from './publish-form.ts'
import { emptyText } from '../saving/written-text.ts'

const ready = { ...emptyText, title: 'Bakkal', categories: ['kent'], tags: ['hatıra'] }

describe('what keeps a text from being published', () => {
  it('is nothing where everything is in order', () => {
    expect(mistakesIn(ready, 'publish')).toEqual([])
  })
  it('is each rule with its own sentence, at its field', () => {
    const text = { ...ready, title: 'Ad', categories: [], tags: ['ab'], canonical: 'ornek.com' }
    expect(sortViolations(mistakesIn(text, 'publish')).errors).toEqual({
      title: postMessages.titleTooShort,
      categories: postMessages.noCategory,
      tags: postMessages.tagTooShort,
      canonical: postMessages.canonical,
    })
  })
  it('does not keep it from going back into the drawer', () => {
    expect(mistakesIn(emptyText, 'withdraw')).toEqual([])
  })
})

describe('what the server refuses', () => {
  it('lands at its field, and the rest above the form', () => {
    const refused = [
      { propertyPath: 'categories[1]', message: 'Kapalı.' },
      { propertyPath: 'publishTime', message: 'Geçti.' },
      { propertyPath: 'status', message: 'Onay gerekir.' },
      { propertyPath: 'entries[3].data.src', message: 'Yok.' },
      { propertyPath: 'entries[4].data.src', message: 'Yok.' },
    ]
    expect(sortViolations(refused)).toEqual({
      errors: { categories: 'Kapalı.', time: 'Geçti.' },
      rest: ['Onay gerekir.', 'Yok.'],
    })
  })
})

describe('what is offered', () => {
  it('is to submit in place of publishing and planning where somebody has to look first', () => {
    expect(intentsFor(postStatus.draft, true)).toEqual(['submit'])
    expect(intentsFor(postStatus.draft, false)).toEqual(['publish', 'schedule'])
  })
  it('is to update what readers see already', () => {
    expect(intentsFor(postStatus.active, true)).toEqual(['update'])
  })
  it('is nothing while a report is looked at', () => {
    expect(intentsFor(postStatus.pending, false)).toEqual([])
  })
})
