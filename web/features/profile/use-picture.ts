import { useState } from 'react'
import { acceptedFiles, fileLimits, fileMessages } from '../../../core/contracts/files.ts'
import { useCall } from '../../api.ts'
import { updateUser } from '../../calls/accounts.gen.ts'
import { useNotice } from '../../ui/notice.tsx'
import { uploadFile } from '../../upload.ts'
import type { ChosenPicture } from './crop-dialog.tsx'
import { useAccount } from './use-account.ts'

/** Choosing a picture, uploading what was cut out of it, and removing it. */
export function usePicture() {
  const call = useCall()
  const showNotice = useNotice()
  const { account, setAccount } = useAccount()
  const [chosen, setChosen] = useState<ChosenPicture | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  const choose = async (file: File): Promise<void> => {
    setProblem(null)
    const found = await pictureIn(file)
    if (typeof found === 'string') setProblem(found)
    else setChosen(found)
  }

  /** Says what went wrong, or nothing. */
  const keep = async (picture: string | null): Promise<string | null> => {
    const params = { username: account.username }
    const result = await call(updateUser, { params, body: { picture } })
    if (!result.ok) return result.violations[0]?.message ?? result.message
    setAccount(result.data)
    const text = picture === null ? 'Profil resminiz kaldırıldı.' : 'Profil resminiz kaydedildi.'
    showNotice({ kind: 'success', text, about: 'picture' })
    return null
  }

  const during = async (work: () => Promise<string | null>): Promise<void> => {
    setBusy(true)
    const failure = await work()
    setBusy(false)
    setProblem(failure)
    if (failure === null) setChosen(null)
  }

  const save = (blob: Blob) =>
    during(async () => {
      const name = blob.type === 'image/png' ? 'profil.png' : 'profil.jpg'
      const uploaded = await uploadFile(
        new File([blob], name, { type: blob.type }),
        () => undefined,
      )
      return uploaded.ok ? keep(uploaded.data.url) : uploaded.message
    })

  const close = (): void => {
    setChosen(null)
    setProblem(null)
  }
  return {
    account,
    chosen,
    problem,
    isBusy,
    choose,
    close,
    save,
    remove: () => during(() => keep(null)),
  }
}

const types = acceptedFiles.split(',')

/** A sentence where there is no picture in it. */
async function pictureIn(file: File): Promise<ChosenPicture | string> {
  if (!types.includes(file.type)) return fileMessages.kind
  if (file.size > fileLimits.bytes) return fileMessages.tooLarge
  const image = new Image()
  image.src = URL.createObjectURL(file)
  try {
    await image.decode()
  } catch {
    return 'Görsel okunamadı; dosya bozuk olabilir.'
  } finally {
    URL.revokeObjectURL(image.src)
  }
  return { image, type: file.type === 'image/jpeg' ? 'image/jpeg' : 'image/png' }
}
