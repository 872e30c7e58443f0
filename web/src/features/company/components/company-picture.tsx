import type { CompanyFactRow, FactUse } from '@sextant/contracts/company/facts'
import { FACT_KINDS, KIND_NAMES } from '@sextant/contracts/company/kinds'
import {
  CompanyMap,
  companyMapHeight,
  type MapMark,
  type MapRay,
} from '@sextant/drawings/company-map'
import { screenTone } from '@sextant/drawings/tone'
import { cn } from '@/ui/cn.ts'
import { useWidth } from '@/ui/use-width.ts'

type CompanyPictureProps = {
  name: string
  facts: readonly CompanyFactRow[]
  uses: readonly FactUse[]
}

/** px below which the fan has no room for its names: its rays are unrolled into lines then. */
const FAN_LEAST = 660

/** The company model at one look, each kind a way down the page. */
export function CompanyPicture({ name, facts, uses }: CompanyPictureProps) {
  const [ref, width] = useWidth<HTMLDivElement>()
  const rays = raysOf(facts, uses)
  const isFan = width >= FAN_LEAST
  return (
    <figure>
      <div ref={ref} style={{ minHeight: isFan ? companyMapHeight(width) : undefined }}>
        {isFan && (
          <CompanyMap rays={rays} name={name} width={width} tone={screenTone} hrefOf={hrefOf} />
        )}
        {width > 0 && !isFan && <Lines rays={rays} />}
      </div>
      <figcaption className="cap mt-3 flex flex-wrap gap-x-5 gap-y-1">
        <Sign className="bg-chart-1">known</Sign>
        <Sign>waits for you</Sign>
        <Sign className="border-dashed">assumed</Sign>
        <span>larger: more deliverables rest on it</span>
        <span>thread: one is about the other</span>
      </figcaption>
    </figure>
  )
}

const hrefOf = ({ key, marks }: MapRay): string =>
  marks.length > 0 ? `#kind-${key}` : '#not-known-yet'

function raysOf(facts: readonly CompanyFactRow[], uses: readonly FactUse[]): MapRay[] {
  const usesOf = Map.groupBy(uses, use => use.fact_id)
  const ids = new Set(facts.map(({ id }) => id))
  const mark = ({ id, label, status, attributes }: CompanyFactRow): MapMark => ({
    id,
    label,
    state: status === 'proposed' || status === 'assumed' ? status : 'confirmed',
    uses: usesOf.get(id)?.length ?? 0,
    links: [attributes.about]
      .flat()
      .filter(to => typeof to === 'string' && ids.has(to)) as string[],
  })
  return FACT_KINDS.map(kind => ({
    key: kind,
    name: KIND_NAMES[kind].many,
    marks: facts.filter(fact => fact.kind === kind).map(mark),
  }))
}

function Sign({ className, children }: { className?: string; children: string }) {
  return (
    <span className="flex items-center gap-1.5">
      <span
        aria-hidden
        className={cn('size-2.5 rounded-full border-[1.5px] border-chart-1', className)}
      />
      {children}
    </span>
  )
}

/** Marks that a line of a phone has room for. */
const MARKS_MOST = 12

/** The rays one below the other. */
function Lines({ rays }: { rays: readonly MapRay[] }) {
  return (
    <ul className="border-t border-line">
      {rays.map(ray => (
        <li key={ray.key} className="border-b border-line">
          <a
            href={hrefOf(ray)}
            className={cn(
              'grid min-h-11 grid-cols-[minmax(0,1fr)_minmax(0,1fr)_24px] items-center gap-3 no-underline',
              ray.marks.length > 0 ? 'text-ink' : 'text-ink-3',
            )}
          >
            <span className="truncate">{ray.name}</span>
            <span aria-hidden className="flex flex-wrap items-center gap-1">
              {ray.marks.slice(0, MARKS_MOST).map(mark => (
                <span
                  key={mark.id}
                  className={cn(
                    'size-2.5 rounded-full border-[1.5px] border-chart-1',
                    mark.state === 'confirmed' && 'bg-chart-1',
                    mark.state === 'assumed' && 'border-dashed',
                  )}
                />
              ))}
            </span>
            <span className="text-right text-ink-3">{ray.marks.length}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
