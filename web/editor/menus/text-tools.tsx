import { Code, Highlighter, Link, List, Quote, Strikethrough, Underline } from 'lucide-react'
import type { EditorHost } from '../editor-host.ts'
import type { BlockKind } from '../editing/block-kinds.ts'
import { turnInto } from '../editing/turn-into.ts'
import { keys } from '../shortcuts.ts'
import type { Context } from './context.ts'
import { ToolButton, ToolSeparator } from './tool-button.tsx'

type TextContext = Extract<Context, { kind: 'text' }>

/** For a stretch of text: its dress, its link, and what its block is. */
export function TextTools({ host, context }: { host: EditorHost; context: TextContext }) {
  const { editor, panel } = host
  const mark = (name: string) => ({
    pressed: context.marks.includes(name),
    onPress: () => editor.chain().focus().toggleMark(name).run(),
  })
  const block = (kind: BlockKind) => ({
    pressed: context.block === kind,
    onPress: () => turnInto(editor, context.block === kind ? 'paragraph' : kind),
  })
  return (
    <>
      <ToolButton label="Kalın" shortcut={keys('Mod', 'B')} {...mark('bold')}>
        <span className="font-bold">K</span>
      </ToolButton>
      <ToolButton label="Eğik" shortcut={keys('Mod', 'I')} {...mark('italic')}>
        <span className="font-serif italic">E</span>
      </ToolButton>
      <ToolButton
        label="Altı çizili"
        shortcut={keys('Mod', 'U')}
        icon={Underline}
        {...mark('underline')}
      />
      <ToolButton
        label="Üstü çizili"
        shortcut={keys('Mod', 'Shift', 'X')}
        icon={Strikethrough}
        {...mark('strike')}
      />
      <ToolButton
        label="Vurgulu"
        shortcut={keys('Mod', 'Shift', 'H')}
        icon={Highlighter}
        {...mark('highlight')}
      />
      <ToolButton label="Kod" shortcut={keys('Mod', 'E')} icon={Code} {...mark('code')} />
      <ToolButton
        label="Bağlantı"
        shortcut={keys('Mod', 'K')}
        icon={Link}
        pressed={context.marks.includes('link')}
        onPress={() => panel.set({ kind: 'link' })}
      />
      <ToolSeparator />
      <ToolButton
        label="Ara başlık, H2"
        shortcut={keys('Alt', 'Shift', '2')}
        {...block('heading2')}
      >
        H2
      </ToolButton>
      <ToolButton
        label="Küçük başlık, H3"
        shortcut={keys('Alt', 'Shift', '3')}
        {...block('heading3')}
      >
        H3
      </ToolButton>
      <ToolButton label="Alıntı" icon={Quote} {...block('quote')} />
      <ToolButton label="Madde listesi" icon={List} {...block('bullet')} />
    </>
  )
}
