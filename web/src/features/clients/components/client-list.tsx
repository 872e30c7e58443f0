import type { ClientSignal } from '@sextant/contracts/clients/routes'
import type { ClientRow } from '@sextant/contracts/rows'
import { useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import {
  memo,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react'
import { Link } from 'react-router'
import { wholeDollars } from '@/ui/patterns/money.ts'
import { TableHead } from '@/ui/primitives/table.tsx'
import { useMedia } from '@/ui/use-media.ts'
import { ClientStatusBadge } from './client-status-badge.tsx'
import { lowHealthWords } from '../low-health.ts'
import { SortHead, type Sorting } from './sort-head.tsx'
import { HealthLimb } from './health-limb.tsx'
import { SignalList } from './signal-list.tsx'

type SignalsByClient = ReadonlyMap<string, readonly ClientSignal[]>
type ClientListProps = {
  clients: readonly ClientRow[]
  total: number
  signals: SignalsByClient
  view: 'table' | 'cards'
  /** The end came near: the next page is wanted. */
  onNearEnd: () => void
} & Sorting

const SIGNALS_SHOWN = 2
const STEPS: Record<string, number | undefined> = { ArrowDown: 1, ArrowUp: -1 }
const feeOf = (client: ClientRow) =>
  client.monthly_fee_cents === null ? '–' : wholeDollars(client.monthly_fee_cents)
const activeOf = (client: ClientRow) =>
  client.campaigns_count === 0
    ? 'No campaigns'
    : `${client.active_campaigns} of ${client.campaigns_count} active`
const linkStyle = 'font-semibold wrap-anywhere text-ink no-underline hover:underline'

/** Thousands of clients as a table or as cards: only what is near the window stands in the page. Arrow keys go from name to name. */
export function ClientList({
  clients,
  total,
  signals,
  view,
  sort,
  onSort,
  onNearEnd,
}: ClientListProps) {
  const narrow = useMedia('(max-width: 860px)')
  const wide = useMedia('(min-width: 1200px)')
  const asTable = view === 'table' && !narrow
  const besides = wide ? 3 : 2
  const columns = asTable || narrow ? 1 : besides
  const list = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(0)
  // Where the list begins: again whenever the page changes its height, for the header above may have grown.
  useLayoutEffect(() => {
    const measure = () =>
      setTop(Math.round((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY))
    const observer = new ResizeObserver(measure)
    measure()
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])
  const lines = Math.ceil(clients.length / columns)
  // oxlint-disable-next-line react-hooks/incompatible-library -- nothing here is memoized
  const virtual = useWindowVirtualizer({
    count: lines,
    estimateSize: () => (asTable ? 64 : 148),
    overscan: 4,
    scrollMargin: top,
    getItemKey: index => clients[index * columns]?.id ?? index,
  })
  const items = virtual.getVirtualItems()
  const last = items.at(-1)?.index ?? 0
  const nearEnd = useEffectEvent(onNearEnd)
  useEffect(() => {
    if (last >= lines - 12) nearEnd()
  }, [last, lines])

  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    const links = [...(list.current?.querySelectorAll<HTMLElement>('a[data-client]') ?? [])]
    const at = links.indexOf(document.activeElement as HTMLElement)
    const next = links[at + (step ?? 0)]
    if (step === undefined || at < 0 || !next) return
    event.preventDefault()
    next.focus({ preventScroll: true })
    next.scrollIntoView({ block: 'nearest' })
  }
  const drawn = { clients, signals, virtual, columns, total }
  return (
    // The links inside take the focus; this only hears their arrow keys.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={list} onKeyDown={onKeyDown} data-clients>
      {asTable ? <AsTable {...drawn} sort={sort} onSort={onSort} /> : <AsCards {...drawn} />}
    </div>
  )
}

type Drawn = {
  clients: readonly ClientRow[]
  signals: SignalsByClient
  virtual: Virtualizer<Window, Element>
  columns: number
  total: number
}

const before = (virtual: Drawn['virtual']) =>
  (virtual.getVirtualItems()[0]?.start ?? virtual.options.scrollMargin) -
  virtual.options.scrollMargin
const after = (virtual: Drawn['virtual']) =>
  virtual.getTotalSize() -
  ((virtual.getVirtualItems().at(-1)?.end ?? virtual.options.scrollMargin) -
    virtual.options.scrollMargin)

function AsTable({ clients, signals, virtual, total, ...sorting }: Drawn & Sorting) {
  return (
    <table
      className="w-full table-fixed border-collapse [&_th]:text-caption"
      aria-rowcount={total + 1}
    >
      <thead>
        <tr aria-rowindex={1}>
          <SortHead by="name" {...sorting} className="w-[38%]">
            Client
          </SortHead>
          <TableHead className="w-[13%]">Status</TableHead>
          <SortHead by="health" {...sorting} className="w-[25%]">
            Health
          </SortHead>
          <SortHead by="campaigns" {...sorting} numeric className="w-[13%]">
            Campaigns
          </SortHead>
          <SortHead by="fee" {...sorting} numeric className="w-[11%]">
            Monthly
          </SortHead>
        </tr>
      </thead>
      <tbody>
        <Gap height={before(virtual)} />
        {virtual.getVirtualItems().map(item => {
          const client = clients[item.index]
          if (!client) return null
          return (
            <TableLine
              key={item.key}
              client={client}
              signals={signals.get(client.id)}
              index={item.index}
              measure={virtual.measureElement}
            />
          )
        })}
        <Gap height={after(virtual)} />
      </tbody>
    </table>
  )
}

type LineProps = {
  client: ClientRow
  signals: readonly ClientSignal[] | undefined
  index: number
  measure: (element: Element | null) => void
}

// Scrolling draws the list again many times a second; a line that stays is not drawn again.
const TableLine = memo(function TableLine({ client, signals, index, measure }: LineProps) {
  return (
    <tr
      ref={measure}
      data-index={index}
      aria-rowindex={index + 2}
      className="relative hover:bg-act-soft [&>td]:border-b [&>td]:border-line [&>td]:py-3 [&>td]:pr-3 [&>td]:align-top [&>td:last-child]:pr-0"
    >
      <td>
        <Link
          data-client
          to={`/clients/${client.slug}`}
          className={`${linkStyle} after:absolute after:inset-0`}
        >
          {client.name}
        </Link>
        <p className="cap">{client.industry ?? 'Industry not said'}</p>
        <Signals client={client} signals={signals} />
      </td>
      <td>
        <ClientStatusBadge status={client.status} />
      </td>
      <td>
        <HealthLimb
          score={client.health_score}
          className="grid-cols-[minmax(48px,120px)_auto_1fr]"
        />
      </td>
      <td className="text-right text-caption whitespace-nowrap">{activeOf(client)}</td>
      <td className="text-right text-caption whitespace-nowrap">{feeOf(client)}</td>
    </tr>
  )
})

const Gap = ({ height }: { height: number }) =>
  height > 0 ? (
    <tr aria-hidden>
      <td aria-label="Further clients" colSpan={5} className="p-0" style={{ height }} />
    </tr>
  ) : null

function AsCards({ clients, signals, virtual, columns }: Drawn) {
  return (
    <ul style={{ paddingTop: before(virtual), paddingBottom: after(virtual) }}>
      {virtual.getVirtualItems().map(item => (
        <li
          key={item.key}
          ref={virtual.measureElement}
          data-index={item.index}
          className="pb-4 max-md:pb-0"
        >
          <ul
            className="grid items-stretch gap-4"
            style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
          >
            {clients.slice(item.index * columns, (item.index + 1) * columns).map(client => (
              <Card key={client.id} client={client} signals={signals.get(client.id)} />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

const Card = memo(function Card({ client, signals }: Pick<LineProps, 'client' | 'signals'>) {
  return (
    <li className="relative grid content-start gap-2 rounded-md border border-line bg-surface p-4 hover:border-act max-md:rounded-none max-md:border-x-0 max-md:border-t-0 max-md:bg-transparent max-md:px-0">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <Link
            data-client
            to={`/clients/${client.slug}`}
            className={`${linkStyle} after:absolute after:inset-0`}
          >
            {client.name}
          </Link>
          <p className="cap">{client.industry ?? 'Industry not said'}</p>
        </div>
        <ClientStatusBadge status={client.status} />
      </div>
      <HealthLimb score={client.health_score} className="grid-cols-[minmax(48px,120px)_auto_1fr]" />
      <p className="cap">
        {activeOf(client)} ·{' '}
        {client.monthly_fee_cents === null ? 'no monthly fee' : `${feeOf(client)} a month`}
      </p>
      <Signals client={client} signals={signals} />
    </li>
  )
})

function Signals({ client, signals }: Pick<LineProps, 'client' | 'signals'>) {
  const low = lowHealthWords(client)
  if (!signals?.length) return low && <p className="mt-1 text-caption text-ink-2">{low}</p>
  return signals && signals.length > 0 ? (
    <SignalList
      signals={signals}
      most={signals.length === SIGNALS_SHOWN + 1 ? signals.length : SIGNALS_SHOWN}
      className="mt-1"
    />
  ) : null
}
