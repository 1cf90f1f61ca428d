import { useRef } from 'react'
import { acceptedFiles } from '../../../core/contracts/files.ts'
import { fullName } from '../../../core/text/full-name.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { CropDialog } from './crop-dialog.tsx'
import { usePicture } from './use-picture.ts'

export function ProfilePicture() {
  const { account, chosen, problem, isBusy, choose, close, save, remove } = usePicture()
  const input = useRef<HTMLInputElement>(null)
  const choosing = useRef<HTMLButtonElement>(null)
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-4 border-y py-5">
      <Avatar name={fullName(account)} picture={account.picture} size="2xl" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">Profil resmi</p>
        <p className="text-small text-muted">
          {account.isEmailConfirmed
            ? 'PNG, JPG ya da SVG; yüklemeden önce kırparsınız.'
            : 'E-posta adresinizi onayladıktan sonra ekleyebilirsiniz.'}
        </p>
        {problem && !chosen && (
          <p role="alert" className="mt-1 text-small text-danger">
            {problem}
          </p>
        )}
        <div className="mt-3 flex flex-wrap gap-2 noscript:hidden">
          <Button
            ref={choosing}
            variant="outline"
            size="sm"
            disabled={!account.isEmailConfirmed}
            onClick={() => input.current?.click()}
          >
            {account.picture === null ? 'Resim seç' : 'Resmi değiştir'}
          </Button>
          {account.picture !== null && (
            <Button
              variant="quiet"
              size="sm"
              busy={isBusy && chosen === null}
              onClick={() => {
                // This button goes with the picture; whoever pressed it stays beside it.
                choosing.current?.focus()
                void remove()
              }}
            >
              Resmi kaldır
            </Button>
          )}
        </div>
        <input
          ref={input}
          type="file"
          accept={acceptedFiles}
          hidden
          onChange={(event) => {
            const [file] = event.target.files ?? []
            if (file) void choose(file)
            // The same file may be chosen again.
            event.target.value = ''
          }}
        />
      </div>
      {chosen && (
        <CropDialog
          picture={chosen}
          problem={problem}
          isBusy={isBusy}
          onSave={(blob) => void save(blob)}
          onClose={close}
        />
      )}
    </div>
  )
}
