import {
  ArchiveIcon,
  CheckIcon,
  CircleHelpIcon,
  ClockIcon,
  EqualIcon,
  TrendingDownIcon,
  XIcon,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { present } from '@sextant/drawings/deep-partial'
import type { VrioBody, VrioResource } from '@sextant/contracts/strategy/vrio'
import { VRIO_RESOURCES } from '@sextant/contracts/strategy/counts'
import { NOT_RATED } from '@sextant/contracts/strategy/not-rated'
import {
  openTest,
  VRIO_NAMES as NAMES,
  VRIO_TESTS as TESTS,
  type VrioTest,
} from '@sextant/contracts/strategy/vrio-words'
import { cn } from '@/ui/cn.ts'
import { Badge } from '@/ui/primitives/badge.tsx'
import type { DeepPartial } from '@sextant/drawings/deep-partial'
import { nextId, ownWords, type Path, put, useEditing } from '../editing/editing.tsx'
import { Growing } from '@/ui/patterns/growing.tsx'
import { InlineClaim } from '../editing/inline-text.tsx'
import { AddItem, RemoveItem } from '../editing/list-actions.tsx'

const VERDICTS = {
  disadvantage: { tone: 'bad', icon: TrendingDownIcon },
  parity: { tone: 'neutral', icon: EqualIcon },
  'temporary advantage': { tone: 'info', icon: ClockIcon },
  'unused advantage': { tone: 'warn', icon: ArchiveIcon },
  'sustained advantage': { tone: 'good', icon: CheckIcon },
} as const

/** Four tests from left to right; the first No decides, and the row ends in its verdict. */
export default function VrioTable({ body }: { body: DeepPartial<VrioBody> | undefined }) {
  const resources = present(body?.resources)
  if (body?.resources === undefined) return <Growing lines={6} />
  return (
    <div className="group/item">
      {resources.length === 0 && <p className="text-ink-3">{NOTHING}</p>}
      {resources.length > 0 && <Resources resources={resources} />}
      <AddItem
        label="Add resource"
        allowed={resources.length < VRIO_RESOURCES.most}
        make={text => [
          put(['body', 'resources', resources.length], {
            id: nextId(
              'R',
              resources.map(resource => resource.id),
            ),
            name: ownWords(text),
            ...UNANSWERED,
          }),
        ]}
      />
    </div>
  )
}

const NOTHING =
  'No resource yet: name what you have that others would find hard to get, or why customers pick you.'
/** A resource that was added by hand: its four answers are still to be given. */
const UNANSWERED = {
  valuable: null,
  rare: null,
  inimitable: null,
  organized: null,
  reasons: { valuable: null, rare: null, inimitable: null, organized: null },
  verdict: null,
  nextStep: null,
}

function Resources({ resources }: { resources: readonly DeepPartial<VrioResource>[] }) {
  return (
    <table className="w-full border-collapse text-caption @max-2xl:block">
      <caption className="sr-only">Resources, four tests and a verdict each</caption>
      <thead className="@max-2xl:sr-only">
        <tr>
          {['Resource', ...TESTS.map(test => NAMES[test]), 'Verdict'].map((name, index) => (
            <th
              key={name}
              scope="col"
              className={cn(
                'border-b border-line-strong py-2 pr-3 text-left font-medium text-ink-3 last:pr-0',
                index === 0 && 'w-[19%]',
              )}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {resources.map((resource, index) => (
        <Resource
          key={resource.id ?? index}
          resource={resource}
          index={index}
          removable={resources.length > VRIO_RESOURCES.least}
        />
      ))}
    </table>
  )
}

function Resource({
  resource,
  index,
  removable,
}: {
  resource: DeepPartial<VrioResource>
  index: number
  removable: boolean
}) {
  const path = ['body', 'resources', index]
  const deciding = TESTS.findIndex(test => resource[test] === false)
  return (
    <tbody className="group/item border-b border-line @max-2xl:block @max-2xl:py-3">
      <tr className="@max-2xl:block">
        <th
          scope="row"
          className="py-2.5 pr-3 text-left align-top text-body leading-5 font-semibold wrap-anywhere @max-2xl:block @max-2xl:py-0"
        >
          <InlineClaim
            claim={resource.name}
            path={[...path, 'name']}
            label={`Resource ${resource.id}`}
            check
          />
        </th>
        {TESTS.map((test, place) => (
          <TestCell
            key={test}
            test={test}
            resource={resource}
            path={path}
            decides={place === deciding}
            beyond={deciding >= 0 && place > deciding}
          />
        ))}
        <td className="py-2.5 align-top @max-2xl:block @max-2xl:py-1.5">
          <Verdict resource={resource} />
        </td>
      </tr>
      <tr className="@max-2xl:block">
        <td colSpan={6} className="pb-2.5 @max-2xl:block @max-2xl:pb-0">
          <span className="flex items-start gap-2">
            <span className="min-w-0 flex-1">
              {resource.nextStep && (
                <>
                  <span className="mr-1.5 text-ink-3">Next</span>
                  <InlineClaim
                    claim={resource.nextStep}
                    path={[...path, 'nextStep']}
                    label={`Next step for ${resource.name?.text ?? ''}`}
                  />
                </>
              )}
            </span>
            <RemoveItem path={path} label={resource.name?.text ?? 'resource'} allowed={removable} />
          </span>
        </td>
      </tr>
    </tbody>
  )
}

/** Its verdict, or the answer that it waits for. */
function Verdict({ resource }: { resource: DeepPartial<VrioResource> }) {
  const open = openTest(resource)
  const verdict = resource.verdict ? VERDICTS[resource.verdict] : null
  if (resource.verdict === null && open)
    return (
      <Badge tone="neutral" className="h-auto min-h-[22px] py-0.5 whitespace-normal">
        <CircleHelpIcon aria-hidden />
        Not rated yet: {NAMES[open].toLowerCase()}?
      </Badge>
    )
  if (!verdict) return null
  return (
    <Badge tone={verdict.tone} className="h-auto min-h-[22px] py-0.5 whitespace-normal">
      <verdict.icon aria-hidden />
      {resource.verdict?.charAt(0).toUpperCase()}
      {resource.verdict?.slice(1)}
    </Badge>
  )
}

/** A test's answer and its reason. beyond: an earlier No has decided already. */
function TestCell({
  test,
  resource,
  path,
  decides,
  beyond,
}: {
  test: VrioTest
  resource: DeepPartial<VrioResource>
  path: Path
  decides: boolean
  beyond: boolean
}) {
  return (
    <td className="py-2.5 pr-3 align-top @max-2xl:grid @max-2xl:grid-cols-[104px_minmax(0,1fr)] @max-2xl:gap-x-2 @max-2xl:py-1">
      <span aria-hidden className="text-ink-3 @2xl:hidden">
        {NAMES[test]}
      </span>
      <div className={cn('min-w-0', beyond ? 'text-ink-3' : 'text-ink-2')}>
        <Answer
          value={resource[test]}
          path={[...path, test]}
          label={`${NAMES[test]}: ${resource.name?.text ?? ''}`}
          decides={decides}
        />
        {resource.reasons?.[test] && (
          <span className="mt-0.5 block wrap-anywhere">
            <InlineClaim
              claim={resource.reasons[test]}
              path={[...path, 'reasons', test]}
              label={`Why ${NAMES[test].toLowerCase()}`}
            />
          </span>
        )}
      </div>
    </td>
  )
}

/** Yes or No with its sign, pressing turns it over; both to choose from where nobody answered. */
function Answer({
  value,
  path,
  label,
  decides,
}: {
  value: boolean | null | undefined
  path: Path
  label: string
  decides: boolean
}) {
  const { on, busy, send } = useEditing()
  if (value === undefined) return <span>…</span>
  if (value === null && !on) return <span className="text-ink-3">{NOT_RATED}</span>
  if (value === null)
    return (
      <span className="inline-flex flex-wrap items-center gap-x-1 text-ink-3">
        <span className="sr-only">{NOT_RATED}</span>
        {[true, false].map(next => (
          <Choice
            key={String(next)}
            label={`${label}, ${next ? 'yes' : 'no'}`}
            busy={busy}
            onPress={() => send(put(path, next))}
          >
            {next ? 'Yes?' : 'No?'}
          </Choice>
        ))}
      </span>
    )
  const Icon = value ? CheckIcon : XIcon
  const style = cn('inline-flex items-center gap-1', (value || decides) && 'font-semibold text-ink')
  const inside = (
    <>
      <Icon
        aria-hidden
        className={cn('size-3.5', value && 'text-good', !value && decides && 'text-bad')}
      />
      {value ? 'Yes' : 'No'}
    </>
  )
  if (!on) return <span className={style}>{inside}</span>
  return (
    <Choice
      label={`${label}, ${value ? 'yes' : 'no'}`}
      pressed={value}
      busy={busy}
      className={cn(style, '-ml-1.5')}
      onPress={() => send(put(path, !value))}
    >
      {inside}
    </Choice>
  )
}

/** One tap on an answer. */
function Choice({
  label,
  pressed,
  busy,
  className,
  onPress,
  children,
}: {
  label: string
  pressed?: boolean
  busy: boolean
  className?: string
  onPress: () => void
  children: ReactNode
}) {
  const { hover } = useEditing()
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      aria-disabled={busy || undefined}
      className={cn(
        'prints rounded-sm border border-transparent px-1.5 py-0.5 hover:border-line-strong',
        className,
        !hover && 'ml-0 min-h-11 min-w-16 justify-center border-line-strong bg-surface',
      )}
      onClick={onPress}
    >
      {children}
    </button>
  )
}
