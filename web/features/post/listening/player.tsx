import { Pause, Play, SkipBack, SkipForward, X } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { firstInSight, followSaid, mark } from './mark.ts'
import { chosenRate, chooseRate, rates } from './rate.ts'
import { type Sentence, sentencesIn } from './sentences.ts'
import { nothingSaid, Speaker, type Speaking } from './speaker.ts'

interface PlayerProps {
  text: RefObject<HTMLElement | null>
  onClose: () => void
}

/** Reads the post aloud, over the lower edge of the page; leaving the page ends it. */
export default function Player({ text, onClose }: PlayerProps) {
  const { speaking, speaker } = useSpeaker(text)
  const play = useRef<HTMLButtonElement>(null)
  const end = useRef<HTMLButtonElement>(null)
  const isSpeaking = speaking.state === 'speaking'
  const failure = failures[speaking.state]
  useFocusBack()
  // Where nothing can be said, closing is all that is left.
  useEffect(() => (failure ? end : play).current?.focus({ preventScroll: true }), [failure])
  return (
    <section
      aria-label="Yazıyı dinle"
      data-bottom-bar="shown"
      className="fixed inset-x-0 bottom-0 z-35 border-t bg-surface pb-[env(safe-area-inset-bottom)] print:hidden"
    >
      <div className="mx-auto flex min-h-16 w-full max-w-measure items-center gap-1 px-[min(4vw,1.5rem)]">
        {failure ? (
          <p role="alert" className="flex-1 py-3 text-small">
            {failure}
          </p>
        ) : (
          <>
            <IconButton
              icon={SkipBack}
              label="Önceki cümle"
              onClick={() => speaker.current?.step(-1)}
            />
            <IconButton
              ref={play}
              icon={isSpeaking ? Pause : Play}
              label={isSpeaking ? 'Duraklat' : 'Sürdür'}
              className="bg-wash text-ink"
              onClick={() => (isSpeaking ? speaker.current?.pause() : speaker.current?.goOn())}
            />
            <IconButton
              icon={SkipForward}
              label="Sonraki cümle"
              onClick={() => speaker.current?.step(1)}
            />
            <p className="ml-2 text-small text-muted tabular-nums">
              <span className="sr-only">Cümle </span>
              {speaking.index + 1} / {speaking.total}
            </p>
            <RateChoice onChoose={(rate) => speaker.current?.setRate(rate)} />
          </>
        )}
        <IconButton ref={end} icon={X} label="Dinlemeyi bitir" onClick={onClose} />
      </div>
      <p role="status" className="sr-only">
        {statuses[speaking.state]}
      </p>
    </section>
  )
}

/** Closing takes its own button away, so whoever used it goes on where they began to listen. */
function useFocusBack(): void {
  useEffect(() => {
    const begun = document.activeElement
    return () => {
      if (begun instanceof HTMLElement && document.activeElement === document.body)
        begun.focus({ preventScroll: true })
    }
  }, [])
}

const failures: { [State in Speaking['state']]?: string } = {
  noVoice:
    'Aygıtınızda Türkçe bir ses bulunamadı. Aygıtınızın dil ya da erişilebilirlik ayarlarından Türkçe bir konuşma sesi ekleyip yeniden deneyebilirsiniz.',
  unable: 'Tarayıcınız yazıları sesli okuyamıyor.',
}

const statuses: { [State in Speaking['state']]?: string } = {
  paused: 'Duraklatıldı.',
  ended: 'Yazı bitti.',
}

function RateChoice({ onChoose }: { onChoose: (rate: number) => void }) {
  const [rate, setRate] = useState(chosenRate)
  return (
    <label className="ml-auto">
      <span className="sr-only">Hız</span>
      <select
        value={rate}
        onChange={({ target }) => {
          const next = Number(target.value)
          setRate(next)
          chooseRate(next)
          onChoose(next)
        }}
        className="min-h-9 cursor-pointer rounded-full border border-line bg-transparent px-2 text-small font-medium tabular-nums touch:min-h-11"
      >
        {rates.map((each) => (
          <option key={each} value={each}>
            {String(each).replace('.', ',')}×
          </option>
        ))}
      </select>
    </label>
  )
}

function useSpeaker(text: RefObject<HTMLElement | null>) {
  const speaker = useRef<Speaker>(null)
  const [speaking, setSpeaking] = useState(nothingSaid)
  useEffect(() => {
    const sentences = sentencesIn(text.current!)
    let last: Sentence | undefined
    const show = (now: Speaking): void => {
      setSpeaking(now)
      const said =
        now.state === 'speaking' || now.state === 'paused' ? sentences[now.index] : undefined
      mark(said?.range)
      if (said && now.state === 'speaking') followSaid(last?.range, said.range)
      last = said
    }
    const own = new Speaker(
      sentences.map(({ words }) => words),
      chosenRate(),
      show,
    )
    speaker.current = own
    const stop = () => own.stop()
    void own.start(firstInSight(sentences.map(({ range }) => range)))
    // The device would go on speaking after the page is gone.
    addEventListener('pagehide', stop)
    return () => {
      removeEventListener('pagehide', stop)
      own.stop()
      mark(undefined)
    }
  }, [text])
  return { speaking, speaker }
}
