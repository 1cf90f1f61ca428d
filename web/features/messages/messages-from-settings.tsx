import { useState } from 'react'
import { type MessageSenders, messageSenders } from '../../../core/contracts/users.ts'
import { updateUser } from '../../calls/accounts.gen.ts'
import { useCall } from '../../api.ts'
import { useNotice } from '../../ui/notice.tsx'
import { setViewer, useViewer } from '../../viewer.ts'

const labels: Record<MessageSenders, [label: string, hint: string]> = {
  everyone: ['Herkes', 'Takip etmedikleriniz isteklere düşer; siz kabul edene dek beklerler.'],
  followed: ['Takip ettiklerim', 'Yalnızca takip ettikleriniz size yeni bir konuşma açabilir.'],
  nobody: ['Kimse', 'Kimse size yeni bir konuşma açamaz; var olanlar sürer.'],
}

/** Who may begin a conversation with the member. */
export function MessagesFromSettings() {
  const call = useCall()
  const viewer = useViewer()
  const showNotice = useNotice()
  const [wanted, setWanted] = useState<MessageSenders | null>(null)
  const choose = async (messagesFrom: MessageSenders): Promise<void> => {
    if (!viewer) return
    setWanted(messagesFrom)
    const params = { username: viewer.username }
    const result = await call(updateUser, { params, body: { messagesFrom } })
    setWanted(null)
    if (!result.ok) return showNotice({ kind: 'error', text: result.message })
    setViewer(result.data)
    showNotice({ kind: 'success', text: 'Tercihiniz kaydedildi.' })
  }
  return (
    <section aria-labelledby="mesajlar" className="mt-12">
      <h2 id="mesajlar">Mesajlar</h2>
      <fieldset className="mt-1" disabled={!viewer}>
        <legend className="text-muted">Size kimler yazabilir?</legend>
        <div className="mt-3 divide-y border-y">
          {messageSenders.map((each) => (
            <div key={each} className="py-2">
              <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
                <input
                  type="radio"
                  name="messagesFrom"
                  value={each}
                  aria-describedby={`mesaj-${each}`}
                  checked={(wanted ?? viewer?.messagesFrom) === each}
                  onChange={() => void choose(each)}
                  className="size-5 shrink-0 accent-accent"
                />
                {labels[each][0]}
              </label>
              <p id={`mesaj-${each}`} className="-mt-2 pb-1 pl-8 text-small text-muted">
                {labels[each][1]}
              </p>
            </div>
          ))}
        </div>
      </fieldset>
    </section>
  )
}
