import { ALargeSmall } from 'lucide-react'
import { useRef } from 'react'
import { chooseLook, type ReadingLook, readingLooks, useLook } from '../../reading-looks.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { MenuChoice, OpenedMenu } from '../../ui/menu.tsx'

/** How texts are set on this device, beside a text where it can be seen; the settings have the same. */
export function LooksMenu({ label, isByKey }: { label: string; isByKey: boolean }) {
  const button = useRef<HTMLButtonElement>(null)
  return (
    <OpenedMenu
      isByKey={isByKey}
      align="start"
      button={button}
      trigger={<IconButton ref={button} icon={ALargeSmall} label={label} />}
    >
      {(Object.keys(readingLooks) as ReadingLook[]).map((look) => (
        <LookChoice key={look} look={look} />
      ))}
    </OpenedMenu>
  )
}

function LookChoice({ look }: { look: ReadingLook }) {
  const { label, values } = readingLooks[look]
  const options = Object.entries(values).map(([value, name]) => ({ value, label: name }))
  return (
    <MenuChoice
      {...{ label, options }}
      value={useLook(look)}
      onChange={(value) => chooseLook(look, value)}
    />
  )
}
