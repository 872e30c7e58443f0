import { toolsOf } from '@sextant/contracts/catalogue'
import { Link } from 'react-router'
import { NoticedList } from '@/features/performance/components/noticed-list.tsx'
import { useCan } from '@/features/session/api/get-me.ts'
import { usePlace } from '@/shell/place.ts'
import { Page, PageHeader } from '@/ui/patterns/page-header.tsx'
import { Forbidden } from '@/ui/patterns/whole-page.tsx'
import { buttonStyle } from '@/ui/primitives/button.tsx'
import { Continue, MadeHere } from '../session/begun.tsx'
import { useAgentPlace } from '../session/use-agent-place.ts'
import { FiguresLine } from './figures-line.tsx'
import { ToolCard } from './tool-card.tsx'
import { useLook } from './use-look.ts'

/** The Performance Intelligence agent's door: what there is to look at, five questions, and what was found. */
export default function Performance() {
  const allowed = useCan()('agents.use')
  if (!allowed) return <Forbidden />
  return <Door />
}

function Door() {
  const here = useAgentPlace()
  const place = usePlace()
  const { look, underWay } = useLook()
  return (
    <Page className="grid gap-8">
      <PageHeader
        title={here.campaign ? <ForCampaign campaign={here.campaign} /> : here.agent.name}
        meta="What happened, how sure that is, and what to do. Every figure is computed, and says how many cases it rests on."
        actions={
          <Link
            to={place.agent(`${here.agent.path}/dashboard`)}
            className={buttonStyle({ variant: 'plain' })}
          >
            Findings
          </Link>
        }
      />
      <FiguresLine />
      {!here.campaign && <NoticedList clientId={place.client?.id ?? null} ask={look} />}
      <Continue />
      <section aria-labelledby="questions">
        <h2 id="questions" className="pb-2 font-semibold">
          What do you want to know?
        </h2>
        <div className="grid border-t border-l border-line sm:grid-cols-2 lg:grid-cols-3">
          {toolsOf(here.agent.id).map(tool => (
            <ToolCard
              key={tool.id}
              tool={tool}
              href={place.agent(`${here.agent.path}/tool/${tool.id}`)}
              busy={underWay === tool.id}
              disabled={underWay !== null}
              onLook={() => look(tool.id)}
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
  return (
    <>
      Performance of{' '}
      <Link to={place.page(`/campaigns/${campaign.id}`)} className="link">
        {campaign.name}
      </Link>
    </>
  )
}
