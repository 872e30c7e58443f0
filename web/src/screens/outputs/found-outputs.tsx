import type { LibraryRow } from '@sextant/contracts/agent-outputs/library'
import { agentById } from '@sextant/contracts/catalogue'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useMemo, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { clientNamesQuery } from '@/features/campaigns/api/client-names.ts'
import { useStarOutput } from '@/features/outputs/api/save-output.ts'
import { LibraryList } from '@/features/outputs/components/library-list.tsx'
import { OutputChoiceBar } from '@/features/outputs/components/output-choice-bar.tsx'
import { StaleProposal } from '@/features/outputs/components/stale-proposal.tsx'
import { useOutputActions } from '@/features/outputs/use-output-actions.tsx'
import { useCan, useMe } from '@/features/session/api/get-me.ts'
import { usePlace } from '@/shell/place.ts'
import { AgentBadge } from '@/ui/patterns/agent-badge.tsx'
import { useCampaignNames } from './use-campaign-names.ts'
import type { Library } from './use-library.ts'

// It brings the comparing of words, which nobody needs before two are compared.
const CompareOutputs = lazy(() => import('@/features/outputs/components/compare-outputs.tsx'))

type FoundOutputsProps = {
  library: Library
  isStaleFirst: boolean
  asTable: boolean
  withClient: boolean
  choosing: boolean
  /** Something was done with what was chosen, or nothing is to be. */
  onChosen: () => void
}

/** What the filter finds: the first stale one with its changes, then the list, of which several can be chosen. */
export function FoundOutputs(props: FoundOutputsProps) {
  const { library, isStaleFirst, asTable, withClient, choosing, onChosen } = props
  const { rows, overview, showMore } = library
  const mayChange = useCan()('outputs.manage')
  const place = usePlace()
  const { itemsFor, dialog } = useOutputActions()
  const star = useStarOutput()
  const [chosen, setChosen] = useState<readonly LibraryRow[]>([])
  const choice = useMemo(() => {
    if (!choosing) return null
    return {
      chosen: new Set(chosen.map(({ id }) => id)),
      choose: (output: LibraryRow, isOn: boolean) =>
        setChosen(before => {
          const others = before.filter(({ id }) => id !== output.id)
          return isOn ? [...others, output] : others
        }),
    }
  }, [choosing, chosen])
  const actions = useMemo(
    () => ({
      hrefOf: ({ id }: { id: string }) => place.page(`/outputs/${id}`),
      withClient,
      choice,
      change: mayChange
        ? {
            itemsFor,
            star: ({ id, saved_at }: { id: string; saved_at: string | null }) =>
              void star({ id, isSaved: saved_at === null }),
          }
        : null,
    }),
    [place, withClient, choice, mayChange, itemsFor, star],
  )
  const total = overview?.found ?? rows.length
  // Where the stale ones stand first, the first of them says what would change.
  const leading = isStaleFirst && mayChange && !choosing && rows[0]?.stale_since ? rows[0] : null
  return (
    <>
      {choosing && (
        <Chosen
          chosen={chosen}
          done={() => {
            setChosen([])
            onChosen()
          }}
        />
      )}
      {leading && <Leading output={leading} withClient={withClient} />}
      <LibraryList
        outputs={leading ? rows.slice(1) : rows}
        total={total}
        asTable={asTable}
        onNearEnd={showMore}
        actions={actions}
      />
      {rows.length < total && (
        <p className="cap" aria-live="polite">
          {rows.length} of {total} loaded
        </p>
      )}
      {dialog}
    </>
  )
}

/** What can be done with those that were chosen, with the campaigns and clients there are. */
function Chosen({ chosen, done }: { chosen: readonly LibraryRow[]; done: () => void }) {
  const navigate = useNavigate()
  const { organization } = useMe()
  const [comparing, setComparing] = useState(false)
  const [first, second] = chosen
  const campaigns = useCampaignNames(first?.client_id ?? null, chosen.length > 0)
  const clients = useQuery({
    ...clientNamesQuery(organization?.id ?? ''),
    enabled: organization?.type === 'AGENCY',
  })
  return (
    <>
      <OutputChoiceBar
        chosen={chosen}
        campaigns={campaigns}
        clients={(clients.data ?? []).filter(({ id }) => id !== first?.client_id)}
        onCompare={() => setComparing(true)}
        onMade={id => {
          done()
          // A copy may be another client's: its address is the one without a client.
          void navigate(`/outputs/${id}`)
        }}
        done={done}
      />
      {comparing && first && second && (
        <Suspense fallback={null}>
          <CompareOutputs before={first} after={second} onClose={() => setComparing(false)} />
        </Suspense>
      )}
    </>
  )
}

/** The stale output that stands first, with its changes. */
function Leading({ output, withClient }: { output: LibraryRow; withClient: boolean }) {
  const place = usePlace()
  const { id, title, agent_type, client_name, author_name } = output
  const whose = [withClient && client_name, author_name].filter(Boolean).join(' · ')
  return (
    <StaleProposal
      output={output}
      asks
      documentHref={(document, at) =>
        place.page(`/documents/${document}${at ? `?page=${at}` : ''}`)
      }
    >
      <h2 className="book text-title wrap-anywhere">
        <Link to={place.page(`/outputs/${id}`)} className="text-ink no-underline hover:underline">
          {title}
        </Link>
      </h2>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <AgentBadge agent={agent_type} name={agentById(agent_type).name} />
        <span className="cap">{whose}</span>
      </p>
    </StaleProposal>
  )
}
