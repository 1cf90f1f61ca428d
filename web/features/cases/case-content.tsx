import { useState } from 'react'
import type { Content, WholeCase } from '../../../core/contracts/cases.ts'
import { reasonLabels } from '../../../core/posts/wait-reasons.ts'
import { fullName } from '../../../core/text/full-name.ts'
import { RelativeTime } from '../../relative-time.tsx'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'

/** What was reported as it was then, beside how it is now where that differs. */
export function CaseContent({ found }: { found: WholeCase }) {
  const { snapshot, present, isChanged, conversation, origin, hold } = found
  if (conversation.length > 0) return <Conversation messages={conversation} />
  const isGone = present === null
  const words = origin === 'hold' ? wordsOfHeld : wordsOfReported
  return (
    <div className="mt-6">
      {hold && <HoldReasons hold={hold} />}
      <div className={classes('grid gap-6', isChanged && 'xl:grid-cols-2')}>
        <Version title={isChanged || isGone ? words.before : words.title} content={snapshot} />
        {isChanged && present && <Version title="Bugün" content={present} />}
      </div>
      {isGone && <p className="mt-3 text-small text-muted">Bu içerik artık yok.</p>}
      {!isChanged && !isGone && <p className="mt-3 text-small text-muted">{words.unchanged}</p>}
    </div>
  )
}

const wordsOfReported = {
  title: 'Bildirilen',
  before: 'Bildirildiği gün',
  unchanged: 'Bildirildiğinden beri değişmedi.',
}

const wordsOfHeld: typeof wordsOfReported = {
  title: 'İncelemeye alınan',
  before: 'İncelemeye alındığı gün',
  unchanged: 'İncelemeye alındığından beri değişmedi.',
}

function HoldReasons({ hold: { reasons, words } }: { hold: NonNullable<WholeCase['hold']> }) {
  return (
    <p className="mb-4 text-small wrap-anywhere">
      Neden incelemeye alındı: {reasons.map((reason) => reasonLabels[reason]).join(', ')}
      {words.length > 0 && ` (${words.join(', ')})`}
    </p>
  )
}

/** So many letters fill the place a text has before somebody asks for all of it. */
const longText = 1200

function Version({ title, content }: { title: string; content: Content }) {
  const [isWhole, setWhole] = useState(content.text.length <= longText)
  return (
    <section className="min-w-0">
      <h3 className={partTitle}>{title}</h3>
      <div className="mt-2 rounded-md border bg-surface p-4">
        {content.title !== null && (
          <p className="font-serif text-step-1 font-semibold wrap-anywhere">{content.title}</p>
        )}
        <p
          className={classes(
            'mt-1 font-serif whitespace-pre-line wrap-anywhere',
            !isWhole && 'line-clamp-12',
          )}
        >
          {content.text || 'Metin yok.'}
        </p>
        {!isWhole && (
          <Button variant="quiet" size="sm" className="mt-2 -ml-3" onClick={() => setWhole(true)}>
            Tümünü göster
          </Button>
        )}
        {content.images.length > 0 && (
          <ul className="mt-4 flex flex-wrap gap-3">
            {content.images.map((image) => (
              <li key={image}>
                <img src={image} alt="" loading="lazy" className="max-h-40 rounded-sm border" />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

export const partTitle = 'font-sans text-step-0 font-semibold tracking-normal'

function Conversation({ messages }: { messages: WholeCase['conversation'] }) {
  return (
    <section className="mt-6">
      <h3 className={partTitle}>Mesaj ve çevresi</h3>
      <ol className="mt-2 divide-y rounded-md border bg-surface">
        {messages.map((message) => (
          <li
            key={message.id}
            className={classes(
              'px-4 py-3',
              message.isReported && 'border-l-2 border-l-danger bg-danger-wash',
            )}
          >
            <p className="flex flex-wrap gap-x-3 text-small text-muted">
              <span className="font-semibold text-ink">{fullName(message.user)}</span>
              <RelativeTime date={message.createdAt} />
              {message.isReported && <span className="font-semibold text-danger">Bildirilen</span>}
            </p>
            <p className="mt-1 whitespace-pre-line wrap-anywhere">{message.text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
