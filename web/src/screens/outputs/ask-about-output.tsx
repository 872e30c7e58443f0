import type { AgentOutputRow } from '@sextant/contracts/rows'
import { useQuery } from '@tanstack/react-query'
import { SendIcon } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { answeringPeopleQuery } from '@/features/approvals/api/answering-people.ts'
import { approvalWords, mayBeAsked, type Audience } from '@/features/approvals/approval-words.ts'
import { useCan, useMe } from '@/features/session/api/get-me.ts'
import { Button } from '@/ui/primitives/button.tsx'
import { Dialog, DialogContent, DialogTitle, DialogTrigger } from '@/ui/primitives/dialog.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { useAudience } from './use-audience.ts'

const ApprovalPanel = lazy(async () => ({
  default: (await import('@/features/approvals/components/approval-panel.tsx')).ApprovalPanel,
}))

/** Shares a deliverable with those it was made for and asks them to approve it. Nothing for an agency's own work: nobody looks on there. */
export function AskAboutOutput({
  output,
}: {
  output: Pick<AgentOutputRow, 'id' | 'client_id' | 'shared_at'>
}) {
  const { organization } = useMe()
  const audience = useAudience(output.client_id)
  const viewers = useQuery({
    ...answeringPeopleQuery(organization?.id ?? '', null),
    enabled: audience?.kind === 'viewers',
  })
  if (!audience) return null
  if (!mayBeAsked(audience, viewers.data, output.shared_at !== null)) return null
  const { title } = approvalWords(audience)
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button size="sm">
          <SendIcon aria-hidden />
          {output.shared_at ? 'Shared' : title}
        </Button>
      </DialogTrigger>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>{title}</DialogTitle>
        <Suspense fallback={<Skeleton className="mt-3 h-32" />}>
          <Panel output={output} audience={audience} />
        </Suspense>
      </DialogContent>
    </Dialog>
  )
}

/** In the dialog, so that who could answer is asked for when it opens. */
function Panel({
  output,
  audience,
}: {
  output: Pick<AgentOutputRow, 'id' | 'client_id' | 'shared_at'>
  audience: Audience
}) {
  const { organization } = useMe()
  const can = useCan()
  const people = useQuery(answeringPeopleQuery(organization?.id ?? '', output.client_id))
  return (
    <ApprovalPanel
      subject={{ output_id: output.id }}
      audience={audience}
      people={people.data}
      invites={can('team.manage')}
      sharedAt={output.shared_at}
      untitled
    />
  )
}
