import { site } from '../../../core/site.ts'
import { slugify } from '../../../core/turkish/fold.ts'
import { Button } from '../../ui/button.tsx'
import { useNotice } from '../../ui/notice.tsx'
import { currentViewer } from '../../viewer.ts'
import { focus } from '../accounts/form-parts.tsx'
import { LeaveQuestion } from '../accounts/leave-question.tsx'

/** They are shown this once; nobody has them afterwards but the member. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const showNotice = useNotice()
  const copy = async (): Promise<void> => {
    const isCopied = await navigator.clipboard.writeText(codes.join('\n')).then(
      () => true,
      () => false,
    )
    showNotice(
      isCopied
        ? { kind: 'success', text: 'Kodlar kopyalandı.' }
        : { kind: 'error', text: 'Kodlar kopyalanamadı; elle kopyalayın.' },
    )
  }
  return (
    <div className="mt-6 rounded-md border p-5">
      <h3 ref={focus} tabIndex={-1} className="outline-none">
        Kurtarma kodlarınız
      </h3>
      <p className="mt-1 text-muted">
        Telefonunuz yanınızda olmadığında bunlardan biriyle girersiniz; her kod bir kez kullanılır.
        Bir daha gösterilmezler: şimdi güvenli bir yere koyun.
      </p>
      <ul
        aria-label="Kurtarma kodları"
        className="mt-4 grid gap-x-8 gap-y-1 font-mono sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button variant="outline" size="sm" onClick={() => void copy()}>
          Kopyala
        </Button>
        <Button variant="outline" size="sm" onClick={() => download(codes)}>
          İndir
        </Button>
        <Button size="sm" onClick={onDone}>
          Kodları sakladım
        </Button>
      </div>
      <LeaveQuestion
        isUnsaved={() => true}
        text="Kurtarma kodlarınız bir daha gösterilmez; önce onları saklayın."
      />
    </div>
  )
}

function download(codes: string[]): void {
  const text = `${site.name} (@${currentViewer()!.username}) kurtarma kodları\n\n${codes.join('\n')}\n`
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${slugify(site.name)}-kurtarma-kodlari.txt`
  link.click()
  URL.revokeObjectURL(address)
}
