import { type ClipboardEvent, type KeyboardEvent, type RefObject, useLayoutEffect } from 'react'
import { postLimits, postMessages } from '../../core/contracts/post-forms.ts'

export interface HeadFieldsProps {
  title: string
  excerpt: string
  disabled: boolean
  titleField: RefObject<HTMLTextAreaElement | null>
  excerptField: RefObject<HTMLTextAreaElement | null>
  onChange: () => void
  /** A word when no more fits in. */
  onLimit: (message: string) => void
  /** On to the text. */
  onLeave: () => void
}

/** Title and standfirst. Fields of the browser's own, with its undo; React does not hold them. */
export function HeadFields(props: HeadFieldsProps) {
  const { titleField, excerptField, disabled, onChange, onLimit, onLeave } = props
  return (
    <>
      <HeadField
        field={titleField}
        className="editor-title"
        label="Başlık"
        value={props.title}
        maxLength={postLimits.titleMax}
        disabled={disabled}
        onChange={onChange}
        onFull={() => onLimit(postMessages.titleTooLong)}
        onNext={() => excerptField.current?.focus()}
      />
      <HeadField
        field={excerptField}
        className="editor-excerpt"
        label="Özet"
        placeholder="Bir iki cümlelik özet (isteğe bağlı)"
        value={props.excerpt}
        maxLength={postLimits.excerptMax}
        disabled={disabled}
        onChange={onChange}
        onFull={() => onLimit(postMessages.excerptTooLong)}
        onNext={onLeave}
        onBack={() => focusEnd(titleField.current)}
      />
    </>
  )
}

interface FieldProps {
  field: RefObject<HTMLTextAreaElement | null>
  className: string
  label: string
  placeholder?: string
  value: string
  maxLength: number
  disabled: boolean
  onChange: () => void
  onFull: () => void
  onNext: () => void
  onBack?: () => void
}

function HeadField({ field, label, placeholder = label, value, ...rest }: FieldProps) {
  const { className, maxLength, disabled, onChange, onFull, onNext, onBack } = rest
  useLayoutEffect(() => grow(field.current), [field])
  const press = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    const { selectionStart, selectionEnd, value: text } = event.currentTarget
    const isCaret = selectionStart === selectionEnd
    const goesOn =
      event.key === 'Enter' ||
      (event.key === 'ArrowDown' && isCaret && selectionEnd === text.length)
    const goesBack =
      onBack !== undefined &&
      isCaret &&
      selectionStart === 0 &&
      (event.key === 'ArrowUp' || (event.key === 'Backspace' && text === ''))
    if (event.nativeEvent.isComposing || (!goesOn && !goesBack)) return
    event.preventDefault()
    if (goesOn) onNext()
    else onBack?.()
  }
  return (
    <textarea
      ref={field}
      className={className}
      rows={1}
      aria-label={label}
      placeholder={placeholder}
      defaultValue={value}
      maxLength={maxLength}
      readOnly={disabled}
      onKeyDown={press}
      onPaste={pasteOneLine}
      onInput={({ currentTarget }) => {
        grow(currentTarget)
        if (currentTarget.value.length >= maxLength) onFull()
        onChange()
      }}
    />
  )
}

/** For browsers that cannot let a field grow with its text. */
function grow(field: HTMLTextAreaElement | null): void {
  if (!field || CSS.supports('field-sizing', 'content')) return
  field.style.height = 'auto'
  field.style.height = `${field.scrollHeight}px`
}

/** Neither has lines; typed in this way, the paste can be undone. */
function pasteOneLine(event: ClipboardEvent<HTMLTextAreaElement>): void {
  const text = event.clipboardData.getData('text/plain')
  if (!/[\r\n]/.test(text)) return
  event.preventDefault()
  document.execCommand('insertText', false, text.replace(/\s+/g, ' ').trim())
}

export function focusEnd(field: HTMLTextAreaElement | null): void {
  field?.focus()
  field?.setSelectionRange(field.value.length, field.value.length)
}
