import type { Failure, Result } from '../../../api.ts'
import type { EditorValue } from '../../../editor/contract.ts'
import { copyKey, type DeviceCopy } from './device-copies.ts'
import { DeviceKeeper, type DeviceStore } from './device-keeper.ts'
import {
  dueAt,
  isUnsaved,
  type SaveEvent,
  type SaveState,
  startOfSaving,
  step,
} from './save-state.ts'
import {
  newAnchor,
  newerOf,
  type ServerRecord,
  type ServerCopy,
  type Standing,
  standingOf,
  type Wish,
} from './server-copy.ts'
import { fitsServer, isWorthKeeping, sameText, type WrittenText } from './written-text.ts'

/** What the saver needs of the world around it. */
export interface SaverWorld extends DeviceStore {
  now: () => number
  isOnline: () => boolean
  deliver: (record: ServerRecord, text: WrittenText) => Promise<Result<ServerCopy>>
  commit: (record: ServerRecord, text: WrittenText, wish: Wish) => Promise<Result<ServerCopy>>
  /** The server has the text for the first time. */
  onCreated: (copy: ServerCopy) => void
  /** It was published, planned, submitted or put back from here. */
  onMoved: (standing: Standing) => void
}

export interface Snapshot {
  save: SaveState
  record: ServerRecord
  /** What is on the server while it contradicts the page. */
  newer: ServerCopy | null
  /** Counts how often the whole text was replaced: the editor begins anew then. */
  replaced: number
}

export interface Beginning {
  member: number
  /** Names this page among others that may have the same text open. */
  writer: string
  record: ServerRecord
  text: WrittenText
  /** What the server has; null where it has nothing yet. */
  base: WrittenText | null
  /** Left on this device by an earlier page and not on the server yet. */
  found: DeviceCopy | null
  /** What is on the server, where it is not what was changed here. */
  newer: ServerCopy | null
}

/** Brings every change to the device at once and to the server soon, one saving at a time. */
export class Saver {
  readonly #world: SaverWorld
  readonly #member: number
  readonly #writer: string
  readonly #listeners = new Set<() => void>()
  readonly #device: DeviceKeeper
  #snapshot: Snapshot
  #text: WrittenText
  #base: WrittenText | null
  #readEditor: (() => EditorValue) | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #flight: Promise<void> | null = null
  #isRunning = false
  #isForgotten = false

