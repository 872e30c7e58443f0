import { api } from '@/client/api.ts'
import { queryClient } from '@/client/query-client.ts'

const changed = () =>
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [first] }) => first === 'agent-outputs' || first === 'portal',
  })

export async function shareOutput(id: string, note: string): Promise<void> {
  await api.agentOutputs.share({ id, note })
  changed()
}

export async function unshareOutput(id: string): Promise<void> {
  await api.agentOutputs.unshare({ id })
  changed()
}
