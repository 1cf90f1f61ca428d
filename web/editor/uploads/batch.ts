import type { EditorActions, UploadedPicture } from '../contract.ts'

export type UploadState = 'waiting' | 'running' | 'failed' | 'done'

export interface UploadItem {
  file: File
  preview: string
  alt: string
  caption: string
  state: UploadState
  /** How much is through, from 0 to 1. */
  share: number
  message: string
  picture: UploadedPicture | null
}

export interface PictureFile {
  file: File
  alt?: string
  caption?: string
}

/** At once; more would only slow each other down. */
const lanes = 3

/** Some files on their way up, and what is to be shown of it. */
export class UploadBatch {
  readonly items: UploadItem[]
  /** Called on every change; the view draws itself anew. */
  onChange: () => void = () => undefined
  /** Called when a button was pressed: it may vanish, and the focus must not with it. */
  onPress: () => void = () => undefined
  /** Called when nothing is under way any more. */
  onRest: () => void = () => undefined
  readonly #upload: EditorActions['upload']
  readonly #aborts = new Map<UploadItem, AbortController>()

  constructor(files: readonly PictureFile[], upload: EditorActions['upload']) {
    this.#upload = upload
    this.items = files.map(({ file, alt = '', caption = '' }) => ({
      file,
      preview: URL.createObjectURL(file),
      alt,
      caption,
      state: 'waiting',
      share: 0,
      message: '',
      picture: null,
    }))
  }

  start(): void {
    for (let lane = 0; lane < lanes; lane++) void this.#next()
  }

  retry(item: UploadItem): void {
    this.onPress()
    item.state = 'waiting'
    void this.#next()
  }

  remove(item: UploadItem): void {
    this.onPress()
    this.#aborts.get(item)?.abort()
    this.#drop([item])
    this.onChange()
    this.#rest()
  }

  /** Hands over what is up; it is no longer part of the batch. */
  takeDone(): UploadItem[] {
    const done = this.items.filter((item) => item.state === 'done')
    this.#drop(done)
    return done
  }

  abort(): void {
    for (const abort of this.#aborts.values()) abort.abort()
    this.#drop([...this.items])
  }

  #drop(items: readonly UploadItem[]): void {
    for (const item of items) {
      URL.revokeObjectURL(item.preview)
      this.items.splice(this.items.indexOf(item), 1)
    }
  }

  async #next(): Promise<void> {
    const item = this.items.find((each) => each.state === 'waiting')
    if (!item) return
    await this.#run(item)
    await this.#next()
  }

  async #run(item: UploadItem): Promise<void> {
    const abort = new AbortController()
    this.#aborts.set(item, abort)
    Object.assign(item, { state: 'running', share: 0, message: '' })
    this.onChange()
    const report = (share: number): void => {
      item.share = share
      this.onChange()
    }
    const answer = await this.#upload(item.file, report, abort.signal).catch(() => null)
    this.#aborts.delete(item)
    if (abort.signal.aborted) return
    if (answer?.ok) Object.assign(item, { state: 'done', share: 1, picture: answer.data })
    else Object.assign(item, { state: 'failed', message: answer?.message ?? failed })
    this.onChange()
    this.#rest()
  }

  #rest(): void {
    if (this.items.every(({ state }) => state === 'failed' || state === 'done')) this.onRest()
  }
}

const failed = 'Görsel yüklenemedi.'
