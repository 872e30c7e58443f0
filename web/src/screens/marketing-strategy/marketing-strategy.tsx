import { MODES } from '@sextant/contracts/marketing-strategy/modes'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { knownToolsQuery } from '@/features/agent-session/api/known-tools.ts'
import { useCan } from '@/features/session/api/get-me.ts'
import { usePlace } from '@/shell/place.ts'
import { Page, PageHeader } from '@/ui/patterns/page-header.tsx'
import { Forbidden } from '@/ui/patterns/whole-page.tsx'
import { Continue, MadeHere } from '../session/begun.tsx'
import { useAgentPlace } from '../session/use-agent-place.ts'
import { ModeCard } from './mode-card.tsx'
import { toolOfMode } from './mode-words.ts'
import { useBegin } from './use-begin.ts'

/** The Marketing Strategy agent's door: three modes in plain words, and what was begun. */
export default function MarketingStrategy() {
  const allowed = useCan()('agents.use')
  const here = useAgentPlace()
  const place = usePlace()
  const { begin, underWay } = useBegin()
  const known = useQuery({
    ...knownToolsQuery(here.agent.id, here.scope.clientId),
    enabled: allowed,
  })
  if (!allowed) return <Forbidden />
  return (
    <Page className="grid gap-8">
      <PageHeader
        title={here.campaign ? <ForCampaign campaign={here.campaign} /> : here.agent.name}
        meta="To whom you say what, by which ways, for how much. Every figure is computed from your own, and says what it rests on."
      />
      <Continue />
      <section aria-labelledby="modes">
        <h2 id="modes" className="pb-2 font-semibold">
          How deep shall it go?
        </h2>
        <div className="grid border-t border-l border-line md:grid-cols-3">
          {MODES.map(mode => (
            <ModeCard
              key={mode}
              mode={mode}
              href={place.agent(`${here.agent.path}/${mode}`)}
              known={known.data?.find(({ tool }) => tool === toolOfMode(mode).id)}
              busy={underWay === mode}
              disabled={underWay !== null}
              onBegin={() => begin(mode)}
            />
          ))}
        </div>
      </section>
      <MadeHere />
    </Page>
  )
}

function ForCampaign({ campaign }: { campaign: { id: string; name: string } }) {
  const place = usePlace()
  const { agent } = useAgentPlace()
  return (
    <>
      {agent.name} for{' '}
      <Link to={place.page(`/campaigns/${campaign.id}`)} className="link">
        {campaign.name}
      </Link>
    </>
  )
}