  constructor(world: SaverWorld, beginning: Beginning) {
    const { member, writer, record, text, base, found, newer } = beginning
    this.#world = world
    this.#member = member
    this.#writer = writer
    this.#text = text
    this.#base = base
    const savedAt = record.anchor.postId === null ? null : record.updatedAt
    const save = startOfSaving(world.isOnline(), savedAt)
    this.#snapshot = { save, record, newer, replaced: 0 }
    this.#device = new DeviceKeeper(world, {
      copy: () => (this.#isKeptHere() ? this.#copy() : null),
      changes: () => this.#snapshot.save.changes,
      onKept: (changes) => this.#dispatch({ type: 'keptOnDevice', changes }),
      onFailed: () => this.#dispatch({ type: 'deviceFailed' }),
    })
    if (found !== null) this.#device.takeOver(found.key)
    if (found !== null) this.#changed()
    if (newer !== null) this.#fail({ status: 409, message: '' })
  }

  snapshot = (): Snapshot => this.#snapshot

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  text = (): WrittenText => {
    const read = this.#readEditor
    this.#readEditor = null
    if (read !== null) this.#text = { ...this.#text, ...read() }
    return this.#text
  }

  base = (): WrittenText | null => this.#base

  /** An empty sheet can be left behind without a question. */
  isUnsaved = (): boolean => {
    const { save, record } = this.#snapshot
    if (this.#isForgotten) return false
    return isUnsaved(save) && (record.anchor.postId !== null || isWorthKeeping(this.text()))
  }

  editorChanged = (read: () => EditorValue): void => {
    this.#readEditor = read
    this.#changed()
  }

  change = (part: Partial<WrittenText>): void => {
    this.#text = { ...this.text(), ...part }
    this.#changed()
  }

  /** Another text altogether, which the editor has to show. */
  replace = (text: WrittenText): void => {
    this.#show(text)
    this.#changed()
  }

  cameBack = (): void => this.#dispatch({ type: 'cameBack', at: this.#world.now() })
  wentOffline = (): void => this.#dispatch({ type: 'wentOffline' })
  obstacleGone = (): void => this.#dispatch({ type: 'obstacleGone', at: this.#world.now() })

  /** Heard from any call of the page, not only from a saving. */
  signedOut = (): void => {
    if (this.#snapshot.save.obstacle === null) this.#fail({ status: 401, message: '' })
  }

  /** The page may be gone in a moment: written down at once, and sent without waiting. */
  hurry = (): void => {
    this.#device.lastWord()
    if (dueAt(this.#snapshot.save) !== null) void this.#send()
  }

  /** Sends what is not on the server yet; whether everything is there now. */
  flush = async (): Promise<boolean> => {
    await this.#flight
    if (this.isUnsaved() && this.#snapshot.save.obstacle === null) await this.#send()
    return !this.isUnsaved()
  }

  /** Publishes, plans, submits or puts back; what is wrong with it is for the asker to show. */
  commit = async (wish: Wish): Promise<Result<ServerCopy>> => {
    await this.#flight
    const result = await this.#fly((text) => this.#world.commit(this.#snapshot.record, text, wish))
    const isSettled = !result.ok && result.status === 409 && this.#snapshot.newer === null
    return isSettled ? this.commit(wish) : result
  }

  /** The text as the server has it after it was changed there, in place of what is here. */
  adopt = (copy: ServerCopy): void => {
    this.#show(copy.text)
    this.#changed()
    this.#arrive(copy, this.#snapshot.save.changes)
  }

  /** The two versions brought together, on top of the newer one. */
  resolve = (merged: WrittenText): void => {
    const { newer } = this.#snapshot
    if (newer === null) return
    this.#base = newer.text
    this.#update({ record: newer, newer: null })
    this.replace(merged)
    this.obstacleGone()
  }

  /**
   * It was published or planned elsewhere: from now on changes are kept apart from what readers
   * see. Whose words these are is found out by the next saving.
   */
  relocate = ({ postId, status, slug, publishTime }: Standing): void => {
    const { record } = this.#snapshot
    if (record.anchor.postId !== postId) return
    this.#update({ record: { ...record, anchor: { ...record.anchor, status }, slug, publishTime } })
  }

  /** What was deleted elsewhere goes on as another post. */
  goOnAsNew = (): void => {
    this.#base = null
    const { record } = this.#snapshot
    this.#update({ record: { ...record, anchor: newAnchor(), slug: null, publishTime: null } })
    this.#changed()
    this.obstacleGone()
  }

  /** Its author deleted it: what is left of it here would only be offered again. */
  forget = (): void => {
    this.#isForgotten = true
    this.#device.now()
  }

  /** From here on changes are sent by themselves … */
  start = (): void => {
    this.#isRunning = true
    this.#schedule()
  }

  /** … until the page is left: what is not on the server then stays on the device. */
  stop = (): void => {
    this.#isRunning = false
    clearTimeout(this.#timer)
    this.#device.stop()
  }

  #show(text: WrittenText): void {
    this.#readEditor = null
    this.#text = text
    this.#update({ replaced: this.#snapshot.replaced + 1 })
  }

  #changed(): void {
    this.#dispatch({ type: 'changed', at: this.#world.now() })
    this.#device.soon()
  }

  /** Also what the server takes only in part, such as a title of two letters. */
  #isKeptHere = (): boolean =>
    !this.#isForgotten &&
    (this.isUnsaved() || (this.#snapshot.save.changes > 0 && !fitsServer(this.text())))

  #copy(): DeviceCopy {
    const { anchor } = this.#snapshot.record
    return {
      key: copyKey(this.#member, anchor, this.#writer),
      writer: this.#writer,
      anchor,
      text: this.text(),
      base: this.#base,
      changedAt: this.#world.now(),
    }
  }

  async #send(): Promise<void> {
    if (this.#flight !== null) return this.#flight
    if (this.isUnsaved()) {
      await this.#fly((text) => this.#world.deliver(this.#snapshot.record, text), 'alone')
      return
    }
    this.#dispatch({ type: 'nothingToSave', changes: this.#snapshot.save.changes })
    this.#device.forget()
  }

  /** A saving that nobody asked for has to say itself what is wrong. */
  async #fly(
    deliver: (text: WrittenText) => Promise<Result<ServerCopy>>,
    how: 'alone' | 'asked' = 'asked',
  ): Promise<Result<ServerCopy>> {
    const text = this.text()
    const { changes } = this.#snapshot.save
    this.#dispatch({ type: 'sending', changes })
    const answer = deliver(text)
    const landing = async (): Promise<void> => {
      const result = await answer
      this.#flight = null
      if (result.ok) this.#arrive(result.data, changes, text)
      else if (result.status === 409) this.#disagree(result, text, changes)
      else if (how === 'asked' && result.violations.length > 0) this.#dispatch({ type: 'released' })
      else this.#fail(result)
    }
    this.#flight = landing()
    await this.#flight
    return answer
  }

  #arrive(copy: ServerCopy, changes: number, sent: WrittenText = copy.text): void {
    const { anchor } = this.#snapshot.record
    const isCreated = anchor.postId === null
    if (anchor.status !== copy.anchor.status) this.#world.onMoved(standingOf(copy))
    this.#base = copy.text
    const { text: _, ...record } = copy
    this.#update({ record, newer: null })
    this.#dispatch({ type: 'saved', changes, at: this.#world.now() })
    if (!isCreated) return this.#device.now()
    this.#world.onCreated(copy)
    // The text of an earlier attempt: the one of now follows at once.
    if (!sameText(copy.text, sent)) this.#changed()
    this.#device.now()
  }

  #disagree(failure: Failure, sent: WrittenText, changes: number): void {
    const newer = newerOf(failure, this.#snapshot.record)
    if (newer === null) return this.#fail({ ...failure, status: 422 })
    // Our own words, whose answer was lost on the way.
    if (sameText(newer.text, sent)) return this.#arrive(newer, changes, sent)
    // The same words as before: only where they stand is new, and ours go on top.
    if (this.#base !== null && sameText(newer.text, this.#base)) {
      const { text: _, ...record } = newer
      this.#update({ record })
      this.#dispatch({ type: 'released' })
      return this.obstacleGone()
    }
    this.#update({ newer })
    this.#fail(failure)
  }

  #fail(failure: Pick<Failure, 'status' | 'message'> & Partial<Failure>): void {
    const { status, message, retryAfterSeconds = null } = failure
    this.#dispatch({ type: 'failed', at: this.#world.now(), status, message, retryAfterSeconds })
  }

  #dispatch(event: SaveEvent): void {
    this.#update({ save: step(this.#snapshot.save, event) })
    this.#schedule()
  }

  #update(part: Partial<Snapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...part }
    for (const listener of this.#listeners) listener()
  }

  #schedule(): void {
    clearTimeout(this.#timer)
    const due = dueAt(this.#snapshot.save)
    if (due === null || !this.#isRunning) return
    this.#timer = setTimeout(() => void this.#send(), Math.max(0, due - this.#world.now()))
  }
}
