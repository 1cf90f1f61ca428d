import { fullName } from '../../../core/text/full-name.ts'
import { Avatar } from '../../ui/avatar.tsx'
import type { EditorHost } from '../editor-host.ts'
import type { PersonStore } from './mention-menu.ts'
import type { SlashStore } from './slash-menu.ts'
import { SuggestionList } from './suggestion-list.tsx'

interface Props {
  host: EditorHost
  slash: SlashStore
  people: PersonStore
}

/** What opens under the caret when `/` or `@` is typed. */
export function TypedMenus({ host: { editor }, slash, people }: Props) {
  return (
    <>
      <SuggestionList
        editor={editor}
        store={slash}
        label="Bloklar"
        empty="Böyle bir blok yok."
        keyOf={({ name }) => name}
      >
        {({ name, icon: Icon, hint }) => (
          <>
            <Icon size={18} strokeWidth={1.75} className="shrink-0 text-muted" aria-hidden />
            <span className="flex-1">{name}</span>
            {hint && <span className="text-small font-normal text-muted">{hint}</span>}
          </>
        )}
      </SuggestionList>
      <SuggestionList
        editor={editor}
        store={people}
        label="Kişiler"
        empty="Kimse bulunamadı."
        keyOf={({ username }) => username}
      >
        {(person) => (
          <>
            <Avatar name={fullName(person)} picture={person.picture} size="sm" />
            <span className="min-w-0 flex-1">
              <span className="block truncate">{fullName(person)}</span>
              <span className="block truncate text-small font-normal text-muted">
                @{person.username}
              </span>
            </span>
          </>
        )}
      </SuggestionList>
    </>
  )
}
