import type { LibraryOverview } from '@sextant/contracts/agent-outputs/library'
import { StarIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type OutputFilter, paramsOf } from '@/features/outputs/output-filter.ts'
import { usePlace } from '@/shell/place.ts'
import { cn } from '@/ui/cn.ts'
import { buttonStyle } from '@/ui/primitives/button.tsx'

/** The parts of the library that are wanted most: all, saved, stale. isWhole: it is no agent's and no campaign's, so that the saved ones have an address of their own. */
export function LibraryChips({
  filter,
  overview,
  isWhole,
  onChange,
}: {
  filter: OutputFilter
  overview: LibraryOverview | undefined
  isWhole: boolean
  onChange: (change: Partial<OutputFilter>) => void
}) {
  const { page } = usePlace()
  const { state, stale } = filter
  const linkTo = (path: string) =>
    `${page(path)}?${new URLSearchParams(paramsOf({ ...filter, state: null, stale: false, agent: filter.agent }))}`
  const isAll = state === null && !stale
  return (
    <nav aria-label="Parts of the library" className="flex flex-wrap gap-2">
      {isWhole ? (
        <>
          <ChipLink to={linkTo('/outputs')} isOn={isAll}>
            All
          </ChipLink>
          <ChipLink to={linkTo('/outputs/saved')} isOn={state === 'saved' && !stale}>
            <StarIcon aria-hidden />
            Saved
          </ChipLink>
        </>
      ) : (
        <>
          <Chip isOn={isAll} onPress={() => onChange({ state: null, stale: false })}>
            All
          </Chip>
          <Chip
            isOn={state === 'saved' && !stale}
            onPress={() => onChange({ state: 'saved', stale: false })}
          >
            <StarIcon aria-hidden />
            Saved
          </Chip>
        </>
      )}
      <Chip isOn={stale} onPress={() => onChange({ stale: !stale })}>
        Stale
        {overview && (
          <span className="rounded-sm bg-sunken px-1.5 py-1 text-caption">{overview.stale}</span>
        )}
      </Chip>
    </nav>
  )
}

const chip = (isOn: boolean) => cn(buttonStyle({}), isOn && 'border-act bg-act-soft')

const ChipLink = ({ to, isOn, children }: { to: string; isOn: boolean; children: ReactNode }) => (
  <Link to={to} aria-current={isOn ? 'page' : undefined} className={chip(isOn)}>
    {children}
  </Link>
)

const Chip = ({
  isOn,
  onPress,
  children,
}: {
  isOn: boolean
  onPress: () => void
  children: ReactNode
}) => (
  <button type="button" aria-pressed={isOn} className={chip(isOn)} onClick={onPress}>
    {children}
  </button>
)
