import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { count } from '../../../core/turkish/numbers.ts'
import { classes } from '../../ui/classes.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { isPlainClick } from '../../ui/plain-click.ts'
import { MoreLink, PreviousLink } from './more-link.tsx'
import type { ListQuery, PageQuery } from './list-query.ts'

interface EndlessListProps<Item, More> {
  query: ListQuery<Item, More>
  /** Of the whole page, without its query. */
  path: string
  /** What the list is of, in the singular: "yazı". */
  noun: string
  row: ComponentType<{ item: Item }>
  /** Instead of a list without items. */
  empty: ReactNode
  className?: string
}

/**
 * A list with a real link to its next page. Where scripts run, the next page is added below
 * instead, and reading goes on with the first new item.
 */
export function EndlessList<Item extends { id: number }, More>(
  props: EndlessListProps<Item, More>,
) {
  const { query, path, noun, row: Row, empty, className } = props
  const { data, refetch, fetchNextPage, isFetchingNextPage, isFetchNextPageError } =
    useSuspenseInfiniteQuery(query)
  const items = data.pages.flatMap((page) => page.items)
  const [firstNew, setFirstNew] = useState<number | null>(null)
  const list = useFocusOn(firstNew)
  const next = data.pages.at(-1)?.next
  const showMore = async () => {
    if (isFetchingNextPage) return
    const before = items.length
    const { data: grown } = await fetchNextPage()
    if (grown && grown.pages.length > data.pages.length) setFirstNew(before)
  }
  const failure = data.pages[0]?.failure
  if (failure) return <ErrorState text={failure} onRetry={() => void refetch()} />
  if (items.length === 0) return empty
  return (
    <>
      <PreviousLink path={path} page={Number((data.pageParams[0] as PageQuery).page)} />
      <ul ref={list} className={classes('divide-y', className)}>
        {items.map((item) => (
          <li key={item.id}>
            <Row item={item} />
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {firstNew !== null && `${count(items.length - firstNew, noun)} daha eklendi.`}
      </p>
      {next && (
        <MoreLink
          path={path}
          page={Number(next.page)}
          isBusy={isFetchingNextPage}
          hasFailed={isFetchNextPageError}
          onFollow={(event) => isPlainClick(event) && (event.preventDefault(), void showMore())}
        />
      )}
    </>
  )
}

/** Those who hear the page or walk it with the keyboard go on where the new items begin. */
function useFocusOn(index: number | null) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (index === null) return
    const item = list.current?.children[index]
    item?.querySelector<HTMLElement>('h3 a')?.focus({ preventScroll: true })
  }, [index])
  return list
}
