import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Clock, X } from 'lucide-react'
import { useEffect } from 'react'
import { useCall } from '../../api.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { topTagsQuery } from '../posts/queries.ts'
import { Section, WithRail } from '../posts/section.tsx'
import { TagChips } from '../posts/tag-chips.tsx'
import { HowToAsk } from './how-to-ask.tsx'
import { forgetAllSearches, forgetSearch, useRecentSearches } from './recent.ts'

/** Before anything is asked for: what was asked for before, and how one can ask. */
export function Beginning() {
  useEffect(() => document.querySelector<HTMLElement>('main [name=q]')?.focus(), [])
  return (
    <div className="mt-10">
      <WithRail
        rail={
          <Section title="Nasıl aranır?" look="quiet">
            <p className="mt-3 text-muted">
              Yazıları, kişileri, kategorileri ve etiketleri arayın. Kelimeleri nasıl yazdığınız
              önemli değil: ekli, eksiz, Türkçe harfsiz de bulunur.
            </p>
            <HowToAsk />
          </Section>
        }
      >
        <RecentSearches />
        <Section title="Konular" look="quiet" className="mt-10">
          <TagChips tags={useSuspenseQuery(topTagsQuery(useCall())).data} />
        </Section>
      </WithRail>
    </div>
  )
}

function RecentSearches() {
  const searches = useRecentSearches()
  return (
    <Section title="Son aramalar" look="quiet">
      {searches.length === 0 ? (
        <p className="mt-3 text-muted">
          Aradıklarınız burada durur. Yalnızca bu cihazda saklanır, kimseye gönderilmez.
        </p>
      ) : (
        <>
          <ul className="mt-3 divide-y">
            {searches.map((q) => (
              <li key={q} className="relative flex min-h-12 items-center gap-3">
                <Clock size={16} strokeWidth={1.75} aria-hidden className="shrink-0 text-faint" />
                <Link
                  to="/ara"
                  search={{ q }}
                  preload={false}
                  className="flex min-h-11 min-w-0 flex-1 items-center wrap-anywhere hover:underline"
                >
                  {q}
                </Link>
                <IconButton
                  icon={X}
                  label={`Unut: ${q}`}
                  size="sm"
                  onClick={() => forgetSearch(q)}
                />
              </li>
            ))}
          </ul>
          <p className="mt-4 flex flex-wrap items-center gap-x-4 text-small text-muted">
            Yalnızca bu cihazda saklanır.
            <button
              type="button"
              onClick={forgetAllSearches}
              className="font-medium text-accent hover:underline touch:min-h-11"
            >
              Tümünü unut
            </button>
          </p>
        </>
      )}
    </Section>
  )
}
