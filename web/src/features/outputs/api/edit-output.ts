import type { OutputAnswer, OutputEdit } from '@sextant/contracts/agent-outputs/routes'
import { api } from '@/client/api.ts'
import { queryClient } from '@/client/query-client.ts'
import { outputQuery } from './outputs.ts'

/** Applies edits to the version that is shown; the answer, computed anew, takes its place. */
export async function editOutput(
  id: string,
  version: number,
  edits: OutputEdit[],
): Promise<OutputAnswer> {
  const answer = (await api.agentOutputs.edit({ id, version, edits })) as OutputAnswer
  queryClient.setQueryData(outputQuery(id).queryKey, answer)
  void queryClient.invalidateQueries({ queryKey: ['agent-outputs', 'list'] })
  return answer
}
